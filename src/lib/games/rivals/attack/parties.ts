import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import { seatOf, type Match, type VampireId } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';

/* Who moves to the Streets and stands together there [Moving to The Streets] [Forming Parties]. */

/** A number that no party of a player has. */
export const freeParty = (match: Pick<Match, 'seats'>, seat: SeatId): number =>
	1 + seatOf(match, seat).vampires.reduce((most, { party = 0 }) => Math.max(most, party), 0);

/**
 * Why these cannot form a party, or join `to`: it is not their player's Action Phase, an exhausted one stays where it is, or
 * they are not of one coterie. Ready ones may join an exhausted one. Null: they can.
 */
export function findMoveFault(
	match: Pick<Match, 'seats' | 'turn'>,
	vampires: readonly VampireId[],
	to: VampireId | null
) {
	const { turn } = match;
	if (turn?.phase !== 'action') return refuse('moves-not');
	for (const id of to === null ? vampires : [...vampires, to]) {
		const found = findVampire(match, id);
		if (!found) return refuse('not-in-play', { vampire: id });
		const { seat, vampire } = found;
		if (seat !== turn.seat) return refuse('turn-not-yours', { seat: turn.seat });
		if (vampire.place === 'torpor') return refuse('in-torpor', { vampire: id });
		if (vampire.place === 'burned') return refuse('burned', { vampire: id });
		if (id === to) {
			if (vampire.place !== 'streets') return refuse('at-haven', { vampire: id });
			continue;
		}
		if (vampire.exhausted)
			return vampire.place === 'streets'
				? refuse('party-exhausted', { vampire: id })
				: refuse('vampire-exhausted', { vampire: id });
	}
	return null;
}

/** The number of the party they are in then: that of `to`, or one that nobody has. */
export function partyFor(match: Pick<Match, 'seats'>, seat: SeatId, to: VampireId | null): number {
	const found = to === null ? null : findVampire(match, to);
	return found?.vampire.party ?? freeParty(match, seat);
}
