import type { EveningState } from '../state.ts';
import type { SealedTable } from '../table/dealing.ts';
import { laidOpen } from '../table/own-view.ts';
import { playerOf, seatsOf } from '../table/where.ts';
import { openGame } from './open-game.ts';

/** All that was sealed of a game that is over; null: it is not over, or not all of it is known, as after an import. */
export function openedOf(state: EveningState, sealed: SealedTable): SealedTable | null {
	const { table } = state.evening;
	if (!table || openGame(state) === null) return null;
	const isWhole = seatsOf(table).every(
		(seat) => sealed.seats[seat]?.[playerOf(table, seat).secret] !== undefined
	);
	return isWhole ? laidOpen(table, sealed) : null;
}
