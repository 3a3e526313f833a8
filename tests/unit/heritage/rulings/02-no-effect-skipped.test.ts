import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { carryOut } from '../effects/effect-kit.ts';
import { BOTH, joined, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)('ruling 2: no effect may be skipped, dealt by the %s', (dealer) => {
	const table = tableWith([joined('s1', 'c1', 'l1')], setting(2, { dealer }));
	const harm: Effect = {
		do: 'assign',
		what: 'infamy',
		amount: 1,
		to: { who: 'any', of: 'own' }
	};
	const gain: Effect = { do: 'gain', what: 'power', amount: 1 };

	test('an effect that harms its player asks on whom, never whether', () => {
		const { question } = carryOut(table, [harm, gain]).table;
		expect(question).toMatchObject({ seat: 's1', options: ['l1', 'c1'], least: 1, most: 1 });
	});

	test('all of a card happen', () => {
		const { facts } = carryOut(table, [gain, harm, gain], { answers: [['c1']] });
		expect(facts).toEqual([
			{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 },
			{ type: 'TokensChanged', vampire: 'c1', power: 0, infamy: 1 },
			{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }
		]);
	});

	test('one that can do nothing does not keep those below from it', () => {
		const idle: Effect = {
			do: 'exhaust',
			whom: { who: 'each', of: 'own', where: { enemy: true } }
		};
		const { facts } = carryOut(table, [idle, gain]);
		expect(facts).toEqual([{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }]);
	});
});
