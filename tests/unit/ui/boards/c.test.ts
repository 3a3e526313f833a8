import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COURTS, movesOf, type Ankhs } from '../../../../src/lib/games/heritage/boards/c/courts.ts';
import { byDirection } from '../../../../src/lib/games/heritage/boards/directions.ts';
import {
	ankhsOfC,
	COURT_AT,
	glanceAt,
	HOME_AT,
	OPEN_COURTS,
	TALLY_AT
} from '../../../../src/lib/ui/heritage/boards/c/places.ts';
import { told } from '../../../../src/lib/ui/heritage/boards/c/told.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { example, exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { packed } from '../../../../src/lib/ui/heritage/boards/packing.ts';
import { expectApart } from './apart.ts';
import { expectInside } from './inside.ts';

const AT_HOME: Ankhs = byDirection(() => ['home', 'home', 'home', 'home', 'home']);

const said = (state: Ankhs) => {
	const { table } = example(TIMELINE.C, '', state);
	return told(table, state, exampleNames(table)).map(({ label, value }) => `${label}: ${value}`);
};

describe('C in words', () => {
	test('as it begins, nobody holds anything', () => {
		expect(said(AT_HOME)).toEqual([
			'Most courts: nobody holds a court',
			'North: 0 courts held, 5 ankhs at home, each vampire is worth 0',
			'East: 0 courts held, 5 ankhs at home, each vampire is worth 0',
			'South: 0 courts held, 5 ankhs at home, each vampire is worth 0',
			'West: 0 courts held, 5 ankhs at home, each vampire is worth 0',
			'Roaming: each vampire is worth 1'
		]);
	});

	test('the centre counts as two, and who holds most is level', () => {
		expect(
			said({
				north: ['home', 'home', 'home', 'centre', 'centre'],
				east: ['home', 'march-east', 'border-north-east', 'border-east-south', 'centre'],
				south: ['home', 'home', 'home', 'home', 'border-east-south'],
				west: AT_HOME.west
			})
		).toEqual([
			'Most courts: North and East',
			'North: 2 courts held, 3 ankhs at home, each vampire is worth 2',
			'East: 2 courts held, 1 ankh at home, each vampire is worth 2',
			'South: 0 courts held, 4 ankhs at home, each vampire is worth 0',
			'West: 0 courts held, 5 ankhs at home, each vampire is worth 0',
			'Roaming: each vampire is worth 1',
			'The east march: East holds it, ankhs: East 1',
			'The border of north and east: East holds it, ankhs: East 1',
			'The border of east and south: nobody holds it, ankhs: East 1 and South 1',
			'The centre, which counts as two: North holds it, ankhs: North 2 and East 1'
		]);
	});
});

const states: fc.Arbitrary<Ankhs> = fc
	.tuple(
		...[0, 1, 2, 3].map(() => fc.array(fc.constantFrom(...COURTS), { minLength: 5, maxLength: 5 }))
	)
	.map(([north = [], east = [], south = [], west = []]) => ({ north, east, south, west }));

describe('the map of C', () => {
	test('all ankhs stand apart, however they are spread', () => {
		fc.assert(
			fc.property(states, (state) => {
				const ankhs = ankhsOfC(state, []);
				expect(ankhs).toHaveLength(20);
				expectApart('C', 'full', ankhs);
			})
		);
	});

	test('all twenty find room in one court', () => {
		for (let count = 1; count <= 20; count += 1) {
			const ankhs = packed(COURT_AT.centre, count);
			expect(ankhs).toHaveLength(count);
			expectApart('C', 'full', ankhs);
			for (const { x, y, r } of ankhs) expect(Math.hypot(x - 179, y - 179) + r).toBeLessThan(28);
		}
	});

	test('an ankh that moves is the one that moves in the picture', () => {
		fc.assert(
			fc.property(states, fc.constantFrom('north', 'east', 'south', 'west'), (state, direction) => {
				const before = ankhsOfC(state, []);
				for (const [move, after] of movesOf(state, direction, 'allowed')) {
					const [from = '', to = ''] = move.split('>');
					const was = new Map(before.map((ankh) => [ankh.key, ankh.place]));
					const moved = ankhsOfC(after, before).filter(({ key, place }) => was.get(key) !== place);
					expect(moved.map(({ key, place }) => [was.get(key), place])).toEqual([
						[from === 'home' ? `home-${direction}` : from, to]
					]);
				}
			}),
			{ numRuns: 30 }
		);
	});

	test('a glance has its courts apart', () => {
		expectApart(
			'C',
			'glance',
			OPEN_COURTS.map((court) => ({ ...glanceAt(court), r: court === 'centre' ? 15.5 : 13 }))
		);
		expect(glanceAt('home-north').y).toBeLessThan(glanceAt('march-north').y);
		expect(glanceAt('home-west').x).toBeLessThan(glanceAt('march-west').x);
	});

	test('homes and sums lie inside', () => {
		expectInside('C', 'full', [...Object.values(HOME_AT), ...Object.values(TALLY_AT)]);
	});
});
