import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { newsOf } from '../../../../src/lib/ui/heritage/boards/news.ts';

const names = { seat: () => 'Ada', character: () => 'Zoe' };
const power: TableEvent = { type: 'TokensChanged', vampire: 'v1', power: 1, infamy: 0 };
const infamy: TableEvent = { type: 'TokensChanged', vampire: 'v1', power: 0, infamy: 1 };

const token = (space: number, side: string) => ({ tokens: { s1: { space, side } } });
const trial = (judices: object, elitist = 0, egalitarian = 0) => ({
	judices,
	verdicts: { elitist, egalitarian }
});
const city = (city: number, barricades = 0, fire = 0) => ({ city, barricades, fire });
const revolt = (north: object) => ({
	north,
	east: city(3),
	south: city(3),
	west: city(3),
	places: 3
});
const investigators = (north: number) => ({ north, east: 0, south: 0, west: 0 });
const court = (elitist: number, titles: readonly (string | null)[] = []) => ({
	tokens: { elitist, egalitarian: 0 },
	titles
});
const ankhs = (...north: readonly string[]) => ({ north, east: [], south: [], west: [] });

describe('what changed on a board', () => {
	test.each<[string, object, object, TableEvent | undefined, string, boolean]>([
		['A', { space: 1 }, { space: 2 }, undefined, 'Class: 1 elitist → 2 elitist.', false],
		['A', { space: -1 }, { space: 0 }, undefined, 'Class: 1 egalitarian → neutral.', false],
		[
			'A',
			{ space: 2 },
			{ space: 0 },
			power,
			'Decisive victory for the elitists: +1 power to Zoe. The class token returns to neutral.',
			true
		],
		[
			'A',
			{ space: -2 },
			{ space: 0 },
			undefined,
			'Decisive victory for the egalitarians. The class token returns to neutral.',
			true
		],
		['B', token(3, 'calm'), token(4, 'calm'), undefined, 'Ada’s morality token rises.', false],
		[
			'B',
			token(3, 'calm'),
			token(2, 'cruel'),
			undefined,
			'Ada’s morality token drops and flips to cruel.',
			true
		],
		[
			'H',
			token(5, 'calm'),
			token(6, 'cruel'),
			undefined,
			'Ada’s morality token rises and flips to cruel. It is at the top.',
			true
		],
		[
			'C',
			ankhs('home', 'home'),
			ankhs('home', 'march-north'),
			undefined,
			'Princes: a north ankh moves: home → the north march.',
			false
		],
		[
			'D',
			trial({ warlike: 'elitist' }),
			trial({ warlike: 'egalitarian' }),
			undefined,
			'Judices: the warlike judge flips to egalitarian.',
			true
		],
		[
			'D',
			trial({ warlike: 'elitist', wealthy: 'elitist' }),
			trial({}, 1),
			undefined,
			'Trial: a verdict for the elitists. Verdicts: elitist 1, egalitarian 0.',
			true
		],
		[
			'E',
			revolt(city(3)),
			revolt(city(2, 1)),
			undefined,
			'Revolt: a north ankh goes to the barricades.',
			false
		],
		[
			'E',
			revolt(city(1)),
			revolt(city(0, 0, 1)),
			undefined,
			'Revolt: a north ankh burns. The city of the north falls.',
			true
		],
		[
			'E',
			revolt(city(2, 1)),
			revolt(city(3)),
			undefined,
			'Respite: the ankhs on the barricades go home.',
			false
		],
		[
			'F',
			investigators(2),
			investigators(3),
			undefined,
			'Investigator of the north: space 2 → 3.',
			false
		],
		[
			'F',
			investigators(5),
			investigators(0),
			infamy,
			'Investigator of the north: space 5 → exposed → 0: 1 infamy for Zoe.',
			true
		],
		['G', court(1), court(2), undefined, 'Court: elitist tokens 1 → 2.', false],
		['G', court(5), court(0, ['v1']), undefined, 'Vote: Zoe becomes Sheriff.', true],
		['G', court(5, ['v1']), court(0, ['v1', null]), undefined, 'Vote: nobody becomes Harpy.', true]
	])('%s %#: %j → %j', (letter, before, after, next, sentence, loud) => {
		const news = newsOf(letter, { before: before as Json, after: after as Json, next }, names);
		expect(news?.sentence).toBe(sentence);
		expect(news?.loud ?? false).toBe(loud);
		expect(news?.tellsNext ?? false).toBe(next !== undefined);
	});

	test('a board without words says nothing', () => {
		expect(newsOf('I', { before: null, after: null, next: undefined }, names)).toBeNull();
	});

	test('warns of a token one step from a decisive victory, and of no other', () => {
		const warns = (before: number, after: number) =>
			newsOf('A', { before: { space: before }, after: { space: after }, next: undefined }, names)
				?.warns;
		expect(warns(1, 2)).toBe(
			'One step from a decisive victory. The next elitist gains 1 power and sends the token back to neutral.'
		);
		expect(warns(-1, -2)).toContain('The next egalitarian gains 1 power');
		expect(warns(0, 1)).toBeUndefined();
		expect(warns(2, 0)).toBeUndefined();
	});
});
