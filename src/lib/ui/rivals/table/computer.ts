import type { Strength } from '../../../games/core/computer/strengths.ts';
import { playerOf } from '../../../games/rivals/players/by-strength.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { SeatView } from '../../../games/rivals/table/own-view.ts';
import { deviceChance } from '../../chance.ts';
import { askBeside } from './thinking/ask-beside.ts';

const SEEDS = 2 ** 31 - 1;

/** The computer's move, from what its seat may know. A strong one thinks beside the page; where that is lost, a glance has to do. */
export async function moveOf(strength: Strength, view: SeatView): Promise<TableCommand> {
	if (strength === 'strong') {
		const found = await askBeside({ view, seed: deviceChance.below(SEEDS) }).catch(() => null);
		if (found) return found.command;
	}
	return playerOf(strength === 'easy' ? 'easy' : 'medium')(view, deviceChance);
}
