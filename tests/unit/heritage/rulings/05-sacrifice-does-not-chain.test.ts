import { describe, expect, test } from 'vitest';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import { effects, play } from '../effects/effect-kit.ts';
import { BOTH, joined, rulesOf, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)('ruling 5: sacrifice does not chain, dealt by the %s', (dealer) => {
	const table = tableWith(
		[joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'c1'), joined('s1', 'c3', 'c2')],
		setting(2, { dealer })
	);
	const rules = rulesOf(effectTasks(effects));

	test('only immediate childer may go, and nobody goes in place of them', () => {
		const fall = { kind: 'fall', vampire: 'c1', sacrifice: true } as const;
		const { asked, facts, table: after } = play(rules, table, [fall], [['c2']]);
		expect(asked).toEqual([{ seat: 's1', prompt: 'sacrifice-instead', options: ['c2'] }]);
		expect(facts).toEqual([{ type: 'VampireFell', vampire: 'c2', insteadOf: 'c1' }]);
		expect(after.question).toBeNull();
	});

	test('nor in place of who has to go for a leader', () => {
		const fall = { kind: 'fall', vampire: 'l1', sacrifice: true } as const;
		expect(play(rules, table, [fall])).toMatchObject({
			asked: [],
			facts: [{ type: 'VampireFell', vampire: 'c1', insteadOf: 'l1' }]
		});
	});
});
