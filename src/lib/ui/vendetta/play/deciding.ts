import { sentenceOf } from '../../../games/core/decision.ts';
import { greedyPlayer } from '../../../games/vendetta/players/greedy.ts';
import type { ComputerPlayer, SeatView } from '../../../games/vendetta/players/player.ts';
import { randomPlayer } from '../../../games/vendetta/players/random.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { appDealer, type SealedTable } from '../../../games/vendetta/table/dealing.ts';
import { decideWith } from '../../../games/vendetta/table/engine.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { tableRefusals } from '../../../games/vendetta/table/refusals.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { deviceChance } from '../../chance.ts';
import type { Strength } from './kept.ts';

const PLAYERS: { readonly [S in Strength]: ComputerPlayer } = {
	easy: randomPlayer,
	medium: greedyPlayer
};

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

/** The computer's move, from what its seat may know. */
export const moveOf = (strength: Strength, view: SeatView): TableCommand =>
	PLAYERS[strength](view, deviceChance);
