import { expect, test } from 'vitest';
import { whichDirection } from '../../../../src/lib/games/heritage/boards/directions.ts';
import { withMost, withStrictlyMost } from '../../../../src/lib/games/heritage/boards/most.ts';

test('an answer that is no direction is a bug, not a direction', () => {
	const asking = whichDirection({ seat: 's1', vampire: 'l1', attribute: 'roaming' });
	expect(asking.next()).toMatchObject({ done: false, value: { prompt: 'which-direction' } });
	expect(() => asking.next(['up'])).toThrow('up is no direction');
});

test.each<[amounts: number[], most: number[], strictly: number | null]>([
	[[], [], null],
	[[0, 0], [], null],
	[[0, 1], [1], 1],
	[[2, 1, 2], [0, 2], null],
	[[3, 4, 3], [1], 1]
])('of %j most have %j, strictly most %j', (amounts, most, strictly) => {
	const keys = amounts.map((_, index) => index);
	const amountOf = (key: number) => amounts[key] ?? 0;
	expect(withMost(keys, amountOf)).toEqual(most);
	expect(withStrictlyMost(keys, amountOf)).toBe(strictly);
});
