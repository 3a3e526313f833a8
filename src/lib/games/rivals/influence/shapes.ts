import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { vampireSchema } from '../counters/commands.ts';
import { MOST_COUNTED } from '../vocabulary.ts';

/** A number of Influence or Prestige. */
export const countedSchema = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(0, 'at least 0'),
	v.maxValue(MOST_COUNTED, `at most ${MOST_COUNTED}`)
);

const exertedSchema = v.strictObject({
	/** Left out: a card’s text made this Influence. */
	vampire: v.exactOptional(vampireSchema),
	influence: countedSchema
});

/** More than a table ever exerts at once. */
const MOST_EXERTED = 20;

export const exertedList = listOf(exertedSchema, MOST_EXERTED, 'exerted');
