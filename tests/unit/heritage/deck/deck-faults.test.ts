import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import {
	deckFaults,
	expansionFaults,
	loneFaults
} from '../../../../src/lib/games/heritage/chronicle-deck/deck-faults.ts';
import { changed, missionCard, overviewCard, wholeDeck } from './whole-deck.ts';

const DECK = wholeDeck();
const at = (deck: readonly DeckCard[], number: number) =>
	`cards[${deck.findIndex((card) => card.number === number)}]`;
const DOT = { kind: 'dots' as const, dots: [{ trait: 1, dots: 1 }], title: 'One' };

test('a sound deck has no fault, however its cards lie', () => {
	expect(deckFaults(DECK)).toEqual([]);
	fc.assert(
		fc.property(fc.shuffledSubarray(DECK, { minLength: DECK.length }), (shuffled) => {
			expect(deckFaults(shuffled)).toEqual([]);
		}),
		{ numRuns: 10 }
	);
});

/** Name, the deck, the path of its first fault (by number, or as it stands) and what was expected there. */
type Row = [string, DeckCard[], number | null, string, RegExp];

const without = (number: number) => DECK.filter((card) => card.number !== number);
const moved = (number: number, to: number) =>
	DECK.map((card) => (card.number === number ? { ...card, number: to } : card));
const asking = (chapter: number, when: object) =>
	changed(DECK, chapter * 100, 'overview', (card) => ({
		...card,
		answers: [[{ when: [when] as never, text: 'So it was.' }]]
	}));

test.each<Row>([
	['a number twice', moved(130, 120), null, 'cards[5].number', /once/],
	[
		'an id twice',
		changed(DECK, 180, 'basic-character', (card) => ({
			...card,
			character: { ...card.character, id: 'b1-1' }
		})),
		180,
		'.character.id',
		/once/
	],
	[
		'an asset twice',
		changed(DECK, 200, 'overview', (card) => ({ ...card, asset: { ...card.asset, id: 'o1' } })),
		200,
		'.asset.id',
		/once/
	],
	[
		'a chapter without its overview',
		changed(
			without(710).filter(({ number }) => number !== 700),
			0,
			'final',
			() => null
		),
		null,
		'cards',
		/an overview of chapter 7/
	],
	[
		'a second overview',
		[...DECK, overviewCard(3, { number: 305 })],
		305,
		'.chapter',
		/one overview/
	],
	[
		'an overview before the one before',
		moved(300, 195),
		195,
		'.number',
		/above.*chapter 2 \(200\)/
	],
	['too few missions', without(710), null, 'cards', /3 to 12 missions of chapter 7/],
	['a mission before its overview', moved(110, 95), 95, '.number', /above.*chapter 1 \(100\)/],
	[
		'a mission after the next overview',
		moved(110, 205),
		205,
		'.number',
		/below.*chapter 2 \(200\)/
	],
	['a scoring card that is missing', without(371), null, 'cards', /2 scoring cards of era I/],
	['a scoring card before its era is over', moved(370, 265), 265, '.number', /above.*300/],
	[
		'a basic character behind the last overview, who would never come',
		moved(81, 2105),
		2105,
		'.number',
		/below.*chapter 21 \(2100\)/
	],
	['no final card', without(2900), null, 'cards', /a final card/],
	['a final card that is not the last', moved(2900, 2115), 2115, '.number', /highest number/],
	[
		'an unlock that points nowhere',
		without(150),
		110,
		'.choices[0].reward.card',
		/chronicle character or clan leader/
	],
	[
		'an unlock that points at another card',
		changed(DECK, 110, 'mission', () => missionCard(1, 1, { kind: 'unlock', card: 120 })),
		110,
		'.choices[0].reward.card',
		/chronicle character or clan leader/
	],
	[
		'somebody unlocked twice',
		changed(DECK, 210, 'mission', () => missionCard(2, 1, { kind: 'unlock', card: 150 })),
		210,
		'.choices[0].reward.card',
		/no other mission unlocks/
	],
	[
		'an unlock ahead of its place',
		changed(
			changed(DECK, 110, 'mission', () => missionCard(1, 1, { kind: 'unlock', card: 550 })),
			510,
			'mission',
			() => missionCard(5, 1, DOT)
		),
		110,
		'.choices[0].reward.card',
		/below 200/
	],
	[
		'a character that is not what its card says',
		changed(DECK, 150, 'chronicle-character', (card) => ({
			...card,
			character: { ...card.character, kind: 'basic' }
		})),
		150,
		'.character.kind',
		/chronicle/
	],
	[
		'an ability that claims to be a sticker',
		changed(DECK, 150, 'chronicle-character', (card) => ({
			...card,
			character: {
				...card.character,
				abilities: [{ name: 'Rites', effects: [{ do: 'reserve' }], sticker: 'tremere' }]
			}
		})),
		150,
		'.character.abilities[0].sticker',
		/null/
	],
	[
		'a story that asks of its own chapter',
		asking(5, { is: 'victor-again', chapter: 5 }),
		500,
		'.answers[0][0].when[0].chapter',
		/over by then/
	],
	[
		'a story that asks of an era under way',
		asking(5, { is: 'dominated', era: 2 }),
		500,
		'.answers[0][0].when[0].era',
		/over by then/
	],
	[
		'a story that asks of a mission still to come',
		asking(5, { is: 'mission', card: 510, decided: 'first' }),
		500,
		'.answers[0][0].when[0].card',
		/over by then/
	],
	[
		'a story that names who decided no mission',
		changed(DECK, 500, 'overview', (card) => ({ ...card, text: 'Then {decided:150} came.' })),
		500,
		'.text',
		/decided/
	],
	...['{winner}', '{s1}', '{}'].map((word): Row => [
		`a story that means ${word}, who is nobody`,
		changed(DECK, 500, 'overview', (card) => ({ ...card, text: `Then ${word} came.` })),
		500,
		'.text',
		/victor/
	]),
	[
		'an answer that means nobody',
		changed(DECK, 500, 'overview', (card) => ({
			...card,
			answers: [[{ when: [{ is: 'always' }], text: '{Victor} won.' }]]
		})),
		500,
		'.answers[0][0].text',
		/victor/
	],
	[
		'a mission that means somebody',
		changed(DECK, 510, 'mission', (card) => ({ ...card, question: '{victor} asks.' })),
		510,
		'.question',
		/as it stands/
	],
	[
		'an outcome that means somebody',
		changed(DECK, 510, 'mission', (card) => ({
			...card,
			choices: [card.choices[0], { ...card.choices[1], outcome: '{s1} weeps.' }]
		})),
		510,
		'.choices[1].outcome',
		/as it stands/
	]
])('%s', (_name, deck, number, where, expected) => {
	const faults = deckFaults(deck);
	const path = number === null ? where : `${at(deck, number)}${where}`;
	const found = faults.find((one) => one.where === path && expected.test(one.expected));
	expect(found, JSON.stringify(faults)).toBeDefined();
});

