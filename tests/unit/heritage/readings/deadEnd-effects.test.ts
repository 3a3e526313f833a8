import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import { carryOut, effects, play } from '../effects/effect-kit.ts';
import { BOTH, character, joined, rulesOf, setting, tableWith } from '../table/kit.ts';

const nobody = { enemy: true } as const;
const idle: readonly Effect[] = [
	{ do: 'activate', whom: { who: 'any', of: 'own', where: nobody } },
	{ do: 'trigger', whom: { who: 'each', of: 'own', where: nobody } },
	{ do: 'assign', what: 'infamy', amount: 1, to: { who: 'any', of: 'opponents', where: nobody } },
	{
		do: 'lose',
		what: 'power',
		amount: 1,
		from: { who: 'each', of: 'any-opponent', where: nobody }
	},
	{ do: 'move', what: 'infamy', amount: 1, from: { who: 'bearer' }, to: { who: 'sire' } },
	{ do: 'spend', amount: 20, then: [{ do: 'gain', what: 'power', amount: 1 }] },
	{ do: 'recover-boon' },
	{ do: 'exhaust', whom: { who: 'chosen' } },
	{ do: 'unexhaust', whom: { who: 'bearer' } },
	{ do: 'rejuvenate', whom: { who: 'any', of: 'own', where: { torpor: true } } },
	{ do: 'torpor', whom: { who: 'sire' }, sacrifice: true },
	{ do: 'remove-from-queue', which: 'each' },
	{ do: 'remove-from-queue', which: 'any' },
	{ do: 'reserve' },
	{ do: 'banish' },
	{ do: 'recruit', from: 'queue', free: true }
];

describe.each(BOTH)(
	'reading deadEnd: an effect without a legal target does nothing, dealt by the %s',
	(dealer) => {
		const table = tableWith([], setting(2, { dealer }));

		test.each(idle)('$do', (effect) => {
			const below: Effect = { do: 'gain', what: 'power', amount: 1 };
			const { asked, facts } = carryOut(table, [effect, below]);
			expect(asked).toEqual([]);
			expect(facts).toEqual([{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }]);
		});
	}
);

describe.each(BOTH)(
	"reading deadEnd: a vampire's abilities trigger once within one resolution, dealt by the %s",
	(dealer) => {
		const laid = setting(2, { dealer });
		const echo = (id: string, whom: Effect & { do: 'trigger' }) =>
			character(id, {
				abilities: [
					{
						name: 'Echo',
						effects: [{ do: 'gain', what: 'power', amount: 1 }, whom],
						sticker: null
					}
				]
			});
		const table = tableWith([joined('s1', 'sire', 'l1'), joined('s1', 'childe', 'sire')], {
			...laid,
			cast: [
				...laid.cast,
				echo('sire', { do: 'trigger', whom: { who: 'childer' } }),
				echo('childe', { do: 'trigger', whom: { who: 'sire' } })
			]
		});
		const rules = rulesOf(effectTasks(effects));
		const gained = (id: string) => ({ type: 'TokensChanged', vampire: id, power: 1, infamy: 0 });

		test('two who trigger each other come to an end', () => {
			expect(play(rules, table, [{ kind: 'trigger', vampire: 'sire' }]).facts).toEqual([
				gained('sire'),
				gained('childe')
			]);
		});

		test('waiting twice, they go off once', () => {
			const twice = [
				{ kind: 'trigger', vampire: 'childe' },
				{ kind: 'trigger', vampire: 'childe' },
				{ kind: 'trigger', vampire: 'sire' }
			] as const;
			expect(play(rules, table, twice).facts).toEqual([gained('childe'), gained('sire')]);
		});

		test('and again in the next one', () => {
			const first = play(rules, table, [{ kind: 'trigger', vampire: 'sire' }]).table;
			expect(play(rules, first, [{ kind: 'trigger', vampire: 'sire' }]).facts).toHaveLength(2);
		});
	}
);
