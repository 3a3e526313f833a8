import { describe, expect, test } from 'vitest';
import { claimed, ENDING, kindsOf, mission, powers } from '../scoring/kit.ts';
import { BOTH, go, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)(
	'reading placesBelow: fewer missions, then turn order, never a draw (dealt by the %s)',
	(dealer) => {
		const score = { kind: 'score' } as const;
		const laid = (firstPlayer: string) =>
			setting(3, { dealer, firstPlayer, chapter: 2, missions: [mission('m1')] });

		test('fewer missions go first', () => {
			const table = tableWith(powers(9, 4, 4), laid('s1'), claimed('m1', 's2'));
			expect(go(ENDING, table, [score]).events).toMatchObject([
				{
					order: ['s1', 's3', 's2'],
					ties: [{ place: 2, seats: ['s3', 's2'], by: 'fewer-missions' }]
				}
			]);
		});

		test.each([
			['s1', ['s1', 's2', 's3']],
			['s3', ['s1', 's3', 's2']]
		])('level in missions, with %s first: turn order', (first, order) => {
			const { events } = go(ENDING, tableWith(powers(9, 4, 4), laid(first)), [score]);
			expect(kindsOf(events)).toEqual(['ChapterScored']);
			expect(events).toMatchObject([
				{ order, ties: [{ place: 2, seats: order.slice(1), by: 'turn-order' }] }
			]);
		});
	}
);
