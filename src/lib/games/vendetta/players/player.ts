import type { Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { TableCommand } from '../table/commands.ts';
import type { OwnView } from '../table/own-view.ts';
import type { Table } from '../table/table.ts';

/** All that a player at a seat may know. */
export type SeatView = {
	readonly seat: SeatId;
	readonly table: Table;
	readonly own: OwnView;
};

/** Plays a seat by what it may know. Asked only while the table waits for it. */
export type ComputerPlayer = (view: SeatView, chance: Chance) => TableCommand;
