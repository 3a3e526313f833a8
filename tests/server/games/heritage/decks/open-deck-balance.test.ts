import { describe, expect, it } from 'vitest';
import type {
	DeckCard,
	DeckCardKind,
	DeckCardOf
} from '../../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import {
	ARCHETYPES,
	CHAPTERS,
	CLANS,
	CLASSES,
	ERAS,
	GEOGRAPHIES,
	lastChapterOf,
	TEMPERAMENTS
} from '../../../../../src/lib/games/heritage/vocabulary.ts';
import { openDeck } from '../../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';

const of = <K extends DeckCardKind>(kind: K) =>
	openDeck.filter((card): card is DeckCardOf<K> & DeckCard => card.kind === kind);
const missions = of('mission');
const rewards = missions.flatMap(({ choices }) => choices.map(({ reward }) => reward));
const traits = [1, 2, 3, 4, 5, 6];

/** How often each of these occurs, in their order. */
const tally = <T>(wanted: readonly T[], found: readonly unknown[]): number[] =>
	wanted.map((one) => found.filter((other) => other === one).length);
/** None further from the middle than this part of it. */
const expectEven = (counts: readonly number[], part: number) => {
	const middle = counts.reduce((sum, count) => sum + count, 0) / counts.length;
	for (const count of counts) expect(Math.abs(count - middle)).toBeLessThanOrEqual(part * middle);
};

describe('scoring cards', () => {
	const scoring = of('scoring');
	const traitsOf = (card: (typeof scoring)[number]) => card.pairs.flatMap((pair) => pair.traits);

	it.each(ERAS)(
		'lie two by two after the last chapter of era %i, with no trait in common',
		(era) => {
			const pair = scoring.filter((card) => card.era === era);
			const hundred = lastChapterOf(era) * 100;
			expect(pair.map(({ number }) => number)).toEqual([hundred + 90, hundred + 91]);
			const all = pair.flatMap(traitsOf);
			expect(new Set(all).size).toBe(all.length);
			expect(new Set(pair.flatMap((card) => card.pairs.map(({ worth }) => worth))).size).toBe(1);
		}
	);

	it('name each pair of traits once at most, and no trait more than five times', () => {
		const pairs = scoring.map((card) => traitsOf(card).sort().join());
		expect(new Set(pairs).size).toBe(14);
		for (const count of tally(traits, scoring.flatMap(traitsOf))) expect([4, 5]).toContain(count);
	});

	it('are worth the same to every trait, if all are chosen alike', () => {
		const worths = traits.map((trait) =>
			scoring
				.flatMap(({ pairs }) => pairs)
				.filter((pair) => pair.traits.includes(trait))
				.reduce((sum, { worth }) => sum + worth, 0)
		);
		expect(new Set(worths)).toEqual(new Set([10]));
	});
});

describe('missions', () => {
	const matches = missions.map(({ mission }) => mission.match);

	it.each([
		['class', CLASSES],
		['temperament', TEMPERAMENTS],
		['geography', GEOGRAPHIES],
		['archetype', ARCHETYPES]
	] as const)('ask for each %s about equally often', (field, wanted) => {
		const found = matches.map((match) => match[field]);
		expectEven(tally<unknown>(wanted, found), 0.4);
	});

	it('are of six kinds at least beside the usual one, about a quarter of them', () => {
		const kinds = missions.flatMap(({ mission }) => mission.claim?.by ?? []);
		expect(new Set(kinds).size).toBeGreaterThanOrEqual(6);
		expect(kinds.length / missions.length).toBeGreaterThan(0.2);
	});

	it('ask for no more than two things, and now and then for standing', () => {
		for (const match of matches) expect(Object.keys(match).length).toBeLessThanOrEqual(2);
		const of = (key: 'sire' | 'fledgling' | 'ancilla') => matches.filter((one) => one[key]).length;
		expect([of('sire') >= 3, of('fledgling') >= 3, of('ancilla') >= 1]).toEqual([true, true, true]);
	});
});

describe('rewards', () => {
	it('are dots, assets and people, in this order', () => {
		const [dots = 0, assets = 0, unlocks = 0] = tally(
			['dots', 'asset', 'unlock'],
			rewards.map(({ kind }) => kind)
		).map((count) => count / rewards.length);
		expect(dots).toBeGreaterThan(assets);
		expect(assets).toBeGreaterThan(unlocks);
		expect(unlocks).toBeGreaterThan(0.18);
		expect(dots).toBeLessThan(0.5);
	});

	it('give two dots each, and over the chronicle each trait about as many', () => {
		const given = rewards.flatMap((reward) => (reward.kind === 'dots' ? [reward.dots] : []));
		for (const dots of given) expect(dots.reduce((sum, one) => sum + one.dots, 0)).toBe(2);
		const each = traits.map((trait) =>
			given
				.flat()
				.filter((one) => one.trait === trait)
				.reduce((sum, { dots }) => sum + dots, 0)
		);
		expectEven(each, 0.2);
	});

	it('do not tell themselves by their place', () => {
		for (const kind of ['dots', 'asset', 'unlock'] as const) {
			const places = [0, 1].map(
				(place) => missions.filter(({ choices }) => choices[place]?.reward.kind === kind).length
			);
			expectEven(places, 0.4);
		}
	});

	it('are of use: after the last chapter no asset and nobody to recruit', () => {
		const last = missions.filter(({ chapter }) => chapter === CHAPTERS);
		const kinds = last.flatMap(({ choices }) => choices.map(({ reward }) => reward.kind));
		expect(new Set(kinds)).toEqual(new Set(['dots']));
	});
});

describe('people', () => {
	const basic = of('basic-character');
	const unlocked = [...of('chronicle-character'), ...of('clan-leader')];

	it.each([
		['arrive', basic],
		['are unlocked', unlocked]
	] as const)('%s evenly', (_, cards) => {
		const people = cards.map(({ character }) => character);
		expectEven(
			tally(
				CLASSES,
				people.map((one) => one.class)
			),
			0.25
		);
		expectEven(
			tally(
				TEMPERAMENTS,
				people.map((one) => one.temperament)
			),
			0.25
		);
		expectEven(
			tally(
				ARCHETYPES,
				people.map((one) => one.archetype)
			),
			0.4
		);
	});

	it('come from all nine clans about equally often', () => {
		const clans = [...basic, ...unlocked].map(({ character }) => character.clan);
		expectEven(tally(CLANS, clans), 0.35);
	});

	it('bring each clan one more leader at least', () => {
		const leaders = of('clan-leader').map(({ character }) => character.clan);
		for (const count of tally(CLANS, leaders)) expect(count).toBeGreaterThanOrEqual(1);
	});
});

describe('the final card', () => {
	it('lies last and is not longer than can be read aloud', () => {
		const last = openDeck.at(-1);
		expect(last?.kind).toBe('final');
		expect(last?.number).toBe(2199);
		const [final] = of('final');
		expect(final?.text.length).toBeLessThanOrEqual(2000);
		expect(final?.answers.length).toBeGreaterThanOrEqual(2);
	});
});
