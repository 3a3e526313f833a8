import { describe, expect, test } from 'vitest';
import { movesOf, type Ankhs } from '../../../../src/lib/games/heritage/boards/c/courts.ts';
import { byDirection, DIRECTIONS } from '../../../../src/lib/games/heritage/boards/directions.ts';
import {
	eachRegion,
	warMoves,
	type Wars
} from '../../../../src/lib/games/heritage/boards/i/wars.ts';
import { answers as c } from '../../../../src/lib/ui/heritage/boards/c/answers.ts';
import { answers as e } from '../../../../src/lib/ui/heritage/boards/e/answers.ts';
import { answers as f } from '../../../../src/lib/ui/heritage/boards/f/answers.ts';
import { answers as i } from '../../../../src/lib/ui/heritage/boards/i/answers.ts';
import type { Asked, MapAnswers } from '../../../../src/lib/ui/heritage/boards/map-answers.ts';
import {
	chosenBy,
	mostNext,
	tappedSo,
	waysOn
} from '../../../../src/lib/ui/heritage/table/questions/map-path.ts';

const ANKHS: Ankhs = {
	...byDirection(() => ['home', 'home', 'home', 'home', 'home'] as const),
	north: ['home', 'home', 'march-north', 'border-north-east', 'centre']
};
const WARS: Wars = {
	allegiances: { s1: 'camarilla', s2: 'sabbat', s3: 'anarch' },
	regions: {
		...eachRegion(() => ['camarilla', 'sabbat', 'anarch']),
		'south-west': ['camarilla', 'camarilla', 'sabbat']
	}
};

/** Every option, with the labels of the spots tapped for it, and the outlines of these. */
function tapped(answers: MapAnswers, asked: Asked, options: readonly string[], state: object) {
	const ways = waysOn(answers, { ...asked, options });
	return {
		ways,
		labels: ways.map(({ spots }) => spots.map((id) => answers.spot(id, state as never).label)),
		outlines: ways.flatMap(({ spots }) =>
			spots.map((id) => answers.spot(id, state as never).outline)
		)
	};
}

describe('a question is answered on the map', () => {
	const ankhs = [...movesOf(ANKHS, 'north', 'allowed').keys()];
	const asksForAnkh: Asked = { prompt: 'which-ankh', about: { direction: 'north' } };

	test('an ankh by the court it leaves and the court it enters', () => {
		const { ways, labels, outlines } = tapped(c, asksForAnkh, ankhs, ANKHS);
		expect(ways.map(({ option }) => option)).toEqual(ankhs);
		expect(labels[0]).toEqual(['the home of the north', 'the north march']);
		expect(c.steps(asksForAnkh)).toHaveLength(2);
		for (const outline of outlines) expect(outline).toMatch(/^M[\d.-]+ [\d.-]+.*Z$/);
	});

	test('where one court alone can be left, it is not asked for; where one can be entered, it is', () => {
		const ways = waysOn(c, { ...asksForAnkh, options: ['home>march-north'] });
		expect(tappedSo(ways, [])).toEqual({ path: ['home-north'], next: ['march-north'] });
		expect(chosenBy(ways, ['home-north'])).toBeNull();
		expect(chosenBy(ways, ['home-north', 'march-north'])).toBe('home>march-north');
	});

	test('every ankh that may leave lights up, then every court it may enter', () => {
		const ways = waysOn(c, { ...asksForAnkh, options: ankhs });
		const first = tappedSo(ways, []);
		expect(first.path).toEqual([]);
		expect(first.next).toEqual(['home-north', 'march-north', 'border-north-east', 'centre']);
		expect(tappedSo(ways, ['centre']).next).toEqual([
			'march-north',
			'march-east',
			'march-south',
			'march-west'
		]);
	});

	test('there is room from the start for all places that a tap can leave open', () => {
		const ways = waysOn(c, { ...asksForAnkh, options: ankhs });
		const places = ways.flatMap(({ spots: [first] }) => first ?? []);
		for (const place of places)
			expect(mostNext(ways)).toBeGreaterThanOrEqual(tappedSo(ways, [place]).next.length);
		expect(mostNext(ways)).toBe(4);
	});

	test.each(DIRECTIONS)(
		'on the map of the sects, every move of the %s can be tapped',
		(direction) => {
			const options = [...warMoves(WARS.regions, direction, 'camarilla').keys()];
			const asked: Asked = { prompt: 'which-allegiance-move', about: { attribute: direction } };
			const { ways, outlines } = tapped(i, asked, options, WARS);
			expect(new Set(ways.map(({ option }) => option))).toEqual(
				new Set(options.filter((option) => option !== 'unchanged'))
			);
			for (const { option, spots } of ways) {
				expect(spots).toHaveLength(i.steps(asked).length);
				expect(chosenBy(ways, spots)).toBe(option);
			}
			for (const outline of outlines) expect(outline).toMatch(/^M/);
		}
	);

	test('two tokens change places in either order', () => {
		const asked: Asked = { prompt: 'which-allegiance-move', about: { attribute: 'west' } };
		const [one, other] = ['camarilla:north-east', 'sabbat:south-west'];
		const ways = waysOn(i, { ...asked, options: [`${one}/${other}`] });
		expect(chosenBy(ways, [other, one])).toBe(`${one}/${other}`);
		expect(tappedSo(ways, []).next).toEqual([one, other]);
	});

	test.each([
		['C', c],
		['E', e],
		['F', f]
	])('which direction counts, on %s', (_, answers) => {
		const asked: Asked = { prompt: 'which-direction', about: {} };
		const { ways, labels, outlines } = tapped(answers, asked, DIRECTIONS, ANKHS);
		expect(ways.map(({ option }) => option)).toEqual(DIRECTIONS);
		expect(new Set(labels.flat()).size).toBe(4);
		expect(new Set(outlines).size).toBe(4);
		expect(answers.steps(asked)).toHaveLength(1);
	});
});
