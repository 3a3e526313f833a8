import type { Strength } from '../../../games/core/computer/strengths.ts';
import { greedyPlayer } from '../../../games/rivals/players/greedy.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { SeatView } from '../../../games/rivals/table/own-view.ts';
import { deviceChance } from '../../chance.ts';

/** The computer's move, from what its seat may know. */
export const moveOf = (_strength: Strength, view: SeatView): TableCommand =>
	greedyPlayer(view, deviceChance);
