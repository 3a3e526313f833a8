import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, joined, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading schemeUse: a used clan scheme leaves the game, dealt by the %s',
	(dealer) => {
		test('it lies in no hand and is not drawn again', () => {
			const sitting = new Sitting(
				setting(2, {
					dealer,
					schemes: [
						scheme('plan', ['warlike'], [{ do: 'draw-scheme', amount: 2 }]),
						scheme('other', ['warlike'])
					],
					ruleset: { ...setting().ruleset, hands: 'open', startClanSchemes: 2 }
				})
			);
			sitting.set({
				type: 'TableCorrected',
				corrections: [joined('s1', 'c1', 'l1')],
				reason: 'a test'
			});
			const play = {
				type: 'PlayScheme',
				seat: 's1',
				scheme: 'plan',
				leader: 'l1',
				borrowed: []
			} as const;
			sitting.does(play);
			expect(sitting.table.spent).toEqual(['plan']);
			expect(sitting.table.hands['s1']?.held.map((held) => held.scheme)).toEqual(['other']);
			sitting.passes('s1');
			sitting.passes('s2');
			expect(sitting.refuses({ ...play, leader: 'c1' })).toBe('scheme-not-in-hand');
		});
	}
);
