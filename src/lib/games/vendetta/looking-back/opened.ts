import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { SealedTable } from '../table/dealing.ts';
import { totalsAt } from '../table/power.ts';
import type { Table } from '../table/table.ts';
import { playerOf, seatsOf } from '../table/where.ts';
import type { LocationId } from '../vocabulary.ts';

/** Secrets of a seat as they were at that moment; nothing, where they are not known. */
const secretOf = (table: Table, { seats }: SealedTable, seat: SeatId) =>
	seats[seat]?.[playerOf(table, seat).secret];

/** The faces of all face-down cards, by slot, once the game is over and all is laid open. */
export function facesIn(table: Table, sealed: SealedTable): { readonly [slot: string]: CardId } {
	const faces: { [slot: string]: CardId } = {};
	for (const { slot, owner, card } of table.deployed) {
		const face = card ?? secretOf(table, sealed, owner)?.faces[slot];
		if (face !== undefined) faces[slot] = face;
	}
	return faces;
}

/** The hands of all players at that moment. */
export const handsIn = (
	table: Table,
	sealed: SealedTable
): { readonly [seat: SeatId]: readonly CardId[] } =>
	Object.fromEntries(
		seatsOf(table).map((seat) => [seat, secretOf(table, sealed, seat)?.hand ?? []])
	);

/** Totals at a Location with every card turned up, before anything acts. */
export function trueTotals(
	table: Table,
	sealed: SealedTable,
	at: LocationId
): { readonly [seat: SeatId]: number } {
	const faces = facesIn(table, sealed);
	const deployed = table.deployed.map((one) =>
		one.at === at ? { ...one, card: one.card ?? faces[one.slot] ?? null, up: true } : one
	);
	const totals = totalsAt({ ...table, deployed }, at);
	return Object.fromEntries(totals.map(({ seat, total }) => [seat, total]));
}
