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
