import type { SeatId } from '../../core/seats.ts';
import type { Evening } from '../state.ts';
import { totalOf } from './parts.ts';

/**
 * What no evening can be, whatever rules led to it: everybody who plays stands in the final order, once, and each total is the
 * sum of its parts. Null: nothing.
 */
export function findUnsound(seats: readonly SeatId[], { counted }: Evening): string | null {
	if (!counted) return null;
	const { count, result } = counted;
	const placed = result.places.flatMap((place) => place.seats);
	if ([...placed].sort().join() !== [...seats].sort().join()) return 'order-not-strict';
	const isSummed = seats.every((seat) => {
		const one = count.seats[seat];
		return one !== undefined && totalOf(one) === result.totals[seat];
	});
	return isSummed ? null : 'total-not-its-parts';
}
