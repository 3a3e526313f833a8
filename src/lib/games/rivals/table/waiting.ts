import type { SeatId } from '../../core/seats.ts';
import type { Table } from './table.ts';

/** Whom the table waits for; null: nobody, as the match is over or a deck is missing. */
export function waitedFor({ result, question, turn, setting }: Table): SeatId | null {
	if (setting === null || result !== null) return null;
	return question ? question.seat : (turn?.seat ?? null);
}
