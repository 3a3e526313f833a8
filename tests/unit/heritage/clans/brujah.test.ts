import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { joined, vampire, BOTH } from '../table/kit.ts';
import { asked, clanTable, effectsTask, happened, play } from './clan-kit.ts';

const declare: Effect = { do: 'declare-enemy', whom: { who: 'any', of: 'opponents' } };
const declared = (id: string) => ({ type: 'EnemyDeclared', vampire: id, scheme: 'scheme' });
const perEnemy: Effect = {
	do: 'gain',
	what: 'power',
	amount: { count: 'enemies', each: 1, most: 9 }
};

describe.each(BOTH)('Brujah: declare enemy (%s)', (dealer) => {
	const bloodlines = [
		joined('s1', 'c1', 'l1'),
		joined('s2', 'c2', 'l2'),
		joined('s2', 'c3', 'l2'),
		vampire('c3', 'l2', { torpor: true })
	];

	test('the scheme lies with the vampire that the player picks, and what follows may hit it', () => {
		const exhaust: Effect = { do: 'exhaust', whom: { who: 'chosen' } };
		const task = effectsTask([declare, exhaust]);
		const went = play(clanTable(dealer, bloodlines), [task]);
		expect(asked(went.table)).toMatchObject({ seat: 's1', prompt: 'which-vampire' });

		const after = play(clanTable(dealer, bloodlines), [task], ['c2']);
		expect(happened(after.events)).toEqual([
			declared('c2'),
			{ type: 'VampireExhausted', vampire: 'c2' }
		]);
		expect(after.table.bloodlines['s2']?.vampires['c2']?.enemy).toBe('scheme');
	});

	test('whoever is in torpor is not targeted', () => {
		const went = play(clanTable(dealer, bloodlines), [effectsTask([declare])]);
		expect(asked(went.table)?.options).toEqual(['l2', 'c2']);
	});

	test('with nobody to declare nothing happens', () => {
		const where = { archetype: 'wealthy' } as const;
		const nobody: Effect = { ...declare, whom: { who: 'any', of: 'opponents', where } };
		const went = play(clanTable(dealer, bloodlines), [effectsTask([nobody])]);
		expect(went.events).toEqual([]);
	});

	test('each means all that match', () => {
		const each: Effect = { ...declare, whom: { who: 'each', of: 'opponents' } };
		const went = play(clanTable(dealer, bloodlines), [effectsTask([each])]);
		expect(went.events).toEqual([declared('l2'), declared('c2')]);
	});

	test('enemies in torpor are not counted', () => {
		const corrections = [
			...bloodlines,
			vampire('c2', 'l2', { enemy: 'older' }),
			vampire('c3', 'l2', { enemy: 'oldest', torpor: true })
		];
		const went = play(clanTable(dealer, corrections), [effectsTask([perEnemy])]);
		expect(went.events).toEqual([{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }]);
	});

	test('enemies in torpor are not targeted by what follows', () => {
		const strike: Effect = {
			do: 'exhaust',
			whom: { who: 'each', of: 'opponents', where: { enemy: true } }
		};
		const corrections = [
			...bloodlines,
			vampire('c2', 'l2', { enemy: 'older' }),
			vampire('c3', 'l2', { enemy: 'oldest', torpor: true })
		];
		const went = play(clanTable(dealer, corrections), [effectsTask([strike])]);
		expect(went.events).toEqual([{ type: 'VampireExhausted', vampire: 'c2' }]);
	});
});
