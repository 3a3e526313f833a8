import { describe, expect, test } from 'vitest';
import { rules as e } from '../../../../src/lib/games/heritage/boards/e/rules.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { BOTH, joined, vampire } from '../table/kit.ts';
import { endRound, lay, modify, setUp, worth } from './geography.ts';
import { complaint } from './resolving.ts';

/** The ankhs of a direction: in its city, on the barricades, in the fire. */
const in_ = (city: number, barricades: number, fire: number) => ({ city, barricades, fire });
const FULL = in_(3, 0, 0);
const begin = (places: number) => ({ places, north: FULL, east: FULL, south: FULL, west: FULL });

const withPower = (who: string, power: number): Correction => vampire(who, 'l1', { power });
const gains = (...vampires: string[]) =>
	vampires.map((who) => ({ type: 'TokensChanged', vampire: who, power: 1, infamy: 0 }));

describe.each(BOTH)('The Anarch Revolt, dealt by the %s', (dealer) => {
	test.each([2, 3, 4])('begins with three ankhs in each city: %i players', (players) => {
		expect(setUp(e, lay(e, { players, dealer }))).toMatchObject({
			state: begin(players),
			asked: []
		});
	});

	test.each([
		['from the city to the barricades', begin(2), { ...begin(2), north: in_(2, 1, 0) }],
		[
			'onto the last place of the barricades',
			{ ...begin(3), east: in_(1, 2, 0) },
			{ ...begin(3), east: in_(1, 2, 0), north: in_(2, 1, 0) }
		],
		[
			'into the fire, with the barricades of two full',
			{ ...begin(2), east: in_(1, 2, 0) },
			{ ...begin(2), east: in_(1, 2, 0), north: in_(2, 0, 1) }
		],
		[
			'into the fire, with four ankhs of several directions on the barricades',
			{ ...begin(4), north: in_(1, 1, 1), east: in_(2, 1, 0), west: in_(1, 2, 0) },
			{ ...begin(4), north: in_(0, 1, 2), east: in_(2, 1, 0), west: in_(1, 2, 0) }
		],
		[
			'nowhere from an empty city',
			{ ...begin(2), north: in_(0, 1, 2) },
			{ ...begin(2), north: in_(0, 1, 2) }
		]
	])('an ankh goes %s', (_, state, after) => {
		const went = modify(e, lay(e, { dealer, state }), 'north');
		expect(went).toMatchObject({ asked: [], events: [] });
		expect(went.state).toEqual(after);
	});

	test('who roams sends an ankh of the direction that its player chooses', () => {
		const by = { seat: 's2', vampire: 'l2', attribute: 'roaming' };
		const went = modify(e, lay(e, { dealer, state: begin(2) }), by, 'south');
		expect(went.asked).toMatchObject([
			{ seat: 's2', prompt: 'which-direction', options: ['north', 'east', 'south', 'west'] }
		]);
		expect(went.state).toEqual({ ...begin(2), south: in_(2, 1, 0) });
	});

	describe('respite', () => {
		const manned = { ...begin(4), north: in_(0, 2, 1), west: in_(2, 1, 0), south: in_(2, 0, 1) };
		const home = { ...begin(4), north: in_(2, 0, 1), west: FULL, south: in_(2, 0, 1) };

		test('gives 1 power to who matches and has none, in every bloodline, then they go home', () => {
			const hand = [joined('s2', 'north-2', 'l2'), joined('s2', 'east-2', 'l2')];
			const went = endRound(e, lay(e, { players: 4, dealer, state: manned, hand }));
			expect(went.events).toEqual(gains('north', 'west', 'north-2'));
			expect(went.state).toEqual(home);
		});

		test('gives nothing to who has power, or roams', () => {
			const hand = [withPower('north', 1), withPower('west', 5)];
			const went = endRound(e, lay(e, { dealer, state: manned, hand }));
			expect(went.events).toEqual([]);
			expect(went.state).toEqual(home);
		});

		test('gives nothing to who is in torpor', () => {
			const hand = [vampire('north', 'l1', { torpor: true })];
			const went = endRound(e, lay(e, { dealer, state: manned, hand }));
			expect(went.events).toEqual(gains('west'));
		});

		test('does nothing with nobody on the barricades', () => {
			const went = endRound(e, lay(e, { dealer, state: home }));
			expect(went.events).toEqual([]);
			expect(went.table.boards.geography?.state).toBe(home);
		});
	});
});

describe('what a vampire is worth', () => {
	const state = { ...begin(2), north: in_(1, 1, 1), east: in_(0, 1, 2), south: in_(0, 0, 3) };

	test.each<[string, [number, string]]>([
		['north', [2, 'The city of the north stands. Ankhs in it: 1.']],
		['west', [2, 'The city of the west stands. Ankhs in it: 3.']],
		['east', [0, 'The city of the east has no ankhs and scores nothing.']],
		['south', [0, 'The city of the south has no ankhs and scores nothing.']],
		['roaming', [1, 'Roaming vampires always score 1.']]
	])('%s', (who, expected) => {
		expect(worth(e, state, who)).toEqual(expected);
	});
});

describe('set by hand', () => {
	const three =
		'each direction has 3 ankhs in its city, on the barricades and in the fire together';

	test.each<[string, unknown, string | null]>([
		['as it begins', begin(2), null],
		['barricades full', { ...begin(2), north: in_(2, 1, 0), west: in_(0, 1, 2) }, null],
		[
			'one ankh too many on the barricades',
			{ ...begin(2), north: in_(2, 1, 0), west: in_(1, 2, 0) },
			'the barricades hold no more ankhs than there are players'
		],
		['two ankhs', { ...begin(2), east: in_(1, 1, 0) }, three],
		['four ankhs', { ...begin(2), east: in_(1, 1, 2) }, three],
		['a debt of ankhs', { ...begin(2), east: in_(4, -1, 0) }, 'there are never fewer than 0 ankhs'],
		['half an ankh', { ...begin(2), east: in_(2.5, 0.5, 0) }, 'ankhs are counted in whole numbers'],
		['a word', { ...begin(2), east: { ...FULL, city: 'three' } }, 'expected a number of ankhs'],
		['too few players', begin(1), 'the barricades hold one ankh per player'],
		['too many players', begin(5), 'the barricades hold one ankh per player']
	])('%s', (_, state, problem) => {
		expect(complaint(e, state)).toBe(problem);
	});
});
