import { describe, expect, test } from 'vitest';
import { rules as c } from '../../../../src/lib/games/heritage/boards/c/rules.ts';
import { movesOf, type Ankhs } from '../../../../src/lib/games/heritage/boards/c/courts.ts';
import { lay, modify } from '../boards/geography.ts';
import { BOTH } from '../table/kit.ts';

const HOME = ['home', 'home', 'home', 'home', 'home'] as const;
/** East holds the centre; the march of the north is contested; north stands at its gate. */
const state: Ankhs = {
	north: ['home', 'home', 'home', 'march-north', 'border-north-east'],
	east: ['home', 'home', 'march-north', 'centre', 'centre'],
	south: HOME,
	west: ['home', 'home', 'home', 'home', 'centre']
};

describe.each(BOTH)(
	"ruling 22: entering a rival's court (answer lost: reading), dealt by the %s",
	(dealer) => {
		const asked = (rivalCourt: 'allowed' | 'refused') =>
			modify(c, lay(c, { dealer, state, ruleset: { rivalCourt } }), 'north').asked[0]?.options;

		test('allowed: a court may be entered whoever holds it', () => {
			expect(asked('allowed')).toEqual([
				'home>march-north',
				'march-north>border-north-east',
				'march-north>border-west-north',
				'march-north>centre',
				'border-north-east>march-north',
				'border-north-east>march-east'
			]);
		});

		test('refused: one that another direction holds by strictly most ankhs stays closed', () => {
			expect(asked('refused')).toEqual([
				'home>march-north',
				'march-north>border-north-east',
				'march-north>border-west-north',
				'border-north-east>march-north',
				'border-north-east>march-east'
			]);
		});
	}
);

describe('where it is refused', () => {
	const centreFor = (ankhs: Ankhs) => movesOf(ankhs, 'north', 'refused').has('march-north>centre');

	test.each<[string, Partial<Ankhs>, boolean]>([
		['held by two to one', {}, false],
		['contested by as many', { east: [...HOME.slice(1), 'centre'] }, true],
		['held by one against none', { east: HOME }, false],
		['empty', { east: HOME, west: HOME }, true],
		['held by oneself', { north: ['march-north', 'centre', 'centre', 'centre', 'home'] }, true]
	])('the centre, %s', (_, changed, open) => {
		expect(centreFor({ ...state, ...changed })).toBe(open);
	});
});
