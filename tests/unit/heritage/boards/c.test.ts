import { describe, expect, test } from 'vitest';
import { rules as c } from '../../../../src/lib/games/heritage/boards/c/rules.ts';
import {
	COURTS,
	courtsHeld,
	holderOf,
	movesOf,
	type Ankhs,
	type Court
} from '../../../../src/lib/games/heritage/boards/c/courts.ts';
import { DIRECTIONS } from '../../../../src/lib/games/heritage/boards/directions.ts';
import { BOTH } from '../table/kit.ts';
import { lay, modify, setUp, worth } from './geography.ts';
import { complaint } from './resolving.ts';

/** Five ankhs: where those given stand, and the rest at home. */
const at = (...courts: readonly Court[]): readonly Court[] => [
	...Array.from({ length: 5 - courts.length }, () => 'home' as const),
	...courts
];
const HOME: Ankhs = { north: at(), east: at(), south: at(), west: at() };

describe.each(BOTH)('The War of the Princes, dealt by the %s', (dealer) => {
	test.each([2, 3, 4])('begins with five ankhs a direction at home: %i players', (players) => {
		expect(setUp(c, lay(c, { players, dealer }))).toMatchObject({ state: HOME, asked: [] });
	});

	test.each(DIRECTIONS)('the first ankh of %s can only go to the own march', (direction) => {
		const { state, asked, events } = modify(c, lay(c, { dealer, state: HOME }), direction);
		expect(state).toEqual({ ...HOME, [direction]: at(`march-${direction}`) });
		expect(asked).toEqual([]);
		expect(events).toEqual([]);
	});

	test('afterwards the player chooses which ankh moves and where to', () => {
		const state = { ...HOME, north: at('march-north') };
		const went = modify(c, lay(c, { dealer, state }), 'north', 'march-north>centre');
		expect(went.asked).toMatchObject([
			{
				seat: 's1',
				prompt: 'which-ankh',
				about: { direction: 'north' },
				options: [
					'home>march-north',
					'march-north>border-north-east',
					'march-north>border-west-north',
					'march-north>centre'
				],
				least: 1,
				most: 1
			}
		]);
		expect(went.state).toEqual({ ...HOME, north: at('centre') });
	});

	test('the player of the vampire chooses a direction for who roams, then the ankh', () => {
		const state = { ...HOME, east: at('march-east') };
		const by = { seat: 's2', vampire: 'l2', attribute: 'roaming' };
		const went = modify(c, lay(c, { dealer, state }), by, 'east', 'home>march-east');
		expect(went.asked).toMatchObject([
			{
				seat: 's2',
				prompt: 'which-direction',
				about: { vampire: 'l2' },
				options: ['north', 'east', 'south', 'west'],
				least: 1,
				most: 1
			},
			{ seat: 's2', prompt: 'which-ankh', about: { direction: 'east' } }
		]);
		expect(went.state).toEqual({ ...HOME, east: at('march-east', 'march-east') });
	});

	test('an effect without a vampire roams in the name of its player', () => {
		const by = { seat: 's2', vampire: null, attribute: 'roaming' };
		const went = modify(c, lay(c, { dealer, state: HOME }), by, 'west');
		expect(went.asked).toMatchObject([{ prompt: 'which-direction', about: { vampire: 's2' } }]);
		expect(went.state).toEqual({ ...HOME, west: at('march-west') });
	});

	test('without a legal move nothing happens', () => {
		const state = { ...HOME, east: at('march-north') };
		const ruleset = { rivalCourt: 'refused' } as const;
		const went = modify(c, lay(c, { dealer, state, ruleset }), 'north');
		expect(went).toMatchObject({ state, asked: [], events: [] });
		const roaming = modify(c, lay(c, { dealer, state, ruleset }), 'roaming', 'north');
		expect(roaming.state).toEqual(state);
	});
});

