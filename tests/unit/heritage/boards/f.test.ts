import { describe, expect, test } from 'vitest';
import { rules as f } from '../../../../src/lib/games/heritage/boards/f/rules.ts';
import { BOTH, vampire } from '../table/kit.ts';
import { lay, modify, setUp, worth } from './geography.ts';
import { complaint } from './resolving.ts';

const BEGIN = { north: 0, east: 0, south: 0, west: 0 };
const exposed = (who: string) => [{ type: 'TokensChanged', vampire: who, power: 0, infamy: 1 }];

describe.each(BOTH)('The Masquerade, dealt by the %s', (dealer) => {
	test.each([2, 3, 4])('begins with all investigators on 0: %i players', (players) => {
		expect(setUp(f, lay(f, { players, dealer }))).toMatchObject({ state: BEGIN, asked: [] });
	});

	test.each([
		[0, 1, false],
		[3, 4, false],
		[4, 5, false],
		[5, 0, true]
	])('one step from %i leads to %i; exposed: %s', (from, to, isExposed) => {
		const state = { ...BEGIN, west: from, north: 2 };
		const went = modify(f, lay(f, { dealer, state }), 'west');
		expect(went.asked).toEqual([]);
		expect(went.state).toEqual({ ...state, west: to });
		expect(went.events).toEqual(isExposed ? exposed('west') : []);
	});

	test.each([
		[0, 2, false],
		[3, 5, false],
		[4, 0, true],
		[5, 0, true]
	])('who roams drives any by two: from %i to %i; exposed: %s', (from, to, isExposed) => {
		const state = { ...BEGIN, east: from };
		const by = { seat: 's2', vampire: 'l2', attribute: 'roaming' };
		const went = modify(f, lay(f, { players: 4, dealer, state }), by, 'east');
		expect(went.asked).toMatchObject([
			{
				seat: 's2',
				prompt: 'which-direction',
				about: { vampire: 'l2' },
				options: ['north', 'east', 'south', 'west']
			}
		]);
		expect(went.state).toEqual({ ...state, east: to });
		expect(went.events).toEqual(isExposed ? exposed('l2') : []);
	});

	test('the vampire that was activated bears the infamy', () => {
		const state = { ...BEGIN, north: 5 };
		const { table } = modify(f, lay(f, { dealer, state }), 'north');
		expect(table.bloodlines['s1']?.vampires['north']?.infamy).toBe(1);
	});

	test('nobody bears it, if the vampire fell into torpor on its own class', () => {
		const state = { ...BEGIN, north: 5 };
		const hand = [vampire('north', 'l1', { torpor: true })];
		const went = modify(f, lay(f, { dealer, state, hand }), 'north');
		expect(went).toMatchObject({ state: BEGIN, events: [] });
	});

	test.each([null, 'c1'])('nobody bears it, if no vampire of the table did it: %s', (who) => {
		const state = { ...BEGIN, north: 5 };
		const by = { seat: 's1', vampire: who, attribute: 'north' };
		expect(modify(f, lay(f, { dealer, state }), by)).toMatchObject({ state: BEGIN, events: [] });
	});
});

describe('what a vampire is worth', () => {
	test.each<[number, number, string]>([
		[0, 3, 'The investigator of the south is still on space 0.'],
		[1, 2, 'The investigator of the south is on space 1.'],
		[2, 2, 'The investigator of the south is on space 2.'],
		[3, 1, 'The investigator of the south is on space 3.'],
		[4, 1, 'The investigator of the south is on space 4.'],
		[5, 0, 'The investigator of the south is on the last space.']
	])('with its investigator on %i: %i', (south, points, why) => {
		const state = { north: 5, east: 5, west: 5, south };
		expect(worth(f, state, 'south')).toEqual([points, why]);
	});

	test('who roams', () => {
		const state = { north: 5, east: 5, west: 5, south: 5 };
		const why = 'Roaming vampires always score 1.';
		expect(worth(f, state, 'roaming')).toEqual([1, why]);
	});
});

describe('set by hand', () => {
	test.each<[string, unknown, string | null]>([
		['as it begins', BEGIN, null],
		['on the last space', { ...BEGIN, west: 5 }, null],
		['past it', { ...BEGIN, west: 6 }, 'the last space is 5; past it an investigator is back on 0'],
		['before the first', { ...BEGIN, west: -1 }, 'investigators begin on space 0'],
		[
			'between two',
			{ ...BEGIN, west: 1.5 },
			'an investigator stands on one space, not between two'
		],
		['nowhere', { ...BEGIN, west: null }, 'expected the space of an investigator']
	])('%s', (_, state, problem) => {
		expect(complaint(f, state)).toBe(problem);
	});

	test('an investigator too many', () => {
		expect(complaint(f, { ...BEGIN, roaming: 0 })).not.toBeNull();
	});
});
