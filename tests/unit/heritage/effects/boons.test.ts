import { describe, expect, test } from 'vitest';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';
import { carryOut, context } from './effect-kit.ts';

/** s1 plays Brujah, s2 Gangrel, s3 Lasombra. */
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s2', 'c4', 'l2'),
		joined('s2', 'c5', 'l2'),
		joined('s3', 'c6', 'l3'),
		vampire('l1', null, { boons: ['brujah'] }),
		vampire('c1', 'l1', { torpor: true }),
		vampire('l2', null, { boons: ['brujah', 'gangrel', 'gangrel'] }),
		vampire('c4', 'l2', { boons: ['brujah'] }),
		vampire('c5', 'l2', { boons: ['brujah', 'lasombra'], torpor: true }),
		vampire('l3', null, { boons: ['lasombra'] }),
		vampire('c6', 'l3')
	],
	setting(3)
);
const moved = (clan: string, from: string, to: string) => ({
	type: 'BoonMoved',
	clan,
	from: { on: 'vampire', vampire: from },
	to: { on: 'vampire', vampire: to }
});

describe('take a boon', () => {
	const take = (of: 'opponents' | 'any-opponent' | 'everyone' | 'own' | 'that-opponent') =>
		[{ do: 'take-boon', of }] as const;

	test('the owner picks whose and which; each clan is shown once', () => {
		const { facts, asked } = carryOut(table, take('opponents'), {
			answers: [['l2'], ['gangrel']]
		});
		expect(asked).toEqual([
			{ seat: 's1', prompt: 'whose-boon', options: ['l2', 'c4', 'l3'] },
			{ seat: 's1', prompt: 'which-boon', options: ['brujah', 'gangrel'] }
		]);
		expect(facts).toEqual([moved('gangrel', 'l2', 'l1')]);
	});

	test('with one kind of boon only whose is asked', () => {
		const { facts, asked } = carryOut(table, take('any-opponent'), { answers: [['l3']] });
		expect(asked).toHaveLength(1);
		expect(facts).toEqual([moved('lasombra', 'l3', 'l1')]);
	});

	test('never out of the own bloodline', () => {
		expect(carryOut(table, take('everyone')).asked[0]?.options).toEqual(['l2', 'c4', 'l3']);
		expect(carryOut(table, take('own'))).toMatchObject({ facts: [], asked: [] });
	});

	test('of that opponent', () => {
		const about = context({ opponent: 's3' });
		expect(carryOut(table, take('that-opponent'), { about }).facts).toEqual([
			moved('lasombra', 'l3', 'l1')
		]);
	});

	test('nobody in torpor takes one', () => {
		const about = context({ bearer: 'c1' });
		expect(carryOut(table, take('opponents'), { about })).toMatchObject({ facts: [], asked: [] });
	});

	test('it is moved, not made', () => {
		const after = carryOut(table, take('opponents'), { answers: [['c4']] }).table;
		expect(after.bloodlines['s1']?.vampires['l1']?.boons).toEqual(['brujah', 'brujah']);
		expect(after.bloodlines['s2']?.vampires['c4']?.boons).toEqual([]);
	});
});

describe('recover a boon', () => {
	const recover = [{ do: 'recover-boon' }] as const;

	test('one of the own clan out of another bloodline, not out of torpor', () => {
		const { facts, asked } = carryOut(table, recover, { answers: [['l2']] });
		expect(asked).toEqual([{ seat: 's1', prompt: 'whose-boon', options: ['l2', 'c4'] }]);
		expect(facts).toEqual([moved('brujah', 'l2', 'l1')]);
	});

	test('with none out there nothing happens', () => {
		const about = context({ seat: 's3', bearer: 'c6' });
		expect(carryOut(table, recover, { about })).toMatchObject({ facts: [], asked: [] });
	});
});
