import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import type * as language from '../../core/cards/word.ts';
import type { Within, WithinSchema } from '../../core/cards/word.ts';
import type { Selector } from './selector.ts';
import type { Speaker } from './selector-words.ts';

export { lettered } from '../../core/listed.ts';
export type { Within } from '../../core/cards/word.ts';

/** What a word needs to make its sentence. */
export type Telling = {
	/** Whose ability, scheme, slip or market it is. */
	readonly bearer: string;
	readonly whom: (selector: Selector) => string;
	/** Effects within this one, as one clause. */
	readonly all: (within: Within, speaker?: Speaker) => string;
	/** Effects within this one, each as sentences of its own. */
	readonly each: (within: Within) => readonly string[];
};

/** One word of the vocabulary of effects; its rule stands in the file beside it and in `rules.ts`. */
export type Word<Needs extends v.ObjectEntries> = language.Word<Needs, Telling>;

/** A word, with its types taken from what it needs. */
export const word = <Needs extends v.ObjectEntries>(one: Word<Needs>): Word<Needs> => one;

/** A few lists of effects, of which one is gone on with, or all in an order. */
export const several = (
	effects: WithinSchema,
	most: number,
	least: string
): v.GenericSchema<unknown, readonly Within[]> =>
	v.pipe(listOf(effects, most), v.minLength(2, least));
