import * as v from 'valibot';
import { PLENTY, recordOf } from '../../../games/core/bounded.ts';
import { readAs } from '../../../games/core/read-as.ts';

const dotsSchema = recordOf(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)), PLENTY);

/** Dots by trait as they were typed and kept; null: of an older form. */
export const readDots = (stored: unknown): Record<string, number> | null =>
	readAs(dotsSchema, stored);
