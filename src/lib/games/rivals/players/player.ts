import type { Chance } from '../../core/chance.ts';
import type { TableCommand } from '../table/commands.ts';
import type { SeatView } from '../table/own-view.ts';

/** Plays a seat by what it may know. Asked only while the table waits for it. */
export type ComputerPlayer = (view: SeatView, chance: Chance) => TableCommand;
