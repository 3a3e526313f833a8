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
		expect(turnsTo({ at, parts: parts(...before) }, { at, parts: parts(...now) })).toBe(to);
	});

	it('stays where somebody went there just now', () => {
		const before = { at: 'results', parts: parts('results') };
		const now = { at: 'overview', parts: parts(...KEYS.slice(0, 3)) };
		expect(turnsTo(before, now)).toBeNull();
		expect(turnsTo({ ...before, at: 'overview' }, now)).toBe('mission:m1');
	});

	it.each([
		['where nothing was decided', ['results', 'overview'], ['results', 'overview'], 'results'],
		['where it was decided on it', ['results'], ['results', 'overview'], 'overview'],
		['where something is open', ['results'], ['results', 'obligations'], 'overview'],
		['where it looks ahead', ['results', 'obligations'], [...KEYS.slice(0, 4)], 'obligations'],
		['where it was taken back', ['results', 'overview'], ['results'], 'results']
	] as const)('stays %s', (_, before, now, at) => {
		expect(turnsTo({ at, parts: parts(...before) }, { at, parts: parts(...now) })).toBeNull();
	});
});
