import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, character, joined, setting } from '../table/kit.ts';

describe.each(BOTH)('ruling 10: boons only when a scheme needs them, dealt by the %s', (dealer) => {
	const sit = () => {
		const sitting = new Sitting(
			setting(2, {
				dealer,
				cast: [
					...setting().cast.filter(({ id }) => id !== 'c1'),
					character('c1', { archetype: 'wealthy' })
				],
				schemes: [scheme('raid', ['warlike']), scheme('feast', ['warlike', 'wealthy'])],
				ruleset: { ...setting().ruleset, hands: 'open' }
			})
		);
		sitting.set({
			type: 'TableCorrected',
			corrections: [joined('s2', 'c1', 'l2')],
			reason: 'a test'
		});
		return sitting;
	};
	const play = (name: string, ...to: string[]) =>
		({
			type: 'PlayScheme',
			seat: 's1',
			scheme: name,
			leader: 'l1',
			borrowed: to.map((id) => ({ from: 'l1', to: id }))
		}) as const;

	test('a coterie that shows all by itself borrows nobody', () => {
		expect(sit().refuses(play('raid', 'c1'))).toBe('boon-not-needed');
		expect(sit().refuses(play('raid', 'l2'))).toBe('boon-not-needed');
		expect(sit().refuses(play('raid'))).toBeNull();
	});

	test('a coterie that lacks one borrows one, not two', () => {
		expect(sit().refuses(play('feast'))).toBe('coterie-lacks');
		expect(sit().refuses(play('feast', 'c1', 'l2'))).toBe('boon-not-needed');
		const sitting = sit();
		sitting.does(play('feast', 'c1'));
		expect(sitting.table.bloodlines['s2']?.vampires['c1']?.boons).toEqual(['brujah']);
		expect(sitting.table.bloodlines['s1']?.vampires['l1']?.boons).toEqual(['brujah', 'brujah']);
	});
});
