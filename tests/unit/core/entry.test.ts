import { expect, test } from 'vitest';
import { withEntry } from '../../../src/lib/games/core/entry.ts';

test('a record with one entry more, in the order in which they came', () => {
	const before = { b: 1, a: 2 };
	const after = withEntry(before, 'c', 3);
	expect(Object.entries(after)).toEqual([
		['b', 1],
		['a', 2],
		['c', 3]
	]);
	expect(before).toEqual({ b: 1, a: 2 });
});

test('a record with one entry changed keeps its place', () => {
	expect(Object.entries(withEntry({ b: 1, a: 2 }, 'b', 3))).toEqual([
		['b', 3],
		['a', 2]
	]);
});
