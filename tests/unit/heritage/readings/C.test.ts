import { describe, expect, test } from 'vitest';
import { rules as c } from '../../../../src/lib/games/heritage/boards/c/rules.ts';
import type { Ankhs } from '../../../../src/lib/games/heritage/boards/c/courts.ts';
import { lay, modify, worth } from '../boards/geography.ts';
import { BOTH } from '../table/kit.ts';

const HOME = ['home', 'home', 'home', 'home', 'home'] as const;
/** West holds the only way out of the home of the north. */
const besieged: Ankhs = {
	north: HOME,
	east: HOME,
	south: HOME,
	west: ['home', 'home', 'home', 'home', 'march-north']
};

describe.each(BOTH)("reading C: moving into a rival's court, dealt by the %s", (dealer) => {
	const after = (rivalCourt: 'allowed' | 'refused') => {
		const { state } = modify(
			c,
			lay(c, { dealer, state: besieged, ruleset: { rivalCourt } }),
			'north'
		);
		return state ?? null;
	};

	test('allowed: the siege is contested, and west wins nothing any more', () => {
		expect(after('allowed')).toEqual({
			...besieged,
			north: ['home', 'home', 'home', 'home', 'march-north']
		});
		expect(worth(c, after('allowed'), 'west')[0]).toBe(0);
	});

	test('refused: nobody comes through, and west wins', () => {
		expect(after('refused')).toEqual(besieged);
		expect(worth(c, after('refused'), 'west')[0]).toBe(2);
	});
});

describe('reading C: courts', () => {
	test('five ankhs a direction, and the centre lies two moves from a home', () => {
		let state = modify(c, lay(c, { state: { ...besieged, west: HOME } }), 'north').state ?? null;
		state = modify(c, lay(c, { state }), 'north', 'march-north>centre').state ?? null;
		expect(state).toMatchObject({ north: ['home', 'home', 'home', 'home', 'centre'] });
		expect(worth(c, state, 'north')[0]).toBe(2);
	});

	test('several directions may win together', () => {
		const state = { ...besieged, south: ['home', 'home', 'home', 'home', 'border-south-west'] };
		expect(['north', 'east', 'south', 'west'].map((who) => worth(c, state, who)[0])).toEqual([
			0, 0, 2, 2
		]);
	});
});
