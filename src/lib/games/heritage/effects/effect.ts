import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import type { NeedsOf } from '../../core/cards/word.ts';
import { WORDS } from './vocabulary.ts';
import type { Within } from './word.ts';

type Words = typeof WORDS;
export type EffectKind = keyof Words;

// An interface, because a type cannot name itself while it is inferred.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- see above
interface Effects extends ReadonlyArray<Effect> {}

/**
 * One effect of a scheme, ability, sticker, asset or obligation, in order from the top. What has no
 * legal target does nothing; what asks for a choice stops until who must choose has chosen.
 */
export type Effect = {
	[K in EffectKind]: { readonly do: K } & NeedsOf<Words[K], Effects>;
}[EffectKind];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** All effects of one card or ability, from the top. */
export const effectsSchema: v.GenericSchema<unknown, Effects> = v.pipe(
	listOf(
		v.lazy(() => effectSchema),
		12,
		'effects'
	),
	v.minLength(1, 'at least one effect')
);

/** An effect as data; nests through `then`, `of`, `suffer`, `offer` and `parts`. */
export const effectSchema = v.variant(
	'do',
	Object.entries(WORDS).map(([name, { needs }]) =>
		v.strictObject({ do: v.literal(name), ...needs(effectsSchema) })
	)
) as unknown as v.GenericSchema<unknown, Effect>;

/** Effects within an effect, as the effects they are: the schema has read them. */
export const known = (within: Within): Effects => within as Effects;

/** What an effect holds within it, from the top. */
export function heldBy(effect: Effect): Effects {
	return Object.values<unknown>(effect).flatMap(effectsIn);
}

function effectsIn(part: unknown): Effects {
	if (Array.isArray(part)) return part.flatMap(effectsIn);
	return v.is(v.looseObject({ do: v.string() }), part) ? known([part]) : [];
}
