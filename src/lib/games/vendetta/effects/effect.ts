import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
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
export const effectsSchema: v.GenericSchema<unknown, Effects> = v.pipe(
	listOf(
		v.lazy(() => effectSchema),
		12,
		'effects'
	),
	v.minLength(1, 'at least one effect')
);

/** An effect as data; nests through `then`, `else`, `of` and `won`. */
const effectSchema = v.variant(
	'do',
	Object.entries(WORDS).map(([name, { needs }]) =>
		v.strictObject({ do: v.literal(name), ...needs(effectsSchema) })
	)
) as unknown as v.GenericSchema<unknown, Effect>;

/** Effects within an effect, as the effects they are: the schema has read them. */
export const known = (within: Within): Effects => within as Effects;
