import type { StepOf } from '../events.ts';
import { nightOf } from '../match/night.ts';
import type { Match } from '../match/state.ts';
import { withVampire } from '../match/vampires.ts';
import { withAnswer } from './claim.ts';
import type { Intel } from './secrecy.ts';
import { withLapsed } from './potency.ts';
import { applied, withPrince } from './result.ts';
import { NO_RESULT } from './shapes.ts';

function discarded(match: Match, intel: readonly Intel[]): Match {
	const seats = intel.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
	if (seats.length === 0) return match;
	const night = nightOf(match);
	return { ...match, night: { ...night, intel: [...night.intel, ...seats] } };
}

/** What an attack, and what is around it, makes of a match; it cannot refuse. */
export const attackFolds = {
	AttackEnded: (match: Match, { attack, result }: StepOf<'AttackEnded'>): Match => {
		const after = applied(discarded(match, attack.intel ?? []), result);
		return attack.claim ? withAnswer(after, attack.seat, true) : after;
	},
	AttackGivenUp: (match: Match, { intel, result }: StepOf<'AttackGivenUp'>): Match =>
		applied(discarded(match, intel), result),
	VampiresMoved: (match: Match, { vampires, party }: StepOf<'VampiresMoved'>): Match =>
		vampires.reduce(
			(now, id) => withVampire(now, id, (one) => ({ ...one, place: 'streets', party })),
			match
		),
	VampiresMended: (match: Match, { mends, result }: StepOf<'VampiresMended'>): Match => {
		const night = nightOf(match);
		const discards = mends.filter(({ by }) => by === 'discard').map(({ vampire }) => vampire);
		const mended = [...night.mended, ...discards];
		return { ...applied(match, result), night: { ...night, mended } };
	},
	HarmPlaced: (match: Match, { result, redirected }: StepOf<'HarmPlaced'>): Match => {
		const after = applied(match, result);
		return redirected ? after : { ...after, night: { ...nightOf(match), harmed: true } };
	},
	PrinceMoved: (match: Match, { to, room }: StepOf<'PrinceMoved'>): Match =>
		withPrince(match, to, room),
	PotencyRaised: (match: Match, { vampire, by, until, bp }: StepOf<'PotencyRaised'>): Match =>
		withVampire(match, vampire, (one) => {
			const now = withLapsed(one, bp);
			return by === 0 ? now : { ...now, raised: { by, until } };
		}),
	PrinceClaimed: (match: Match, { claimant, seat, foes, room }: StepOf<'PrinceClaimed'>): Match =>
		applied(
			{
				...match,
				claim: { claimant, seat, waits: foes, answers: [], ...(room !== undefined && { room }) }
			},
			{ ...NO_RESULT, exhausts: [claimant], action: true }
		),
	ClaimLetPass: (match: Match, { seat }: StepOf<'ClaimLetPass'>): Match =>
		withAnswer(match, seat, false),
	ClaimEnded: ({ claim: _over, ...match }: Match, { to, room }: StepOf<'ClaimEnded'>): Match =>
		to === null ? match : withPrince(match, to, room)
};
