import type { VampireId } from '../bloodline/bloodline.ts';
import type { SeatId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';

/**
 * Who acts for a player: the vampire that led the coterie while it is in the bloodline and outside
 * torpor, else the clan leader, who never leaves it.
 */
export function actingFor(table: Table, seat: SeatId, led: VampireId | null): VampireId {
	const { leader, vampires } = bloodlineOf(table, seat);
	const vampire = led === null ? undefined : vampires[led];
	return vampire && !vampire.torpor ? vampire.id : leader;
}
