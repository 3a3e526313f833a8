import * as v from 'valibot';
import { listOf } from '../bounded.ts';
import type { Within, WithinSchema } from './word.ts';

/** As much of a word as says how an effect is written. */
type Written = { readonly needs: (effects: WithinSchema) => v.ObjectEntries };

/**
 * All effects of one part of a card, from the top, at least one and at most so many; they nest through what their words need.
 * `Effects`: the effects as the language of a game names them.
 */
export function effectsSchemaOf<Effects extends Within>(
	words: Readonly<Record<string, Written>>,
	most: number
): v.GenericSchema<unknown, Effects> {
	const effects: WithinSchema = v.pipe(
		listOf(
			v.lazy(() => effect),
			most,
			'effects'
		),
		v.minLength(1, 'at least one effect')
	);
	const effect = v.variant(
		'do',
		Object.entries(words).map(([name, { needs }]) =>
			v.strictObject({ do: v.literal(name), ...needs(effects) })
		)
	) as unknown as v.GenericSchema<unknown, Within[number]>;
	return effects as v.GenericSchema<unknown, Effects>;
}
