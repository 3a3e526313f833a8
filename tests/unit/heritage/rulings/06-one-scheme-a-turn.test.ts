import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, joined, setting } from '../table/kit.ts';

describe.each(BOTH)('ruling 6: one scheme a turn unless granted, dealt by the %s', (dealer) => {
	const laid = setting(2, {
		dealer,
		schemes: [
			scheme('a-plan', ['warlike']),
			scheme('b-plan', ['warlike']),
			scheme('haste', ['warlike'], [{ do: 'additional-scheme' }])
		],
		ruleset: { ...setting().ruleset, hands: 'open', startClanSchemes: 3 }
	});
	const sit = () => {
		const sitting = new Sitting(laid);
		sitting.set({
			type: 'TableCorrected',
			corrections: ['c1', 'c2', 'c3'].map((id) => joined('s1', id, 'l1')),
			reason: 'a test'
		});
		return sitting;
	};
	const play = (name: string, leader: string) =>
		({ type: 'PlayScheme', seat: 's1', scheme: name, leader, borrowed: [] }) as const;

	test('a second one is refused', () => {
		const sitting = sit();
		sitting.does(play('a-plan', 'c1'));
		expect(sitting.refuses(play('b-plan', 'c2'))).toBe('no-scheme-left');
	});

	test('an effect grants one more, and no third', () => {
		const sitting = sit();
		sitting.does(play('haste', 'c1'));
		expect(sitting.refuses(play('b-plan', 'c2'))).toBeNull();
		sitting.does(play('b-plan', 'c2'));
		expect(sitting.refuses(play('a-plan', 'c3'))).toBe('no-scheme-left');
	});

	test('the next turn has its own', () => {
		const sitting = sit();
		sitting.does(play('a-plan', 'c1'));
		sitting.passes('s1');
		sitting.passes('s2');
		expect(sitting.refuses(play('b-plan', 'c2'))).toBeNull();
	});
});
