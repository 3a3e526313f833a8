import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { CommandOf } from '../../../games/heritage/commands.ts';
import type { Shown } from '../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Course, Turnback } from '../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { Held, Table } from '../../../games/heritage/table/table.ts';
import type { Problem } from '../../chronicle/post.ts';
import type { Place } from '../../live/outbox/store.ts';
import type { Queue } from './waiting/queue.svelte.ts';

/** What a log says of the course of a chapter, in the chronicle's own words. */
export type News =
	| {
			readonly type: 'HappenedAtTable';
			readonly event: TableEvent;
			/** Part of the step before, although a command could begin so. */
			readonly goesOn?: true | undefined;
	  }
	| Turnback
	/** No word of a log: the course as it is shown with what waits to be written; `grew`: nothing before changed. */
	| {
			readonly type: 'Shown';
			readonly course: Course;
			readonly table: Table;
			readonly grew: boolean;
	  };

/** What is wanted of steps that were done: to take them back or bring them back, and all that is said about it. */
export type TurnbackCommand = CommandOf<
	'UndoAtTable' | 'ProposeUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'RedoAtTable'
>;

/** What became of an intention: all that happened since the table was last looked at, and why not. */
export type Acted =
	| {
			readonly accepted: true;
			readonly news: readonly News[];
			/** Why not all that happened could be had. */
			readonly problem?: Problem;
	  }
	| {
			readonly accepted: false;
			readonly problem: Problem;
			/** What others did meanwhile, as far as it could be had. */
			readonly news?: readonly News[];
	  };

/** Who did a step, when, and for which seat where that is somebody else's. */
export type Doing = { readonly by: string; readonly seat: SeatId | null; readonly at: string };

/** The way from a screen to where the log of its table lies. */
export interface TableLink {
	/** How far its log is known here. */
	readonly version: number;
	/**
	 * Fetches what keeps intentions until they are written, where there is such a thing: `now`, or only where some wait
	 * here. It begins with the course as it is shown then, while nothing is on its way from the log.
	 */
	wake?(now: boolean): Promise<((course: Course) => Queue) | null>;
	/** `shown`: the hands that lie open on this device. */
	act(command: TableCommand, shown?: Shown): Promise<Acted>;
	/** Whose device it is, where a table can be lent to it for when the network is gone. */
	readonly lends?: Place | undefined;
	/** Takes back or brings back; where other steps came than it was said of, nothing is done. */
	turnBack(command: TurnbackCommand): Promise<Acted>;
	/**
	 * What happened since without us; nothing where nobody else writes. `known`: how far its log is known to be, and
	 * what was brought up to there is enough; left out, it is looked whether there is more.
	 */
	catchUp(known?: number): Promise<Acted>;
	/** Who did each of the steps that stand; null: nobody says, or it could not be had. */
	doings?(): Promise<readonly Doing[] | null>;
	/** A hand with its faces, as far as they are known; null: not for this device. */
	hand(seat: SeatId): Promise<readonly Held[] | null>;
}
