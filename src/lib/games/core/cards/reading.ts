import type * as v from 'valibot';
import { faultOf, type FileFault } from '../file-fault.ts';
import { FAULTS_AT_MOST, parseAs } from '../parse.ts';

/** What a text of cards comes to: its content, or what is wrong with it, first things first. */
export type ReadCards<T> =
	| { readonly ok: true; readonly value: T }
	| {
			readonly ok: false;
			/** At most ten. */
			readonly faults: readonly FileFault[];
			/** How many there are besides. */
			readonly more: number;
	  };

/** Effects may lie in effects; nothing honest is nested deeper. */
export const DEEPEST = 40;

/** What is wrong, cut to what a person can take in at once. */
export function refused(faults: readonly FileFault[], besides = 0): ReadCards<never> {
	const more = besides + Math.max(0, faults.length - FAULTS_AT_MOST);
	return { ok: false, faults: faults.slice(0, FAULTS_AT_MOST), more };
}

/** The content, unless anything is wrong with it. */
export function readUnless<T>(faults: readonly FileFault[], value: T): ReadCards<T> {
	return faults.length === 0 ? { ok: true, value } : refused(faults);
}

/** What a schema finds wrong with a value that lies at `base`, and how much more; or what it makes of it. */
export function parsedBy<T>(
	schema: v.GenericSchema<unknown, T>,
	value: unknown,
	base: readonly (string | number)[]
): { readonly output: T } | { readonly faults: readonly FileFault[]; readonly more: number } {
	const read = parseAs(schema, value);
	if (read.success) return { output: read.output };
	return { faults: read.issues.map((issue) => faultOf(issue, base)), more: read.more };
}
