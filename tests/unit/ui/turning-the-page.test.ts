import { describe, expect, it } from 'vitest';
import { turnsTo } from '../../../src/lib/ui/heritage/chapter/aftermath/follow.ts';

const KEYS = ['results', 'overview', 'mission:m1', 'obligations', 'finish'] as const;
const parts = (...done: (typeof KEYS)[number][]) =>
	KEYS.map((key) => ({ key, done: done.includes(key) }));

describe('the page of the aftermath on the phones that look on', () => {
	it.each([
		['what was decided elsewhere', ['results'], ['results', 'overview'], 'results', 'overview'],
		['the last of several', ['results'], [...KEYS.slice(0, 3)], 'results', 'mission:m1'],
		['its end', [...KEYS.slice(0, 4)], [...KEYS], 'obligations', 'finish']
	] as const)('turns to %s', (_, before, now, at, to) => {
		expect(turnsTo(parts(...before), parts(...now), at)).toBe(to);
	});

	it.each([
		['where nothing was decided', ['results', 'overview'], ['results', 'overview'], 'results'],
		['where it was decided on it', ['results'], ['results', 'overview'], 'overview'],
		['where something is open', ['results'], ['results', 'obligations'], 'overview'],
		['where it looks ahead', ['results', 'obligations'], [...KEYS.slice(0, 4)], 'obligations'],
		['where it was taken back', ['results', 'overview'], ['results'], 'results']
	] as const)('stays %s', (_, before, now, at) => {
		expect(turnsTo(parts(...before), parts(...now), at)).toBeNull();
	});
});
