import { sentenceOf } from '../../../games/core/decision.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import { appDealer, type SealedTable } from '../../../games/rivals/table/dealing.ts';
import { decideWith } from '../../../games/rivals/table/engine.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { tableRefusals } from '../../../games/rivals/table/refusals.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { deviceChance } from '../../chance.ts';

type Decided = {
	readonly events: readonly TableEvent[];
	readonly table: Table;
	readonly sealed: SealedTable;
};

/** What comes of a command on this device, or why not, in a sentence. */
export function decideHere(
	table: Table,
	sealed: SealedTable,
	command: TableCommand,
	nameOf: (id: string) => string
): Decided | string {
	const dealer = appDealer(sealed, deviceChance);
	const outcome = decideWith(table, command, dealer);
	if (!outcome.accepted) return sentenceOf(tableRefusals, outcome.refusal, nameOf);
	return { events: outcome.events, table: outcome.table, sealed: dealer.sealed() ?? sealed };
}
