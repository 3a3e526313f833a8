import * as v from 'valibot';

/**
 * What a schema makes of a value from outside; null: nothing. For whoever wants to know no more: it stops at the first
 * fault and names none, which keeps the words for faults off a page.
 */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
	const read = v.safeParse(schema, value, { abortEarly: true });
	return read.success ? read.output : null;
}
