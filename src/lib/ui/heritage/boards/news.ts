import type { Json } from '../../../games/core/json.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import { byLetter } from './by-letter.ts';
import type { PictureNames } from './picture.ts';

/** How a board lay before and after a change, and what the change set off at once. */
export interface Change<State> {
	readonly before: State;
	readonly after: State;
	readonly next: TableEvent | undefined;
}

/** What changed on a board, in words; an untold change is only said to have happened. */
export interface News {
	readonly sentence: string;
	/** Everybody has to hear of it: a victory, a flip, the end of a track. */
	readonly loud?: true;
	/** What the change lays open to whoever moves next: said before it is made. */
	readonly warns?: string;
	/** What the change set off at once is told with it. */
	readonly tellsNext?: true;
}

export type BoardNews<State extends Json = Json> = (
	change: Change<State>,
	names: PictureNames
) => News | null;

const NEWS = byLetter(import.meta.glob<BoardNews>('./*/news.ts', { eager: true, import: 'news' }));

/** What changed on the board of this letter; null: nobody has words for it. */
export const newsOf = (letter: string, change: Change<Json>, names: PictureNames): News | null =>
	NEWS[letter]?.(change, names) ?? null;
