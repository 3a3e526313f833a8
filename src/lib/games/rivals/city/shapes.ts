import * as v from 'valibot';
import { nameSchema } from '../../core/seats.ts';
import type { CityFacts } from '../match/state.ts';

/* What a City card says, typed once: plain facts, and nothing of its text. */

export const CITY_KINDS = [
	'event',
	'ongoing',
	'vagrant',
	'citizen',
	'antagonist',
	'prince'
] as const;

/** More than any City card prints. */
const MOST_PRINTED = 30;

const printed = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(0, 'at least 0'),
	v.maxValue(MOST_PRINTED, `at most ${MOST_PRINTED}`)
);

export const cityIdSchema = v.pipe(
	v.string(),
	v.regex(/^c[1-9]\d{0,2}$/, 'expected a City card such as c3')
);

export const cityFactsSchema: v.GenericSchema<unknown, CityFacts> = v.strictObject({
	kind: v.picklist(CITY_KINDS),
	name: v.exactOptional(nameSchema),
	blood: v.exactOptional(printed),
	agenda: v.exactOptional(printed),
	burn: v.exactOptional(printed),
	attach: v.exactOptional(nameSchema),
	intel: v.exactOptional(printed),
	harm: v.exactOptional(printed)
});
