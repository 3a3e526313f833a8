import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byDirection } from '../../../../src/lib/games/heritage/boards/directions.ts';
import type { Revolt } from '../../../../src/lib/games/heritage/boards/e/rules.ts';
import { ankhsOfE, berths } from '../../../../src/lib/ui/heritage/boards/e/places.ts';
import { told } from '../../../../src/lib/ui/heritage/boards/e/told.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { example, exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { expectApart } from './apart.ts';

const city = (city: number, barricades: number, fire: number) => ({ city, barricades, fire });

const said = (state: Revolt) => {
	const { table } = example(TIMELINE.E, '', state);
	return told(table, state, exampleNames(table)).map(({ label, value }) => `${label}: ${value}`);
};

describe('E in words', () => {
	test('as it begins, every city stands', () => {
		expect(said({ places: 3, ...byDirection(() => city(3, 0, 0)) })).toEqual([
			'North: the city stands with 3 ankhs, each vampire is worth 2',
			'East: the city stands with 3 ankhs, each vampire is worth 2',
			'South: the city stands with 3 ankhs, each vampire is worth 2',
			'West: the city stands with 3 ankhs, each vampire is worth 2',
			'Roaming: each vampire is worth 1',
			'On the barricades: nobody; 0 of 3 places taken',
			'In the fire: nobody'
		]);
	});

	test('who stands, who mans the barricades, who burned', () => {
		expect(
			said({
				places: 4,
				north: city(1, 2, 0),
				east: city(3, 0, 0),
				south: city(0, 1, 2),
				west: city(0, 0, 3)
			})
		).toEqual([
			'North: the city stands with 1 ankh, each vampire is worth 2',
			'East: the city stands with 3 ankhs, each vampire is worth 2',
			'South: the city has fallen, each vampire is worth 0',
			'West: the city has fallen, each vampire is worth 0',
			'Roaming: each vampire is worth 1',
			'On the barricades: North 2 and South 1; 3 of 4 places taken',
			'In the fire: South 2 and West 3'
		]);
	});
});

/** Three ankhs a city; what the barricades cannot hold burns. */
const states: fc.Arbitrary<Revolt> = fc
	.record({
		places: fc.constantFrom(2, 3, 4),
		left: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 3 }))),
		manned: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 3 })))
	})
	.map(({ places, left, manned }) => {
		let room = places;
		const of = (at: number) => {
			const gone = 3 - (left[at] ?? 0);
			const barricades = Math.min(gone, manned[at] ?? 0, room);
			room -= barricades;
			return city(3 - gone, barricades, gone - barricades);
		};
		return { places, north: of(0), east: of(1), south: of(2), west: of(3) };
	});

describe('the picture of E', () => {
	test.each(['full', 'glance'] as const)('has room for every ankh, %s', (size) => {
		fc.assert(
			fc.property(states, (state) => {
				const ankhs = ankhsOfE(size)(state, []);
				expect(ankhs).toHaveLength(12);
				expectApart('E', size, ankhs);
			})
		);
	});

	test('the barricades have a place for each player', () => {
		for (const places of [2, 3, 4]) {
			const free = berths(places, 'full');
			expect(free).toHaveLength(places);
			expectApart('E', 'full', free);
			expect((free[0]?.x ?? 0) + (free.at(-1)?.x ?? 0)).toBe(358);
		}
	});

	test('who goes to the barricades is seen to go, and to come home', () => {
		const calm: Revolt = { places: 2, ...byDirection(() => city(3, 0, 0)) };
		const sent: Revolt = { ...calm, south: city(2, 1, 0) };
		const before = ankhsOfE('full')(calm, []);
		const after = ankhsOfE('full')(sent, before);
		const [there] = after.filter(({ place }) => place === 'barricades');
		expect(before.find(({ key }) => key === there?.key)?.place).toBe('city of south');
		const home = ankhsOfE('full')(calm, after);
		expect(home.find(({ key }) => key === there?.key)?.place).toBe('city of south');
	});
});
