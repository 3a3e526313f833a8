import { describe, expect, test } from 'vitest';
import type { Court } from '../../../../src/lib/games/heritage/boards/g/court.ts';
import { TITLES } from '../../../../src/lib/games/heritage/boards/g/facts.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import {
	example,
	exampleNames,
	type ExampleVampire
} from '../../../../src/lib/ui/heritage/boards/example.ts';
import { stairOf, tokensOfG, wayToVote } from '../../../../src/lib/ui/heritage/boards/g/places.ts';
import { told } from '../../../../src/lib/ui/heritage/boards/g/told.ts';
import { expectApart } from './apart.ts';

const VAMPIRES: readonly ExampleVampire[] = [
	{ card: { id: 'agathe', name: 'Agathe' }, of: 's1', bears: { power: 5 } },
	{ card: { id: 'oda', name: 'Oda', class: 'egalitarian' }, of: 's2', bears: { power: 2 } },
	{ card: { id: 'jan', name: 'Jan' }, of: 's2', bears: { torpor: true } }
];

const at = (
	elitist: number,
	egalitarian: number,
	...titles: readonly (string | null)[]
): Court => ({
	tokens: { elitist, egalitarian },
	titles
});

const said = (court: Court, vampires = VAMPIRES) => {
	const { table } = example(TIMELINE.G, '', court, { players: 2, vampires });
	return told(table, court, exampleNames(table)).map(({ label, value }) => `${label}: ${value}`);
};

describe('G in words', () => {
	test('as it begins, all titles are to come', () => {
		expect(said(at(0, 0))).toEqual([
			'Next vote: for the sheriff, after 4 more activations; if held now, Agathe would win',
			'Elitist: 0 tokens, strength 11',
			'Egalitarian: 0 tokens, strength 2',
			'Prince: not voted on yet, 2 for each vampire of the prince’s class',
			'Seneschal: not voted on yet, 1 power for the player who wins it',
			'Harpy: not voted on yet, 1 power for the player who wins it',
			'Sheriff: not voted on yet, 1 power for the player who wins it'
		]);
	});

	test('who bears a title weighs no more; a tie chooses nobody', () => {
		expect(said(at(2, 1, 'agathe', null))).toEqual([
			'Next vote: for the seneschal, after 1 more activation; if held now, nobody would win',
			'Elitist: 2 tokens, strength 8',
			'Egalitarian: 1 token, strength 3',
			'Prince: not voted on yet, 2 for each vampire of the prince’s class',
			'Seneschal: not voted on yet, 1 power for the player who wins it',
			'Harpy: voted on, nobody won it',
			'Sheriff: Agathe of Mira, elitist'
		]);
	});

	test('the prince rewards a class; who left the table bears a title all the same', () => {
		const court = at(0, 0, 'agathe', 'gone', null, 'oda');
		expect(said(court)).toEqual([
			'Next vote: no votes left',
			'Elitist: 0 tokens, strength 6',
			'Egalitarian: 0 tokens, strength 0',
			'Prince: Oda of Bartholomew: each egalitarian vampire is worth 2',
			'Seneschal: voted on, nobody won it',
			'Harpy: gone, no longer at the table',
			'Sheriff: Agathe of Mira, elitist'
		]);
	});

	test('a prince in torpor rewards nobody', () => {
		expect(said(at(0, 0, null, null, null, 'jan'))).toContain(
			'Prince: Jan of Bartholomew, in torpor: nobody scores'
		);
		expect(said(at(0, 0, null, null, null, null))).toContain('Prince: voted on, nobody won it');
	});
});

describe('the picture of G', () => {
	test.each([2, 3, 4])(
		'has a place for every activation before the vote, %i players',
		(players) => {
			for (const size of ['full', 'glance'] as const) {
				const way = wayToVote(players, at(0, 0), size);
				expect(way).toHaveLength(2 * players);
				expectApart('G', size, way);
				for (let elitist = 0; elitist < 2 * players; elitist += 1) {
					const tokens = tokensOfG(players, size)(at(elitist, 2 * players - 1 - elitist), []);
					expect(tokens).toHaveLength(2 * players - 1);
					expectApart('G', size, tokens);
				}
			}
		}
	);

	test('the sides come towards each other', () => {
		const [first, second, other] = tokensOfG(2, 'full')(at(2, 1), []);
		const way = wayToVote(2, at(2, 1), 'full');
		expect(first).toMatchObject({ kind: 'elitist', x: way[3]?.x });
		expect(second).toMatchObject({ kind: 'elitist', x: way[2]?.x });
		expect(other).toMatchObject({ kind: 'egalitarian', x: way[0]?.x });
	});

	test('however many tokens a hand has laid, they find room and one more is the vote', () => {
		for (const size of ['full', 'glance'] as const) {
			const tokens = tokensOfG(2, size)(at(3, 4), []);
			expect(tokens).toHaveLength(7);
			expectApart('G', size, tokens);
		}
		expect(said(at(3, 4))[0]).toContain('for the sheriff, after 1 more activation;');
	});

	test('the stairs rise to the prince', () => {
		const tops = TITLES.map((title) => stairOf(title).y);
		expect(tops).toEqual(tops.toSorted((one, other) => other - one));
	});
});
