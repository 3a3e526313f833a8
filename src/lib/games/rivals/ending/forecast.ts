import type { SeatId } from '../../core/seats.ts';
import { endingOf, type Standing } from './ending.ts';
import type { MatchResult } from './result.ts';

/** Who would win if a player were knocked out now, by somebody or (null) by nobody. */
export interface IfFalls {
	readonly by: SeatId | null;
	readonly result: MatchResult;
}

/** For each seat, knocked out now by each other or by nobody: who wins. The numbers are those of now. */
export const forecastOf = (
	match: Standing
): readonly { readonly seat: SeatId; readonly ways: readonly IfFalls[] }[] =>
	match.order.map((seat) => ({
		seat,
		ways: [...match.order.filter((other) => other !== seat), null].map((by) => ({
			by,
			result: endingOf(match, [{ seat, by }])
		}))
	}));
