import type { SeatId } from '../../../games/core/seats.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import type { SealedTable } from '../../../games/vendetta/table/dealing.ts';
import type { Strength } from '../../../games/vendetta/strengths.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';

/** The form of the events a game is kept in; raised when an event changes its form. */
export const SCHEMA = 1;

export const strengthNames: { readonly [S in Strength]: string } = {
	easy: 'Easy',
	medium: 'Medium',
	strong: 'Strong'
};

/** A game of this device in a list. */
export type GameHead = {
	readonly id: string;
	readonly title: string;
	/** Names by seat. */
	readonly people: { readonly [seat: SeatId]: string };
	/** The seats that the computer plays. */
	readonly computers: { readonly [seat: SeatId]: Strength };
	readonly createdAt: number;
	readonly changedAt: number;
	/** Raised with each change, so that two tabs notice each other. */
	readonly version: number;
	/** How far it is: 0 before round 1. */
	readonly round: number;
	readonly over: boolean;
	/** The form of its events. */
	readonly schema: number;
	/** The revision of the rules it began with. */
	readonly rules: number;
	/** With the box: how much of it is told. Left out: Elysium dealt from the start. */
	readonly depth?: Depth;
	/** Whether it is the round that teaches. */
	readonly lesson?: true;
};

/** A game as this device keeps it: nothing of it is anywhere else. */
export type KeptGame = GameHead & {
	/** What came of each command, the set-up first. */
	readonly steps: readonly (readonly TableEvent[])[];
	/** What only the dealer on this device knows. */
	readonly sealed: SealedTable;
};

/** Whether this program can read the events of a game. */
export const isReadable = ({ schema }: Pick<GameHead, 'schema'>): boolean => schema === SCHEMA;

/** The game without its course. */
export function headOf({ steps: _steps, sealed: _sealed, ...head }: KeptGame): GameHead {
	return head;
}

/** How far a game is, in a few words. */
export const glanceWords = ({ round, over, lesson }: GameHead): string => {
	if (over) return 'Finished';
	if (lesson) return 'One round, explained';
	return round === 0 ? 'Choosing clans' : `Round ${round} of 3`;
};
