import { describe, expect, test } from 'vitest';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import { boardsSet, effects, play, toyBoards } from '../effects/effect-kit.ts';
import { BOTH, joined, rulesOf, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)('ruling 11: class, temperament, geography, dealt by the %s', (dealer) => {
	test('an activation changes the battlegrounds in this order', () => {
		const table = tableWith(
			[joined('s2', 'c1', 'l2')],
			setting(2, { dealer }),
			...boardsSet.toReversed()
		);
		const rules = rulesOf(effectTasks(effects), toyBoards);
		const { facts } = play(rules, table, [{ kind: 'activate', vampire: 'c1' }]);
		expect(facts.map((fact) => fact.type === 'BoardChanged' && fact.category)).toEqual([
			'class',
			'temperament',
			'geography'
		]);
	});
});
