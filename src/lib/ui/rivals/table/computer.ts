import type { Strength } from '../../../games/core/computer/strengths.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { playerOf } from '../../../games/rivals/players/by-strength.ts';
import { volunteering, volunteersAt } from '../../../games/rivals/players/judging/conspiring.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { SealedTable } from '../../../games/rivals/table/dealing.ts';
import { viewOf, type SeatView } from '../../../games/rivals/table/own-view.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { deviceChance } from '../../chance.ts';
import { askBeside } from './thinking/ask-beside.ts';

/** What a computer does while somebody else's turn goes on; null: nothing. */
export function asideOf(
	table: Table,
	sealed: SealedTable,
	computers: { readonly [seat: SeatId]: Strength }
): TableCommand | null {
	for (const seat of volunteersAt(table)) {
		const command =
			computers[seat] === undefined ? null : volunteering(viewOf(table, sealed, seat));
		if (command) return command;
	}
	return null;
}

const SEEDS = 2 ** 31 - 1;

/** The computer's move, from what its seat may know. A strong one thinks beside the page; where that is lost, a glance has to do. */
export async function moveOf(strength: Strength, view: SeatView): Promise<TableCommand> {
	if (strength === 'strong') {
		const found = await askBeside({ view, seed: deviceChance.below(SEEDS) }).catch(() => null);
		if (found) return found.command;
	}
	return playerOf(strength === 'easy' ? 'easy' : 'medium')(view, deviceChance);
}
