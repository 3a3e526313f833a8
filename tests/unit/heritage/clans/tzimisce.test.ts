import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { BOTH, character, joined, setting, vampire } from '../table/kit.ts';
import { asked, clanTable, effectsTask, happened, play } from './clan-kit.ts';

const craft: Effect = { do: 'craft-monstrosity', whom: { who: 'any', of: 'own' } };
const crafted = (id: string, ancilla: string): TableEvent => ({
	type: 'MonstrosityCrafted',
	vampire: id,
	ancilla
});
const refilled = (id: string): TableEvent => ({ type: 'QueueRefilled', character: id });
const gaining = (amount: number) => ({
	name: `Gain ${amount}`,
	effects: [{ do: 'gain', what: 'power', amount } as const],
	sticker: null
});
const gained = (power: number) => ({ type: 'TokensChanged', vampire: 'c1', power, infamy: 0 });

const special = [
	character('c1', { abilities: [gaining(1)] }),
	character('c11', { abilities: [gaining(2), gaining(3)] }),
	character('c12', { abilities: [gaining(4)], bonded: true, clan: 'gangrel' }),
	character('c13', { abilities: [gaining(5)] })
];
const cast = setting().cast.map((card) => special.find(({ id }) => id === card.id) ?? card);
const queue: Correction = { set: 'queue', queue: ['c11', 'c12', 'c13', 'c14', 'c15'] };
const bloodline = [joined('s1', 'c1', 'l1'), vampire('l1', null)];

describe.each(BOTH)('Tzimisce: craft monstrosity (%s)', (dealer) => {
	const table = clanTable(dealer, [...bloodline, queue], { cast });
	const refill = { characters: ['c20'] };

	test('the player picks a vampire, the leader too, and an ancilla of the queue', () => {
		expect(asked(play(table, [effectsTask([craft])]).table)).toMatchObject({
			seat: 's1',
			prompt: 'which-vampire',
			options: ['l1', 'c1']
		});
		expect(asked(play(table, [effectsTask([craft])], ['c1']).table)).toEqual({
			seat: 's1',
			prompt: 'which-ancilla',
			options: ['c11', 'c12', 'c13'],
			least: 1,
			about: { vampire: 'c1' }
		});
	});

	test('it is no recruit: nothing is activated, triggered or paid, and the recruit stays open', () => {
		const went = play(table, [effectsTask([craft])], ['c1', 'c11'], refill);
		expect(happened(went.events)).toEqual([crafted('c1', 'c11'), refilled('c20')]);
		expect(went.table.turn?.recruit).toBe('open');
		expect(went.table.recruits).toEqual(table.recruits);
		expect(went.table.bloodlines['s1']?.vampires['c1']?.absorbed).toEqual(['c11']);
	});

	test('all abilities of the ancilla are the vampire’s from now on, below its own', () => {
		const trigger: Effect = { do: 'trigger', whom: { who: 'chosen' } };
		const went = play(table, [effectsTask([craft, trigger])], ['c1', 'c11'], refill);
		expect(happened(went.events)).toEqual([
			crafted('c1', 'c11'),
			refilled('c20'),
			gained(1),
			gained(2),
			gained(3)
		]);
	});

	test('a monstrosity may take more', () => {
		const one: Correction = { set: 'queue', queue: ['c13'] };
		const monster = vampire('c1', 'l1', { absorbed: ['c11'] });
		const went = play(
			clanTable(dealer, [...bloodline, one, monster], { cast }),
			[effectsTask([craft])],
			['c1'],
			refill
		);
		expect(happened(went.events)[0]).toEqual(crafted('c1', 'c13'));
		expect(went.table.bloodlines['s1']?.vampires['c1']?.absorbed).toEqual(['c11', 'c13']);
	});

	test('an ancilla that is reserved for another player is left to it', () => {
		const reserved: Correction = { set: 'reserved', reserved: { c11: 's2', c13: 's1' } };
		const went = play(
			clanTable(dealer, [...bloodline, queue, reserved], { cast }),
			[effectsTask([craft])],
			['c1']
		);
		expect(asked(went.table)?.options).toEqual(['c12', 'c13']);
	});

	test('without an ancilla nobody is asked', () => {
		const plain: Correction = { set: 'queue', queue: ['c14', 'c15'] };
		const went = play(clanTable(dealer, [...bloodline, plain], { cast }), [effectsTask([craft])]);
		expect(went.events).toEqual([]);
	});
});
