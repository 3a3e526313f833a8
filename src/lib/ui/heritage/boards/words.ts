import type { Battleground } from '../../../games/heritage/boards/timeline.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import type { SetUpNumbers } from '../table/assistant/to-lay-out.ts';
import { byLetter } from './by-letter.ts';

/** A battleground that comes into play, told to people who meet it for the first time. */
export interface Introduced {
	/** What is different from now on. */
	readonly change: string;
	/** How it works, one thing a line, in the order in which it matters. */
	readonly how: readonly string[];
	/** What is taken out of the box for it. */
	readonly takeOut: string;
}

/** The readings that a board goes by, as the chronicle has them. */
export type BoardReadings = Pick<Ruleset, 'riseOfHumanity' | 'sabbatWars'>;

/** What people are told of a board. Numbers are the engine's. */
export interface BoardWords {
	/** How it lies at the start, for so many players and by these readings. */
	readonly start: (players: number, numbers: SetUpNumbers) => readonly string[];
	/** What is printed wrong for it in the box or its rulebook (rulebook, Errata). */
	readonly misprint?: string;
	/** Absent: it lay there from the start (rulebook, Battlegrounds). */
	readonly introduced?: (readings: BoardReadings) => Introduced;
	/** What goes into the box with its board, which is named; absent: everything that lies on it. */
	readonly putAway?: (board: string) => string;
}

const WORDS = byLetter(
	import.meta.glob<BoardWords>('./*/words.ts', { eager: true, import: 'words' })
);

/** How a board lies at the start; null: nobody has told of it. */
export const startOf = (
	letter: string,
	players: number,
	numbers: SetUpNumbers
): readonly string[] | null => {
	const words = WORDS[letter];
	if (!words) return null;
	const { misprint } = words;
	return [...words.start(players, numbers), ...(misprint === undefined ? [] : [misprint])];
};

/** What is told about a battleground when it comes; null: it lay there from the start. */
export const introducedAs = (letter: string, readings: BoardReadings): Introduced | null =>
	WORDS[letter]?.introduced?.(readings) ?? null;

/** What goes into the box with a board, and what stays for the one that comes. */
export function putAway({ id, name }: Pick<Battleground, 'id' | 'name'>): string {
	const board = `The board of ${name}`;
	return WORDS[id]?.putAway?.(board) ?? `${board} and everything on it.`;
}
