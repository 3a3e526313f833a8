import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Course } from '../../../../games/heritage/table/course.ts';
import { listed } from '../../ledger/names.ts';
import type { LiveTable } from '../live-table.svelte.ts';

type Looking = Pick<LiveTable, 'plays' | 'overrules' | 'writes' | 'sittings' | 'names'>;

/** Whether whoever looks asked for these seats. A person without a seat, such as a referee, asks for none. */
const hasAsked = (by: readonly SeatId[], live: Looking): boolean =>
	by.length > 0
		? by.some((seat) => live.plays(seat))
		: live.overrules || (live.writes && live.sittings.every(({ mine }) => !mine));

/** Whether whoever looks may end a question: who asked it, and for one of no seat whoever keeps the table in order. */
export const mayWithdraw = (
	by: readonly SeatId[],
	live: Pick<LiveTable, 'plays' | 'keepsOrder'>
): boolean => (by.length > 0 ? by.some((seat) => live.plays(seat)) : live.keepsOrder);

const STAYS = {
	undo: 'Nothing was undone.',
	ending: 'The chapter goes on.',
	hand: 'The hand stays face down.'
} as const;

/** What came of a question to the table, in words; null: nothing that whoever looks has to know. */
export function cameOfAsking({ declined, passed }: Course, live: Looking): string | null {
	const named = (seats: readonly SeatId[]) => listed(seats.map((seat) => live.names.seat(seat)));
	if (declined && declined.seats.length > 0 && hasAsked(declined.by, live))
		return `${named(declined.seats)} did not agree. ${STAYS[declined.about ?? 'undo']}`;
	if (passed === undefined) return null;
	if (live.plays(passed))
		return `You now hold ${named([passed])}’s hand. The ledger shows who saw it before.`;
	return `${named([passed])}’s hand went to the player who has that seat now. The ledger shows who saw it.`;
}
