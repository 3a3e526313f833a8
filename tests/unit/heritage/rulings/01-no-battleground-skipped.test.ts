import { describe, expect, test } from 'vitest';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import { boardsSet, carryOut, effects, marked, play, toyBoards } from '../effects/effect-kit.ts';
import { BOTH, character, joined, rulesOf, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)('ruling 1: no battleground may be skipped, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const roamer = character('roamer', { class: 'egalitarian', geography: 'roaming' });
	const table = tableWith(
		[joined('s1', 'roamer', 'l1')],
		{ ...laid, cast: [...laid.cast, roamer] },
		...boardsSet
	);

	test('who activates changes all three, and nobody is asked whether', () => {
		const rules = rulesOf(effectTasks(effects), toyBoards);
		const { facts, asked } = play(rules, table, [{ kind: 'activate', vampire: 'roamer' }]);
		expect(asked).toEqual([]);
		expect(facts).toEqual([
			marked('class', 's1 roamer egalitarian'),
			marked('temperament', 's1 roamer calm'),
			marked('geography', 's1 roamer roaming')
		]);
	});

	test('nor whether an effect activates', () => {
		const whom = { who: 'bearer' } as const;
		const { facts, asked } = carryOut(table, [{ do: 'activate', whom }], { boards: toyBoards });
		expect(asked).toEqual([]);
		expect(facts.map(({ type }) => type)).toEqual(Array(3).fill('BoardChanged'));
	});
});
