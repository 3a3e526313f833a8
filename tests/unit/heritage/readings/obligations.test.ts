import { describe, expect, test } from 'vitest';
import type { ObligationCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading obligations: hold in the chapter as their text says, dealt by the %s',
	(dealer) => {
		const sit = (when: ObligationCard['when']) =>
			new Sitting(
				setting(2, {
					dealer,
					seats: setting().seats.map((seat) => ({
						...seat,
						obligations:
							seat.seat === 's2'
								? [
										{
											id: 'debt',
											name: 'debt',
											when,
											effects: [
												{ do: 'assign', what: 'infamy', amount: 1, to: { who: 'clan-leader' } }
											]
										}
									]
								: []
					}))
				})
			);
		const infamy = (sitting: Sitting) =>
			['s1', 's2'].map(
				(seat, index) => sitting.table.bloodlines[seat]?.vampires[`l${index + 1}`]?.infamy
			);

		test('once, before the first turn', () => {
			const sitting = sit('set-up');
			expect([infamy(sitting), sitting.table.phase]).toEqual([[0, 1], 'play']);
			sitting.passes('s1');
			sitting.passes('s2');
			expect(infamy(sitting)).toEqual([0, 1]);
		});

		test('at the end of each round', () => {
			const sitting = sit('each-round');
			const seen = [infamy(sitting)];
			for (const seat of ['s1', 's2', 's1', 's2']) {
				sitting.passes(seat);
				seen.push(infamy(sitting));
			}
			expect(seen.map(([, own]) => own)).toEqual([0, 0, 1, 1, 2]);
		});
	}
);
