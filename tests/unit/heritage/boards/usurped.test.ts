import { describe, expect, test } from 'vitest';
import { rules as a } from '../../../../src/lib/games/heritage/boards/a/rules.ts';
import { rules as g } from '../../../../src/lib/games/heritage/boards/g/rules.ts';
import { clanEffects } from '../../../../src/lib/games/heritage/clans/clans.ts';
import { baseEffects } from '../../../../src/lib/games/heritage/effects/rules.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import { effectsTask } from '../clans/clan-kit.ts';
import { BOTH, go, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';
import { onBoard } from './resolving.ts';

const rules = rulesOf(
	{
		...effectTasks({ ...baseEffects, ...clanEffects }),
		'fill-queue': () => atOnce({})
	},
	{ A: a, G: g }
);
const state = (prince: string) => ({
	tokens: { elitist: 0, egalitarian: 0 },
	titles: [null, null, null, prince]
});
const usurp = effectsTask([
	{ do: 'usurp', whom: { who: 'any', of: 'opponents', where: { leader: false } } }
]);

describe.each(BOTH)('a usurper, dealt by the %s', (dealer) => {
	const court: readonly Correction[] = [
		joined('s2', 'c1', 'l2'),
		vampire('c1', 'l2', { power: 2 }),
		{ set: 'queue', queue: ['c9'] }
	];

	test('takes over the title of whose place it takes, and so what the title scores', () => {
		const board = onBoard(g, state('c1'));
		const { events, table } = go(rules, tableWith(court, setting(2, { dealer }), board), [usurp]);
		expect(events).toEqual([
			{ type: 'VampireUsurped', vampire: 'c1', by: 'c9' },
			{ type: 'BoardChanged', category: 'class', state: state('c9') }
		]);
		expect(g.worth(table, table.boards.class?.state ?? null, 's2', 'c9').points).toBe(2);
	});

	test('changes no board on which that vampire held nothing', () => {
		for (const board of [onBoard(g, state('l1')), onBoard(a, { space: 1 })]) {
			const { events } = go(rules, tableWith(court, setting(2, { dealer }), board), [usurp]);
			expect(events).toEqual([{ type: 'VampireUsurped', vampire: 'c1', by: 'c9' }]);
		}
	});
});
