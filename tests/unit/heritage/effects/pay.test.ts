import { describe, expect, test } from 'vitest';
import { paidBy, pay } from '../../../../src/lib/games/heritage/effects/pay.ts';
import { joined, tableWith, vampire } from '../table/kit.ts';
import { resolve } from './effect-kit.ts';

/** c1 to c4 bear so much; c5 has plenty and is in torpor. */
const tableOf = (...power: readonly number[]) =>
	tableWith([
		...[...power, 9].map((_, index) => joined('s1', `c${index + 1}`, 'l1')),
		vampire('l1', null),
		...power.map((each, index) => vampire(`c${index + 1}`, 'l1', { power: each })),
		vampire(`c${power.length + 1}`, 'l1', { power: 9, torpor: true })
	]);
const paying = (power: readonly number[], amount: number, ...answers: string[][]) =>
	resolve(pay(tableOf(...power), 's1', amount), ...answers);
const willing = (power: readonly number[], amount: number, ...answers: string[][]) =>
	resolve(pay(tableOf(...power), 's1', amount, true), ...answers);

describe('who can pay', () => {
	test('without enough power it cannot be paid', () => {
		expect(paying([1, 2], 4)).toEqual({ asked: [], result: null });
		expect(willing([1, 2], 4)).toEqual({ asked: [], result: null });
	});
});

describe('who pays', () => {
	test('nothing costs nobody anything', () => {
		expect(paying([1, 2], 0)).toEqual({ asked: [], result: {} });
	});

	test('nobody is asked where there is one way only', () => {
		expect(paying([0, 5], 3)).toEqual({ asked: [], result: { c2: 3 } });
		expect(paying([1, 2], 3)).toEqual({ asked: [], result: { c1: 1, c2: 2 } });
	});

	test('the player names who does', () => {
		const { asked, result } = paying([2, 0, 3, 1], 2, ['c3']);
		expect(asked).toEqual([
			{
				seat: 's1',
				prompt: 'who-pays',
				about: { amount: 2 },
				options: ['c1', 'c3', 'c4'],
				least: 1,
				most: 2
			}
		]);
		expect(result).toEqual({ c3: 2 });
	});

	test('each who is named pays 1, and the rest in the order in which they were named', () => {
		expect(paying([5, 5, 5], 3, ['c1', 'c2']).result).toEqual({ c1: 2, c2: 1 });
		expect(paying([5, 5, 5], 3, ['c2', 'c1']).result).toEqual({ c2: 2, c1: 1 });
		expect(paying([5, 5, 5], 3, ['c3', 'c1', 'c2']).result).toEqual({ c1: 1, c2: 1, c3: 1 });
		expect(paying([2, 5], 5, ['c1', 'c2']).result).toEqual({ c1: 2, c2: 3 });
	});

	test('no more are named than there are, nor than there is power to pay', () => {
		expect(paying([5, 5], 4).asked[0]).toMatchObject({ most: 2 });
		expect(paying([5, 5, 5], 2).asked[0]).toMatchObject({ most: 2 });
	});

	test('when it is not enough, further ones are named', () => {
		const { asked, result } = paying([1, 5, 5], 3, ['c1'], ['c3']);
		expect(asked[1]).toEqual({
			seat: 's1',
			prompt: 'who-pays',
			about: { amount: 2 },
			options: ['c2', 'c3'],
			least: 1,
			most: 2
		});
		expect(result).toEqual({ c1: 1, c3: 2 });
	});

	test('who is left over is not asked for', () => {
		expect(paying([1, 5], 3, ['c1'])).toMatchObject({
			asked: [{ about: { amount: 3 } }],
			result: { c1: 1, c2: 2 }
		});
		expect(paying([1, 1, 1, 1], 4)).toMatchObject({ asked: [] });
		expect(paying([3, 1, 1], 4, ['c1'], ['c3']).result).toEqual({ c1: 3, c3: 1 });
	});
});

describe('a payment that need not be', () => {
	test('is asked for even where there is one way only, and may be declined', () => {
		const { asked, result } = willing([3], 3, []);
		expect(asked).toEqual([
			{
				seat: 's1',
				prompt: 'who-pays',
				about: { amount: 3 },
				options: ['c1'],
				least: 0,
				most: 1
			}
		]);
		expect(result).toBeNull();
		expect(willing([3], 3, ['c1']).result).toEqual({ c1: 3 });
		expect(willing([1, 2], 3, ['c1', 'c2']).result).toEqual({ c1: 1, c2: 2 });
	});

	test('once begun it is finished', () => {
		expect(willing([1, 5], 2, ['c1']).result).toEqual({ c1: 1, c2: 1 });
		const { asked } = willing([1, 5, 5], 3, ['c1']);
		expect(asked[1]).toMatchObject({ least: 1, options: ['c2', 'c3'] });
	});
});

test('power that is paid goes into the supply', () => {
	expect(paidBy({ c1: 2, c2: 1 })).toEqual([
		{ type: 'TokensChanged', vampire: 'c1', power: -2, infamy: 0 },
		{ type: 'TokensChanged', vampire: 'c2', power: -1, infamy: 0 }
	]);
	expect(paidBy({})).toEqual([]);
});
