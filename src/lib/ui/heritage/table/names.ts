import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { tableNamesOf, type TableNames } from '../ledger/table-names.ts';

/** Names on the screen of a table: of its people, its cards, and its boards by their titles. */
export interface ScreenNames extends TableNames {
	/** What is told of a seat that code plays; null: a person plays it. */
	rival(seat: SeatId): string | null;
	/** The name of a seat, with what is told of it. */
	seatInFull(seat: SeatId): string;
	/** Whatever an id stands for; a word that is none stays as it is. */
	any(id: string): string;
}

/** The names of a table whose people sit at these seats; `rivals`: what is told of those that code plays. */
export function screenNames(
	table: Table,
	people: { readonly [seat: SeatId]: string },
	setting: Pick<Setting, 'battlegrounds'> | null = null,
	rivals: { readonly [seat: SeatId]: string | undefined } = {}
): ScreenNames {
	const seat = (id: SeatId) => people[id] ?? `seat ${id.slice(1)}`;
	const cited = {
		seat,
		character: (id: string) => id,
		trait: (id: string) => id,
		mission: (_: number, id: string) => id
	};
	const names = tableNamesOf(table, cited, setting);
	const assets = new Map(
		table.seats.flatMap(({ assets, obligations }) =>
			[...assets, ...obligations].map(({ id, name }) => [id, name] as const)
		)
	);
	return {
		...names,
		rival: (id) => rivals[id] ?? null,
		seatInFull: (id) => seat(id) + (rivals[id] === undefined ? '' : ` (${rivals[id]})`),
		any(id) {
			if (id in people) return seat(id);
			if (table.cast[id]) return names.character(id);
			return assets.get(id) ?? names.scheme(id);
		}
	};
}
