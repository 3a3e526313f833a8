import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn, type Wars } from '../../../../src/lib/games/heritage/boards/i/wars.ts';
import type { Allegiance } from '../../../../src/lib/games/heritage/boards/i/facts.ts';
import { REGIONS } from '../../../../src/lib/games/heritage/boards/i/facts.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { example, exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import {
	campsOf,
	CORNERS,
	spacesOf,
	tokensOfI
} from '../../../../src/lib/ui/heritage/boards/i/places.ts';
import { told } from '../../../../src/lib/ui/heritage/boards/i/told.ts';
import { expectApart } from './apart.ts';
import { expectInside } from './inside.ts';

const ALLEGIANCES = {
	2: { s1: 'camarilla', s2: 'sabbat' },
	3: { s1: 'sabbat', s2: 'camarilla', s3: 'anarch' },
	4: { s1: 'camarilla', s2: 'sabbat', s3: 'sabbat', s4: 'camarilla' }
} as const;

const wars = (
	players: 2 | 3 | 4,
	...[ne = [], se = [], sw = [], nw = []]: readonly (readonly Allegiance[])[]
): Wars => ({
	allegiances: ALLEGIANCES[players],
	regions: { 'north-east': ne, 'south-east': se, 'south-west': sw, 'north-west': nw }
});

const [C, S, A] = ['camarilla', 'sabbat', 'anarch'] as const;

const said = (players: 2 | 3 | 4, ...regions: readonly (readonly Allegiance[])[]) => {
	const state = wars(players, ...regions);
	const { table } = example(TIMELINE.I, '', state, { players });
	return told(table, state, exampleNames(table)).map(({ label, value }) => `${label}: ${value}`);
};

describe('I in words', () => {
	test('as it begins, nobody holds anything', () => {
		expect(said(2, [C, S], [C, S], [C, S], [C, S])).toEqual([
			'Most regions: nobody holds a region',
			'Camarilla: 0 regions held, 0 points for Mira',
			'Sabbat: 0 regions held, 0 points for Bartholomew',
			'North-east: nobody holds it; tokens: Camarilla 1 and Sabbat 1; 3 spaces free',
			'South-east: nobody holds it; tokens: Camarilla 1 and Sabbat 1; 3 spaces free',
			'South-west: nobody holds it; tokens: Camarilla 1 and Sabbat 1; 3 spaces free',
			'North-west: nobody holds it; tokens: Camarilla 1 and Sabbat 1; 3 spaces free'
		]);
	});

	test('who holds most is rewarded, each of its players', () => {
		expect(said(4, [C, C, S], [C], [], [C, C, S, S, S])).toEqual([
			'Most regions: Camarilla, 9 points per player',
			'Camarilla: 2 regions held, 9 points for Mira and Mo',
			'Sabbat: 1 region held, 0 points for Bartholomew and Chiara',
			'North-east: held by Camarilla; tokens: Camarilla 2 and Sabbat 1; 2 spaces free',
			'South-east: held by Camarilla; tokens: Camarilla 1; 4 spaces free',
			'South-west: nobody holds it; no tokens; 5 spaces free',
			'North-west: held by Sabbat; tokens: Camarilla 2 and Sabbat 3; full'
		]);
	});

	test('as many regions: tokens on the map decide', () => {
		expect(said(3, [C], [A, A, S], [S, S, S, S], []).slice(0, 4)).toEqual([
			'Most regions: Camarilla, Sabbat and Anarchs are tied; tokens on the map decide (Camarilla 1, Sabbat 5 and Anarchs 2): Sabbat, 9 points per player',
			'Camarilla: 1 region held, 0 points for Bartholomew',
			'Sabbat: 1 region held, 9 points for Mira',
			'Anarchs: 1 region held, 0 points for Chiara'
		]);
	});

	test('as many regions and tokens, and nobody is rewarded', () => {
		expect(said(3, [C], [A], [S], []).slice(0, 4)).toEqual([
			'Most regions: Camarilla, Sabbat and Anarchs are tied, so nobody scores',
			'Camarilla: 1 region held, 0 points for Bartholomew',
			'Sabbat: 1 region held, 0 points for Mira',
			'Anarchs: 1 region held, 0 points for Chiara'
		]);
	});
});

test('an allegiance that nobody at the table drew fights for nobody', () => {
	const state = wars(3, [C]);
	const { table } = example(TIMELINE.I, '', state, { players: 2 });
	expect(told(table, state, exampleNames(table))).toContainEqual({
		label: 'Anarchs',
		value: '0 regions held, 0 points for nobody'
	});
});

const states = fc
	.record({
		players: fc.constantFrom(2, 3, 4),
		regions: fc.array(fc.array(fc.constantFrom(C, S, A), { maxLength: 5 }), {
			minLength: 4,
			maxLength: 4
		})
	})
	.map(({ players, regions }) => {
		const sides = drawn(wars(players));
		return wars(players, ...regions.map((tokens) => tokens.filter((one) => sides.includes(one))));
	});

describe('the ring of I', () => {
	test.each(['full', 'glance'] as const)('has room for every token, %s', (size) => {
		fc.assert(
			fc.property(states, (state) => {
				const tokens = tokensOfI(size)(state, []);
				const onMap = REGIONS.reduce((sum, region) => sum + state.regions[region].length, 0);
				expect(tokens).toHaveLength(onMap + (size === 'full' ? drawn(state).length : 0));
				expectApart('I', size, tokens);
			})
		);
	});

	test('five spaces a region, all apart', () => {
		for (const size of ['full', 'glance'] as const) {
			const spaces = REGIONS.flatMap((region) => spacesOf(region, size));
			expect(spaces).toHaveLength(20);
			expectApart('I', size, spaces);
		}
		expect(spacesOf('north-east', 'full').every(({ x, y }) => x > 179 && y < 148)).toBe(true);
		expect(spacesOf('south-west', 'full').every(({ x, y }) => x < 179 && y > 148)).toBe(true);
	});

	test('names of regions lie inside', () => {
		expectInside('I', 'full', Object.values(CORNERS), 5);
	});

	test('a token comes out of the supply of its allegiance and goes back there', () => {
		const calm = wars(2, [C, S], [C, S], [C, S], [C, S]);
		const more = wars(2, [C, C, S], [C, S], [C, S], [C, S]);
		const before = tokensOfI('full')(calm, []);
		const camp = campsOf(calm).get(C);
		const next = before.find(({ kind, place }) => kind === C && place === 'supply');
		expect(next).toMatchObject({ x: camp?.x, y: camp?.y });
		const after = tokensOfI('full')(more, before);
		expect(after.find(({ key }) => key === next?.key)?.place).toBe('north-east');
		const again = tokensOfI('full')(calm, after);
		const gone = after.filter(({ key }) => !again.some((token) => token.key === key));
		expect(gone.map(({ place }) => place)).toEqual(['supply']);
	});
});
