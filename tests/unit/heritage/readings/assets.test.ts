import { describe, expect, test } from 'vitest';
import type { AssetCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading assets: played on the own turn unless it says otherwise, then discarded, dealt by the %s',
	(dealer) => {
		const asset = (id: string, when: AssetCard['when']): AssetCard => ({
			id,
			name: id,
			when,
			effects: [{ do: 'gain', what: 'power', amount: 2 }]
		});
		const sit = () =>
			new Sitting(
				setting(2, {
					dealer,
					seats: setting().seats.map((seat) => ({
						...seat,
						assets: seat.seat === 's2' ? [asset('ring', 'own-turn'), asset('torc', 'any-time')] : []
					}))
				})
			);
		const play = (name: string) =>
			({ type: 'PlayAsset', seat: 's2', asset: name, bearer: 'l2' }) as const;

		test('in another’s turn only one that says so', () => {
			const sitting = sit();
			expect(sitting.refuses(play('ring'))).toBe('asset-on-own-turn');
			sitting.does(play('torc'));
			expect(sitting.table.bloodlines['s2']?.vampires['l2']?.power).toBe(5);
			expect(sitting.refuses(play('torc'))).toBe('asset-not-held');
		});

		test('in the own turn, beside recruit and scheme', () => {
			const sitting = sit();
			sitting.passes('s1');
			sitting.does(play('ring'));
			expect(sitting.table.assetsPlayed).toEqual(['ring']);
			expect(sitting.table.turn).toMatchObject({ recruit: 'open', schemes: 1 });
		});
	}
);
