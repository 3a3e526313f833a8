import { describe, expect, test } from 'vitest';
import { rules as i } from '../../../../src/lib/games/heritage/boards/i/rules.ts';
import {
	eachRegion,
	regionHolder,
	regionsHeld,
	warMoves,
	type Regions
} from '../../../../src/lib/games/heritage/boards/i/wars.ts';
import type { Allegiance } from '../../../../src/lib/games/heritage/boards/i/facts.ts';
import { appDealer, asQuestion } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import { BOTH } from '../table/kit.ts';
import { lay, modify, setUp, told, worth } from './geography.ts';
import { complaint } from './resolving.ts';

const TWO = eachRegion(() => ['camarilla', 'sabbat']);
const ALL = eachRegion(() => ['camarilla', 'sabbat', 'anarch']);
const NONE = eachRegion(() => []);
const DUEL = { s1: 'camarilla', s2: 'sabbat' } as const;
const TRIO = { s1: 'anarch', s2: 'camarilla', s3: 'sabbat' } as const;
const times = (amount: number, token: Allegiance) => Array.from({ length: amount }, () => token);

describe.each(BOTH)('The Sabbat Wars, dealt by the %s', (dealer) => {
	test.each<[number, string[], Record<string, string>, Regions, (readonly string[])[]]>([
		[2, ['sabbat'], { s1: 'sabbat', s2: 'camarilla' }, TWO, [['camarilla', 'sabbat']]],
		[
			3,
			['anarch', 'camarilla'],
			{ s1: 'anarch', s2: 'camarilla', s3: 'sabbat' },
			ALL,
			[
				['camarilla', 'sabbat', 'anarch'],
				['camarilla', 'sabbat']
			]
		],
		[
			4,
			['sabbat', 'camarilla', 'camarilla'],
			{ s1: 'sabbat', s2: 'camarilla', s3: 'camarilla', s4: 'sabbat' },
			TWO,
			[
				['camarilla', 'sabbat'],
				['camarilla', 'sabbat'],
				['camarilla', 'sabbat']
			]
		],
		[
			4,
			['camarilla', 'camarilla'],
			{ s1: 'camarilla', s2: 'camarilla', s3: 'sabbat', s4: 'sabbat' },
			TWO,
			[
				['camarilla', 'sabbat'],
				['camarilla', 'sabbat']
			]
		]
	])('%i players draw %j, the rest follows', (players, lots, allegiances, regions, options) => {
		const went = setUp(i, lay(i, { players, dealer }), ...lots);
		expect(went.state).toEqual({ allegiances, regions });
		expect(went.asked.map((question) => question.options)).toEqual(dealer === 'box' ? options : []);
		for (const [index, question] of went.asked.entries())
			expect(question).toMatchObject({
				seat: null,
				prompt: 'which-allegiance',
				about: { seat: `s${index + 1}` },
				least: 1,
				most: 1
			});
	});

	test('north adds an own token to any region', () => {
		const state = { allegiances: DUEL, regions: TWO };
		const by = { seat: 's2', vampire: 'l2', attribute: 'north' };
		const went = modify(i, lay(i, { dealer, state }), by, 'sabbat:south-west');
		expect(went.asked).toMatchObject([
			{
				seat: 's2',
				prompt: 'which-allegiance-move',
				about: { attribute: 'north' },
				options: [
					'sabbat:north-east',
					'sabbat:south-east',
					'sabbat:south-west',
					'sabbat:north-west'
				],
				least: 1,
				most: 1
			}
		]);
		expect(went.state).toEqual({
			...state,
			regions: { ...TWO, 'south-west': ['camarilla', 'sabbat', 'sabbat'] }
		});
		expect(went.events).toEqual([]);
	});

	test.each<[string, string, string, Regions]>([
		[
			'east',
			'sabbat:north-east>north-west',
			'moves',
			{ ...TWO, 'north-east': ['camarilla'], 'north-west': ['camarilla', 'sabbat', 'sabbat'] }
		],
		['south', 'sabbat:north-east', 'removes', { ...TWO, 'north-east': ['camarilla'] }],
		[
			'west',
			'camarilla:north-east/sabbat:south-west',
			'swaps',
			{ ...TWO, 'north-east': ['sabbat', 'sabbat'], 'south-west': ['camarilla', 'camarilla'] }
		],
		['west', 'unchanged', 'swaps two alike', TWO]
	])('%s, %s: %s', (direction, key, _, regions) => {
		const state = { allegiances: DUEL, regions: TWO };
		const went = modify(i, lay(i, { dealer, state }), direction, key);
		expect(went.asked).toMatchObject([
			{ seat: 's1', prompt: 'which-allegiance-move', about: { attribute: direction } }
		]);
		expect(went.state).toEqual({ ...state, regions });
	});

	test('what changes nothing on the map leaves the very same board', () => {
		const full = { ...TWO, 'north-east': times(5, 'camarilla') };
		const state = { allegiances: DUEL, regions: full };
		const from = lay(i, { dealer, state });
		for (const [direction, key] of [
			['west', 'unchanged'],
			['north', 'camarilla:north-east']
		] as const) {
			const going = i.modify(from, state, { seat: 's1', vampire: 'l1', attribute: direction });
			going.next();
			const { done, value } = going.next([key]);
			expect(done).toBe(true);
			expect(value).toEqual({ state });
			expect(Reflect.get(value, 'state')).toBe(state);
		}
	});

	test('who roams chooses the direction, then what it does', () => {
		const state = { allegiances: DUEL, regions: TWO };
		const by = { seat: 's2', vampire: 'l2', attribute: 'roaming' };
		const went = modify(i, lay(i, { dealer, state }), by, 'south', 'camarilla:south-east');
		expect(went.asked).toMatchObject([
			{ seat: 's2', prompt: 'which-direction', options: ['north', 'east', 'south', 'west'] },
			{ seat: 's2', prompt: 'which-allegiance-move', about: { attribute: 'south' } }
		]);
		expect(went.state).toEqual({ ...state, regions: { ...TWO, 'south-east': ['sabbat'] } });
	});

	test.each(['east', 'south', 'west'])('%s does nothing on an empty map', (direction) => {
		const state = { allegiances: DUEL, regions: NONE };
		expect(modify(i, lay(i, { dealer, state }), direction)).toMatchObject({ state, asked: [] });
	});

	test('a player without an allegiance has no token to add', () => {
		const state = { allegiances: { s2: 'sabbat', s3: 'camarilla' }, regions: TWO };
		expect(modify(i, lay(i, { dealer, state }), 'north')).toMatchObject({ state, asked: [] });
	});
});

