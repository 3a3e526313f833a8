import type { SeatId } from '../../core/seats.ts';
import type { VampireId } from '../match/state.ts';
import type { TableEventOf, TableEventType } from './events.ts';
import type { Attached, City, Slot, Table, TableSeat, TableVampire } from './table.ts';
import { sideOf } from './where.ts';

/** How each kind of event changes the table. None can refuse. */
export type Evolvers<T extends TableEventType = TableEventType> = {
	readonly [K in T]: (table: Table, event: TableEventOf<K>) => Table;
};

export const withSide = (table: Table, seat: SeatId, change: Partial<TableSeat>): Table => ({
	...table,
	seats: { ...table.seats, [seat]: { ...sideOf(table, seat), ...change } }
});

export const withCity = (table: Table, change: Partial<City>): Table => ({
	...table,
	city: { ...table.city, ...change }
});

/** The table with one of its vampires otherwise. */
export function withVampire(
	table: Table,
	id: VampireId,
	to: (vampire: TableVampire) => TableVampire
): Table {
	for (const seat of table.order) {
		const vampires = table.seats[seat]?.vampires ?? [];
		const at = vampires.findIndex((one) => one.id === id);
		const vampire = vampires[at];
		if (vampire) return withSide(table, seat, { vampires: vampires.with(at, to(vampire)) });
	}
	return table;
}

/** Knocked out as it stands: whatever comes after, it was not that. */
const isDown = ({ prestige, vampires }: TableSeat): boolean =>
	prestige === 0 ||
	(vampires.length > 0 && !vampires.some(({ place }) => place === 'haven' || place === 'streets'));

/** Through whom a player lost something; what came once they were knocked out counts no more. */
export const withCause = (table: Table, seat: SeatId, of: SeatId | null, before: Table): Table =>
	isDown(sideOf(before, seat)) ? table : { ...table, causes: { ...table.causes, [seat]: of } };

/** Every vampire of a player otherwise. */
export const withVampires = (
	table: Table,
	seat: SeatId,
	to: (vampire: TableVampire) => TableVampire
): Table => withSide(table, seat, { vampires: sideOf(table, seat).vampires.map(to) });

/** Without a field that is left out where it says nothing. */
export function without<T extends object, K extends keyof T>(one: T, ...keys: readonly K[]): T {
	const rest = { ...one };
	for (const key of keys) Reflect.deleteProperty(rest, key);
	return rest;
}

/** A vampire with these cards attached. */
export const bearing = (vampire: TableVampire, attached: readonly Attached[]): TableVampire =>
	attached.length > 0 ? { ...vampire, attached } : without(vampire, 'attached');

/** The table without a card that is attached, and that card. */
export function takenOff(
	table: Table,
	slot: Slot
): { readonly table: Table; readonly attached: Attached | null } {
	for (const seat of table.order)
		for (const vampire of table.seats[seat]?.vampires ?? []) {
			const attached = vampire.attached?.find((one) => one.slot === slot);
			if (!attached) continue;
			const left = (vampire.attached ?? []).filter((one) => one !== attached);
			return { table: withVampire(table, vampire.id, (one) => bearing(one, left)), attached };
		}
	return { table, attached: null };
}
