import { sentenceOf } from '../../../games/core/decision.ts';
import { easyPlayer } from '../../../games/vendetta/players/easy.ts';
import type { SeatView } from '../../../games/vendetta/players/player.ts';
import { quickPlayer } from '../../../games/vendetta/players/quick.ts';
import type { Strength } from '../../../games/vendetta/strengths.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { appDealer, boxDealer, type SealedTable } from '../../../games/vendetta/table/dealing.ts';
import { dealingAfter, decideWith } from '../../../games/vendetta/table/engine.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { tableRefusals } from '../../../games/vendetta/table/refusals.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { deviceChance } from '../../chance.ts';

export { itself } from '../box/itself.ts';

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
	const isBox = dealingAfter(table, command) === 'box';
	const dealer = isBox ? boxDealer(sealed) : appDealer(sealed, deviceChance);
	const outcome = decideWith(table, command, dealer);
	if (!outcome.accepted) return sentenceOf(tableRefusals, outcome.refusal, nameOf);
	return { events: outcome.events, table: outcome.table, sealed: dealer.sealed() ?? sealed };
}

const medium = quickPlayer();

/** The computer's move at a glance, from what its seat may know. */
export const glanceOf = (strength: Strength, view: SeatView): TableCommand =>
	(strength === 'easy' ? easyPlayer : medium)(view, deviceChance);
