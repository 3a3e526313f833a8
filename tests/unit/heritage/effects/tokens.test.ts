import { describe, expect, test } from 'vitest';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';
import { carryOut, context } from './effect-kit.ts';

const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'l1'),
		joined('s2', 'c4', 'l2'),
		joined('s2', 'c5', 'l2'),
		vampire('l1', null, { power: 2 }),
		vampire('c1', 'l1', { power: 1, infamy: 3 }),
		vampire('c2', 'l1', { power: 5, torpor: true }),
		vampire('l2', null),
		vampire('c4', 'l2', { power: 4 }),
		vampire('c5', 'l2', { infamy: 1 })
	],
	setting(2)
);
const tokens = (id: string, power: number, infamy: number) => ({
	type: 'TokensChanged',
	vampire: id,
	power,
	infamy
});
const ANY_OPPONENTS = { who: 'any', of: 'opponents' } as const;

describe('gain', () => {
	test('the bearer gets tokens from the supply', () => {
		expect(carryOut(table, [{ do: 'gain', what: 'power', amount: 2 }]).facts).toEqual([
			tokens('l1', 2, 0)
		]);
		const about = context({ bearer: 'c1' });
		expect(carryOut(table, [{ do: 'gain', what: 'infamy', amount: 1 }], { about }).facts).toEqual([
			tokens('c1', 0, 1)
		]);
	});

	test('so many for each counted; nothing counted, nothing gained', () => {
		const for_ = (count: 'coterie' | 'enemies') =>
			carryOut(table, [{ do: 'gain', what: 'power', amount: { count, each: 2, most: 9 } }]).facts;
		expect(for_('coterie')).toEqual([tokens('l1', 4, 0)]);
		expect(for_('enemies')).toEqual([]);
	});

	test('not in torpor', () => {
		const about = context({ bearer: 'c2' });
		expect(carryOut(table, [{ do: 'gain', what: 'power', amount: 2 }], { about })).toMatchObject({
			facts: [],
			asked: []
		});
	});

	test('an obligation brings it to the clan leader', () => {
		const about = context({ seat: 's2', bearer: null });
		expect(carryOut(table, [{ do: 'gain', what: 'power', amount: 1 }], { about }).facts).toEqual([
			tokens('l2', 1, 0)
		]);
	});
});

describe('assign', () => {
	test('to whom is chosen, and the card remembers', () => {
		const { facts, asked } = carryOut(
			table,
			[
				{ do: 'assign', what: 'infamy', amount: 2, to: ANY_OPPONENTS },
				{ do: 'assign', what: 'power', amount: 1, to: { who: 'chosen' } }
			],
			{ answers: [['c4']] }
		);
		expect(facts).toEqual([tokens('c4', 0, 2), tokens('c4', 1, 0)]);
		expect(asked).toEqual([{ seat: 's1', prompt: 'which-vampire', options: ['l2', 'c4', 'c5'] }]);
	});

	test('to each; to nobody where nobody matches', () => {
		const to = (bears: 'infamy' | 'boon') =>
			carryOut(table, [
				{
					do: 'assign',
					what: 'power',
					amount: 1,
					to: { who: 'each', of: 'everyone', where: { bears, leader: false } }
				}
			]).facts;
		expect(to('infamy')).toEqual([tokens('c1', 1, 0), tokens('c5', 1, 0)]);
		expect(to('boon')).toEqual([]);
	});

	test('none of nothing', () => {
		const amount = { count: 'enemies', each: 1, most: 3 } as const;
		const to = { who: 'each', of: 'own' } as const;
		expect(carryOut(table, [{ do: 'assign', what: 'infamy', amount, to }]).facts).toEqual([]);
	});
});

describe('lose', () => {
	test('as many as there are', () => {
		const from = { who: 'each', of: 'everyone' } as const;
		expect(carryOut(table, [{ do: 'lose', what: 'power', amount: 2, from }]).facts).toEqual([
			tokens('l1', -2, 0),
			tokens('c1', -1, 0),
			tokens('c4', -2, 0)
		]);
		expect(carryOut(table, [{ do: 'lose', what: 'infamy', amount: 9, from }]).facts).toEqual([
			tokens('c1', 0, -3),
			tokens('c5', 0, -1)
		]);
	});

	test('from whom is chosen, and the card remembers', () => {
		const { facts } = carryOut(
			table,
			[
				{ do: 'lose', what: 'power', amount: 3, from: ANY_OPPONENTS },
				{ do: 'gain', what: 'power', amount: 1 },
				{ do: 'exhaust', whom: { who: 'chosen' } }
			],
			{ answers: [['c5']] }
		);
		expect(facts).toEqual([tokens('l1', 1, 0), { type: 'VampireExhausted', vampire: 'c5' }]);
	});

	test('without a target nobody is counted', () => {
		const amount = { count: { of: 'any-opponent' }, each: 1, most: 3 } as const;
		const from = { who: 'any', of: 'own', where: { enemy: true } } as const;
		const lost = carryOut(table, [{ do: 'lose', what: 'power', amount, from }]);
		expect(lost).toMatchObject({ facts: [], asked: [] });
	});
});

