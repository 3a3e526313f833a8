import type { Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { TableCommand } from '../table/commands.ts';
import { appDealer, NOTHING_SEALED, type SealedTable } from '../table/dealing.ts';
import { decideWith } from '../table/engine.ts';
import type { TableEvent } from '../table/events.ts';
import { ownView } from '../table/own-view.ts';
import type { Setting } from '../table/setting.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { waitedFor } from '../table/waiting.ts';
import type { ComputerPlayer } from './player.ts';

/** A step of a match: who gave what, and what came of it. */
export type MatchStep = {
	readonly command: TableCommand;
	readonly events: readonly TableEvent[];
	readonly before: Table;
	readonly table: Table;
	readonly sealed: SealedTable;
};

/** Far more than any game takes. */
const MOST_STEPS = 3_000;

/**
 * Plays a game from its setting to its end; each seat by what it may know alone. Throws where a player gives what is refused.
 * `chance`: of the table; `chanceOf`: of each player.
 */
export function playMatch(
	setting: Setting,
	players: { readonly [seat: SeatId]: ComputerPlayer },
	chance: Chance,
	chanceOf: (seat: SeatId) => Chance,
	look?: (step: MatchStep) => void
): Table {
	let table = EMPTY_TABLE;
	let sealed = NOTHING_SEALED;
	const give = (command: TableCommand) => {
		const dealer = appDealer(sealed, chance);
		const outcome = decideWith(table, command, dealer);
		if (!outcome.accepted)
			throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(outcome.refusal)}`);
		const before = table;
		({ table } = outcome);
		sealed = dealer.sealed() ?? sealed;
		look?.({ command, events: outcome.events, before, table, sealed });
	};
	give({ type: 'SetTable', setting });
	for (let step = 0; step < MOST_STEPS && table.phase !== 'finished'; step++) {
		const [seat] = waitedFor(table);
		const player = seat === undefined ? undefined : players[seat];
		if (seat === undefined || !player)
			throw new Error(`nobody goes on: ${table.phase} ${table.stage}`);
		give(player({ seat, table, own: ownView(table, sealed, seat) }, chanceOf(seat)));
	}
	if (table.phase !== 'finished') throw new Error('the game does not end');
	return table;
}
