import { RISE_OF_HUMANITY } from '../../../games/heritage/boards/numbers.ts';
import type { BattlegroundId } from '../../../games/heritage/boards/timeline.ts';
import type { BoardExample } from '../boards/example.ts';
import { EXAMPLES } from '../boards/examples.ts';
import { tokens } from '../boards/tokens.ts';
import type { BoardReadings } from './boards.ts';

/** A board as it begins, by the readings of this chronicle; undefined: no picture of it. */
export function firstLook(
	id: BattlegroundId,
	readings: BoardReadings
): Pick<BoardExample, 'table' | 'category'> | undefined {
	const begun = EXAMPLES[id][0];
	if (!begun) return undefined;
	const { category } = begun;
	const table = { ...begun.table, ruleset: { ...begun.table.ruleset, ...readings } };
	if (id !== 'H') return { table, category };
	const { start } = RISE_OF_HUMANITY[readings.riseOfHumanity];
	const board = { battleground: id, state: tokens(`${start} cruel`, `${start} calm`) };
	return { table: { ...table, boards: { ...table.boards, [category]: board } }, category };
}
