import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listOf, recordOf } from '../../../src/lib/games/core/bounded.ts';
import { faultOf, sentenceOfFault, shown } from '../../../src/lib/games/core/file-fault.ts';
import { readJsonText } from '../../../src/lib/games/core/json-text.ts';
import { findSyntaxFault } from '../../../src/lib/games/core/json-syntax.ts';
import { parseAs } from '../../../src/lib/games/core/parse.ts';

/** A schema of a text that counts how often it was asked. */
function counted() {
	let asked = 0;
	const schema = v.pipe(
		v.unknown(),
		v.check(() => ++asked > 0),
		v.string()
	);
	return { schema, asked: () => asked };
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const faultsOf = (schema: v.GenericSchema, value: unknown) => {
	const read = parseAs(schema, value);
	return read.success ? [] : read.issues;
};

describe('a schema that meets the world', () => {
	it('stops at the first fault of a million', () => {
		const { schema, asked } = counted();
		expect(faultsOf(v.array(schema), zeros(1_000_000))).toHaveLength(1);
		expect(asked()).toBe(1);
	});

	it('tells ten faults of a small value, and how many more there are', () => {
		const read = parseAs(v.array(v.string()), zeros(25));
		expect(read).toMatchObject({ success: false, more: 15 });
		expect(read.issues).toHaveLength(10);
	});

	it('tells them in at most 64 kB, whatever they are about', () => {
		const [worst, longest] = ['\u0001', '𝕏'].map((sign) => sign.repeat(1_000_000));
		const field = v.literal('a');
		const value = Object.fromEntries(zeros(20).map((_, at) => [`${worst}${at}`, longest]));
		const issues = faultsOf(v.record(v.string(), field), value);
		const sentences = issues.map((issue) => sentenceOfFault(faultOf(issue, [])));
		expect(issues).toHaveLength(10);
		expect(JSON.stringify(sentences).length).toBeLessThan(64 * 1024);
		const messages = issues.map(({ message }) => ({ path: faultOf(issues[0], []).where, message }));
		expect(Buffer.byteLength(JSON.stringify(messages))).toBeLessThan(64 * 1024);
	});
});

describe('a list of a bounded size', () => {
	const { schema, asked } = counted();
	const list = listOf(schema, 3, 'names');

	it('looks at nothing in one that is too long', () => {
		expect(faultsOf(v.object({ list }), { list: zeros(4) })).toMatchObject([
			{ message: 'at most 3 names', path: [{ key: 'list' }] }
		]);
		expect(asked()).toBe(0);
	});

	it('is a list like any other up to there', () => {
		expect(v.parse(list, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
		expect(v.parse(v.pipe(list, v.minLength(1)), ['a'])).toEqual(['a']);
		expect(faultsOf(v.pipe(list, v.minLength(1)), [])).toHaveLength(1);
		expect(faultsOf(list, 'abcd')).toMatchObject([{ type: 'array' }]);
		expect(faultsOf(list, ['a', 0])).toMatchObject([{ path: [{ key: 1 }] }]);
	});
});

describe('a record of a bounded size', () => {
	const { schema, asked } = counted();
	const record = recordOf(v.string(), schema, 2);

	it('looks at nothing in one that is too large', () => {
		expect(faultsOf(record, { a: 0, b: 0, c: 0 })).toMatchObject([
			{ message: 'at most 2 entries' }
		]);
		expect(asked()).toBe(0);
	});

	it('is a record like any other up to there', () => {
		expect(v.parse(record, { a: 'b' })).toEqual({ a: 'b' });
		expect(faultsOf(record, null)).toMatchObject([{ type: 'record' }]);
		expect(faultsOf(record, { a: 0 })).toMatchObject([{ path: [{ key: 'a' }] }]);
	});
});

describe('a text from outside', () => {
	const HUGE = 1_000_000;
	const refusedFor = (text: string): string => {
		const read = readJsonText(text, 64);
		return read.ok ? 'nothing' : read.why;
	};

	it.each([
		['brackets', '['.repeat(HUGE) + ']'.repeat(HUGE), 'levels'],
		['objects in each other', '{"a":'.repeat(HUGE) + '0' + '}'.repeat(HUGE), 'levels'],
		['brackets that never close', '['.repeat(HUGE), 'levels'],
		['zeros', `[${'0,'.repeat(HUGE)}0]`, 'values'],
		['empty objects', `[${'{},'.repeat(HUGE)}0]`, 'values'],
		['one field again and again', `{${'"a":0,'.repeat(HUGE)}"a":0}`, 'nothing'],
		['escapes in a text that never ends', `"${'\\n'.repeat(HUGE)}`, 'syntax'],
		['line breaks before nonsense', `${'\n'.repeat(HUGE)}x`, 'syntax'],
		['one long text', JSON.stringify('x'.repeat(HUGE)), 'nothing'],
		['one long number', '1'.repeat(HUGE), 'nothing']
	])('of a million %s: refused for %3$s', (_, text, why) => {
		expect(refusedFor(text)).toBe(why);
	});

	it.each(['', ' '])('has at most ten thousand different names (%j before the colon)', (space) => {
		const names = (count: number) =>
			`{${zeros(count)
				.map((_, at) => `"name-${at}"${space}:"value"`)
				.join(',')}}`;
		expect(refusedFor(names(10_000))).toBe('nothing');
		expect(refusedFor(names(10_001))).toBe('names');
	});

	it('may hold what looks like brackets, and escaped quotes, in its texts', () => {
		const value = { text: '[[{{"\\'.repeat(100), 'a"b\\': '\\"', end: '\\' };
		expect(readJsonText(JSON.stringify(value), 1)).toEqual({ ok: true, value });
		expect(readJsonText('\uFEFF[1]', 1)).toEqual({ ok: true, value: [1] });
	});

	it('says how deep it may be, and where it is no JSON', () => {
		expect(readJsonText('[[1]]', 1)).toMatchObject({
			fault: { where: 'file', expected: 'values at most 1 levels deep' }
		});
		expect(readJsonText('[1,]', 1)).toMatchObject({ fault: { where: 'line 1, column 4' } });
		expect(findSyntaxFault(`"${'\\"'.repeat(HUGE)}`)).toMatchObject({ line: 1, column: 1 });
	});
});

describe('a value as a fault shows it', () => {
	it.each([
		[null, 'null'],
		[undefined, 'nothing'],
		[{ a: [1, undefined, 'x"y'], b: undefined, c: {} }, '{"a":[1,null,"x\\"y"],"c":{}}'],
		[zeros(1_000_000), `[${'0,'.repeat(39)}0…`],
		['x'.repeat(1_000_000), `"${'x'.repeat(79)}…`],
		[{ ['k'.repeat(1_000_000)]: 1 }, `{"${'k'.repeat(78)}…`]
	])('is short', (value, text) => {
		expect(shown(value)).toBe(text);
	});
});
