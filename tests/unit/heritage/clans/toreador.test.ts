import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { BOTH, joined, vampire } from '../table/kit.ts';
import { asked, clanTable, effectsTask, happened, play } from './clan-kit.ts';

const gain = (amount: number): Effect => ({ do: 'gain', what: 'power', amount });
const gained = (power: number, id = 'l1') => ({
	type: 'TokensChanged',
	vampire: id,
	power,
	infamy: 0
});
const party: Effect = { do: 'invitation', parts: [[gain(2)], [gain(3), gain(4)]] };

describe.each(BOTH)('Toreador: invitation (%s)', (dealer) => {
	const table = clanTable(
		dealer,
		[
			joined('s1', 'c1', 'l1'),
			joined('s2', 'c2', 'l2'),
			vampire('c2', 'l2', { torpor: true }),
			vampire('l3', null)
		],
		{ players: 3 }
	);
	const task = effectsTask([party]);

	test('a vampire of an opponent outside torpor may be invited', () => {
		expect(asked(play(table, [task]).table)).toEqual({
			seat: 's1',
			prompt: 'whom-to-invite',
			options: ['l2', 'l3'],
			least: 0,
			about: {}
		});
	});

	test('the order is fixed before the answer', () => {
		const ordering = play(table, [task], ['l3']);
		expect(asked(ordering.table)).toEqual({
			seat: 's1',
			prompt: 'order-of-the-invitation',
			options: ['1-2', '2-1'],
			least: 1,
			about: {}
		});
		expect(asked(play(table, [task], ['l3', '2-1']).table)).toEqual({
			seat: 's3',
			prompt: 'accept-the-invitation',
			options: ['yes', 'no'],
			least: 1,
			about: { seat: 's1', vampire: 'l3' }
		});
	});

	test('three parts have six orders', () => {
		const three: Effect = { do: 'invitation', parts: [[gain(1)], [gain(2)], [gain(3)]] };
		const ordering = play(table, [effectsTask([three])], [null]);
		expect(asked(ordering.table)?.options).toEqual([
			'1-2-3',
			'1-3-2',
			'2-1-3',
			'2-3-1',
			'3-1-2',
			'3-2-1'
		]);
		const went = play(table, [effectsTask([three])], ['l3', '3-1-2', 'yes']);
		expect(happened(went.events).slice(1)).toEqual([gained(3), gained(1), gained(2)]);
	});

	test('a guest gains 1 power from the supply, and all parts happen in that order', () => {
		const went = play(table, [task], ['l3', '2-1', 'yes']);
		expect(happened(went.events)).toEqual([gained(1, 'l3'), gained(3), gained(4), gained(2)]);
		expect(went.table.bloodlines['s3']?.vampires['l3']?.power).toBe(1);
	});

	test('when the player declines, only the first part happens', () => {
		const went = play(table, [task], ['l3', '2-1', 'no']);
		expect(happened(went.events)).toEqual([gained(3), gained(4)]);
		expect(happened(play(table, [task], ['l3', '1-2', 'no']).events)).toEqual([gained(2)]);
	});

	test('nobody need be invited: only the first part happens', () => {
		const went = play(table, [task], [null, '2-1']);
		expect(happened(went.events)).toEqual([gained(3), gained(4)]);
		expect(asked(went.table)).toBeNull();
	});

	test('an invitation without parts brings a guest 1 power and no more', () => {
		const empty = effectsTask([{ do: 'invitation', parts: [] }]);
		expect(happened(play(table, [empty], ['l3', 'yes']).events)).toEqual([gained(1, 'l3')]);
		expect(happened(play(table, [empty], ['l3', 'no']).events)).toEqual([]);
	});

	test('with nobody to invite only the first part happens', () => {
		const lonely = clanTable(dealer, [vampire('l2', null, { torpor: true })]);
		expect(asked(play(lonely, [task]).table)).toMatchObject({
			prompt: 'order-of-the-invitation'
		});
		expect(happened(play(lonely, [task], ['1-2']).events)).toEqual([gained(2)]);
	});

	test('the parts and what stands below are about the guest and its player', () => {
		const hosts: Effect = { do: 'exhaust', whom: { who: 'each', of: 'that-opponent' } };
		const guest: Effect = { do: 'assign', what: 'infamy', amount: 1, to: { who: 'chosen' } };
		const card: Effect[] = [{ do: 'invitation', parts: [[hosts], [guest]] }, guest];
		const infamy = { type: 'TokensChanged', vampire: 'l2', power: 0, infamy: 1 };
		const went = play(table, [effectsTask(card)], ['l2', '1-2', 'yes']);
		expect(happened(went.events)).toEqual([
			gained(1, 'l2'),
			{ type: 'VampireExhausted', vampire: 'l2' },
			infamy,
			infamy
		]);
		expect(happened(play(table, [effectsTask(card)], ['l2', '1-2', 'no']).events)).toEqual([]);
	});

	test('a recruit from the deck is a full one, the only one of the turn, then the deck is shuffled', () => {
		const recruit: Effect = {
			do: 'recruit',
			from: 'deck',
			free: true,
			where: { archetype: 'warlike' }
		};
		const alone = clanTable(dealer);
		const twice: Effect = { do: 'invitation', parts: [[recruit], [recruit]] };
		const went = play(alone, [effectsTask([twice])], ['l2', '1-2', 'yes', 'c4']);
		expect(happened(went.events)).toEqual([
			gained(1, 'l2'),
			{
				type: 'CharacterRecruited',
				seat: 's1',
				character: 'c4',
				sire: 'l1',
				from: 'deck',
				paid: {}
			},
			{ type: 'BoardChanged', category: 'class', state: ['c4 elitist'] },
			{ type: 'DeckShuffled', discards: false }
		]);
		expect(went.table.turn?.recruit).toBe('done');
		expect(went.table.shuffles).toBe(alone.shuffles + 1);
	});
});
