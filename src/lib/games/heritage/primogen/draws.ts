import type { PrimogenResult } from '../record-shapes.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';

/**
 * The last primogen draw that exactly these players held for a mission, or (null) for the chapter;
 * null: none was held. A correction may change who is tied: then they consult anew.
 */
export function drawAmong(
	table: Table,
	mission: ThingId | null,
	tied: readonly SeatId[]
): PrimogenResult | null {
	const held = table.draws.findLast(
		({ mission: of, draw }) => of === mission && sameSeats(Object.keys(draw.declared), tied)
	);
	return held?.draw ?? null;
}

export function sameSeats(some: readonly SeatId[], others: readonly SeatId[]): boolean {
	return some.length === others.length && some.every((seat) => others.includes(seat));
}
