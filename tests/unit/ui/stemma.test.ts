import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kin } from '../../../src/lib/games/heritage/looking-back/kin.ts';
import { stemmaOf } from '../../../src/lib/ui/heritage/looking-back/stemma.ts';

const kin = (id: string, sire: string | null): Kin => ({ id, sire, torpor: false });

describe('a stemma', () => {
	test('sets a sire left of its childer and in the middle of them', () => {
		const { spots, generations, rows } = stemmaOf([
			kin('a', null),
			kin('b', 'a'),
			kin('c', 'a'),
			kin('d', 'b')
		]);
		expect(spots.map(({ id, generation, row }) => [id, generation, row])).toEqual([
			['a', 0, 0.5],
			['b', 1, 0],
			['d', 2, 0],
			['c', 1, 1]
		]);
		expect([generations, rows]).toEqual([3, 2]);
	});

	test('whose sire nobody knows stands by itself', () => {
		const { spots } = stemmaOf([kin('a', null), kin('b', 'gone'), kin('c', null)]);
		expect(spots.map(({ generation, row }) => [generation, row])).toEqual([
			[0, 0],
			[0, 1],
			[0, 2]
		]);
	});

	test('no two stand in one place, and everybody stands somewhere', () => {
		const trees = fc
			.array(fc.nat(), { maxLength: 40 })
			.map((parents) =>
				[kin('v0', null)].concat(
					parents.map((parent, index) => kin(`v${index + 1}`, `v${parent % (index + 1)}`))
				)
			);
		fc.assert(
			fc.property(trees, (all) => {
				const { spots, rows } = stemmaOf(all);
				expect(spots.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
				const places = spots.map(({ generation, row }) => `${generation}/${row}`);
				expect(new Set(places).size).toBe(spots.length);
				expect(Math.max(...spots.map(({ row }) => row))).toBeLessThan(rows);
			})
		);
	});
});
