import type { Strength } from '../../../games/core/computer/strengths.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import type { OwnView } from '../../../games/rivals/table/own-view.ts';
import type { Table } from '../../../games/rivals/table/table.ts';

/** What happened on a table since somebody last heard; null: it lies otherwise now, as after an undo. */
export type Heard = (before: Table, events: readonly TableEvent[] | null) => void;

/** A match as one device sees it, wherever it lies. */
export interface TableSession {
	readonly title: string;
	/** By seat. */
	readonly names: { readonly [seat: SeatId]: string };
	/** The seats of people on this device, clockwise; none: it only looks on. */
	readonly people: readonly SeatId[];
	/** The seats that the computer plays on this device. */
	readonly computers: { readonly [seat: SeatId]: Strength };
	/** As it lies after all that was decided. */
	readonly table: Table;
	/** What came of each command, the set-up first. */
	readonly steps: readonly (readonly TableEvent[])[];
	/** What a seat of this device knows besides the table; null: it has not arrived here. */
	own(seat: SeatId): OwnView | null;
	/** Calls `heard` with all that happens from now on, whoever did it. */
	follow(heard: Heard): void;
	/** Null: done; else why not, in a sentence. */
	act(command: TableCommand, nameOf: (id: string) => string): Promise<string | null>;
	/** The computer's move at a seat of this device, from what that seat may know; null: the rules did not load. */
	move(seat: SeatId): Promise<TableCommand | null>;
	/** Fetches what acting needs, before it is needed. */
	prepare(): void;
	/** The person on this device whose step was the last, if it showed nobody anything new; null: it stays. */
	readonly undoer: SeatId | null;
	/** Null: done; else why not, in a sentence. */
	undo(): Promise<string | null>;
}
