import type * as v from 'valibot';
import type * as language from '../../core/cards/word.ts';
import type { Within } from '../../core/cards/word.ts';

/** Effects within this one, as one clause. */
export type Telling = { readonly all: (within: Within) => string };

/** One word of the effects; its rule stands in the file beside it and in `rules.ts`. */
type Word<Needs extends v.ObjectEntries> = language.Word<Needs, Telling>;

/** A word, with its types taken from what it needs. */
export const word = <Needs extends v.ObjectEntries>(one: Word<Needs>): Word<Needs> => one;
