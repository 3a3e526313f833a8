import type { Table } from '../table/table.ts';
import type { MoralityState } from './morality-tokens.ts';
import { boardOf } from './timeline.ts';

/** The morality tokens of a table; null: the board that lies there has none. */
export function moralityTokens({ boards }: Pick<Table, 'boards'>): MoralityState['tokens'] | null {
	const board = boards.temperament;
	if (!board || !boardOf(board.battleground)?.hasMoralityTokens) return null;
	// A board is only ever as the module that made it, or whose schema it passed, left it.
	return (board.state as MoralityState).tokens;
}
