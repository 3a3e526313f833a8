import { listed } from './listed.ts';
import type * as v from 'valibot';

/** What is wrong with a file, and where. */
export interface FileFault {
	/** `line 3, column 7`, a path such as `events[12].hash`, or two for a stretch; the file as a whole is `file`. */
	readonly where: string;
	readonly expected: string;
	readonly got: string;
	/** What happened, where people are told that in place of all this. */
	readonly sentence?: string;
}

/** A fault in the words of whoever found it. */
export const fault = (where: string, expected: string, got: string): FileFault => ({
	where,
	expected,
	got
});

/** The fault as one sentence. */
export const sentenceOfFault = ({ where, expected, got, sentence }: FileFault): string =>
	sentence ?? `At ${where}: expected ${expected}, got ${got}.`;

const GOT_AT_MOST = 80;
const PATH_AT_MOST = 200;
const WORDS_AT_MOST = 800;

const cut = (text: string, most: number): string =>
	text.length > most ? `${text.slice(0, most)}…` : text;

/** Words of a fault, short enough that ten of them are an answer of at most 64 kB, whatever letters stand in them. */
export const short = (words: string): string => cut(words, WORDS_AT_MOST);

/** The path to a fault, short too: a key in it can be as long as a file. */
export const shortPath = (path: string): string => cut(path, PATH_AT_MOST);

/** A value as it is shown in a fault: short. */
export function shown(value: unknown): string {
	return cut(opening(value, GOT_AT_MOST + 1) ?? 'nothing', GOT_AT_MOST);
}

/** How a value is written as JSON, the first `most` letters at least; no more of it is looked at. */
function opening(value: unknown, most: number): string | undefined {
	if (typeof value === 'string') return JSON.stringify(value.slice(0, most));
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
	let text = '';
	for (const [name, within] of fieldsOf(value)) {
		const left = most - text.length;
		if (left <= 0) return `${open}${text}`;
		const field = opening(within, left);
		if (field === undefined && name !== null) continue;
		const named = name === null ? '' : `${JSON.stringify(name.slice(0, most))}:`;
		text += `${text === '' ? '' : ','}${named}${field ?? 'null'}`;
	}
	return `${open}${text}${close}`;
}

/** One by one, for there may be millions; those of a list have no name. */
function* fieldsOf(value: object): Generator<readonly [name: string | null, within: unknown]> {
	if (Array.isArray(value)) for (const within of value) yield [null, within];
	else for (const [name, within] of Object.entries(value)) yield [name, within];
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
	const where = shortPath(pathOf(keys)) || 'file';
	if (issue.expected === 'never') return { where, expected: 'no such field', got: 'one' };
	if (issue.input === undefined) return { where, expected: 'this field', got: 'nothing' };
	return { where, expected: short(wanted(issue)), got: shown(issue.input) };
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
