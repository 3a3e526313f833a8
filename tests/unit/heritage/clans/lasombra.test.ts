import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { BOTH, joined, vampire } from '../table/kit.ts';
import { asked, clanTable, effectsTask, happened, play } from './clan-kit.ts';

const kiss: Effect = {
	do: 'kiss-the-ring',
	suffer: [
		{ do: 'assign', what: 'infamy', amount: 1, to: { who: 'any', of: 'that-opponent' } },
		{ do: 'exhaust', whom: { who: 'each', of: 'that-opponent' } }
	]
};
const given = (clan: string, from: string, to = 'l1') => ({
	type: 'BoonMoved',
	clan,
	from: { on: 'vampire', vampire: from },
	to: { on: 'vampire', vampire: to }
});
const suffers = (id: string) => [
	{ type: 'TokensChanged', vampire: id, power: 0, infamy: 1 },
	{ type: 'VampireExhausted', vampire: id }
];

describe.each(BOTH)('Lasombra: kiss the ring (%s)', (dealer) => {
	/** s2 holds boons of three clans, s3 one and one in torpor, s4 none but in torpor. */
	const table = clanTable(
		dealer,
		[
			vampire('l2', null, { boons: ['gangrel', 'gangrel', 'brujah'] }),
			vampire('l3', null, { boons: ['lasombra'] }),
			joined('s3', 'c3', 'l3'),
			vampire('c3', 'l3', { boons: ['brujah'], torpor: true }),
			vampire('l4', null),
			joined('s4', 'c4', 'l4'),
			vampire('c4', 'l4', { boons: ['malkavian'], torpor: true })
		],
		{ players: 4 }
	);
	const task = effectsTask([kiss]);

	test('each opponent in turn order is asked for one of the boons of its vampires outside torpor', () => {
		const first = play(table, [task]);
		expect(asked(first.table)).toEqual({
			seat: 's2',
			prompt: 'give-a-boon',
			options: ['l2:gangrel', 'l2:brujah', 'suffer'],
			least: 1,
			about: { vampire: 'l1' }
		});
		expect(asked(play(table, [task], ['suffer']).table)).toMatchObject({
			seat: 's3',
			options: ['l3:lasombra', 'suffer']
		});
	});

	test('the turn order begins after the player', () => {
		const went = play(table, [effectsTask([kiss], { seat: 's3', bearer: 'l3' })]);
		expect(asked(went.table)).toMatchObject({ seat: 's1', about: { vampire: 'l3' } });
	});

	test('whoever gives does not suffer; whoever has none suffers without being asked', () => {
		const went = play(table, [task], ['l2:brujah', 'l3:lasombra']);
		expect(happened(went.events)).toEqual([
			given('brujah', 'l2'),
			given('lasombra', 'l3'),
			...suffers('l4')
		]);
		expect(went.table.bloodlines['s1']?.vampires['l1']?.boons).toEqual([
			'brujah',
			'brujah',
			'brujah',
			'brujah',
			'lasombra'
		]);
	});

	test('only who refuses suffers, each once, when all have chosen', () => {
		const went = play(table, [task], ['suffer', 'l3:lasombra']);
		expect(happened(went.events)).toEqual([
			given('lasombra', 'l3'),
			...suffers('l2'),
			...suffers('l4')
		]);
	});

	test('all may refuse', () => {
		const went = play(table, [task], ['suffer', 'suffer']);
		expect(happened(went.events)).toEqual([...suffers('l2'), ...suffers('l3'), ...suffers('l4')]);
	});

	test('boons come to the coterie leader, and to the clan leader when that one sleeps', () => {
		const coterie = (torpor: boolean) =>
			clanTable(dealer, [joined('s1', 'c1', 'l1'), vampire('c1', 'l1', { torpor })]);
		const led = effectsTask([kiss], { bearer: 'c1' });
		expect(happened(play(coterie(false), [led], ['l2:gangrel']).events)).toEqual([
			given('gangrel', 'l2', 'c1')
		]);
		expect(happened(play(coterie(true), [led], ['l2:gangrel']).events)).toEqual([
			given('gangrel', 'l2', 'l1')
		]);
	});

	test('they come to the clan leader where the card has no vampire of its own', () => {
		for (const bearer of [null, 'l2']) {
			const went = play(clanTable(dealer), [effectsTask([kiss], { bearer })], ['l2:gangrel']);
			expect(happened(went.events)).toEqual([given('gangrel', 'l2')]);
		}
	});
});
