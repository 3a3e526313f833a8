import type { SeatId, ThingId } from '../shapes.ts';
import type { Held, Table } from '../table/table.ts';

/**
 * All that a seat may know of a table: what lies there for everybody to see, and the faces of its own hand. Nothing sealed
 * can be reached from it: a table has no order of cards and no face of another hand (docs/architecture.md, second idea).
 */
export type SeatView = {
	readonly table: Table;
	readonly seat: SeatId;
	/** Own clan schemes by id, in no order that means anything. */
	readonly hand: readonly ThingId[];
};

/** The view of a seat; `hand`: its own hand as it was shown to it. A card without a face counts as one it does not know. */
export const viewOf = (table: Table, seat: SeatId, hand: readonly Held[]): SeatView => ({
	table,
	seat,
	hand: hand.flatMap(({ scheme }) => scheme ?? []).sort()
});
