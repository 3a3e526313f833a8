import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	cardNumbered,
	cardsOfChapter,
	finalOf,
	inOrder,
	merged,
	misplaced,
	nextNumber,
	placeOf,
	scoringOf
} from '../../../../src/lib/games/heritage/chronicle-deck/order.ts';
import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { missionCard, wholeDeck } from './whole-deck.ts';

const DECK = wholeDeck();
const numbersOf = (cards: readonly DeckCard[]) => cards.map(({ number }) => number);
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const shuffled = fc.shuffledSubarray(DECK, { minLength: DECK.length });
const anyNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 40 });

describe('the order of a deck', () => {
	test('follows from the numbers alone, whatever order its cards came in', () => {
		fc.assert(
			fc.property(shuffled, (cards) => {
				expect(inOrder(cards)).toEqual(DECK);
			})
		);
	});

	test('is the same whether an expansion comes at once or card by card', () => {
		fc.assert(
			fc.property(fc.shuffledSubarray(DECK), (added) => {
				const base = DECK.filter((card) => !added.includes(card));
				expect(merged(base, added)).toEqual(DECK);
				const oneByOne = added.reduce((deck, card) => merged(deck, [card]), base);
				expect(inOrder(oneByOne)).toEqual(DECK);
			})
		);
	});

	test('leaves a number to the card that had it first', () => {
		const rival = missionCard(1, 1, { kind: 'dots', dots: [{ trait: 1, dots: 5 }], title: 'X' });
		expect(merged(DECK, [rival])).toEqual(DECK);
	});
});

describe('what belongs together', () => {
	test('a chapter: its overview, its missions in order, and all who have arrived by then', () => {
		fc.assert(
			fc.property(shuffled, (cards) => {
				const chapter = cardsOfChapter(cards, 3);
				expect(chapter?.overview.number).toBe(300);
				expect(numbersOf(chapter?.missions ?? [])).toEqual([310, 320, 330]);
				expect(numbersOf(chapter?.arriving ?? [])).toEqual([80, 81, 180, 181, 280, 281]);
			}),
			{ numRuns: 10 }
		);
	});

	test('the scoring cards of an era, the final card, and a card by its number', () => {
		expect(numbersOf(scoringOf(DECK, 2))).toEqual([670, 671]);
		expect(finalOf(DECK)?.number).toBe(2900);
		expect(cardNumbered(DECK, 150)?.kind).toBe('chronicle-character');
	});

	test('what is not there is null', () => {
		expect(cardsOfChapter([], 3)).toBeNull();
		expect(finalOf([])).toBeNull();
		expect(cardNumbered(DECK, 1)).toBeNull();
	});
});

describe('a real box, of which only numbers are known', () => {
	test('the lowest card that was not turned up comes next', () => {
		expect(nextNumber([10, 20, 30], [10])).toBe(20);
		expect(nextNumber([10, 20, 30], [10, 30])).toBe(20);
		expect(nextNumber([10], [10])).toBeNull();
		expect(nextNumber([], [])).toBeNull();
	});

	test('a card finds its place between two numbers', () => {
		expect(placeOf(25, [10, 30, 20])).toEqual({ after: 20, before: 30 });
		expect(placeOf(5, [10])).toEqual({ after: null, before: 10 });
		expect(placeOf(99, [10])).toEqual({ after: 10, before: null });
	});

	test.each([
		[[10, 20, 30], []],
		[[10, 30, 20], [{ number: 20, after: 10 }]],
		[[40, 10, 20, 30], [{ number: 40, after: 30 }]],
		[[20, 30, 10], [{ number: 10, after: null }]]
	])('cards that lie as %j', (lying, moves) => {
		expect(misplaced(lying)).toEqual(moves);
	});

	test('moved one after the other to where they belong, the cards lie in order', () => {
		fc.assert(
			fc.property(anyNumbers, (lying) => {
				const sorted = misplaced(lying).reduce((row, { number, after }) => {
					const others = row.filter((one) => one !== number);
					others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, number);
					return others;
				}, lying);
				expect(sorted).toEqual(ascending(lying));
			})
		);
	});

	test('a card out of its place is one move, and no card is moved for nothing', () => {
		fc.assert(
			fc.property(anyNumbers, fc.nat(), fc.nat(), (numbers, from, to) => {
				const lying = ascending(numbers);
				const [card] = lying.splice(from % Math.max(1, lying.length), 1);
				if (card === undefined) return;
				lying.splice(to % (lying.length + 1), 0, card);
				expect(misplaced(lying).length).toBeLessThanOrEqual(1);
			})
		);
	});
});
