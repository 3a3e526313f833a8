import { battlegroundsOf, boardOf } from '../../../games/heritage/boards/timeline.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { CATEGORIES } from '../../../games/heritage/vocabulary.ts';
import type { Names } from './names.ts';

/** Names at a table: of its cards as well as of its people. */
export interface TableNames extends Pick<Names, 'seat' | 'character'> {
	scheme(scheme: string): string;
	mission(mission: string): string;
	board(category: string, letter?: string): string;
}

/**
 * Names out of the table that knows them, and the setting it was laid out by; what they do not know stands as it is.
 */
export function tableNamesOf(
	table: Table | null,
	people: Names,
	setting: Pick<Setting, 'battlegrounds'> | null = null
): TableNames {
	const title = new Map([
		...Object.values(table?.schemes ?? {}).map(({ id, name }) => [id, name] as const),
		...(table?.missions ?? []).map(({ id, name }) => [id, name] as const)
	]);
	return {
		seat: people.seat,
		character: (id) => table?.cast[id]?.name ?? people.character(id),
		scheme: (id) => title.get(id) ?? id,
		mission: (id) => title.get(id) ?? id,
		board(category, letter) {
			const known = CATEGORIES.find((one) => one === category);
			const lies = letter ?? (known && table?.boards[known]?.battleground);
			if (lies !== undefined) return boardName(lies);
			// Before it lies there it is known which one it will be.
			if (known && setting) return boardName(setting.battlegrounds[known]);
			return known && table
				? battlegroundsOf(table.era, table.ruleset)[known].name
				: `Battleground of ${category}`;
		}
	};
}

/** The title of a battleground; a letter that nobody knows stays one. */
function boardName(letter: string): string {
	return boardOf(letter)?.name ?? `Battleground ${letter}`;
}
