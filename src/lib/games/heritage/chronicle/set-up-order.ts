import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { clanOrder } from './next.ts';

/**
 * The players from the vanquished of the chapter before to its victor; null when that is not known, and
 * before chapter 1.
 */
export type Finish = readonly SeatId[] | null;

export const finishOf = (state: ChronicleState): Finish => clanOrder(state);

/**
 * In which order those who play choose their clans: the vanquished first, the victor last; who was not
 * there came behind everybody. Null: nobody knows it here; in chapter 1 it goes from the youngest to the
 * oldest. Source: rulebook, Set-up.
 */
export function choosingOrder(finish: Finish, playing: readonly SeatId[]): SeatId[] | null {
	if (finish === null) return null;
	const absent = playing.filter((seat) => !finish.includes(seat));
	return [...absent, ...finish.filter((seat) => playing.includes(seat))];
}

/**
 * Who gets the first player marker: of those who play, whoever came last in the chapter before; null:
 * the oldest in chapter 1, or nobody knows. Source: rulebook, Set-up.
 */
export function beginnerAmong(finish: Finish, playing: readonly SeatId[]): SeatId | null {
	return finish?.find((seat) => playing.includes(seat)) ?? null;
}
