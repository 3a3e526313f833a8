import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/vendetta/effects/effect.ts';
import type { Amount } from '../../../../src/lib/games/vendetta/effects/selector.ts';
import { acted, deployed, pools } from './acted.ts';

const gain = (amount: Amount): Effect => ({ do: 'gain', what: 'blood', amount });

describe('How much', () => {
	test.each<[Amount, number]>([
		[3, 3],
		[{ byRound: [2, 5, 9] }, 2],
		[{ half: { count: 'pool' }, round: 'down' }, 3],
		[{ half: { count: 'pool' }, round: 'up' }, 4],
		[{ per: { count: 'rivals-here' } }, 2],
		[{ per: { count: 'rivals-here' }, each: 3, most: 4 }, 4],
		[{ per: { count: 'pool' }, for: 3 }, 2],
		[{ level: 10 }, 3],
		[{ level: 4 }, 0],
		[{ per: { count: 'cards-here' } }, 3],
		[{ per: { count: 'own-cards-here' } }, 1],
		[{ per: { count: 'rival-cards-here' } }, 2],
		[{ per: { count: 'own-power-here' } }, 7],
		[{ per: { count: 'printed-power' } }, 7],
		[{ per: { count: 'own-blood-here' } }, 2],
		[{ per: { count: 'rival-blood-here' } }, 1],
		[{ per: { count: 'blood-here' } }, 3],
		[{ per: { count: 'face-down-here' } }, 0],
		[{ per: { count: 'own-face-down-here' } }, 0],
		[{ per: { count: 'influence' } }, 3],
		[{ per: { count: 'alliance' } }, 4],
		[{ per: { count: 'victims' } }, 1],
		[{ per: { count: 'allies' } }, 3],
		[{ per: { count: 'humans' } }, 2],
		[{ per: { count: 'vampires' } }, 1],
		[{ per: { count: 'drained' } }, 2],
		[{ per: { count: 'diablerie' } }, 1],
		[{ per: { count: 'hand' } }, 3],
		[{ per: { count: 'round' } }, 1],
		[{ per: { count: 'frenzies-caused' } }, 0]
	])('%j is %i', (amount, n) => {
		const world = acted([gain(amount)], (before) => {
			before.pool('s1', {
				alliance: ['victim', 'ally-1', 'ally-2', 'ally-20'],
				drained: ['victim', 'victim'],
				tokens: 1
			});
			before.pool('s1', { hand: 3 }).blood('s1', '1', 2).blood('s2', '1', 1);
		});
		expect(pools(world)[0]).toBe(7 + n);
	});

	test('“up to” asks who acts; what it took is known to the next part', () => {
		const world = acted([
			{
				do: 'spend',
				what: 'blood',
				amount: { upTo: 9 },
				then: [{ do: 'gain', what: 'influence', amount: 'taken' }]
			}
		]);
		// Never the last Blood.
		expect(world.table.question).toMatchObject({ seat: 's1', prompt: 'how-many' });
		expect(world.table.question?.options).toHaveLength(7);
		world.answer('4');
		expect(world.player('s1')).toMatchObject({ blood: 3, influence: 3 + 4 + 1 });
	});
});

