import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
	deckCardSchema,
	type DeckCard,
	type DeckCardKind,
	type DeckCardOf
} from '../../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { deckFaults } from '../../../../../src/lib/games/heritage/chronicle-deck/deck-faults.ts';
import { facesOf } from '../../../../../src/lib/games/heritage/chronicle-deck/mission-faces.ts';
import { effectsWords } from '../../../../../src/lib/games/heritage/effects/words.ts';
import { OPEN_CARD_IDS } from '../../../../../src/lib/games/heritage/open/ids.ts';
import {
	openAssets,
	openCharacters,
	openLeaders,
	openMissions
} from '../../../../../src/lib/games/heritage/open/open-set.ts';
import { ERA_YEARS } from '../../../../../src/lib/games/heritage/era-years.ts';
import { ERAS, eraOf } from '../../../../../src/lib/games/heritage/vocabulary.ts';
import { openDeck } from '../../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';

const of = <K extends DeckCardKind>(kind: K) =>
	openDeck.filter((card): card is DeckCardOf<K> & DeckCard => card.kind === kind);
const overviews = of('overview');
const missions = of('mission');
const choices = missions.flatMap((card) => card.choices);
const rewards = choices.map(({ reward }) => reward);
const people = openDeck.flatMap((card) => ('character' in card ? [card] : []));
const assets = [
	...rewards.flatMap((reward) => (reward.kind === 'asset' ? [reward.asset] : [])),
	...overviews.map(({ asset }) => asset)
];
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const hundredOf = (chapter: number) => chapter * 100;

describe('the open chronicle deck', () => {
	it('is what the schema says, unchanged by reading', () => {
		for (const card of openDeck) expect(v.parse(deckCardSchema, card)).toEqual(card);
	});

	it('has its chapters in the years that are told of each era', () => {
		for (const era of ERAS) {
			const years = overviews
				.filter(({ chapter }) => eraOf(chapter) === era)
				.map(({ year }) => year);
			expect([Math.min(...years), Math.max(...years)]).toEqual(ERA_YEARS[era]);
		}
	});

	it('has no fault that a deck of anybody else would be refused for', () => {
		expect(deckFaults(openDeck)).toEqual([]);
	});

	it('lies in ascending order, no number twice', () => {
		const numbers = openDeck.map(({ number }) => number);
		expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
	});

	it('has each chapter once, in years that ascend', () => {
		const chapters = overviews.map(({ chapter }) => chapter);
		expect(chapters).toEqual([...new Set(chapters)].sort((a, b) => a - b));
		const years = overviews.map(({ year }) => year);
		expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
		expect(years[0]).toBe(1306);
	});

	it.each(overviews.map((card) => [card.chapter, card] as const))(
		'tells chapter %i in 120 to 220 words, from the second on with answers to what was done',
		(chapter, { number, text, answers }) => {
			expect(number).toBe(hundredOf(chapter));
			expect(words(text)).toBeGreaterThanOrEqual(120);
			expect(words(text)).toBeLessThanOrEqual(220);
			expect(answers.length).toBeGreaterThanOrEqual(chapter === 1 ? 0 : 2);
			expect(answers.length).toBeLessThanOrEqual(chapter === 1 ? 0 : 6);
		}
	);

	it.each(overviews.map(({ chapter }) => chapter))(
		'gives chapter %i three or four missions, ten apart',
		(chapter) => {
			const own = missions.filter((card) => card.chapter === chapter);
			const expected = [10, 20, 30, 40].slice(0, own.length).map((n) => hundredOf(chapter) + n);
			expect(own.map(({ number }) => number)).toEqual(expected);
			expect(own.length).toBeGreaterThanOrEqual(3);
		}
	);

	it('lays characters where they belong', () => {
		for (const { kind, number, character } of people) {
			const within = number % 100;
			const [from, to] = kind === 'basic-character' ? [80, 89] : [50, 79];
			expect([from <= within, within <= to, character.name]).toEqual([true, true, character.name]);
			const kinds = {
				'basic-character': 'basic',
				'chronicle-character': 'chronicle',
				'clan-leader': 'leader'
			} as const;
			expect(character.kind).toBe(kinds[kind]);
			if (kind === 'chronicle-character') expect(character.abilities).toHaveLength(1);
		}
	});

	it('uses no id and no name twice, and none of the open set', () => {
		const fronts = missions.flatMap((card) => facesOf(card).map(({ mission }) => mission));
		const named = [...fronts, ...assets, ...people.map(({ character }) => character)];
		const ids = named.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.filter((id) => OPEN_CARD_IDS.has(id) || !/^c\d\d-/.test(id))).toEqual([]);
		const known = [...openAssets, ...openCharacters, ...openLeaders, ...openMissions];
		const names = [...named, ...known].map(({ name }) => name.toLowerCase());
		expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
	});

	it('speaks in none of the words that belong to somebody else', () => {
		expect(JSON.stringify(openDeck)).not.toMatch(/elysium games|nice game|white wolf|paradox|™|®/i);
	});

	it('never says he or she of a player', () => {
		const told = [...overviews, ...of('final')].flatMap(({ answers }) =>
			answers.flat().map(({ text }) => text)
		);
		for (const text of told)
			expect(text).not.toMatch(/\{[a-z:0-9]+\}[^.;:]*\b(he|she|his|her|him)\b/i);
	});
});

describe('what is decided', () => {
	it.each(missions.map((card) => [card.number, card] as const))(
		'mission %i asks in 40 to 90 words and tells in 30 to 70 what came of it',
		(_, { question, choices: both }) => {
			expect(words(question)).toBeGreaterThanOrEqual(40);
			expect(words(question)).toBeLessThanOrEqual(90);
			for (const { outcome, text } of both) {
				expect(words(outcome)).toBeGreaterThanOrEqual(30);
				expect(words(outcome)).toBeLessThanOrEqual(70);
				expect(words(text)).toBeLessThanOrEqual(40);
			}
			expect(both[0].reward).not.toEqual(both[1].reward);
		}
	);

	it('unlocks everybody who waits, each by one choice of the same chapter', () => {
		const waiting = people.filter(({ kind }) => kind !== 'basic-character');
		const targets = missions.flatMap(({ number, choices: both }) =>
			both.flatMap(({ reward }) => {
				if (reward.kind !== 'unlock') return [];
				expect(Math.floor(reward.card / 100)).toBe(Math.floor(number / 100));
				return [reward.card];
			})
		);
		expect(targets.sort((a, b) => a - b)).toEqual(waiting.map(({ number }) => number));
	});

	it('says every effect in plain words that fit on a card', () => {
		for (const { effects } of assets) {
			expect(effectsWords(effects, 'slip').join(' ').length).toBeLessThanOrEqual(360);
		}
		for (const { character } of people) {
			const texts = character.abilities.map(({ effects }) => effectsWords(effects).join(' '));
			for (const text of texts) expect(text.length).toBeLessThanOrEqual(360);
		}
	});

	it('answers only by cards that lie before', () => {
		for (const { number, chapter, answers } of overviews) {
			for (const { when, text } of answers.flat()) {
				for (const condition of when) {
					if (condition.is === 'mission') expect(condition.card).toBeLessThan(number);
					if ('chapter' in condition) expect(condition.chapter).toBeLessThan(chapter);
					if ('era' in condition) expect(condition.era * 3).toBeLessThan(chapter);
				}
				for (const [, card] of text.matchAll(/\{decided:(\d+)\}/g)) {
					expect(missions.map((each) => each.number)).toContain(Number(card));
				}
			}
		}
	});
});
