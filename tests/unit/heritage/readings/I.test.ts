import { describe, expect, test } from 'vitest';
import { rules as i } from '../../../../src/lib/games/heritage/boards/i/rules.ts';
import { lay, modify, setUp } from '../boards/geography.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)(
	'reading I: one token of each allegiance in each region, and most tokens hold it, dealt by the %s',
	(dealer) => {
		const from = lay(i, { dealer });
		const begun = setUp(i, from, 'camarilla').state ?? null;
		const rewards = (state: typeof begun) =>
			['s1', 's2'].map((seat) => i.worthOfPlayer?.(from, state, seat).points);

		test('at the start the regions are level, and nobody is rewarded', () => {
			expect(rewards(begun)).toEqual([0, 0]);
		});

		test.each([
			['north', 'camarilla:north-east', [9, 0]],
			['east', 'camarilla:north-east>south-east', [0, 0]],
			['south', 'camarilla:north-east', [0, 9]],
			['south', 'sabbat:north-east', [9, 0]],
			['west', 'camarilla:north-east/sabbat:south-east', [0, 0]]
		])('after one %s, %s: %j', (direction, key, points) => {
			const { state = null } = modify(i, lay(i, { dealer, state: begun }), direction, key);
			expect(rewards(state)).toEqual(points);
		});

		test('west may name two tokens that change nothing', () => {
			const { state } = modify(i, lay(i, { dealer, state: begun }), 'west', 'unchanged');
			expect(state).toEqual(begun);
		});

		test('a region has five spaces: into a full one a rival walks to its end', () => {
			const crowded = {
				...(begun as { allegiances: object; regions: object }),
				regions: {
					'north-east': ['camarilla', 'camarilla', 'camarilla', 'sabbat', 'sabbat'],
					'south-east': ['sabbat'],
					'south-west': ['sabbat', 'camarilla'],
					'north-west': ['sabbat', 'camarilla']
				}
			} as typeof begun;
			expect(rewards(crowded)).toEqual([0, 0]);
			const key = 'sabbat:south-east>north-east';
			const { state = null } = modify(i, lay(i, { dealer, state: crowded }), 'east', key);
			expect(rewards(state)).toEqual([9, 0]);
		});
	}
);

describe('reading I: several hold as many regions', () => {
	const regions = (
		northEast: readonly string[],
		southEast: readonly string[],
		more: readonly string[]
	) => ({
		allegiances: { s1: 'camarilla', s2: 'sabbat' },
		regions: {
			'north-east': [...northEast],
			'south-east': [...southEast],
			'south-west': [...more],
			'north-west': []
		}
	});
	/** A region each; the Camarilla has two tokens more. */
	const LEVEL = regions(['camarilla', 'camarilla', 'camarilla'], ['sabbat'], []);
	const EVEN = regions(['camarilla'], ['sabbat'], ['camarilla', 'sabbat']);
	const AHEAD = regions(['camarilla'], [], ['sabbat', 'sabbat', 'camarilla', 'camarilla']);

	const said = (state: typeof LEVEL, sabbatWars?: 'tokens' | 'regions') =>
		['s1', 's2'].map((seat) => {
			const table = lay(i, { state, ...(sabbatWars && { ruleset: { sabbatWars } }) });
			const { points, why } = i.worthOfPlayer?.(table, state, seat) ?? { points: 0, why: '' };
			return [points, why];
		});

	test.each([
		[
			'tokens decide',
			LEVEL,
			'tokens',
			[
				[9, 'more-tokens'],
				[0, 'fewer-tokens']
			]
		],
		[
			'nobody scores',
			LEVEL,
			'regions',
			[
				[0, 'holds-as-many'],
				[0, 'holds-as-many']
			]
		],
		[
			'tokens are even, too',
			EVEN,
			'tokens',
			[
				[0, 'holds-as-many'],
				[0, 'holds-as-many']
			]
		],
		[
			'they do not: tokens are not asked',
			AHEAD,
			'tokens',
			[
				[9, 'holds-most'],
				[0, 'holds-fewer']
			]
		]
	] as const)('%s', (_, state, reading, points) => {
		expect(said(state, reading)).toEqual(points);
	});

	test('by default tokens decide', () => {
		expect(said(LEVEL)).toEqual(said(LEVEL, 'tokens'));
	});
});
