import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading retainerRecruit: the own retainer instead of the queue, dealt by the %s',
	(dealer) => {
		const sitting = (retainerRecruit: 'free' | 'right-most-cost') =>
			new Sitting(
				setting(2, {
					dealer,
					ruleset: { ...DEFAULT_RULESET, retainerRecruit, leftmostCosts: [3, 2] },
					seats: setting().seats.map((seat) => ({
						...seat,
						retainer: seat.seat === 's1' ? 'c20' : null
					}))
				})
			);
		const recruit = (power: number) =>
			({
				type: 'Recruit',
				seat: 's1',
				character: 'c20',
				sire: 'l1',
				paid: power > 0 ? { l1: power } : {}
			}) as const;

		test('free', () => {
			const table = sitting('free');
			expect(table.refuses(recruit(2))).toBe('payment-wrong');
			const { queue } = table.table;
			table.does(recruit(0));
			expect(table.table.bloodlines['s1']?.vampires['c20']?.sire).toBe('l1');
			expect(table.table.retainers['s1']).toBeNull();
			expect([table.table.queue, table.table.turn?.recruit]).toEqual([queue, 'done']);
		});

		test('like the rightmost of the spaces that cost', () => {
			const table = sitting('right-most-cost');
			expect([0, 1, 3].map((power) => table.refuses(recruit(power)))).toEqual([
				'payment-wrong',
				'payment-wrong',
				'payment-wrong'
			]);
			table.does(recruit(2));
			expect(table.table.bloodlines['s1']?.vampires['l1']?.power).toBe(1);
		});
	}
);
