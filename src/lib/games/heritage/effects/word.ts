import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import type { Selector } from './selector.ts';
import type { Speaker } from './selector-words.ts';

/**
 * Effects within an effect, as a word sees them: it hands them on and need not know which words there are.
 * `effect.ts` alone knows that.
 */
export type Within = ReadonlyArray<{ readonly do: string; readonly [needs: string]: unknown }>;
type WithinSchema = v.GenericSchema<unknown, Within>;

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

/** What a word knows once its needs are read. */
export type Known<Needs extends v.ObjectEntries> = v.InferOutput<
	v.StrictObjectSchema<Needs, undefined>
>;

/**
 * One word of the vocabulary of effects: everything but its rule, which stands in the file beside it and
 * in `rules.ts`. A page that only shows cards loads no rules.
 */
export type Word<Needs extends v.ObjectEntries> = {
	/** What the word needs to know; `effects` is the schema of effects within it. */
	readonly needs: (effects: WithinSchema) => Needs;
	/** The word as a clause, without capital and full stop. */
	readonly says: (needs: Known<Needs>, telling: Telling) => string;
	/** The same as several sentences, where it stands by itself. */
	readonly sentences?: (needs: Known<Needs>, telling: Telling) => readonly string[];
	/** One of its kind, for tests and for the page that explains cards. */
	readonly example: Known<Needs>;
};

/** A word, with its types taken from what it needs. */
export const word = <Needs extends v.ObjectEntries>(one: Word<Needs>): Word<Needs> => one;

/** A few lists of effects, of which one is gone on with, or all in an order. */
export const several = (
	effects: WithinSchema,
	most: number,
	least: string
): v.GenericSchema<unknown, readonly Within[]> =>
	v.pipe(listOf(effects, most), v.minLength(2, least));

/** "(a) …; (b) …" */
export function lettered(ways: readonly string[]): string {
	return ways.map((way, index) => `(${'abcd'.charAt(index)}) ${way}`).join('; ');
}
