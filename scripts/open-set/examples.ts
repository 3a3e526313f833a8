import * as v from 'valibot';
import { effectSchema, type Effect } from '../../src/lib/games/heritage/effects/effect.ts';
import { WORDS } from '../../src/lib/games/heritage/effects/vocabulary.ts';

/** One effect of each word; what a card of it says is generated. */
export const EXAMPLES: readonly Effect[] = Object.entries(WORDS).map(([name, { example }]) =>
	v.parse(effectSchema, { do: name, ...example })
);