describe('the courts', () => {
	const ways = (court: Court) =>
		[...movesOf({ ...HOME, west: at(court) }, 'west', 'allowed').keys()]
			.filter((key) => key.startsWith(`${court}>`))
			.map((key) => key.split('>')[1]);

	test.each<[Court, Court[]]>([
		['home', ['march-west']],
		['march-north', ['border-north-east', 'border-west-north', 'centre']],
		['march-east', ['border-north-east', 'border-east-south', 'centre']],
		['march-south', ['border-east-south', 'border-south-west', 'centre']],
		['march-west', ['border-south-west', 'border-west-north', 'centre']],
		['border-north-east', ['march-north', 'march-east']],
		['border-east-south', ['march-east', 'march-south']],
		['border-south-west', ['march-south', 'march-west']],
		['border-west-north', ['march-north', 'march-west']],
		['centre', ['march-north', 'march-east', 'march-south', 'march-west']]
	])('from %s: %j', (court, neighbours) => {
		expect(ways(court)).toEqual(neighbours);
	});

	test('between courts every way leads back, and none leads home', () => {
		for (const from of COURTS)
			for (const to of ways(from)) {
				expect(to).not.toBe('home');
				if (from !== 'home' && to !== undefined) expect(ways(to as Court)).toContain(from);
			}
	});

	test('ankhs that stand together are one choice, and keep the order of the courts', () => {
		const moves = movesOf({ ...HOME, south: at('centre', 'centre') }, 'south', 'allowed');
		expect([...moves.keys()]).toEqual([
			'home>march-south',
			'centre>march-north',
			'centre>march-east',
			'centre>march-south',
			'centre>march-west'
		]);
		expect(moves.get('centre>march-east')).toEqual({
			...HOME,
			south: ['home', 'home', 'home', 'march-east', 'centre']
		});
	});

	test('are held by strictly most ankhs', () => {
		const ankhs = {
			north: at('march-north', 'centre', 'centre'),
			east: at('march-north', 'centre'),
			south: at('border-south-west'),
			west: at()
		};
		expect(holderOf(ankhs, 'march-north')).toBeNull();
		expect(holderOf(ankhs, 'centre')).toBe('north');
		expect(holderOf(ankhs, 'border-south-west')).toBe('south');
		expect(holderOf(ankhs, 'border-west-north')).toBeNull();
		expect(courtsHeld(ankhs)).toEqual({ north: 2, east: 0, south: 1, west: 0 });
	});

	test('homes count for nobody', () => {
		const ankhs = { ...HOME, west: at('centre', 'centre', 'centre', 'centre', 'centre') };
		expect(holderOf(ankhs, 'home')).toBeNull();
		expect(courtsHeld(ankhs)).toEqual({ north: 0, east: 0, south: 0, west: 2 });
	});
});

describe('what a vampire is worth', () => {
	const twoCourts = { ...HOME, north: at('march-north', 'border-north-east') };

	test.each<[string, Ankhs, string, [number, string]]>([
		[
			'most courts',
			twoCourts,
			'north',
			[
				2,
				'The north has the most courts (2, the centre counting twice): each north vampire is worth 2.'
			]
		],
		['fewer', twoCourts, 'east', [0, 'Courts of the east: 0. Another direction holds more.']],
		[
			'the centre counts as two, so these are level',
			{ ...twoCourts, south: at('centre') },
			'south',
			[
				2,
				'The south has the most courts (2, the centre counting twice): each south vampire is worth 2.'
			]
		],
		[
			'level with the centre',
			{ ...twoCourts, south: at('centre') },
			'north',
			[
				2,
				'The north has the most courts (2, the centre counting twice): each north vampire is worth 2.'
			]
		],
		[
			'one court more than the centre',
			{ ...twoCourts, south: at('centre', 'march-south') },
			'north',
			[0, 'Courts of the north: 2. Another direction holds more.']
		],
		['no court at all', HOME, 'west', [0, 'Nobody holds a court, so the west scores nothing.']],
		[
			'a court that two hold is no one’s',
			{ ...HOME, north: at('centre'), east: at('centre') },
			'north',
			[0, 'Nobody holds a court, so the north scores nothing.']
		],
		['who roams', HOME, 'roaming', [1, 'Roaming vampires always score 1.']]
	])('%s', (_, state, who, expected) => {
		expect(worth(c, state, who)).toEqual(expected);
	});
});

describe('set by hand', () => {
	test.each<[string, unknown, string | null]>([
		['as it begins', HOME, null],
		['in any order', { ...HOME, east: ['centre', 'home', 'march-west', 'home', 'home'] }, null],
		[
			'four ankhs',
			{ ...HOME, north: at().slice(1) },
			'each direction has 5 ankhs, wherever they stand'
		],
		[
			'six ankhs',
			{ ...HOME, west: [...at(), 'centre'] },
			'each direction has 5 ankhs, wherever they stand'
		],
		[
			'a court that is none',
			{ ...HOME, north: at('home-east' as Court) },
			'expected a court of this board: a home, a march, a border, the centre'
		],
		['no list', { ...HOME, north: 'centre' }, 'expected the courts where the ankhs stand']
	])('%s', (_, state, problem) => {
		expect(complaint(c, state)).toBe(problem);
	});

	test('a direction too few or too many', () => {
		const { north: _, ...three } = HOME;
		expect(complaint(c, three)).not.toBeNull();
		expect(complaint(c, { ...HOME, roaming: at() })).not.toBeNull();
	});
});
