import { describe, expect, test } from 'vitest';
import { openScheme, scheme } from '../chapter/chapter-kit.ts';
import { facts, Sitting } from '../chapter/sitting.ts';
import { BOTH, joined, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading battlegroundScheme: any player as the turn’s scheme, each once a turn, it stays, dealt by the %s',
	(dealer) => {
		const sit = () => {
			const sitting = new Sitting(
				setting(2, {
					dealer,
					schemes: [
						openScheme('salon', 'A'),
						openScheme('hunt', 'B'),
						scheme('haste', ['warlike'], [{ do: 'additional-scheme' }])
					],
					ruleset: { ...setting().ruleset, hands: 'open' }
				})
			);
			sitting.set({
				type: 'TableCorrected',
				corrections: [joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1')],
				reason: 'a test'
			});
			return sitting;
		};
		const play = (seat: string, name: string, leader: string) =>
			({ type: 'PlayScheme', seat, scheme: name, leader, borrowed: [] }) as const;

		test('it is the scheme of the turn, and lies there for the next player', () => {
			const sitting = sit();
			const types = facts(sitting.does(play('s1', 'salon', 'l1'))).map(({ type }) => type);
			expect(types).toEqual(['SchemePlayed', 'TokensChanged', 'VampireExhausted']);
			expect(sitting.table.spent).toEqual([]);
			expect(sitting.refuses(play('s1', 'hunt', 'c1'))).toBe('no-scheme-left');
			sitting.passes('s1');
			expect(sitting.refuses(play('s2', 'salon', 'l2'))).toBeNull();
		});

		test('a granted scheme is another one', () => {
			const sitting = sit();
			sitting.does(play('s1', 'haste', 'l1'));
			sitting.set({ type: 'AdditionalSchemeGranted', seat: 's1' });
			sitting.does(play('s1', 'salon', 'c1'));
			expect(sitting.refuses(play('s1', 'salon', 'c2'))).toBe('scheme-used-this-turn');
			expect(sitting.refuses(play('s1', 'hunt', 'c2'))).toBeNull();
		});
	}
);