describe('lots', () => {
	test('the app draws each sharing-out of four as often', () => {
		const counts = new Map<string, number>();
		// Every way in which chance can fall: 4 × 3 × 2 lots, of which some look alike.
		for (let way = 0; way < 24; way += 1) {
			const falls = [way % 4, Math.floor(way / 4) % 3, Math.floor(way / 12)];
			const dealer = appDealer(NOTHING_SEALED, { below: (most) => (falls.shift() ?? 0) % most });
			const table = lay(i, { players: 4, dealer: 'app' });
			const setting = i.setUp(table);
			let step = setting.next();
			while (!step.done) {
				if (!('deal' in step.value)) throw new Error('only lots are drawn here');
				const dealt = dealer.deal(table, step.value);
				if (typeof dealt === 'string') throw new Error('the app deals');
				step = setting.next(dealt.choice);
			}
			const { allegiances } = step.value as { allegiances: Record<string, string> };
			const key = Object.values(allegiances).join();
			counts.set(key, (counts.get(key) ?? 0) + 1);
		}
		expect([...counts.values()]).toEqual([4, 4, 4, 4, 4, 4]);
	});

	test('what lies there twice is shown to the table once', () => {
		const options = ['camarilla', 'sabbat', 'sabbat'];
		const deal = { deal: 'one-of', prompt: 'which-allegiance', about: {}, options } as const;
		expect(asQuestion(lay(i), deal).options).toEqual(['camarilla', 'sabbat']);
	});

	test('an answer that is no lot is a bug', () => {
		const drawing = i.setUp(lay(i));
		drawing.next();
		expect(() => drawing.next(['anarch'])).toThrow('anarch is no lot for s1');
	});
});

