import type { BoardExample } from '../boards/example.ts';
import { EXAMPLES } from '../boards/examples.ts';
import type { BoardReadings } from '../boards/words.ts';

/** A board as it begins, by the readings of this chronicle; undefined: no picture of it. */
export function firstLook(
	letter: string,
	readings: BoardReadings
): Pick<BoardExample, 'table' | 'category'> | undefined {
	const begun = EXAMPLES[letter]?.[0];
	if (!begun) return undefined;
	const { category, begins } = begun;
	const table = { ...begun.table, ruleset: { ...begun.table.ruleset, ...readings } };
	if (!begins) return { table, category };
	const board = { battleground: letter, state: begins(table.ruleset) };
	return { table: { ...table, boards: { ...table.boards, [category]: board } }, category };
}
