import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import type { SealedTable } from '../table/dealing.ts';
import type { Table } from '../table/table.ts';
import { sideOf } from '../table/where.ts';

const secretOf = (table: Table, { seats }: SealedTable, seat: SeatId) =>
	seats[seat]?.[sideOf(table, seat).secret];

/** The hands of all players at that moment. */
export const handsIn = (
	table: Table,
	sealed: SealedTable
): { readonly [seat: SeatId]: readonly CardId[] } =>
	Object.fromEntries(table.order.map((seat) => [seat, secretOf(table, sealed, seat)?.hand ?? []]));

/** The faces of all cards that lay face down then, by slot. */
export const facesIn = (table: Table, sealed: SealedTable): { readonly [slot: string]: CardId } =>
	Object.assign({}, ...table.order.map((seat) => secretOf(table, sealed, seat)?.faces ?? {}));
