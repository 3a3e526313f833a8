import type { About } from '../../../games/core/decision.ts';
import type { Json } from '../../../games/core/json.ts';
import type { Prompt } from '../../../games/heritage/table/prompts.ts';
import { byLetter } from './by-letter.ts';
import type { Disc } from './packing.ts';

/** A place on a board that can be tapped: what it is called, and its outline in the units of the full picture. */
interface Spot {
	readonly label: string;
	readonly outline: string;
}

/** What a question has to do with a board. */
export interface Asked {
	readonly prompt: Prompt;
	readonly about: About;
}

/** How questions about places of a board are answered on its picture. */
export interface MapAnswers {
	/** The spots that are tapped one after the other to choose an option, each way to do so; none: it lies nowhere. */
	paths(asked: Asked, option: string): readonly (readonly string[])[];
	/** What is asked at each tap. */
	steps(asked: Asked): readonly string[];
	spot(id: string, state: Json): Spot;
}

const ANSWERS = byLetter(import.meta.glob<MapAnswers>('./*/answers.ts', { import: 'answers' }));

/** Null: this board asks for no places. */
export const loadAnswers = async (letter: string): Promise<MapAnswers | null> =>
	(await ANSWERS[letter]?.()) ?? null;

export const circle = ({ x, y, r }: Disc): string =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A rectangle round its middle. */
export const box = (x: number, y: number, width: number, height: number): string =>
	`M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`;