describe('Blood and Influence', () => {
	test('lose: all that are hit, as much as there is', () => {
		const world = acted(
			[{ do: 'lose', what: 'influence', amount: 2, who: 'each-rival' }],
			(before) => before.pool('s2', { influence: 1 })
		);
		// Second and third place gain 1 and 0.
		expect(['s2', 's3', 's4'].map((seat) => world.player(seat).influence)).toEqual([0, 2, 3]);
	});

	test('lose to a level: down to it', () => {
		expect(
			pools(acted([{ do: 'lose', what: 'blood', amount: { level: 5 }, who: 'each-rival' }]))
		).toEqual([7, 5, 5, 7]);
	});

	test('lose by what each has: half of the own Pool', () => {
		const half: Effect = {
			do: 'lose',
			what: 'blood',
			amount: { half: { count: 'pool', of: 'hit' }, round: 'down' },
			who: 'each-opponent'
		};
		expect(pools(acted([half], (before) => before.pool('s2', { blood: 2 })))).toEqual([7, 1, 4, 4]);
	});

	test('steal: from each, and what was taken in all is known', () => {
		const world = acted([
			{ do: 'steal', amount: 2, from: 'each-rival' },
			{ do: 'gain', what: 'influence', amount: 'taken' }
		]);
		expect(pools(world)).toEqual([11, 5, 5, 7]);
		expect(world.player('s1').influence).toBe(3 + 4 + 1);
	});

	test('steal Influence, as much as there is', () => {
		const world = acted([{ do: 'steal', what: 'influence', amount: 5, from: 'chosen-opponent' }]);
		world.answer('s4');
		expect(world.player('s1').influence).toBe(3 + 3 + 1);
		expect(world.player('s4').influence).toBe(0);
	});

	test('spend: asked, paid, then the rest; or not', () => {
		const effects: Effect[] = [
			{
				do: 'spend',
				what: 'blood',
				amount: 3,
				then: [{ do: 'lose', what: 'blood', amount: 4, who: 'each-rival' }]
			},
			{ do: 'if', that: { is: 'not-done' }, then: [gain(1)] }
		];
		const paid = acted(effects);
		expect(paid.table.question).toMatchObject({ prompt: 'spend', about: { n: 3 } });
		expect(pools(paid.answer('yes'))).toEqual([4, 3, 3, 7]);
		expect(pools(acted(effects).answer('no'))).toEqual([8, 7, 7, 7]);
	});

	test('give: out of the own Pool, never the last Blood', () => {
		const world = acted([{ do: 'give', what: 'blood', amount: 9, to: 'chosen-rival' }]).answer(
			's3'
		);
		expect(pools(world)).toEqual([1, 7, 13, 7]);
	});

	test('deploy: out of the Pool but for the last Blood, or out of the Bank', () => {
		const own = acted([{ do: 'deploy', amount: 9, from: 'pool', at: 'here' }]);
		expect([pools(own)[0], deployed(own)]).toEqual([1, [6, 0, 0, 0]]);
		const bank = acted([{ do: 'deploy', amount: 2, from: 'bank', at: 'haven', who: 'each-rival' }]);
		expect([pools(bank), deployed(bank, 'haven')]).toEqual([
			[7, 7, 7, 7],
			[0, 2, 2, 1]
		]);
	});

	test('recall: back into the Pools of those there', () => {
		const world = acted([{ do: 'recall', amount: 'all', at: 'here', who: 'all-here' }], (before) =>
			before.blood('s1', '1', 2).blood('s2', '1', 3)
		);
		expect([pools(world), deployed(world)]).toEqual([
			[9, 10, 7, 7],
			[0, 0, 0, 0]
		]);
	});

	test('scatter: to the Bank, as much as there is', () => {
		const world = acted([{ do: 'scatter', amount: 2, who: 'each-rival' }], (before) =>
			before.blood('s2', '1', 3).blood('s3', '1', 1)
		);
		expect([pools(world), deployed(world)]).toEqual([
			[7, 7, 7, 7],
			[0, 1, 0, 0]
		]);
	});

	test.each([
		['pool', [9, 7, 7, 7], [0, 2, 0, 0]],
		['position', [7, 7, 7, 7], [2, 2, 0, 0]]
	] as const)('seize to the %s', (to, inPools, onPositions) => {
		const world = acted([{ do: 'seize', amount: 1, from: 'each-rival', to }], (before) =>
			before.blood('s2', '1', 3).blood('s3', '1', 1)
		);
		expect([pools(world), deployed(world)]).toEqual([inPools, onPositions]);
	});

	test('carry: to another Location that is chosen', () => {
		const world = acted([{ do: 'carry', amount: 'all', to: 'other' }], (before) =>
			before.blood('s1', '1', 3)
		);
		expect(world.table.question).toMatchObject({ prompt: 'where', options: ['2', 'haven'] });
		world.answer('2');
		expect([deployed(world)[0], deployed(world, '2')[0]]).toEqual([0, 3]);
	});

	test('swap: Pool with Deployed Blood; an empty Pool is Frenzy, caused by nobody', () => {
		const world = acted([{ do: 'swap-blood' }], (before) => before.blood('s1', '1', 2));
		expect([pools(world)[0], deployed(world)[0]]).toEqual([2, 7]);
		const empty = acted([{ do: 'swap-blood' }]);
		expect(empty.of('FrenzyEntered')).toMatchObject([{ seat: 's1', cause: null }]);
		expect(pools(empty)[0]).toBe(3);
	});
});

describe('Whom', () => {
	test('the winner and the second of the conflict', () => {
		const lose = (who: 'winner' | 'second'): Effect => ({
			do: 'lose',
			what: 'blood',
			amount: 1,
			who
		});
		const world = acted([lose('second'), lose('winner')], undefined, { step: 'aftermath' });
		expect(pools(world)).toEqual([6, 7, 6, 7]);
	});

	test('a Rival is chosen, and stays chosen for the next part', () => {
		const world = acted([
			{ do: 'lose', what: 'blood', amount: 1, who: 'chosen-rival' },
			{ do: 'lose', what: 'influence', amount: 1, who: 'chosen' }
		]);
		expect(world.table.question).toMatchObject({ prompt: 'which-rival', options: ['s2', 's3'] });
		world.answer('s2');
		expect(world.player('s2')).toMatchObject({ blood: 6, influence: 2 });
	});
});
