import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sealedExpansionsSchema } from '../../../../src/lib/server/games/heritage/sealed-expansions.ts';

test('expansions that were taken along before their numbers were noted still come in', () => {
	const noted = { id: 'lost-letters', name: 'Lost letters', licence: 'CC BY 4.0' };
	const taken = v.parse(sealedExpansionsSchema, { expansions: [noted], cards: [] });
	expect(taken.expansions).toEqual([{ ...noted, numbers: [] }]);
});
