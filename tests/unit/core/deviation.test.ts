import { expect, test } from 'vitest';
import { deviationsTold, type Deviation } from '../../../src/lib/games/core/deviation.ts';

const deviation = (first: number): Deviation => ({
	first,
	last: first,
	types: ['UndoneAtTable'],
	rules: 1,
	reason: 'it-does-not-say-who-undid-it'
});
const many = (count: number) => Array.from({ length: count }, (_, index) => deviation(index + 1));

test('deviations are told one by one, and of many how many more there are', () => {
	expect(deviationsTold([])).toEqual([]);
	expect(deviationsTold(many(1))).toEqual([
		'Event 1 (UndoneAtTable): today’s rules decide this differently: it does not say who undid it.'
	]);
	expect(deviationsTold(many(10))).toHaveLength(10);
	expect(deviationsTold(many(2_000))).toHaveLength(11);
	expect(deviationsTold(many(2_000)).at(-1)).toBe('…and 1990 more');
});
