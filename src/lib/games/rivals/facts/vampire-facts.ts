import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema } from '../../core/seats.ts';
import type { Facts } from '../match/state.ts';

/* What a vampire's card says, typed once: plain facts, and nothing of its text. */

/** More than any vampire has. */
const MOST_ATTRIBUTE = 9;
const MOST_DISCIPLINES = 8;

const attribute = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(0, 'at least 0'),
	v.maxValue(MOST_ATTRIBUTE, `at most ${MOST_ATTRIBUTE}`)
);

export const factsSchema: v.GenericSchema<unknown, Facts> = v.strictObject({
	clan: v.exactOptional(nameSchema),
	disciplines: v.exactOptional(listOf(nameSchema, MOST_DISCIPLINES, 'disciplines')),
	guard: v.exactOptional(v.boolean()),
	physical: v.exactOptional(attribute),
	social: v.exactOptional(attribute),
	mental: v.exactOptional(attribute)
});
