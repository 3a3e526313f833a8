import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading leftmostCosts: the two newest spaces cost power, dealt by the %s',
	(dealer) => {
		test.each([
			[
				[2, 1],
				[2, 1, 0]
			],
			[
				[0, 3],
				[0, 3, 0]
			]
		])('%j', (leftmostCosts, prices) => {
			const ruleset = { ...DEFAULT_RULESET, leftmostCosts };
			for (const [space, price] of prices.entries()) {
				const sitting = new Sitting(setting(2, { dealer, ruleset }));
				const character = sitting.table.queue[space] ?? '';
				const recruit = (power: number) =>
					({
						type: 'Recruit',
						seat: 's1',
						character,
						sire: 'l1',
						paid: power > 0 ? { l1: power } : {}
					}) as const;
				const wrong = [0, 1, 2, 3].filter((power) => sitting.refuses(recruit(power)) !== null);
				expect(wrong).toEqual([0, 1, 2, 3].filter((power) => power !== price));
				sitting.does(recruit(price));
				expect(sitting.table.bloodlines['s1']?.vampires['l1']?.power).toBe(3 - price);
			}
		});

		test('a queue that is short lies at the right', () => {
			const cast = setting(2).cast.filter(({ id }) => !/^c1?[5-9]$|^c1[0-4]$|^c20$/.test(id));
			const sitting = new Sitting(setting(2, { dealer, cast }));
			expect(sitting.table.queue).toHaveLength(4);
			const character = sitting.table.queue[0] ?? '';
			const recruit = { type: 'Recruit', seat: 's1', character, sire: 'l1' } as const;
			expect(sitting.refuses({ ...recruit, paid: { l1: 2 } })).toBe('payment-wrong');
			expect(sitting.refuses({ ...recruit, paid: { l1: 1 } })).toBeNull();
		});
	}
);
