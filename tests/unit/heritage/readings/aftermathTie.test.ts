import { describe, expect, test } from 'vitest';
import { aftermathOrder } from '../../../../src/lib/games/heritage/chronicle/steps.ts';
import type { SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import { happened, mission, record, recorded, scored, settled, stateAfter } from '../table.ts';

describe('reading aftermathTie: fewer points first, then turn order', () => {
	/** Who goes first to last, each with power and claimed missions. */
	const orderOf = (firstPlayer: SeatId, ...players: readonly (readonly [number, number])[]) => {
		const chapter = record(
			players.map(([power], index) => scored(`s${index + 1}`, power)),
			{
				firstPlayer,
				missions: players.flatMap(([, claims], index) =>
					Array.from({ length: claims }, (_, one) => mission(`m${index}${one}`, `s${index + 1}`))
				)
			}
		);
		const { chapters } = stateAfter(happened([recorded(1, chapter)], settled(players.length)));
		return chapters.map(aftermathOrder)[0];
	};

	test('equal missions: fewer points go first, wherever they sit', () => {
		expect(orderOf('s1', [9, 1], [5, 1], [7, 1])).toEqual(['s2', 's3', 's1']);
		expect(orderOf('s1', [5, 1], [9, 1], [7, 1])).toEqual(['s1', 's3', 's2']);
	});

	test('more missions are not made up for by fewer points', () => {
		expect(orderOf('s1', [0, 2], [9, 1], [7, 1])).toEqual(['s3', 's2', 's1']);
	});

	test.each([
		['s1', ['s1', 's2', 's3']],
		['s3', ['s3', 's1', 's2']]
	])('level in both, with %s first: turn order', (first, order) => {
		const level = orderOf(first, [9, 0], [5, 0], [5, 0]);
		expect(level).toEqual([...order.filter((seat) => seat !== 's1'), 's1']);
	});
});
