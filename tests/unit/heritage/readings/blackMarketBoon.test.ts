import { describe, expect, test } from 'vitest';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, joined, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading blackMarketBoon: at the end of the round it goes to the Nosferatu leader, dealt by the %s',
	(dealer) => {
		const sit = () => {
			const laid = setting(2, { dealer });
			const sitting = new Sitting({
				...laid,
				seats: laid.seats.map((seat) =>
					seat.seat === 's2' ? { ...seat, clan: 'nosferatu' } : seat
				),
				cast: laid.cast.map((card) => (card.id === 'l2' ? { ...card, clan: 'nosferatu' } : card))
			});
			sitting.set(
				{
					type: 'TableCorrected',
					corrections: [joined('s2', 'c20', 'l2')],
					reason: 'a test'
				},
				{ type: 'MarketOpened', seat: 's2', scheme: 'bazaar' },
				{ type: 'MarketOpened', seat: 's2', scheme: 'cellar' },
				{ type: 'MarketUsed', seat: 's1', scheme: 'bazaar', from: 'l1', clan: 'brujah' }
			);
			return sitting;
		};

		test('not before', () => {
			const sitting = sit();
			sitting.passes('s1');
			expect(sitting.table.bloodlines['s2']?.vampires['l2']?.boons).not.toContain('brujah');
			expect(sitting.table.standing).toMatchObject([{ boon: 'brujah' }, { boon: null }]);
		});

		test('then the market is free again', () => {
			const sitting = sit();
			sitting.passes('s1');
			const events = sitting.passes('s2');
			expect(events.filter(({ type }) => type === 'BoonMoved')).toEqual([
				{
					type: 'BoonMoved',
					clan: 'brujah',
					from: { on: 'market', market: 'bazaar' },
					to: { on: 'vampire', vampire: 'l2' }
				}
			]);
			expect(sitting.table.standing).toMatchObject([{ boon: null }, { boon: null }]);
			expect(sitting.table.bloodlines['s2']?.vampires['l2']?.boons).toContain('brujah');
		});
	}
);
