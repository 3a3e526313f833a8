import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChapterRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import type { SeatId } from '../../../src/lib/games/heritage/shapes.ts';
import {
	outcomeOf,
	tiedForVictory,
	totalOf
} from '../../../src/lib/games/heritage/standings/outcome.ts';
import { mission, record, scored } from './table.ts';

const table = (
	powers: readonly number[],
	claims: readonly SeatId[] = [],
	changes: Partial<ChapterRecord> = {}
) =>
	record(
		powers.map((power, index) => scored(`s${index + 1}`, power)),
		{ missions: claims.map((seat, index) => mission(`m${index}`, seat)), ...changes }
	);

test('points: battlegrounds, power and boons count for, infamy against', () => {
	const points = { class: 11, temperament: -2, geography: 6, power: 5, boons: 3, infamy: 4 };
	expect(totalOf(points)).toBe(19);
});

describe('order of a chapter', () => {
	const draw = { declared: {}, shown: null, winner: 's2' };
	test.each([
		['more points first', table([5, 9, 7]), ['s2', 's3', 's1'], []],
		[
			'a tie for first: fewer claimed missions',
			table([9, 9], ['s1']),
			['s2', 's1'],
			[{ place: 1, seats: ['s2', 's1'], by: 'fewer-missions' }]
		],
		[
			'still level: the primogen draw',
			table([9, 9, 1], [], { primogen: draw }),
			['s2', 's1', 's3'],
			[{ place: 1, seats: ['s2', 's1'], by: 'primogen-draw' }]
		],
		[
			'three level: the draw for first, turn order below',
			table([9, 9, 9], [], { primogen: draw, firstPlayer: 's3' }),
			['s2', 's3', 's1'],
			[
				{ place: 1, seats: ['s2', 's3', 's1'], by: 'primogen-draw' },
				{ place: 2, seats: ['s3', 's1'], by: 'turn-order' }
			]
		],
		[
			'a tie below: fewer missions, never a draw',
			table([9, 4, 4], ['s2']),
			['s1', 's3', 's2'],
			[{ place: 2, seats: ['s3', 's2'], by: 'fewer-missions' }]
		],
		[
			'a tie below, level in missions: turn order from the first player on',
			table([9, 4, 4], [], { firstPlayer: 's3' }),
			['s1', 's3', 's2'],
			[{ place: 2, seats: ['s3', 's2'], by: 'turn-order' }]
		],
		[
			'missions decide first, turn order the rest of the same tie',
			table([9, 9, 9], ['s1', 's2']),
			['s3', 's1', 's2'],
			[
				{ place: 1, seats: ['s3', 's1', 's2'], by: 'fewer-missions' },
				{ place: 2, seats: ['s1', 's2'], by: 'turn-order' }
			]
		],
		[
			'an order by hand stands above all of it',
			table([9, 9, 20], [], { orderByHand: ['s1', 's2', 's3'] }),
			['s1', 's2', 's3'],
			[{ place: 2, seats: ['s1', 's2'], by: 'by-hand' }]
		]
	] as const)('%s', (_name, played, order, ties) => {
		expect(outcomeOf(played)).toMatchObject({ order, ties });
	});

	test('an order by hand says at which place the points were level', () => {
		const played = table([9, 9], [], { orderByHand: ['s2', 's1'] });
		expect(outcomeOf(played).ties).toEqual([{ place: 1, seats: ['s2', 's1'], by: 'by-hand' }]);
	});
});

const records = fc
	.record({
		powers: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 4 }),
		claims: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
		first: fc.nat(3)
	})
	.map(({ powers, claims, first }) => {
		const seat = (index: number) => `s${(index % powers.length) + 1}`;
		const played = table(powers, claims.map(seat), { firstPlayer: seat(first) });
		const [winner = 's1'] = tiedForVictory(played);
		return { ...played, primogen: { declared: {}, shown: null, winner } };
	});

test('an order names everybody once, never a better total behind a worse one', () => {
	fc.assert(
		fc.property(records, (played) => {
			const { order, totals, ties } = outcomeOf(played);
			expect([...order].sort()).toEqual(played.players.map(({ seat }) => seat).sort());
			const sorted = order.map((seat) => totals[seat] ?? 0);
			expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
			for (const { place, seats } of ties) {
				expect(order.slice(place - 1, place - 1 + seats.length)).toEqual(seats);
				expect(new Set(seats.map((seat) => totals[seat])).size).toBe(1);
			}
		})
	);
});
