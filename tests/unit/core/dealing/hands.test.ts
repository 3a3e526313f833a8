import { describe, expect, test } from 'vitest';
import { heldBy, mendedOrder } from '../../../../src/lib/games/core/dealing/hands.ts';
import { drew, lettersOf, type Toy } from './toy.ts';

const ALL = ['a', 'b', 'c', 'd'];
const mended = (toy: Toy, order: readonly string[], seat = 'ada') => {
	const pile = lettersOf(toy, seat);
	return mendedOrder({ below: () => 0 }, pile, pile.hand, order);
};
const seen = (toy: Toy, ...letters: string[]): Toy => ({ ...toy, seen: letters });

describe('the order of a pile that is drawn by hand', () => {
	test('is dealt once, and stays the very same', () => {
		const order = mended(drew(), []);
		expect([...order].sort()).toEqual(ALL);
		expect(mended(drew(), order)).toBe(order);
		expect(mended(drew(null, null), order)).toBe(order);
	});

	test('is nothing without a pile', () => {
		const order: readonly string[] = [];
		expect(mended(drew(), order, 'nobody')).toBe(order);
	});

	test('goes on from a hand that the box dealt with what nobody has seen', () => {
		const order = mended(drew('c', 'a'), []);
		expect(order).toHaveLength(4);
		expect([...order.slice(2)].sort()).toEqual(['b', 'd']);
	});

	test('that is lost is dealt anew, hands first', () => {
		const order = mended(drew(null, 'a', null), []);
		expect(order).toHaveLength(4);
		expect([order[0], order[2], order[3]].sort()).toEqual(['b', 'c', 'd']);
	});

	test('deals a hidden card anew whose face a correction laid elsewhere', () => {
		const toy = seen(drew(null, null), 'a');
		const order = mended(toy, ALL);
		expect(order).toEqual(['d', 'b', 'c']);
		expect(mended(toy, order)).toBe(order);
	});

	test('keeps what was drawn where it was when the next card has come to light', () => {
		expect(mended(seen(drew(null), 'b'), ALL)).toEqual(['a', 'c', 'd']);
	});
});

describe('a hand as its holder sees it', () => {
	const faces = (toy: Toy, ...orders: readonly (readonly string[])[]) => {
		const pile = lettersOf(toy, 'ada');
		return heldBy(pile, pile.hand, orders).map(({ card }) => card);
	};

	test('has each face at its position, by the first order that can be so', () => {
		expect(faces(drew(null, 'b', null), ALL)).toEqual(['a', 'b', 'c']);
		expect(faces(seen(drew(null), 'a'), ALL, ['d', 'b', 'c'])).toEqual(['d']);
	});

	test('knows no face that nobody dealt', () => {
		expect(faces(drew(null, 'b'))).toEqual([null, 'b']);
	});
});
