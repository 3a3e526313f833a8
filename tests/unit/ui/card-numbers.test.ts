import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asStretches, readNumbers } from '../../../src/lib/ui/heritage/opening/numbers.ts';

const read = (text: string) => {
	const typed = readNumbers(text);
	return typed.ok ? typed.numbers : typed.trouble;
};

describe('numbers of cards as they are typed', () => {
	it.each([
		['', []],
		['101 102 105–107', [101, 102, 105, 106, 107]],
		['12,9;10\n11', [12, 9, 10, 11]],
		['3 - 5', [3, 4, 5]],
		['2.3.5..7', [2, 3, 5, 6, 7]],
		['7—7', [7]]
	])('“%s” are %j, as they lie', (text, numbers) => {
		expect(read(text)).toEqual(numbers);
	});

	it.each([
		['0', '0: a card’s number is between 1 and 9999.'],
		['10000', '10000: a card’s number is between 1 and 9999.'],
		['9–3', '9–3: write the lower number first.'],
		['4 5 4', '4 is listed twice; every card has its own number.'],
		['1–2001', 'That is more than 2000 cards; write them down in two goes.']
	])('“%s” is refused in words', (text, trouble) => {
		expect(read(text)).toBe(trouble);
	});

	it('are read back from how they are shown', () => {
		const rising = fc
			.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 200 })
			.map((numbers) => numbers.sort((one, other) => one - other));
		fc.assert(
			fc.property(rising, (numbers) => {
				expect(read(asStretches(numbers))).toEqual(numbers);
			})
		);
	});

	it('are shown in stretches', () => {
		expect(asStretches([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
	});
});
