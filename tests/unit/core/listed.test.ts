import { describe, expect, test } from 'vitest';
import { listed } from '../../../src/lib/games/core/listed.ts';

describe('words as a person lists them', () => {
	test.each([
		[[], ''],
		[['Anna'], 'Anna'],
		[['Anna', 'Bert'], 'Anna and Bert'],
		[['Anna', 'Bert', 'Cleo'], 'Anna, Bert and Cleo']
	])('%j', (words, told) => {
		expect(listed(words)).toBe(told);
	});

	test('of which one is meant', () => {
		expect(listed(['calm', 'cruel', 'vain'], 'or')).toBe('calm, cruel or vain');
	});
});
