import { describe, expect, it } from 'vitest';
import { parseAs } from '$lib/games/core/parse.ts';
import { cardFace } from '$lib/games/rivals/cards/card-face.ts';
import { cardsOf, cardSetSchema, type ReadyDeck } from '$lib/games/rivals/cards/card-set.ts';
import { cardText } from '$lib/games/rivals/cards/card-text.ts';
import type { Card, LibraryCard } from '$lib/games/rivals/cards/card.ts';
import { WORDS } from '$lib/games/rivals/cards/effects.ts';
import { partsSchema } from '$lib/games/rivals/cards/part.ts';
import { checkDeck } from '$lib/games/rivals/decks/check.ts';
import type { Deck } from '$lib/games/rivals/decks/deck.ts';
import { CLAN_CARDS, openCard, openSet } from '$lib/games/rivals/open/open-set.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { isPrinted } from './printed-names.ts';

const all = cardsOf(openSet);
const library = (id: string): LibraryCard => {
	const card = openSet.library.find((one) => one.id === id);
	if (!card) throw new Error(`no Library card ${id}`);
	return card;
};
const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;
/** Every Library card of a deck, each copy. */
const copiesIn = ({ library: lines }: ReadyDeck): readonly LibraryCard[] =>
	lines.flatMap(({ card, copies }) => Array.from({ length: copies }, () => library(card)));

const asDeck = (deck: ReadyDeck): Deck => {
	const name = (id: string) => openCard(id)?.name ?? '';
	return {
		name: deck.id,
		author: '',
		mode: null,
		cards: [
			{ zone: 'agenda', name: name(deck.agenda), copies: 1 },
			{ zone: 'haven', name: name(deck.haven), copies: 1 },
			...deck.vampires.map((id) => ({
				zone: 'faction' as const,
				name: name(id),
				copies: 1,
				...(id === deck.leader && { leader: true as const })
			})),
			...deck.library.map(({ card, copies }) => ({
				zone: 'library' as const,
				name: name(card),
				copies
			}))
		]
	};
};

describe('the open set of Rivals', () => {
	it('is what the schema of a set asks', () => {
		expect(parseAs(cardSetSchema, openSet).success).toBe(true);
	});

	it('has 112 designs and 223 cards', () => {
		const city = openSet.city.reduce((sum, card) => sum + ('copies' in card ? card.copies : 1), 0);
		const decks = openSet.decks.flatMap((deck) => [...deck.vampires, ...copiesIn(deck), 1, 1]);
		expect([all.length, decks.length + city]).toEqual([112, 223]);
		expect([openSet.vampires, openSet.library, openSet.city].map(({ length }) => length)).toEqual([
			28, 56, 20
		]);
	});

	it('uses each id and each name once', () => {
		for (const field of ['id', 'name'] as const)
			expect(new Set(all.map((card) => card[field].toLowerCase())).size).toBe(all.length);
	});

	it('has no name of a card that the rulebook prints', () => {
		expect(isPrinted('Free  money')).toBe(true);
		expect(all.map(({ name }) => name).filter(isPrinted)).toEqual([]);
	});

	it('has seven vampires a clan, of Blood Potency 3 to 7', () => {
		for (const { vampires, leader } of Object.values(CLAN_CARDS)) {
			expect(vampires.map(({ bp }) => bp).sort()).toEqual([3, 4, 4, 5, 5, 6, 7]);
			expect(vampires.find(({ id }) => id === leader)?.bp).toBe(7);
		}
	});

	it('has a City Deck of 27 cards: 10 Events, the Prince, 4 antagonists, 5 Vagrants and 7 Citizens', () => {
		const cards = openSet.city.flatMap((card) =>
			Array.from({ length: 'copies' in card ? card.copies : 1 }, () => card)
		);
		const ofKind = (kind: Card['kind']) => count(cards, (card) => card.kind === kind);
		expect(
			['event', 'prince', 'antagonist', 'mortal'].map((kind) => ofKind(kind as 'event'))
		).toEqual([10, 1, 4, 12]);
		const sorts = cards.flatMap((card) => (card.kind === 'mortal' ? [card.sort] : []));
		expect([
			count(sorts, (one) => one === 'vagrant'),
			count(sorts, (one) => one === 'citizen')
		]).toEqual([5, 7]);
		expect(count(cards, (card) => card.kind === 'event' && card.ongoing === true)).toBe(6);
	});
});

