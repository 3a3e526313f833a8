import { effectsSchemaOf } from '../../core/cards/effects.ts';
import type { NeedsOf, Within } from '../../core/cards/word.ts';
import { attackWords } from './words/attack-words.ts';
import { cardWords } from './words/card-words.ts';
import { courseWords } from './words/course-words.ts';
import { standingWords } from './words/standing-words.ts';
import { tokenWords } from './words/token-words.ts';

/** Everything that a card of the twin can do. */
export const WORDS = {
	...attackWords,
	...standingWords,
	...tokenWords,
	...cardWords,
	...courseWords
};

type Words = typeof WORDS;
export type EffectKind = keyof Words;

// An interface, because a type cannot name itself while it is inferred.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- see above
export interface Effects extends ReadonlyArray<Effect> {}

/** One effect of a card. What cannot be done wholly is done as far as possible. */
export type Effect = {
	[K in EffectKind]: { readonly do: K } & NeedsOf<Words[K], Effects>;
}[EffectKind];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** All effects of one part, from the top. */
export const effectsSchema = effectsSchemaOf<Effects>(WORDS, 6);

/** Whether a word can stand in an `always` part. */
export const isStanding = (kind: EffectKind): boolean => 'standing' in WORDS[kind];

/** Effects within an effect, as the effects they are: the schema has read them. */
export const known = (within: Within): Effects => within as Effects;
