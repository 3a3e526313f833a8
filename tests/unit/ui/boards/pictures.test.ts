import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import {
	TIMELINE,
	type BattlegroundId
} from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { EXAMPLES } from '../../../../src/lib/ui/heritage/boards/examples.ts';
import { compared, glanced, spoken } from '../../../../src/lib/ui/heritage/boards/picture.ts';
import { loadPicture, ROOMS } from '../../../../src/lib/ui/heritage/boards/pictures.ts';

const LETTERS = Object.keys(TIMELINE) as BattlegroundId[];

test('every battleground of the timeline has a picture, a twin and examples, and no other has', () => {
	expect(Object.keys(ROOMS).sort()).toEqual(LETTERS);
	expect(Object.keys(EXAMPLES).sort()).toEqual(LETTERS);
});

describe('every picture', () => {
	test.each(LETTERS)('%s is shown in states that its board can be in', (letter) => {
		const { schema, category } = BATTLEGROUND_MODULES[letter];
		const examples = EXAMPLES[letter] ?? [];
		expect(examples.length).toBeGreaterThan(2);
		expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
		for (const { table, before } of examples) {
			const board = table.boards[category];
			expect(board?.battleground).toBe(letter);
			expect(v.safeParse(schema, board?.state).issues).toBeUndefined();
			if (before !== null) expect(v.safeParse(schema, before).issues).toBeUndefined();
		}
	});

	test.each(LETTERS)('%s has a twin in words that tells its states apart', async (letter) => {
		const { told } = (await loadPicture(letter)) ?? {};
		const texts = (EXAMPLES[letter] ?? []).map(({ table, category }) => {
			const lines = told?.(table, table.boards[category]?.state ?? null, exampleNames(table)) ?? [];
			const labels = lines.map(({ label }) => label);
			expect(new Set(labels).size, 'a label names one line').toBe(labels.length);
			return spoken(compared(lines, null));
		});
		expect(new Set(texts).size).toBeGreaterThan(2);
		for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\.\.|\[object/);
	});

	test.each(LETTERS)('%s has its room before it comes', (letter) => {
		const { full, glance } = ROOMS[letter] ?? {};
		expect(full?.[0]).toBe(358);
		expect(glance?.[0]).toBe(170);
		expect(glance?.[1]).toBeLessThanOrEqual(full?.[1] ?? 0);
	});
});

test('a twin says what was otherwise before', () => {
	const now = [
		{ label: 'North', value: '2' },
		{ label: 'East', value: '0' },
		{ label: 'South', value: '1' }
	];
	const before = [
		{ label: 'East', value: '0' },
		{ label: 'North', value: '1' }
	];
	expect(compared(now, before).map(({ was }) => was)).toEqual(['1', null, null]);
	expect(compared(now, null).map(({ was }) => was)).toEqual([null, null, null]);
	expect(spoken(compared(now, before))).toBe('North: 2 (before: 1). East: 0. South: 1.');
});

test('at a glance a list has its first four lines, and all that changed', () => {
	const lines = [0, 1, 2, 3, 4, 5].map((line) => ({
		label: `line ${line}`,
		value: 'so',
		was: line === 5 ? 'otherwise' : null
	}));
	expect(glanced(lines).map(({ label }) => label)).toEqual([
		'line 0',
		'line 1',
		'line 2',
		'line 3',
		'line 5'
	]);
});