describe('the map', () => {
	const keys = (regions: Regions, direction: 'north' | 'east' | 'south' | 'west') => [
		...warMoves(regions, direction, 'camarilla').keys()
	];
	const lone: Regions = { ...NONE, 'south-east': ['sabbat', 'sabbat'], 'north-west': ['anarch'] };

	test('is a ring: two neighbours each, none across', () => {
		const corners = eachRegion(() => ['sabbat']);
		expect(keys(corners, 'east')).toEqual([
			'sabbat:north-east>south-east',
			'sabbat:north-east>north-west',
			'sabbat:south-east>north-east',
			'sabbat:south-east>south-west',
			'sabbat:south-west>south-east',
			'sabbat:south-west>north-west',
			'sabbat:north-west>north-east',
			'sabbat:north-west>south-west'
		]);
	});

	test('tokens that look alike are one choice', () => {
		expect(keys(lone, 'south')).toEqual(['sabbat:south-east', 'anarch:north-west']);
		expect(warMoves(lone, 'south', null).get('sabbat:south-east')).toEqual({
			...lone,
			'south-east': ['sabbat']
		});
	});

	test('a full region has no room: what is added or moved there returns to the supply', () => {
		const full: Regions = {
			...NONE,
			'north-east': [...times(3, 'camarilla'), ...times(2, 'sabbat')],
			'south-east': times(4, 'sabbat')
		};
		expect(warMoves(full, 'north', 'camarilla').get('camarilla:north-east')).toEqual(full);
		expect(warMoves(full, 'north', 'camarilla').get('camarilla:south-east')).toEqual({
			...full,
			'south-east': ['camarilla', ...times(4, 'sabbat')]
		});
		expect(warMoves(full, 'east', null).get('sabbat:south-east>north-east')).toEqual({
			...full,
			'south-east': times(3, 'sabbat')
		});
		expect(warMoves(full, 'east', null).get('sabbat:north-east>south-east')).toEqual({
			...full,
			'north-east': [...times(3, 'camarilla'), 'sabbat'],
			'south-east': times(5, 'sabbat')
		});
		expect(warMoves(full, 'west', null).get('camarilla:north-east/sabbat:south-east')).toEqual({
			...full,
			'north-east': [...times(2, 'camarilla'), ...times(3, 'sabbat')],
			'south-east': ['camarilla', ...times(3, 'sabbat')]
		});
	});

	test.each<[string, Regions, string[]]>([
		['nothing', NONE, []],
		['one token', { ...NONE, 'north-east': ['anarch'] }, []],
		[
			'two unlike in two regions',
			{ ...NONE, 'north-east': ['anarch'], 'south-west': ['sabbat'] },
			['anarch:north-east/sabbat:south-west']
		],
		[
			'two alike in two regions',
			{ ...NONE, 'north-east': ['anarch'], 'south-west': ['anarch'] },
			['unchanged']
		],
		['two unlike in one region', { ...NONE, 'north-east': ['sabbat', 'anarch'] }, ['unchanged']],
		[
			'two alike in one region, one elsewhere',
			lone,
			['sabbat:south-east/anarch:north-west', 'unchanged']
		]
	])('what may be swapped: %s', (_, regions, expected) => {
		expect(keys(regions, 'west')).toEqual(expected);
	});

	test('regions are held by strictly most tokens', () => {
		const regions: Regions = {
			'north-east': ['camarilla', 'sabbat'],
			'south-east': ['camarilla', 'sabbat', 'sabbat'],
			'south-west': ['anarch'],
			'north-west': []
		};
		expect(regionHolder(regions, 'north-east')).toBeNull();
		expect(regionHolder(regions, 'south-east')).toBe('sabbat');
		expect(regionHolder(regions, 'south-west')).toBe('anarch');
		expect(regionHolder(regions, 'north-west')).toBeNull();
		expect(regionsHeld(regions, 'sabbat')).toBe(1);
		expect(regionsHeld(regions, 'camarilla')).toBe(0);
	});
});

