import { describe, expect, test } from 'vitest';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading reserve: only who reserved may recruit, one reservation a player, dealt by the %s',
	(dealer) => {
		const laid = () => {
			const sitting = new Sitting(setting(2, { dealer }));
			const [, , third = '', fourth = ''] = sitting.table.queue;
			const recruit = (seat: string, character: string) =>
				({
					type: 'Recruit',
					seat,
					character,
					sire: seat === 's1' ? 'l1' : 'l2',
					paid: {}
				}) as const;
			return { sitting, third, fourth, recruit };
		};

		test('nobody else recruits it, and a recruit ends the reservation', () => {
			const { sitting, fourth, recruit } = laid();
			sitting.set({ type: 'CharacterReserved', seat: 's2', character: fourth });
			expect(sitting.refuses(recruit('s1', fourth))).toBe('reserved-for-another');
			sitting.passes('s1');
			sitting.does(recruit('s2', fourth));
			expect(sitting.table.reserved).toEqual({});
		});

		test('a second one lifts the first', () => {
			const { sitting, third, fourth, recruit } = laid();
			sitting.set({ type: 'CharacterReserved', seat: 's2', character: fourth });
			sitting.set({ type: 'CharacterReserved', seat: 's2', character: third });
			expect(sitting.table.reserved).toEqual({ [third]: 's2' });
			expect(sitting.refuses(recruit('s1', fourth))).toBeNull();
			expect(sitting.refuses(recruit('s1', third))).toBe('reserved-for-another');
		});
	}
);
