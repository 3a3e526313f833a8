import type { SeatId } from '../../../games/core/seats.ts';
import type { Strength } from '../../../games/core/computer/strengths.ts';
import type { MatchResult } from '../../../games/rivals/ending/result.ts';
import type { SealedTable } from '../../../games/rivals/table/dealing.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { deviceGames, type DeviceHead } from '../../device-games.ts';

/** The form of the events a match is stored in; raised when an event changes its form. */
export const SCHEMA = 1;

/** A match with Elysium's cards in the list of this device. */
export type TableHead = DeviceHead & {
	readonly title: string;
	/** Names by seat. */
	readonly people: { readonly [seat: SeatId]: string };
	/** The seats that the computer plays. */
	readonly computers: { readonly [seat: SeatId]: Strength };
	/** The deck of each seat, by its id in the open set. */
	readonly decks: { readonly [seat: SeatId]: string };
	/** 0 before the first turn. */
	readonly round: number;
	readonly over: boolean;
	/** How it ended; left out: it goes on, or nobody noted it. */
	readonly result?: MatchResult;
	/** The form of its events. */
	readonly schema: number;
	/** The revision of the rules it began with. */
	readonly rules: number;
	/** It teaches the game; left out: it is a match like any other. */
	readonly lesson?: true;
};

type Course = {
	/** What came of each command, the set-up first. */
	readonly steps: readonly (readonly TableEvent[])[];
	/** What only the dealer on this device knows. */
	readonly sealed: SealedTable;
};

/** A match as this device stores it: nothing of it is anywhere else. */
export type KeptTable = TableHead & Course;

/** Whether this program can read the events of a match. */
export const isReadable = ({ schema }: Pick<TableHead, 'schema'>): boolean => schema === SCHEMA;

export const tablesHere = deviceGames<TableHead, Course>(
	'elysium-rivals-tables',
	({ steps, sealed, ...head }) => ({ head, course: { steps, sealed } })
);
