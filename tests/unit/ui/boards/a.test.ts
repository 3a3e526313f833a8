import { describe, expect, test } from 'vitest';
import { placeOf, SPACES } from '../../../../src/lib/ui/heritage/boards/a/places.ts';
import { told } from '../../../../src/lib/ui/heritage/boards/a/told.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { example, exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { expectInside } from './inside.ts';

const said = (space: number) => {
	const { table } = example(TIMELINE.A, '', { space });
	return told(table, { space }, exampleNames(table)).map(
		({ label, value }) => `${label}: ${value}`
	);
};

describe('A in words', () => {
	test('neutral, nobody scores', () => {
		expect(said(0)).toEqual([
			'Class token: neutral',
			'Worth: nothing while it is neutral',
			'Decisive victory: 3 spaces away to either side'
		]);
	});

	test('a side that leads, what it is worth, how far the ends are', () => {
		expect(said(1)).toEqual([
			'Class token: 1 space on the elitist side',
			'Worth: 1 point for each elitist vampire',
			'Decisive victory: elitist in 2 spaces, egalitarian in 4 spaces'
		]);
		expect(said(-2)).toEqual([
			'Class token: 2 spaces on the egalitarian side',
			'Worth: 2 points for each egalitarian vampire',
			'Decisive victory: egalitarian in 1 space, elitist in 5 spaces'
		]);
	});
});

test('every space of A has its place, egalitarian left, elitist right', () => {
	for (const size of ['full', 'glance'] as const) {
		const places = SPACES.map((space) => placeOf(space, size));
		expectInside('A', size, places);
		expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).sort((a, b) => a - b));
	}
	expect(SPACES).toEqual([-3, -2, -1, 0, 1, 2, 3]);
});
