import type { ComputerSeats, Rival } from '../../core/computer/grammar.ts';
import type { SeatId } from '../../core/seats.ts';
import { waitedFor } from '../table/waiting.ts';
import type { DealtState } from './state.ts';

/** Something that the computer has to do now, for one seat. */
export type Due = {
	readonly seat: SeatId;
	readonly strength: Rival['strength'];
	/** A move, or the answer to somebody who asks for an undo, by its id. */
	readonly consent: number | null;
};

const able = (rivals: ComputerSeats, seat: SeatId | null | undefined): Rival | null => {
	const rival = seat === null || seat === undefined ? undefined : rivals[seat];
	return rival && !rival.stuck ? rival : null;
};

/**
 * What the computer has to do in a match; null: nothing, or people are to answer something first. `agrees`: for which seats it
 * agrees to an undo; a person who sits there agrees for themselves.
 */
export function dueIn(
	{ table, course, rivals }: DealtState,
	agrees: (seat: SeatId) => boolean = () => true
): Due | null {
	if (!rivals || !table) return null;
	const { proposal } = course;
	// Whether a hand is shown, people decide, and the match goes on until they did.
	const asked = proposal && !proposal.hand ? proposal : null;
	const seat = asked
		? asked.waits.find((one) => able(rivals, one) && agrees(one))
		: waitedFor(table);
	const rival = able(rivals, seat);
	if (seat === null || seat === undefined || !rival) return null;
	return { seat, strength: rival.strength, consent: asked?.id ?? null };
}