describe.each(openSet.decks)('the deck $id', (deck) => {
	const cards = copiesIn(deck);

	it('keeps the rules of construction', () => {
		expect(checkDeck(asDeck(deck)).filter(({ ok }) => !ok)).toEqual([]);
	});

	it('has a Library of 14 attacks, 8 Reactions, 8 actions, 4 Titles and two of each other kind', () => {
		const kinds = ['attack', 'reaction', 'action', 'title', 'scheme', 'modifier', 'conspiracy'];
		expect(kinds.map((kind) => count(cards, (card) => card.kind === kind))).toEqual([
			14, 8, 8, 4, 2, 2, 2
		]);
		expect(count(cards, (card) => card.kind === 'action' && card.ongoing === true)).toBe(4);
	});

	it('has attacks and Reactions of all types', () => {
		const attacks = cards.flatMap((card) => (card.kind === 'attack' ? [card.type] : []));
		const reactions = cards.flatMap((card) => (card.kind === 'reaction' ? card.types : []));
		for (const types of [attacks, reactions])
			expect(new Set(types)).toEqual(new Set(['ranged', 'physical', 'social', 'mental']));
	});

	it('takes ten designs of its clan and ten neutral ones, each twice', () => {
		const clans = deck.library.map(({ card }) => library(card).clan?.toLowerCase() ?? 'neutral');
		expect([
			count(clans, (clan) => clan === deck.id),
			count(clans, (clan) => clan === 'neutral')
		]).toEqual([10, 10]);
		expect(deck.library.every(({ copies }) => copies === 2)).toBe(true);
	});

	it('can play each of its cards with its Leader', () => {
		for (const card of cards) expect(card.bp ?? 0).toBeLessThanOrEqual(7);
	});
});

describe('the text of a card', () => {
	const lines = all.flatMap((card) => cardText(card).map((text) => ({ name: card.name, text })));

	it.each(lines)('$name: $text', ({ text }) => {
		expect(text).toMatch(/^[A-Z+].*\.$/s);
		expect(text).not.toMatch(/undefined|NaN|\[object|\.\.| {2}| a [aeiou]/);
		expect(text.split(' ').length).toBeLessThanOrEqual(30);
	});

	it('has a sentence for each part and each keyword', () => {
		for (const card of all) {
			const keywords = 'keywords' in card ? (card.keywords?.length ?? 0) : 0;
			expect(cardText(card)).toHaveLength(card.parts.length + keywords);
		}
	});

	it('says at most three things', () => {
		for (const card of all) expect(cardText(card).length).toBeLessThanOrEqual(3);
	});

	it('comes with a face for each card', () => {
		for (const card of all) expect(cardFace(card).join()).not.toMatch(/undefined|NaN/);
	});
});

/** Every value of `do` within a value, however deep. */
function wordsIn(value: unknown): readonly string[] {
	if (typeof value !== 'object' || value === null) return [];
	const own = 'do' in value && typeof value.do === 'string' ? [value.do] : [];
	return [...own, ...Object.values(value).flatMap(wordsIn)];
}

it('each word is on a card of the open set, or stands in an example', () => {
	const used = new Set(all.flatMap(({ parts }) => wordsIn(parts)));
	const unused = Object.keys(WORDS).filter((kind) => !used.has(kind));
	expect(Object.keys(ELSEWHERE).sort()).toEqual(unused.sort());
	for (const [kind, part] of Object.entries(ELSEWHERE)) {
		expect(wordsIn(part)).toContain(kind);
		expect(parseAs(partsSchema, [part]).success).toBe(true);
	}
});
