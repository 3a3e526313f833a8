import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import { effects, play } from '../effects/effect-kit.ts';
import { BOTH, character, joined, rulesOf, setting, tableWith } from '../table/kit.ts';

const rites: Ability = {
	name: 'Rites',
	effects: [
		{ do: 'torpor', whom: { who: 'any', of: 'own' }, sacrifice: false },
		{ do: 'gain', what: 'power', amount: 2 }
	],
	sticker: 'thin-blood'
};
const trigger = { kind: 'trigger', vampire: 'priest' } as const;

describe.each(BOTH)(
	'ruling 20: Rites (a sticker at Cruelty 6) puts your vampire, not the leader, into torpor, without sacrifice, dealt by the %s',
	(dealer) => {
		const laid = setting(2, { dealer });
		const cast = [...laid.cast, character('priest', { abilities: [rites] })];
		const rules = rulesOf(effectTasks(effects));

		test('the leader is not among them, and no childe goes instead', () => {
			const table = tableWith(
				[joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'c1'), joined('s1', 'priest', 'l1')],
				{ ...laid, cast }
			);
			const { asked, facts } = play(rules, table, [trigger], [['c1']]);
			expect(asked).toEqual([
				{ seat: 's1', prompt: 'which-vampire', options: ['c1', 'c2', 'priest'] }
			]);
			expect(facts).toEqual([
				{ type: 'VampireFell', vampire: 'c1', insteadOf: null },
				{ type: 'TokensChanged', vampire: 'priest', power: 2, infamy: 0 }
			]);
		});

		test('with nobody else its bearer goes, and gains nothing any more', () => {
			const table = tableWith([joined('s1', 'priest', 'l1')], { ...laid, cast });
			const { asked, facts } = play(rules, table, [trigger]);
			expect(asked).toEqual([]);
			expect(facts).toEqual([{ type: 'VampireFell', vampire: 'priest', insteadOf: null }]);
		});

		test('a leader that bears it never rests by it', () => {
			const bearing = cast.map((card) =>
				card.id === 'l1' ? { ...card, abilities: [rites] } : card
			);
			const table = tableWith([], { ...laid, cast: bearing });
			const { facts } = play(rules, table, [{ ...trigger, vampire: 'l1' }]);
			expect(facts).toEqual([{ type: 'TokensChanged', vampire: 'l1', power: 2, infamy: 0 }]);
		});
	}
);
