import { describe, expect, test } from 'vitest';
import { Ridge } from '../../../scripts/fitting/ridge.ts';
import { seededChance } from '../../../src/lib/games/core/chance.ts';

const chance = seededChance(1);
const number = () => chance.below(2_001) / 1_000 - 1;

/** Rows of three features, the last a hundred times as great, and a target that follows from them. */
function rows(count: number, noise: number) {
	return Array.from({ length: count }, () => {
		const row = [number(), number(), 100 * number()];
		const target = 3 * (row[0] ?? 0) - 2 * (row[1] ?? 0) + 0.05 * (row[2] ?? 0) + noise * number();
		return { row, target };
	});
}

describe('ridge regression', () => {
	test('finds the weights that were there, whatever the unit of a feature', () => {
		const ridge = new Ridge(3);
		for (const { row, target } of rows(2_000, 0.5)) ridge.add(row, target);
		const [first, second, third] = ridge.weights(0.001);
		expect(first).toBeCloseTo(3, 1);
		expect(second).toBeCloseTo(-2, 1);
		expect(third).toBeCloseTo(0.05, 2);
		expect(ridge.rows).toBe(2_000);
	});

	test('holds weights towards 0, the more the greater the penalty', () => {
		const ridge = new Ridge(3);
		for (const { row, target } of rows(50, 0)) ridge.add(row, target);
		const sizes = [0.001, 50, 5_000].map((penalty) => Math.abs(ridge.weights(penalty)[0] ?? 0));
		expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
		expect(sizes[1]).toBeGreaterThan(sizes[2] ?? 0);
	});

	test('gives no weight to what never was there', () => {
		const ridge = new Ridge(2);
		ridge.add([1, 0], 2);
		ridge.add([2, 0], 4);
		expect(ridge.weights(0.001)[1]).toBe(0);
	});
});
