import type { SeatId } from '../../../games/core/seats.ts';
import type { ToldCards } from '../../../games/vendetta/box/box-set.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { Strength } from '../../../games/vendetta/strengths.ts';

/** What happened since somebody last heard; null: the table lies otherwise now, as after an undo. */
export type News = readonly TableEvent[] | null;

/** What is done next on a table; null: nothing. */
export type Following = (table: Table) => TableCommand | null;

/** A game with the box. */
export interface BoxSession {
	readonly depth: Depth;
	/** Null: done; else why not, in a sentence. */
	deepen(depth: Depth): Promise<string | null>;
	/** Keeps what a card says for other games. */
	remember(told: ToldCards): void;
}

/** A game of Vendetta as one device sees it, wherever it lies. */
export interface PlaySession {
	/** By seat. */
	readonly names: { readonly [seat: SeatId]: string };
	/** The seats that the computer plays on this device. */
	readonly computers: { readonly [seat: SeatId]: Strength };
	/** The seats of people on this device, clockwise. */
	readonly people: readonly SeatId[];
	/** As it lies after all that was decided. */
	readonly table: Table;
	/** What came of each command, the set-up first. */
	readonly steps: readonly (readonly TableEvent[])[];
	/** How many events of these were told here before a reload; null or left out: all. */
	readonly told?: number | null;
	/** Keeps that for the next reload. */
	rememberTold?(told: number | null): void;
	/** What a seat of this device may know; null: it has not arrived here. */
	own(seat: SeatId): OwnView | null;
	/** What any seat knew, once the game is over and all is laid open here; null: it stays secret. */
	laidOpen?(seat: SeatId): OwnView | null;
	/** Calls `heard` with all that happens from now on, whoever did it. */
	follow(heard: (news: News) => void): void;
	/** Null: done; else why not, in a sentence. */
	act(command: TableCommand): Promise<string | null>;
	/** The same with what follows it, as one step: a command each, made from the table before it; left out: one after the other. */
	actTogether?(command: TableCommand, ...then: readonly Following[]): Promise<string | null>;
	/** What this device keeps of a game with the box; null, or left out: nothing. */
	readonly box?: BoxSession | null;
	/** The computer's move at a seat, from what that seat may know; null: the rules did not load. */
	move(seat: SeatId): Promise<TableCommand | null>;
	/** Fetches what acting needs, before it is needed. */
	prepare(): void;
	/** The person whose step was the last and can be undone from here; null: it cannot. */
	readonly undoer: SeatId | null;
	/** Null: done; else why not, in a sentence. */
	undo(): Promise<string | null>;
}
