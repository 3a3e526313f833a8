import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import type { SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import { told as b } from '../../../../src/lib/ui/heritage/boards/b/told.ts';
import { example, exampleNames } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { tokens, type Lie } from '../../../../src/lib/ui/heritage/boards/tokens.ts';
import { told as h } from '../../../../src/lib/ui/heritage/boards/h/told.ts';
import { placeOf, RUNGS } from '../../../../src/lib/ui/heritage/boards/ladder-places.ts';
import { expectInside } from './inside.ts';

const TWINS = { B: b, H: h };

function said(
	letter: 'B' | 'H',
	lie: readonly Lie[],
	firstPlayer: SeatId = 's1'
): readonly string[] {
	const players = lie.length === 2 ? 2 : lie.length === 3 ? 3 : 4;
	const state = tokens(...lie);
	const { table } = example(TIMELINE[letter], '', state, { players, firstPlayer });
	return TWINS[letter](table, state, exampleNames(table)).map(
		({ label, value }) => `${label}: ${value}`
	);
}

describe('B and H in words', () => {
	test('every token with its space, side and points; who goes first; what the board does', () => {
		expect(said('B', ['4 calm', '1 cruel', '3 cruel'], 's2')).toEqual([
			'Mira: space 4, calm side up, 2 points',
			'Bartholomew: space 1, cruel side up, −1 point',
			'Chiara: space 3, cruel side up, 1 point',
			'First player marker: Mira is highest and takes it after the round',
			'A token: a match raises it, the opposite lowers and flips it',
			'A clan scheme: drawn on reaching space 4 or 6'
		]);
		expect(said('H', ['4 calm', '1 cruel'], 's2')).toEqual([
			'Mira: space 4, calm side up, 2 points',
			'Bartholomew: space 1, cruel side up, −1 point',
			'First player marker: Bartholomew is lowest and keeps it',
			'A token: a match lowers it, the opposite raises and flips it',
			'A clan scheme: drawn on reaching space 3 or 5'
		]);
	});

	test('tied, the marker stays', () => {
		expect(said('B', ['3 calm', '3 cruel'], 's2')).toContain(
			'First player marker: Mira and Bartholomew are tied highest, so Bartholomew keeps it'
		);
		expect(said('H', ['2 calm', '3 cruel', '2 calm', '6 calm'], 's4')).toContain(
			'First player marker: Mira and Chiara are tied lowest, so Mo keeps it'
		);
	});
});

describe('the ladder', () => {
	const sizes = fc.constantFrom('full' as const, 'glance' as const);
	const spaces = fc.array(fc.constantFrom(...RUNGS), { minLength: 2, maxLength: 4 });

	test('wherever they stand, tokens lie inside the picture and none covers another', () => {
		fc.assert(
			fc.property(spaces, sizes, (stand, size) => {
				const places = stand.map((space, lane) => placeOf(space, lane, stand.length, size));
				expectInside('B', size, places);
				expectInside('H', size, places);
				const apart = size === 'full' ? 30 : 17;
				for (const one of places)
					for (const other of places)
						if (one !== other)
							expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(apart);
			})
		);
	});

	test('higher is higher', () => {
		expect(RUNGS).toEqual([6, 5, 4, 3, 2, 1]);
		expect(placeOf(6, 0, 2, 'full').y).toBeLessThan(placeOf(1, 0, 2, 'full').y);
	});
});
