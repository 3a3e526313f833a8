import { fault, type FileFault } from './file-fault.ts';
import { findSyntaxFault } from './json-syntax.ts';

/** However short a text is, it may hold so many values; a longer one more, by its length. Honest ones have one for each 22 bytes. */
const VALUES_ALWAYS = 5_000;
const BYTES_A_VALUE = 4;
/** A list or an object takes the memory of several plain values. */
const COST_OF_A_LIST = 4;
/** Honest files have some hundred; each one costs JSON.parse some microseconds. */
const DIFFERENT_NAMES = 10_000;

export interface JsonRefused {
	readonly ok: false;
	readonly why: 'syntax' | 'levels' | 'values' | 'names';
	readonly fault: FileFault;
}
export type ReadJsonText = { readonly ok: true; readonly value: unknown } | JsonRefused;

const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPENS_LIST = 91;
const BACKSLASH = 92;
const CLOSES_LIST = 93;
const OPENS_OBJECT = 123;
const CLOSES_OBJECT = 125;

/** Where the text that begins with the quote at `from` ends: behind its closing quote, or at the end of all. */
function endOfText(text: string, from: number): number {
	for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
		let slashes = 0;
		while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
		if (slashes % 2 === 0) return at + 1;
	}
	return text.length;
}

function behindSpace(text: string, from: number): number {
	let at = from;
	while (text.charCodeAt(at) <= SPACE) at++;
	return at;
}

type Beyond = 'levels' | 'values' | 'names';

/**
 * What of a text is beyond reason, in one pass and before it is read: JSON.parse of 16 MB of brackets or of different
 * names takes seconds and hundreds of megabytes, and who descends into a value without end runs out of stack.
 */
function beyondReason(text: string, levels: number): Beyond | null {
	const affordable = VALUES_ALWAYS + text.length / BYTES_A_VALUE;
	const names = new Set<string>();
	let depth = 0;
	let cost = 0;
	let at = 0;
	while (at < text.length) {
		const sign = text.charCodeAt(at);
		if (sign === QUOTE) {
			const start = at;
			const end = endOfText(text, start);
			at = behindSpace(text, end);
			if (text.charCodeAt(at) === COLON) names.add(text.slice(start + 1, end - 1));
			if (names.size > DIFFERENT_NAMES) return 'names';
			continue;
		}
		if (sign === COMMA) cost++;
		else if (sign === OPENS_LIST || sign === OPENS_OBJECT) {
			depth++;
			cost += COST_OF_A_LIST;
			if (depth > levels) return 'levels';
		} else if (sign === CLOSES_LIST || sign === CLOSES_OBJECT) depth--;
		if (cost > affordable) return 'values';
		at++;
	}
	return null;
}

const BEYOND: { readonly [why in Beyond]: (levels: number) => readonly [string, string] } = {
	levels: (levels) => [`values at most ${levels} levels deep`, 'more levels'],
	values: () => ['fewer values in a file of this length', 'more'],
	names: () => [`at most ${DIFFERENT_NAMES} different field names`, 'more']
};

/**
 * The value of a text that came from outside, or why it has none: it is no JSON, or it is nested deeper, or holds more,
 * than anything honest. All that comes from outside is read here.
 */
export function readJsonText(written: string, levels: number, where = 'file'): ReadJsonText {
	const text = withoutMark(written);
	const beyond = beyondReason(text, levels);
	if (beyond) return refused(beyond, where, ...BEYOND[beyond](levels));
	try {
		return { ok: true, value: JSON.parse(text) };
	} catch {
		const found = findSyntaxFault(text);
		if (!found) return refused('syntax', where, 'JSON', 'something else');
		const place = `line ${found.line}, column ${found.column}`;
		return refused('syntax', place, found.expected, found.got);
	}
}

/** Text without the mark that some programs put in front of it. */
export function withoutMark(text: string): string {
	return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

const refused = (
	why: JsonRefused['why'],
	...[where, expected, got]: Parameters<typeof fault>
): JsonRefused => ({ ok: false, why, fault: fault(where, expected, got) });
