import * as v from 'valibot';
import { short, shortPath } from './file-fault.ts';

export const FAULTS_AT_MOST = 10;

/** A larger value is not looked through once more for all that is wrong with it: its first fault has to do. */
const SMALL = 20_000;

type Issue = v.BaseIssue<unknown>;

export type Parsed<T> =
	| { readonly success: true; readonly output: T; readonly issues: undefined }
	| {
			readonly success: false;
			/** The first things that are wrong, at most ten, each message short. */
			readonly issues: readonly [Issue, ...Issue[]];
			/** How many there are besides, as far as anybody looked. */
			readonly more: number;
	  };

/**
 * What a schema makes of a value from outside, or what it finds wrong. It stops at the first fault, and only where there
 * are few values looks for others: a schema left to itself notes a fault for each of a million zeros. Whatever meets a
 * request or a file is parsed here.
 */
export function parseAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Parsed<T> {
	const read = v.safeParse(schema, value, { abortEarly: true });
	if (read.success) return { success: true, output: read.output, issues: undefined };
	const all = countUpTo(SMALL, value) < SMALL ? v.safeParse(schema, value).issues : undefined;
	const [first, ...others] = all ?? read.issues;
	const shown = [first, ...others.slice(0, FAULTS_AT_MOST - 1)] as const;
	return {
		success: false,
		issues: shown.map((issue) => ({ ...issue, message: short(issue.message) })) as [Issue],
		more: others.length + 1 - shown.length
	};
}

/** What a schema makes of a value that the program made itself; that it makes nothing of it is a bug and throws. */
export const parsedOwn = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T =>
	v.parse(schema, value, { abortEarly: true });

/** Where a schema found something wrong, with dots; null: with the value as a whole. */
export function dotPathOf(issue: v.BaseIssue<unknown>): string | null {
	const path = v.getDotPath(issue);
	return path === null ? null : shortPath(path);
}

/** How many values lie in this one, itself included; beyond `most` it does not count on. */
function countUpTo(most: number, value: unknown): number {
	if (typeof value !== 'object' || value === null) return 1;
	const fields: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
	let count = 1;
	for (const field of fields) {
		if (count >= most) break;
		count += countUpTo(most - count, field);
	}
	return count;
}
