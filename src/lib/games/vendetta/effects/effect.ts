import { effectsSchemaOf } from '../../core/cards/effects.ts';
import type { NeedsOf, Within } from '../../core/cards/word.ts';
import { WORDS } from './vocabulary.ts';

type Words = typeof WORDS;
export type EffectKind = keyof Words;

// An interface, because a type cannot name itself while it is inferred.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- see above
export interface Effects extends ReadonlyArray<Effect> {}

/** One effect of a card, in order from the top. What cannot be done wholly is done as far as possible [CONTRADICTING RULES?]. */
export type Effect = {
	[K in EffectKind]: { readonly do: K } & NeedsOf<Words[K], Effects>;
}[EffectKind];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** All effects of one ability, from the top. */
export const effectsSchema = effectsSchemaOf<Effects>(WORDS, 12);

/** Effects within an effect, as the effects they are: the schema has read them. */
export const known = (within: Within): Effects => within as Effects;