describe('move', () => {
	const move = (amount: number, what: 'power' | 'infamy' = 'power') =>
		({
			do: 'move',
			what,
			amount,
			from: ANY_OPPONENTS,
			to: { who: 'any', of: 'everyone' }
		}) as const;

	test('from one to another, who is not the same', () => {
		const { facts, asked } = carryOut(table, [move(3)], { answers: [['c4'], ['c5']] });
		expect(asked.map(({ options }) => options)).toEqual([
			['l2', 'c4', 'c5'],
			['l1', 'c1', 'l2', 'c5']
		]);
		expect(facts).toEqual([tokens('c4', -3, 0), tokens('c5', 3, 0)]);
	});

	test('as many as there are', () => {
		expect(carryOut(table, [move(9)], { answers: [['c4'], ['l1']] }).facts).toEqual([
			tokens('c4', -4, 0),
			tokens('l1', 4, 0)
		]);
		expect(carryOut(table, [move(2, 'infamy')], { answers: [['c5'], ['l1']] }).facts).toEqual([
			tokens('c5', 0, -1),
			tokens('l1', 0, 1)
		]);
	});

	test('who has none gives none, and nobody is asked where to', () => {
		const { facts, asked } = carryOut(table, [move(1)], { answers: [['c5']] });
		expect(facts).toEqual([]);
		expect(asked).toHaveLength(1);
	});

	test('without a giver, a taker or a count nothing moves', () => {
		const bearer = { who: 'bearer' } as const;
		const enemy = { who: 'any', of: 'everyone', where: { enemy: true } } as const;
		const leader = { who: 'any', of: 'opponents', where: { leader: true } } as const;
		const none = { count: 'enemies', each: 1, most: 3 } as const;
		for (const effect of [
			{ do: 'move', what: 'power', amount: 1, from: enemy, to: bearer },
			{ do: 'move', what: 'power', amount: 1, from: bearer, to: enemy },
			{ do: 'move', what: 'power', amount: 1, from: bearer, to: bearer },
			{ do: 'move', what: 'power', amount: none, from: bearer, to: leader }
		] as const)
			expect(carryOut(table, [effect]).facts).toEqual([]);
	});

	test('the card remembers the giver who had none, and the taker who got some', () => {
		const exhaust = { do: 'exhaust', whom: { who: 'chosen' } } as const;
		expect(carryOut(table, [move(1), exhaust], { answers: [['c5']] }).facts).toEqual([
			{ type: 'VampireExhausted', vampire: 'c5' }
		]);
		expect(carryOut(table, [move(1), exhaust], { answers: [['c4'], ['l1']] }).facts.at(-1)).toEqual(
			{ type: 'VampireExhausted', vampire: 'l1' }
		);
	});
});

describe('spend', () => {
	const spend = [
		{ do: 'spend', amount: 2, then: [{ do: 'gain', what: 'infamy', amount: 1 }] },
		{ do: 'gain', what: 'power', amount: 1 }
	] as const;

	test('who pays goes on with it', () => {
		const { facts, asked } = carryOut(table, spend, { answers: [['c1', 'l1']] });
		expect(asked).toEqual([{ seat: 's1', prompt: 'who-pays', options: ['l1', 'c1'] }]);
		expect(facts).toEqual([
			tokens('c1', -1, 0),
			tokens('l1', -1, 0),
			tokens('l1', 0, 1),
			tokens('l1', 1, 0)
		]);
	});

	test('who does not goes on below', () => {
		expect(carryOut(table, spend, { answers: [[]] }).facts).toEqual([tokens('l1', 1, 0)]);
	});

	test('who cannot is not asked', () => {
		const dear = [{ ...spend[0], amount: 4 }, spend[1]];
		expect(carryOut(table, dear)).toMatchObject({ facts: [tokens('l1', 1, 0)], asked: [] });
	});
});
