import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deckCardSchema } from '../../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { gain } from '../../../../../src/lib/games/heritage/open/phrases.ts';
import {
	ALWAYS,
	answer,
	chapterWriting,
	choice,
	decided,
	dots,
	told,
	TRAIT
} from '../../../../../src/lib/server/games/heritage/decks/chronicle/writing.ts';

const { overview, mission, asset, assetCard, unlock, arriving, waiting, basic, leader, chronicle } =
	chapterWriting(5);
const attributes = ['elitist', 'calm', 'north', 'wealthy'] as const;

describe('the writing of a chapter', () => {
	it('joins lines that were broken, and keeps paragraphs apart', () => {
		expect(told('\n\tOne line\n\tand more.\n\n\tThe next.\n')).toBe(
			'One line and more.\n\nThe next.'
		);
	});

	it('makes the numbers and ids of the chapter', () => {
		const cards = [
			arriving(1, basic('gangrel', 'nan', 'Nan', attributes)),
			overview({
				title: 'A Title',
				year: 1415,
				text: 'A text.',
				answers: [[answer('Told.', decided(410), ALWAYS)]],
				asset: assetCard('coin', 'Coin', 'any-time', gain(1))
			}),
			mission(
				2,
				{ id: 'errand', name: 'Errand', text: 'Go.', match: { class: 'elitist' } },
				'Which?',
				choice('This.', 'It came.', asset('purse', 'Purse', 'own-turn', gain(2))),
				choice('That.', 'It went.', dots('Bearer', ['lore', 2]))
			),
			waiting(0, leader('gangrel', 'lea', 'Lea', attributes)),
			waiting(1, chronicle('gangrel', 'cro', 'Cro', attributes, ['Gift', gain(1)]))
		];
		expect(cards.map(({ kind, number }) => [kind, number])).toEqual([
			['basic-character', 481],
			['overview', 500],
			['mission', 520],
			['clan-leader', 550],
			['chronicle-character', 551]
		]);
		expect(JSON.stringify(cards).match(/"id":"[^"]*"/g)).toEqual(
			['nan', 'coin', 'errand', 'purse', 'lea', 'cro'].map((id) => `"id":"c05-${id}"`)
		);
	});

	it('writes rewards that the schema reads: dots by place, an unlock by number, an asset in words', () => {
		const rewards = [
			dots('Bearer', ['lore', 2]),
			unlock(3),
			asset('purse', 'Purse', 'own-turn', gain(2))
		];
		expect(rewards).toMatchObject([
			{ kind: 'dots', dots: [{ trait: TRAIT.lore, dots: 2 }] },
			{ kind: 'unlock', card: 553 },
			{ kind: 'asset', text: 'This vampire gains 2 power.' }
		]);
		for (const reward of rewards) {
			const written = mission(
				1,
				{ id: 'errand', name: 'Errand', text: 'Go.', match: { class: 'elitist' } },
				'Which?',
				choice('This.', 'It came.', reward),
				choice('That.', 'It went.', unlock(0))
			);
			expect(v.parse(deckCardSchema, written)).toEqual(written);
		}
	});
});
