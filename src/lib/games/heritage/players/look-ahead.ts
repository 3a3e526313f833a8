import type { Battlegrounds } from '../boards/battleground.ts';
import { thinkingDealer } from '../search/thinking-dealer.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import type { Table } from '../table/table.ts';

/** What comes of a move, as far as it can be thought. */
export function thought(battlegrounds: Battlegrounds, table: Table, command: TableCommand) {
	return decideWith(battlegrounds, table, command, thinkingDealer);
}
