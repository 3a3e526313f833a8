import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)('ruling 15: bonded stays with its clan, dealt by the %s', (dealer) => {
	const sit = () => {
		const sitting = new Sitting(
			setting(2, {
				dealer,
				cast: setting().cast.map((card) =>
					card.kind === 'leader' || card.id === 'c2'
						? card
						: { ...card, clan: 'gangrel', bonded: card.id === 'c1' }
				),
				schemes: [scheme('summons', ['warlike'], [{ do: 'recruit', from: 'queue', free: true }])],
				ruleset: { ...setting().ruleset, hands: 'open' }
			})
		);
		sitting.set({
			type: 'TableCorrected',
			corrections: [{ set: 'queue', queue: ['c3', 'c4', 'c5', 'c2', 'c1'] }],
			reason: 'a test'
		});
		return sitting;
	};
	const recruit = (seat: string, character: string) =>
		({ type: 'Recruit', seat, character, sire: seat === 's1' ? 'l1' : 'l2', paid: {} }) as const;

	test('only its own clan recruits it', () => {
		const sitting = sit();
		expect(sitting.refuses(recruit('s1', 'c1'))).toBe('bonded-elsewhere');
		sitting.does(recruit('s1', 'c2'));
		sitting.does({ type: 'EndTurn', seat: 's1' });
		expect(sitting.refuses(recruit('s2', 'c1'))).toBeNull();
	});

	test('and that goes before an effect that recruits', () => {
		const sitting = sit();
		sitting.does({
			type: 'PlayScheme',
			seat: 's1',
			scheme: 'summons',
			leader: 'l1',
			borrowed: []
		});
		expect(sitting.table.question?.options).toEqual(['c3', 'c4', 'c5', 'c2']);
	});
});
