import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Shown } from '../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Place } from '../../live/outbox/outbox.ts';
import type { TableLog } from '../../table/log.svelte.ts';
import type { Acted } from '../../table/sender.svelte.ts';
import type { Chapter, TurnbackCommand } from './course-log.ts';
import type { Queue } from './waiting/queue.svelte.ts';

/** Who did a step, when, and for which seat where that is somebody else's. */
export type Doing = { readonly by: string; readonly seat: SeatId | null; readonly at: string };

/** The way from a screen to where the log of its table lies. What happens there is dispatched into `log`. */
export interface TableLink {
	/** Of the log, on this device and on every other. */
	readonly id: string;
	readonly log: TableLog<Chapter>;
	/** Who is signed in on this device; left out: nobody, the table lies on it alone. */
	readonly person?: string;
	/**
	 * Fetches what keeps intentions until they are written, where there is such a thing: `now`, or only where some wait
	 * here.
	 */
	wake?(now: boolean): Promise<Queue | null>;
	/** `shown`: the hands that lie open on this device. */
	act(command: TableCommand, shown: Shown): Promise<Acted>;
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
