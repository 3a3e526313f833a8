import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)('ruling 14: exhaustion outlasts the round, dealt by the %s', (dealer) => {
	test('who led a scheme leads none in the rounds after', () => {
		const sitting = new Sitting(
			setting(2, {
				dealer,
				schemes: [scheme('a-plan', ['warlike']), scheme('b-plan', ['warlike'])],
				ruleset: { ...setting().ruleset, hands: 'open' }
			})
		);
		const play = (name: string) =>
			({ type: 'PlayScheme', seat: 's1', scheme: name, leader: 'l1', borrowed: [] }) as const;
		sitting.does(play('a-plan'));
		for (const round of [1, 2]) {
			expect(sitting.table.round).toBe(round);
			sitting.passes('s1');
			sitting.passes('s2');
		}
		expect(sitting.table.round).toBe(3);
		expect(sitting.table.bloodlines['s1']?.vampires['l1']?.exhausted).toBe(true);
		expect(sitting.refuses(play('b-plan'))).toBe('leader-exhausted');
	});
});
