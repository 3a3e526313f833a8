import { choose } from '../../core/choices/together.ts';
import { accept, refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import type { RivalsEvent, StepOf } from '../events.ts';
import { findActionFault, findExhaustingFault } from '../match/action.ts';
import { seatOf, type Match } from '../match/state.ts';
import { isActive } from '../match/vampires.ts';
import { findAnswerFault } from './answering.ts';
import { hides, tallyOf, type Answer } from './conflict.ts';
import { closedStill, openedIn, sealOnStake, type Scheme, type Sealed } from './scheme.ts';

/** Clockwise from a seat. */
const from = ({ order }: Pick<Match, 'order'>, seat: SeatId): readonly SeatId[] => {
	const at = Math.max(0, order.indexOf(seat));
	return [...order.slice(at), ...order.slice(0, at)];
};

/** A Scheme is an action of the active player, whose vampire exhausts [Schemes]. */
function playScheme(at: At, { vampire, name }: CommandOf<'PlayScheme'>): Decided {
	const { match, state } = at;
	const busy = findActionFault(match);
	if (busy) return busy;
	const seat = match.turn?.seat ?? '';
	const fault = vampire === null ? null : findExhaustingFault(match, seat, vampire);
	if (fault) return fault;
	const question = Math.max(state.course.asked, match.questions ?? 0);
	return accept({
		type: 'SchemePlayed',
		question,
		seat,
		vampire,
		...(name !== undefined && { name }),
		order: [...from(match, seat)]
	});
}

/** Calls `then` with the Scheme that a command is about. */
function answering(match: Match, question: number, then: (scheme: Scheme) => Decided): Decided {
	const { scheme } = match;
	return scheme?.question === question ? then(scheme) : refuse('no-scheme', {}, 'question');
}

const promiseSide = ({ match }: At, { question, seat, side }: CommandOf<'PromiseSide'>): Decided =>
	answering(match, question, ({ order, answers }) => {
		if (!order.includes(seat)) return refuse('no-such-seat', {}, 'seat');
		if (answers.some((one) => one.seat === seat))
			return refuse('answered-already', { seat }, 'seat');
		return accept({ type: 'SidePromised', question, seat, side });
	});

/** What the vampires of a seat can exert. */
export const exertingOf = (match: Match, seat: SeatId) =>
	seatOf(match, seat).vampires.map((one) => ({
		id: one.id,
		isActive: isActive(one),
		isSpent: one.noInfluence === true
	}));

/** What follows once every stake is known; none: some are not. */
export function decidedBy({
	question,
	answers,
	stakes
}: Pick<Scheme, 'question' | 'answers' | 'stakes'>): readonly StepOf<'SchemeDecided'>[] {
	if (stakes === null || closedStill({ answers, stakes }).length > 0) return [];
	const { totals, passes, paid } = tallyOf(answers, openedIn(stakes));
	return [{ type: 'SchemeDecided', question, totals, passes, paid }];
}

function answerScheme(
	{ match, readings, sealed }: At,
	{ type: _type, question, stake, nonce, ...answer }: CommandOf<'AnswerScheme'>
): Decided {
	return answering(match, question, (scheme) => {
		const { seat } = answer;
		const { order, answers, promises, together } = scheme;
		const fault = findAnswerFault(
			readings,
			{
				order,
				answers,
				prestige: seatOf(match, seat).prestige,
				vampires: exertingOf(match, seat),
				promised: promises[seat] ?? null
			},
			answer,
			stake ?? null
		);
		if (fault) return fault;
		const choice = hides(answer) ? (stake ?? null) : null;
		const sealing = choice === null ? undefined : nonce;
		const outcome = choose<Sealed>(
			together,
			sealed === undefined ? undefined : (sealed?.stakes ?? null),
			seat,
			choice,
			sealing
		);
		if ('refused' in outcome) return refuse('stakes-lost');
		const answered: StepOf<'SchemeAnswered'> = {
			type: 'SchemeAnswered',
			question,
			answer,
			...(sealing !== undefined && { seal: sealOnStake(question, seat, choice, sealing) })
		};
		return {
			...accept<RivalsEvent>(answered, ...openingOf(scheme, answer, outcome)),
			...(sealed !== undefined && {
				sealed: outcome.sealed && { stakes: outcome.sealed }
			})
		};
	});
}

/** The last answer opens every stake that a phone sealed [Conflict]. */
function openingOf(
	{ question, answers }: Scheme,
	answer: Answer,
	{
		opened,
		nonces
	}: {
		readonly opened: { readonly [seat: SeatId]: Sealed } | null;
		readonly nonces?: { readonly [seat: string]: string };
	}
): readonly (StepOf<'StakesOpened'> | StepOf<'SchemeDecided'>)[] {
	if (opened === null) return [];
	const opening: StepOf<'StakesOpened'> = {
		type: 'StakesOpened',
		question,
		stakes: { ...opened },
		...(nonces && { nonces: { ...nonces } })
	};
	return [opening, ...decidedBy({ question, answers: [...answers, answer], stakes: opened })];
}

/** A real fist, or a card that lay there, is opened at the table. */
const tellStake = (
	{ match, readings }: At,
	{ question, seat, stake }: CommandOf<'TellStake'>
): Decided =>
	answering(match, question, (scheme) => {
		const { answers, stakes, order, promises } = scheme;
		const missing = order[answers.length];
		if (stakes === null) return refuse('answers-missing', { seat: missing ?? seat });
		const at = answers.findIndex((one) => one.seat === seat);
		const answer = answers[at];
		if (!answer || !closedStill(scheme).includes(seat))
			return refuse('nothing-closed', { seat }, 'seat');
		const fault = findAnswerFault(
			readings,
			{
				order,
				answers: answers.slice(0, at),
				prestige: seatOf(match, seat).prestige,
				// Their tokens lie there since they answered.
				vampires: exertingOf(match, seat).map((one) => ({ ...one, isSpent: false })),
				promised: promises[seat] ?? null
			},
			answer,
			stake
		);
		if (fault) return fault;
		const told: StepOf<'StakeTold'> = { type: 'StakeTold', question, seat, stake };
		return accept<RivalsEvent>(
			told,
			...decidedBy({ question, answers, stakes: { ...stakes, [seat]: stake } })
		);
	});

export const schemeDeciders: Deciders<'PlayScheme' | 'PromiseSide' | 'AnswerScheme' | 'TellStake'> =
	{
		PlayScheme: playScheme,
		PromiseSide: promiseSide,
		AnswerScheme: answerScheme,
		TellStake: tellStake
	};
