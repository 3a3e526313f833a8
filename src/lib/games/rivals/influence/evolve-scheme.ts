import { withChosen } from '../../core/choices/together.ts';
import type { StepOf } from '../events.ts';
import { seatOf, withSeat, type Match } from '../match/state.ts';
import { withVampire } from '../match/vampires.ts';
import { withActionTaken } from '../match/action.ts';
import type { Exerted } from './conflict.ts';
import { newScheme, type Scheme } from './scheme.ts';

const withScheme = (match: Match, to: (scheme: Scheme) => Scheme): Match =>
	match.scheme ? { ...match, scheme: to(match.scheme) } : match;

function played(match: Match, event: StepOf<'SchemePlayed'>): Match {
	const { question, vampire } = event;
	const { decided: _before, ...rest } = match;
	const begun: Match = {
		...withActionTaken(rest),
		questions: question + 1,
		scheme: newScheme(question, event)
	};
	return vampire === null
		? begun
		: withVampire(begun, vampire, (one) => ({ ...one, exhausted: true }));
}

/** Who exerts Influence gets a token, and has none until the next turn of its player [Influence]. */
export const withExerted = (match: Match, exerted: readonly Exerted[]): Match =>
	exerted.reduce(
		(now, { vampire }) =>
			vampire === undefined
				? now
				: withVampire(now, vampire, (one) => ({ ...one, noInfluence: true })),
		match
	);

function answered(match: Match, { answer, seal }: StepOf<'SchemeAnswered'>): Match {
	const spent = withExerted(match, answer.exerted);
	return withScheme(spent, (scheme) => ({
		...scheme,
		answers: [...scheme.answers, answer],
		together: withChosen(scheme.together, answer.seat, seal)
	}));
}

/** The winners pay what their fists held; all else goes back where it came from (R60) [Conflict]. */
function decided(match: Match, { totals, passes, paid }: StepOf<'SchemeDecided'>): Match {
	const { scheme, ...after } = match;
	if (!scheme) return match;
	const settled: Match = { ...after, decided: { ...scheme, totals, passes, paid } };
	return Object.entries(paid).reduce(
		(now, [seat, prestige]) =>
			withSeat(now, seat, { prestige: seatOf(now, seat).prestige - prestige }),
		settled
	);
}

/** What an event of a Scheme makes of a match; it cannot refuse. */
export const schemeFolds = {
	SchemePlayed: played,
	SidePromised: (match: Match, { seat, side }: StepOf<'SidePromised'>): Match =>
		withScheme(match, ({ promises: { [seat]: _before, ...others }, ...scheme }) => ({
			...scheme,
			promises: side === null ? others : { ...others, [seat]: side }
		})),
	SchemeAnswered: answered,
	StakesOpened: (match: Match, { stakes }: StepOf<'StakesOpened'>): Match =>
		withScheme(match, (scheme) => ({ ...scheme, stakes })),
	StakeTold: (match: Match, { seat, stake }: StepOf<'StakeTold'>): Match =>
		withScheme(match, (scheme) => ({
			...scheme,
			stakes: { ...scheme.stakes, [seat]: stake }
		})),
	SchemeDecided: decided
};
