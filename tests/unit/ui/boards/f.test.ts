import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../../src/lib/games/heritage/boards/directions.ts';
import { LAST_SPACE as LAST } from '../../../../src/lib/games/heritage/boards/f/facts.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { example, exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { placeOf, SPACES } from '../../../../src/lib/ui/heritage/boards/f/places.ts';
import { told } from '../../../../src/lib/ui/heritage/boards/f/told.ts';
import { expectInside } from './inside.ts';

test('F in words: how far each has come, what that is worth, how near exposure is', () => {
	const state = { north: 0, east: 3, south: 5, west: 4 };
	const { table } = example(TIMELINE.F, '', state);
	const said = told(table, state, exampleNames(table));
	expect(said.map(({ label, value }) => `${label}: ${value}`)).toEqual([
		'North: space 0, 3 points per vampire; exposed after 6 steps',
		'East: space 3, 1 point per vampire; exposed after 3 steps',
		'South: space 5, 0 points per vampire; the next step exposes',
		'West: space 4, 1 point per vampire; exposed after 2 steps',
		'Roaming: always 1 point per vampire; moves any investigator 2 spaces',
		'Exposed: the vampire who caused it gains 1 infamy; the investigator starts over'
	]);
});

describe('the streets', () => {
	test('every space lies inside the picture, exposure too', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...DIRECTIONS),
				fc.constantFrom(...SPACES, LAST + 1),
				fc.constantFrom('full' as const, 'glance' as const),
				(direction, space, size) => expectInside('F', size, [placeOf(direction, space, size)])
			)
		);
	});

	test('a step is always as long, and leads to the right', () => {
		expect(SPACES).toEqual([0, 1, 2, 3, 4, 5]);
		for (const direction of DIRECTIONS) {
			const [first, second] = [placeOf(direction, 0, 'full'), placeOf(direction, 1, 'full')];
			expect(second.x).toBeGreaterThan(first.x);
			expect(second.y).toBe(first.y);
		}
	});
});
