import * as v from 'valibot';
import { expect, it } from 'vitest';
import { effectSchema, type Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { WORDS } from '../../../../src/lib/games/heritage/effects/vocabulary.ts';
import { effectWords } from '../../../../src/lib/games/heritage/effects/words.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { effectPlayed } from '../table/every-effect.ts';

const EXAMPLES: readonly (readonly [string, Effect])[] = Object.entries(WORDS).map(
	([name, { example }]) => [name, v.parse(effectSchema, { do: name, ...example })]
);

const ASKING = ['QuestionAsked', 'QuestionAnswered'];

/** What comes of an effect, without the questions on the way. */
const factsOf = (effect: Effect): readonly TableEvent[] =>
	effectPlayed(effect)
		.flat()
		.filter(({ type }) => !ASKING.includes(type));

/** The rest of a scheme that does nothing by itself. */
const NOTHING = factsOf({ do: 'manual', text: 'Turn your leader card over.' });

it.each(EXAMPLES)('%s is read, said and played', (name, effect) => {
	const words = effectWords(effect, 'scheme');
	expect(words).toMatch(/^[A-Z].*[.!]$/);
	expect(words).not.toMatch(/undefined|null|NaN|object/);
	if (name === 'manual') expect(factsOf(effect)).toEqual(NOTHING);
	else expect(factsOf(effect)).not.toEqual(NOTHING);
});
