import { CODEX as PAGE } from '../../../games/heritage/pages.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { entryOf, type Entry } from '../../codex/entries.ts';
import { wholeCodex } from '../codex/whole.ts';
import { cardEntries } from './cards.ts';

const KINDS: Readonly<Record<string, string>> = {
	battlegrounds: 'Battleground',
	clans: 'Clan',
	rules: 'Rule',
	rulings: 'Ruling',
	readings: 'House rule'
};

/** “Ruling 7”: a ruling is known by its number, all else by what it is. */
function kindOf(part: string, id: string): string {
	const kind = KINDS[part] ?? 'Word';
	return part === 'rulings' ? `${kind} ${id.split('-')[1]}` : kind;
}

/** What the codex knows, with the readings of a ruleset. */
export const codexEntries = (ruleset: Ruleset): readonly Entry[] =>
	wholeCodex(ruleset).flatMap(({ id: part, terms }) =>
		terms.map((term) => entryOf(term, kindOf(part, term.id), PAGE))
	);

/** All that can be looked up at a table: the codex under its readings, and its cards. */
export const tableEntries = (table: Table): readonly Entry[] => [
	...codexEntries(table.ruleset),
	...cardEntries(table)
];
