import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import { leftOf, seatOf, type Match, type VampireId } from '../match/state.ts';
import { roomOn } from '../influence/bearers.ts';
import { findActionFault } from '../match/action.ts';
import { findVampire, isActive } from '../match/vampires.ts';
import { princeIn } from './prince.ts';
import type { Room } from './shapes.ts';

/*
 * The claim of the Prince of the City: the claimant exhausts in the Streets, and from the left of its player each foe may
 * attack it with one ready vampire, wherever that is. It becomes Prince unless it is defeated [Claim].
 */

/** Why a vampire cannot claim the Title now; null: it can. */
export function findClaimFault(match: Pick<Match, 'seats' | 'turn' | 'city'>, id: VampireId) {
	const found = findVampire(match, id);
	if (!found) return refuse('not-in-play', { vampire: id });
	const { seat, vampire } = found;
	const busy = findActionFault(match, seat);
	if (busy) return busy;
	if (vampire.place === 'torpor') return refuse('in-torpor', { vampire: id });
	if (vampire.place === 'burned') return refuse('burned', { vampire: id });
	if (vampire.place === 'haven') return refuse('at-haven', { vampire: id });
	if (vampire.exhausted) return refuse('vampire-exhausted', { vampire: id });
	const bearer = princeIn(match);
	if (bearer) return refuse('prince-borne', { vampire: bearer.id });
	// Where nobody enters City cards, only the table knows.
	const isUp = match.city?.cards.some(({ kind }) => kind === 'prince') ?? true;
	return isUp ? null : refuse('prince-hidden');
}

const hasReady = (match: Pick<Match, 'seats'>, seat: SeatId): boolean =>
	seatOf(match, seat).vampires.some((one) => isActive(one) && !one.exhausted);

/** The foes who may answer a claim, in turn order from the claimant's left. Without a ready vampire nobody is asked. */
export function claimFoes(match: Pick<Match, 'order' | 'seats'>, seat: SeatId): readonly SeatId[] {
	const foes: SeatId[] = [];
	for (let next = leftOf(match, seat); next !== seat; next = leftOf(match, next)) foes.push(next);
	return foes.filter((foe) => hasReady(match, foe));
}

/** Why a foe cannot answer the claim now; null: it is their turn to answer. */
export function findAnswerFault({ claim }: Pick<Match, 'claim'>, seat: SeatId) {
	if (!claim) return refuse('no-claim');
	const [next] = claim.waits;
	return next === seat ? null : refuse('claim-asks', { seat: next ?? claim.seat });
}

/** How a claim has ended, as the table stands; null: somebody is still to answer. */
export function claimEnd(match: Pick<Match, 'seats' | 'city' | 'claim'>): {
	readonly to: VampireId | null;
	/** It has 3 attachments and no Title: one of them is burned first (R74). */
	readonly room?: Room;
} | null {
	const { claim } = match;
	if (!claim) return null;
	const found = findVampire(match, claim.claimant);
	if (!found || !isActive(found.vampire)) return { to: null };
	if (claim.waits.length > 0) return null;
	const { choices, full } = roomOn(match, claim.claimant, 'prince');
	if (full) return { to: null };
	// What was chosen may have been burned meanwhile.
	const wanted = choices.find((one) => one === claim.room);
	return { to: claim.claimant, ...(choices.length > 0 && { room: wanted ?? true }) };
}

/** The match after a foe has answered. */
export function withAnswer(match: Match, seat: SeatId, attacked: boolean): Match {
	const { claim } = match;
	if (!claim) return match;
	const waits = claim.waits.filter((one) => one !== seat);
	return {
		...match,
		claim: { ...claim, waits, answers: [...claim.answers, { seat, attacked }] }
	};
}
