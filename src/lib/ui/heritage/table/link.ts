import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Problem } from '../../chronicle/post.ts';

/** What a log says of the course of a chapter, in the chronicle's own words. */
export type News =
	| {
			readonly type: 'HappenedAtTable';
			readonly event: TableEvent;
			/** Part of the step before, although a command could begin so. */
			readonly goesOn?: true | undefined;
	  }
	| { readonly type: 'UndoneAtTable'; readonly kept: number };

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

/** The way from a screen to where the log of its table lies. */
export interface TableLink {
	/** How far its log is known here. */
	readonly version: number;
	act(command: TableCommand): Promise<Acted>;
	/** Takes back all but the first `kept` of `of` steps; where others came since, nothing is taken back. */
	undo(kept: number, of: number): Promise<Acted>;
	/** What happened since without us; nothing where nobody else writes. */
	catchUp(): Promise<Acted>;
	/** A hand with its faces, as far as they are known; null: not for this device. */
	hand(seat: SeatId): Promise<readonly Held[] | null>;
}
