import { listed } from './listed.ts';
import type * as v from 'valibot';
import { isNestedAtMost } from './json.ts';

/** What is wrong with a file, and where. */
export interface FileFault {
	/** `line 3, column 7`, a path such as `events[12].hash`, or two for a stretch; the file as a whole is `file`. */
	readonly where: string;
	readonly expected: string;
	readonly got: string;
}

/** A fault in the words of whoever found it. */
export const fault = (where: string, expected: string, got: string): FileFault => ({
	where,
	expected,
	got
});

/** The fault as one sentence. */
export const sentenceOfFault = ({ where, expected, got }: FileFault): string =>
	`At ${where}: expected ${expected}, got ${got}.`;

const GOT_AT_MOST = 80;

/** That a value is nested beyond reason; before anything descends into it, showing it included. Null: it is not. */
export function nestingFault(where: string, levels: number, value: unknown): FileFault | null {
	if (isNestedAtMost(levels, value)) return null;
	return fault(where, `values at most ${levels} levels deep`, 'more levels');
}

/** A value as it is shown in a fault: short. */
export function shown(value: unknown): string {
	const text = JSON.stringify(value) ?? 'nothing';
	return text.length > GOT_AT_MOST ? `${text.slice(0, GOT_AT_MOST)}…` : text;
}

/** `['events', 12, 'hash']` as `events[12].hash`. */
export function pathOf(keys: readonly unknown[]): string {
	return keys.reduce<string>((path, key) => {
		if (typeof key === 'number') return `${path}[${key}]`;
		return path === '' ? String(key) : `${path}.${String(key)}`;
	}, '');
}

/** What a schema found wrong with a value that lies at `base` in the file. */
export function faultOf(
	issue: v.BaseIssue<unknown>,
	base: readonly (string | number)[]
): FileFault {
	const keys = [...base, ...(issue.path ?? []).map(({ key }) => key)];
	const where = pathOf(keys) || 'file';
	if (issue.expected === 'never') return { where, expected: 'no such field', got: 'one' };
	if (issue.input === undefined) return { where, expected: 'this field', got: 'nothing' };
	return { where, expected: wanted(issue), got: shown(issue.input) };
}

/** What a schema would have had there; a message that is no such thing stands as the reason. */
function wanted({ kind, expected, message }: v.BaseIssue<unknown>): string {
	if (kind === 'schema' && expected !== null) return alternatives(expected);
	if (/^(expected|at least|at most) /.test(message)) return message.replace(/^expected /, '');
	return `something else (${message})`;
}

const KINDS: ReadonlyMap<string, string> = new Map([
	['Object', 'an object'],
	['Array', 'a list'],
	['string', 'a text'],
	['number', 'a number'],
	['boolean', 'true or false']
]);

/** `("calm" | "cruel")` as `"calm" or "cruel"`. */
function alternatives(expected: string): string {
	const each = expected
		.replace(/^\((.*)\)$/, '$1')
		.split(' | ')
		.map((one) => KINDS.get(one) ?? one);
	return listed(each, 'or');
}
