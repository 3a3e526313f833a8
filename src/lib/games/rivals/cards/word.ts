import type * as v from 'valibot';
import type * as language from '../../core/cards/word.ts';
import type { Within } from '../../core/cards/word.ts';

/** What a sentence is built with: the effects inside this one as one clause, and what the card calls `this`. */
export type Telling = {
	readonly all: (within: Within) => string;
	readonly self: string;
};

/** One word of the effects. */
type Word<Needs extends v.ObjectEntries> = language.Word<Needs, Telling> & {
	/** In an `always` part it holds as long as the card is in force; elsewhere until the attack ends, or the turn outside an attack. */
	readonly standing?: true;
};

/** A word, with its types taken from what it needs. */
export const word = <Needs extends v.ObjectEntries>(one: Word<Needs>): Word<Needs> => one;