describe('what a player gets', () => {
	const rewarded = (allegiances: Record<string, Allegiance>, regions: Regions) =>
		Object.keys(allegiances).map((seat) => {
			const state = { allegiances, regions };
			const players = Object.keys(allegiances).length;
			const reward = i.worthOfPlayer?.(lay(i, { players, state }), state, seat);
			return reward && told(i, reward);
		});

	test('most regions: the whole allegiance', () => {
		const four = { s1: 'camarilla', s2: 'sabbat', s3: 'sabbat', s4: 'camarilla' } as const;
		const won = [9, 'Regions of the Sabbat: 1, the most.'];
		const lost = [0, 'Regions of the Camarilla: 0. Another allegiance holds more.'];
		const regions = { ...TWO, 'north-west': ['sabbat'] } as const;
		expect(rewarded(four, regions)).toEqual([lost, won, won, lost]);
	});

	test('level: nobody, and who holds fewer neither', () => {
		const level = (who: string) => `Regions of ${who}: 1, tied for most. Nobody scores.`;
		const regions = { ...ALL, 'north-west': ['sabbat'], 'south-east': ['camarilla'] } as const;
		expect(rewarded(TRIO, regions)).toEqual([
			[0, 'Regions of the Anarchs: 0. Another allegiance holds more.'],
			[0, level('the Camarilla')],
			[0, level('the Sabbat')]
		]);
	});

	test('no region held: nobody', () => {
		const nobody = [0, 'Nobody holds a region, so nobody scores here.'];
		expect(rewarded(DUEL, TWO)).toEqual([nobody, nobody]);
		expect(rewarded(DUEL, NONE)).toEqual([nobody, nobody]);
	});

	test('no allegiance: nothing', () => {
		const state = { allegiances: { s2: 'sabbat' }, regions: eachRegion(() => ['sabbat']) };
		const reward = i.worthOfPlayer?.(lay(i, { state }), state, 's1');
		expect(reward && told(i, reward)).toEqual([0, 's1 has no allegiance and scores nothing here.']);
	});

	test.each(['north', 'roaming'])('a vampire brings nothing by itself: %s', (who) => {
		const state = { allegiances: DUEL, regions: eachRegion(() => ['camarilla']) };
		expect(worth(i, state, who)).toEqual([
			0,
			'The Sabbat Wars score for the player, not for each vampire.'
		]);
	});
});

describe('set by hand', () => {
	const state = { allegiances: DUEL, regions: TWO };
	const trio = { allegiances: TRIO, regions: ALL };
	const four = { s1: 'camarilla', s2: 'sabbat', s3: 'camarilla', s4: 'sabbat' };
	const lots = 'two players are Camarilla and Sabbat, a third is Anarch, and four are two and two';
	const drawn = 'only allegiances that somebody drew have tokens on the map';
	const north = (...tokens: string[]) => ({ ...TWO, 'north-east': tokens });

	test.each<[string, unknown, string | null]>([
		['as two begin', state, null],
		['as three begin', trio, null],
		['as four begin', { ...state, allegiances: four }, null],
		['an empty region', { ...state, regions: north() }, null],
		['a full region', { ...state, regions: north(...times(5, 'sabbat')) }, null],
		[
			'more than full',
			{ ...state, regions: north(...times(6, 'sabbat')) },
			'a region has 5 spaces, one token each'
		],
		['anarchs between two', { ...state, regions: north('anarch') }, drawn],
		['anarchs among four', { allegiances: four, regions: ALL }, drawn],
		['two of one side', { ...state, allegiances: { s1: 'sabbat', s2: 'sabbat' } }, lots],
		['one player', { ...state, allegiances: { s1: 'sabbat' } }, lots],
		['three against one', { ...state, allegiances: { ...four, s1: 'sabbat' } }, lots],
		['five', { ...state, allegiances: { ...four, s5: 'sabbat' } }, lots],
		[
			'an allegiance that is none',
			{ ...state, allegiances: { s1: 'inquisition', s2: 'sabbat' } },
			'expected an allegiance: camarilla, sabbat or anarch'
		],
		[
			'a token that is none',
			{ ...state, regions: north('wolf') },
			'expected an allegiance: camarilla, sabbat or anarch'
		],
		[
			'no list',
			{ ...state, regions: { ...TWO, 'north-east': 3 } },
			'expected the tokens of this region'
		]
	])('%s', (_, set, problem) => {
		expect(complaint(i, set)).toBe(problem);
	});
});
