import type { Json } from '../../../games/core/json.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Prompt } from '../../../games/heritage/table/prompts.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { byLetter } from './by-letter.ts';

/** A way a piece of a board can go: where it begins, and what becomes of it. */
export type MoveWords = { readonly from: string | null; readonly to: string };

/** What questions on a board need of it. */
export interface BoardQuestions {
	/** What the board makes of what is chosen as it is laid out. */
	readonly why?: string;
	/** What somebody who never played should know first. */
	readonly first?: string;
	/** What asks for one of its sides, and what people call those. */
	readonly named?: { readonly prompt: Prompt; readonly words: Readonly<Record<string, string>> };
	/** What asks for a way from one place to another. */
	readonly ways?: { readonly prompt: Prompt; readonly words: WayWords };
	/** What is answered by tapping places of its picture (`map-answers.ts`). */
	readonly onMap?: readonly Prompt[];
	/** Who fights for which side. */
	readonly sides?: (state: Json, seats: Table['seats'], nameOf: (seat: SeatId) => string) => string;
}

type WayWords = (key: string, direction: string) => MoveWords;

const QUESTIONS = byLetter(
	import.meta.glob<BoardQuestions>('./*/questions.ts', { eager: true, import: 'questions' })
);
const ALL = Object.values(QUESTIONS);

/** What a board makes of what is chosen as it is laid out; `explains`: to somebody who never played. */
export function whyAsked(battleground: string, explains: boolean): readonly string[] {
	const { first, why } = QUESTIONS[battleground] ?? {};
	return [explains ? first : undefined, why].filter((words) => words !== undefined);
}

/** What a board calls what a prompt offers; anything else as it is. */
export const optionWords = (prompt: Prompt, word: string): string =>
	ALL.find(({ named }) => named?.prompt === prompt)?.named?.words[word] ?? word;

/** How the ways are told that a prompt asks for; undefined: it asks for none, so nobody has to see the board. */
export const wayWordsOf = (prompt: Prompt): WayWords | undefined =>
	ALL.find(({ ways }) => ways?.prompt === prompt)?.ways?.words;

/** The letter of the board on whose picture a prompt is answered; null: on none. */
export function mapFor(
	{ boards: { geography } }: Pick<Table, 'boards'>,
	prompt: Prompt
): string | null {
	const letter = geography?.battleground ?? '';
	return QUESTIONS[letter]?.onMap?.includes(prompt) ? letter : null;
}

/** Who fights for which side, where the map is one of sides; null: it is not. */
export function sidesOf(
	{ boards: { geography }, seats }: Pick<Table, 'boards' | 'seats'>,
	names: { seat(seat: SeatId): string }
): string | null {
	if (!geography) return null;
	return QUESTIONS[geography.battleground]?.sides?.(geography.state, seats, names.seat) ?? null;
}
