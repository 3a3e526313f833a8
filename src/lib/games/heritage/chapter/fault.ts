import type { Refusal } from '../../core/decision.ts';
import type { SeatId } from '../shapes.ts';
import type { TableReason, Told } from '../table/refusals.ts';
import type { Table } from '../table/table.ts';

/** What cannot be on a table, in the form of the refusal of what would bring it about. */
export type Fault = Refusal<TableReason>;

export function fault<R extends TableReason>(reason: R, ...[about = {}]: Told<R>): Fault {
	return { reason, about };
}

/** That only who plays is named. */
export function seatFaults(
	{ bloodlines }: Pick<Table, 'bloodlines'>,
	seats: readonly (SeatId | null)[]
): readonly Fault[] {
	return seats.flatMap((seat) =>
		seat === null || bloodlines[seat] ? [] : [fault('unknown-seat', { seat })]
	);
}