test.each([
	['chapter 5 asks of chapter 4', asking(5, { is: 'victor-again', chapter: 4 })],
	['chapter 4 asks of era 1', asking(4, { is: 'dominated', era: 1 })],
	[
		'chapter 5 asks of a mission of chapter 4',
		asking(5, { is: 'mission', card: 410, decided: 'second' })
	],
	[
		'chapter 5 means everybody it may',
		changed(DECK, 500, 'overview', (card) => ({
			...card,
			text: '{victor}, {vanquished}, {dominant}, {indebted} and {decided:410} came.'
		}))
	]
])('a story may look back: %s', (_name, deck) => {
	expect(deckFaults(deck)).toEqual([]);
});

describe('an expansion', () => {
	const newcomer = { kind: 'basic-character' as const, number: 285, character: nobody() };

	test('finds its place by its numbers', () => {
		expect(expansionFaults(DECK, [newcomer])).toEqual([]);
		expect(loneFaults([newcomer])).toEqual([]);
	});

	test('is told its own paths, and not where the deck lies', () => {
		const [fault] = expansionFaults(DECK, [newcomer, { ...newcomer, number: 280 }]);
		expect(fault).toMatchObject({ where: 'cards[1].number' });
		const [late] = expansionFaults(DECK, [missionCard(1, 30, DOT)]);
		expect(late).toMatchObject({ where: 'cards[0].number' });
	});

	test('is not told how much lies before what it repeats', () => {
		const there = DECK.findIndex(({ kind }) => kind === 'basic-character');
		const [known] = DECK.slice(there);
		const faults = expansionFaults(DECK, known ? [known] : []);
		expect(faults.map(({ where, got }) => [where, got])).toEqual([
			['cards[0].number', 'the same as in the deck it is added to'],
			['cards[0].character.id', 'the same as in the deck it is added to']
		]);
		// Who is unlocked by a mission of the deck already.
		const [unlocked] = DECK.flatMap((card) =>
			card.kind === 'mission' ? card.choices.filter(({ reward }) => reward.kind === 'unlock') : []
		);
		if (!unlocked) throw new Error('nobody is unlocked');
		const again = expansionFaults(DECK, [missionCard(1, 40, unlocked.reward)]);
		expect(again.map(({ got }) => got)).toContain('the same as in the deck it is added to');
	});

	test('is told no number of the deck', () => {
		const leader = { ...DECK.find(({ kind }) => kind === 'clan-leader'), number: 2090 };
		const unlocks = { kind: 'unlock' as const, card: 2090 };
		const misplaced = [
			{ ...missionCard(1, 30, DOT), number: 1 },
			{ ...missionCard(1, 31, unlocks), number: 2050 },
			leader as (typeof DECK)[number],
			{ ...newcomer, number: 9000 }
		];
		const faults = expansionFaults(DECK, misplaced);
		expect(faults.map(({ expected }) => expected)).toEqual(
			expect.arrayContaining([
				'a number above that of the overview of chapter 1',
				'a number below that of the overview of chapter 2',
				'a card that is turned up by then'
			])
		);
		for (const { expected, got } of faults) expect(`${expected} ${got}`).not.toMatch(/\d{3}/);
	});

	test('that has a card twice is refused by itself', () => {
		expect(loneFaults([newcomer, newcomer]).map(({ where }) => where)).toEqual([
			'cards[1].number',
			'cards[1].character.id'
		]);
	});
});

function nobody() {
	const card = DECK.find(({ kind }) => kind === 'basic-character');
	if (card?.kind !== 'basic-character') throw new Error('nobody arrives');
	return { ...card.character, id: 'newcomer', name: 'A newcomer' };
}
