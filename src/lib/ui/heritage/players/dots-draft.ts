import * as v from 'valibot';

const dotsSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Dots by trait as they were typed and kept; null: of an older form. */
export function readDots(stored: unknown): Record<string, number> | null {
	const read = v.safeParse(dotsSchema, stored);
	return read.success ? read.output : null;
}
