import { describe, expect, test } from 'vitest';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';
import { carryOut, context } from './effect-kit.ts';

const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'l1'),
		joined('s1', 'c3', 'l1'),
		joined('s2', 'c4', 'l2'),
		vampire('c1', 'l1', { exhausted: true }),
		vampire('c2', 'l1', { torpor: true }),
		vampire('c3', 'l1', { torpor: true, exhausted: true })
	],
	setting(2)
);
const OWN = { who: 'each', of: 'own' } as const;
const SLEEPING = { who: 'each', of: 'own', where: { torpor: true } } as const;
const ANY_OWN = { who: 'any', of: 'own' } as const;
const CHOSEN = { who: 'chosen' } as const;
const GAINED = { type: 'TokensChanged', power: 1, infamy: 0 };

describe('exhaustion', () => {
	test('exhausts who is not exhausted yet', () => {
		expect(carryOut(table, [{ do: 'exhaust', whom: OWN }]).facts).toEqual([
			{ type: 'VampireExhausted', vampire: 'l1' }
		]);
	});

	test('unexhausts who is', () => {
		expect(carryOut(table, [{ do: 'unexhaust', whom: OWN }]).facts).toEqual([
			{ type: 'VampireUnexhausted', vampire: 'c1' }
		]);
		expect(carryOut(table, [{ do: 'unexhaust', whom: SLEEPING }]).facts).toEqual([
			{ type: 'VampireUnexhausted', vampire: 'c3' }
		]);
	});

	test.each(['exhaust', 'unexhaust', 'rejuvenate'] as const)(
		'%s: the card remembers whom',
		(kind) => {
			const { facts } = carryOut(
				table,
				[
					{ do: kind, whom: ANY_OWN },
					{ do: 'assign', what: 'power', amount: 1, to: CHOSEN }
				],
				{ answers: [['c1']] }
			);
			expect(facts.at(-1)).toEqual({ ...GAINED, vampire: 'c1' });
		}
	);
});

describe('rejuvenation', () => {
	test('takes torpor and exhaustion away, whichever there is', () => {
		expect(carryOut(table, [{ do: 'rejuvenate', whom: SLEEPING }]).facts).toEqual([
			{ type: 'VampireRejuvenated', vampire: 'c2' },
			{ type: 'VampireRejuvenated', vampire: 'c3' }
		]);
		const awake = { who: 'each', of: 'own', where: { torpor: false } } as const;
		expect(carryOut(table, [{ do: 'rejuvenate', whom: awake }]).facts).toEqual([
			{ type: 'VampireRejuvenated', vampire: 'c1' }
		]);
	});

	test('names torpor by itself: who sleeps is meant without being asked for', () => {
		const rejuvenated = (...vampires: string[]) =>
			vampires.map((vampire) => ({ type: 'VampireRejuvenated', vampire }));
		expect(carryOut(table, [{ do: 'rejuvenate', whom: OWN }]).facts).toEqual(
			rejuvenated('c1', 'c2', 'c3')
		);
		const childer = [{ do: 'rejuvenate', whom: { who: 'childer' } }] as const;
		expect(carryOut(table, childer).facts).toEqual(rejuvenated('c1', 'c2', 'c3'));
		const about = context({ bearer: 'c2' });
		const bearer = [{ do: 'rejuvenate', whom: { who: 'bearer' } }] as const;
		expect(carryOut(table, bearer, { about }).facts).toEqual(rejuvenated('c2'));
		const any = carryOut(table, [{ do: 'rejuvenate', whom: ANY_OWN }], { answers: [['c3']] });
		expect(any.asked[0]?.options).toEqual(['l1', 'c1', 'c2', 'c3']);
		expect(any.facts).toEqual(rejuvenated('c3'));
	});

	test('of any opponent, that of one whose only match sleeps', () => {
		const other = tableWith(
			[joined('s2', 'c4', 'l2'), vampire('c4', 'l2', { torpor: true })],
			setting(2)
		);
		const whom = { who: 'each', of: 'any-opponent', where: { leader: false } } as const;
		expect(carryOut(other, [{ do: 'rejuvenate', whom }]).facts).toEqual([
			{ type: 'VampireRejuvenated', vampire: 'c4' }
		]);
		expect(carryOut(other, [{ do: 'exhaust', whom }]).facts).toEqual([]);
	});
});

describe('torpor', () => {
	test('each falls', () => {
		const whom = { who: 'each', of: 'everyone', where: { leader: false } } as const;
		expect(carryOut(table, [{ do: 'torpor', whom, sacrifice: true }]).facts).toEqual([
			{ type: 'VampireFell', vampire: 'c1', insteadOf: null },
			{ type: 'VampireFell', vampire: 'c4', insteadOf: null }
		]);
	});

	test('without sacrifice a leader is not offered; with it it is', () => {
		const whom = { who: 'any', of: 'everyone' } as const;
		const offered = (sacrifice: boolean) =>
			carryOut(table, [{ do: 'torpor', whom, sacrifice }]).asked[0]?.options;
		expect(offered(false)).toEqual(['c1', 'c4']);
		expect(offered(true)).toEqual(['l1', 'c1', 'l2', 'c4']);
	});

	test('the card remembers whom', () => {
		const whom = { who: 'any', of: 'opponents', where: { leader: false } } as const;
		const rejuvenate = { do: 'assign', what: 'infamy', amount: 1, to: CHOSEN } as const;
		const after = carryOut(table, [{ do: 'torpor', whom, sacrifice: true }, rejuvenate]);
		// Chosen, but asleep by now and so no target.
		expect(after.facts).toEqual([{ type: 'VampireFell', vampire: 'c4', insteadOf: null }]);
		const spared = tableWith([joined('s2', 'c4', 'l2'), joined('s2', 'c5', 'c4')], setting(2));
		const sire = { who: 'any', of: 'opponents', where: { leader: false, sire: true } } as const;
		expect(
			carryOut(spared, [{ do: 'torpor', whom: sire, sacrifice: true }, rejuvenate], {
				answers: [['c5']]
			}).facts
		).toEqual([
			{ type: 'VampireFell', vampire: 'c5', insteadOf: 'c4' },
			{ type: 'TokensChanged', vampire: 'c4', power: 0, infamy: 1 }
		]);
	});
});
