import type { Chance } from '../../core/chance.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Table } from '../table/table.ts';

/** What a simple player sees: the table, and the faces of the own hand. */
export type View = {
	readonly table: Table;
	readonly seat: SeatId;
	readonly hand: readonly ThingId[];
};

/** Picks what to do now: a legal command, or null when there is none. */
export type Player = (view: View, chance: Chance) => TableCommand | null;
