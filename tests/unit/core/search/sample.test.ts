import { expect, test } from 'vitest';
import { halfWidth } from '../../../../src/lib/games/core/search/sample.ts';

// Student's t for 95 of 100, two-sided, from any table of it.
test.each([
	[6, 2.571],
	[11, 2.228],
	[15, 2.145],
	[31, 2.042],
	[1001, 1.962]
])('an interval of %i numbers is %f standard errors wide to each side', (count, errors) => {
	expect(halfWidth(1, count)).toBeCloseTo(errors, 1);
	expect(halfWidth(0.5, count)).toBeCloseTo(halfWidth(1, count) / 2, 9);
});

test('of a single number nothing is known', () => {
	expect(halfWidth(0.1, 1)).toBe(Infinity);
});
