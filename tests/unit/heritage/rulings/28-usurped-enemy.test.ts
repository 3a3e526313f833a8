import { describe, expect, test } from 'vitest';
import { staysInPlay } from '../../../../src/lib/games/heritage/clans/staying.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { clanTable, effectsTask, happened, play } from '../clans/clan-kit.ts';
import { BOTH, joined, vampire } from '../table/kit.ts';

describe.each(BOTH)('ruling 28: a usurped enemy stays an enemy, dealt by the %s', (dealer) => {
	const usurp: Effect = { do: 'usurp', whom: { who: 'any', of: 'own' } };
	const table = clanTable(dealer, [
		joined('s1', 'c1', 'l1'),
		vampire('c1', 'l1', { enemy: 'feud' }),
		{ set: 'queue', queue: ['c2'] }
	]);
	const after = play(table, [effectsTask([usurp])]).table;

	test('the scheme lies with whoever took the place', () => {
		expect(after.bloodlines['s1']?.vampires['c2']?.enemy).toBe('feud');
		expect(staysInPlay(after, 'feud')).toBe(true);
		expect(after.spent).toEqual([]);
	});

	test('and counts as before', () => {
		const perEnemy: Effect = {
			do: 'gain',
			what: 'power',
			amount: { count: 'enemies', each: 1, most: 9 }
		};
		const went = play(after, [effectsTask([perEnemy], { seat: 's2', bearer: 'l2' })]);
		expect(happened(went.events)).toEqual([
			{ type: 'TokensChanged', vampire: 'l2', power: 1, infamy: 0 }
		]);
	});
});
