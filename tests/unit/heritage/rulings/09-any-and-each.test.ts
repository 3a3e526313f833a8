import { describe, expect, test } from 'vitest';
import { carryOut } from '../effects/effect-kit.ts';
import { BOTH, joined, setting, tableWith } from '../table/kit.ts';

const infamy = (id: string) => ({ type: 'TokensChanged', vampire: id, power: 0, infamy: 1 });

describe.each(BOTH)('ruling 9: any is one, each is all, dealt by the %s', (dealer) => {
	const table = tableWith(
		[joined('s2', 'c1', 'l2'), joined('s3', 'c2', 'l3'), joined('s1', 'c3', 'l1')],
		setting(3, { dealer })
	);
	const assign = (who: 'any' | 'each', of: 'opponents' | 'any-opponent') =>
		({ do: 'assign', what: 'infamy', amount: 1, to: { who, of } }) as const;

	test('any is exactly one of all that match', () => {
		const {
			facts,
			asked,
			table: after
		} = carryOut(table, [assign('any', 'opponents')], {
			answers: [['c2']]
		});
		expect(asked[0]?.options).toEqual(['l2', 'c1', 'l3', 'c2']);
		expect(facts).toEqual([infamy('c2')]);
		expect(after.question).toBeNull();
		expect(carryOut(table, [assign('any', 'opponents')]).table.question).toMatchObject({
			least: 1,
			most: 1
		});
	});

	test('each is all that match, and nobody is asked', () => {
		const { facts, asked } = carryOut(table, [assign('each', 'opponents')]);
		expect(asked).toEqual([]);
		expect(facts).toEqual(['l2', 'c1', 'l3', 'c2'].map(infamy));
	});

	test('each of any opponent is all of the one whom the activating player picks', () => {
		const { facts, asked } = carryOut(table, [assign('each', 'any-opponent')], {
			answers: [['s3']]
		});
		expect(asked).toEqual([{ seat: 's1', prompt: 'which-opponent', options: ['s2', 's3'] }]);
		expect(facts).toEqual(['l3', 'c2'].map(infamy));
	});
});
