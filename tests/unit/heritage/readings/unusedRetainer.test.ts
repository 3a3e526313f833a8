import { describe, expect, test } from 'vitest';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading unusedRetainer: stays in the haven until recruited, dealt by the %s',
	(dealer) => {
		const laid = setting(2, {
			dealer,
			seats: setting().seats.map((seat) => ({
				...seat,
				retainer: seat.seat === 's1' ? 'c20' : null
			}))
		});

		test('neither in queue nor deck, whatever is recruited beside it', () => {
			const sitting = new Sitting(laid);
			for (let turn = 0; turn < 10; turn++) sitting.passes(sitting.table.turn?.seat ?? '');
			expect(sitting.table.retainers).toEqual({ s1: 'c20', s2: null });
			expect([...sitting.table.queue, ...sitting.table.deck]).not.toContain('c20');
		});

		test('and only of the own player', () => {
			const sitting = new Sitting(laid);
			sitting.passes('s1');
			expect(
				sitting.refuses({
					type: 'Recruit',
					seat: 's2',
					character: 'c20',
					sire: 'l2',
					paid: {}
				})
			).toBe('not-in-queue');
		});
	}
);
