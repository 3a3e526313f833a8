import type { Rival, ComputerSeats } from '../core/computer/grammar.ts';
import type { SeatId } from '../core/seats.ts';
import type { EveningState } from './state.ts';
import { waitedFor } from './table/waiting.ts';

/** Something that the computer has to do now, for one seat. */
export type Due = {
	readonly seat: SeatId;
	readonly strength: Rival['strength'];
	/** A move, or the answer to somebody who asks for an undo, by its id. */
	readonly consent: number | null;
};

const able = (rivals: ComputerSeats, seat: SeatId): Rival | null => {
	const rival = rivals[seat];
	return rival && !rival.stuck ? rival : null;
};

/**
 * What the computer has to do in an evening; null: nothing, or people are to answer something first. `agrees`: for which seats it
 * agrees to an undo; a person who sits there agrees for themselves.
 */
export function dueIn(
	{ evening: { table, counted }, course, rivals }: EveningState,
	agrees: (seat: SeatId) => boolean = () => true
): Due | null {
	if (!rivals || !table) return null;
	const { proposal } = course;
	// Whether a hand is shown, people decide, and the game goes on until they did.
	if (proposal && !proposal.hand) {
		const seat = proposal.waits.find((one) => able(rivals, one) && agrees(one));
		const rival = seat === undefined ? null : able(rivals, seat);
		return seat === undefined || !rival
			? null
			: { seat, strength: rival.strength, consent: proposal.id };
	}
	// What the box deals, only people can see.
	if (table.dealer !== 'app' || counted) return null;
	// Those who choose at once do not wait for each other.
	const seat = waitedFor(table).find((one) => able(rivals, one));
	const rival = seat === undefined ? null : able(rivals, seat);
	return seat === undefined || !rival ? null : { seat, strength: rival.strength, consent: null };
}
