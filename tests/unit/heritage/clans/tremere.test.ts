import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { BOTH, character, joined, setting, vampire } from '../table/kit.ts';
import { asked, clanTable, effectsTask, happened, play, schemeCard } from './clan-kit.ts';

const usurp: Effect = { do: 'usurp', whom: { who: 'any', of: 'own' } };
const usurped = (id: string, by: string): TableEvent => ({
	type: 'VampireUsurped',
	vampire: id,
	by
});
const refilled = (id: string): TableEvent => ({ type: 'QueueRefilled', character: id });
const gain: Effect = { do: 'gain', what: 'power', amount: 1 };
const ability = { name: 'Gift', effects: [gain], sticker: null };

/** c11 is an ancilla, c12 a bonded Gangrel, c13 a bonded Brujah as `s1` is. */
const special = [
	character('c11', { abilities: [ability] }),
	character('c12', { clan: 'gangrel', bonded: true }),
	character('c13', { bonded: true })
];
const cast = setting().cast.map((card) => special.find(({ id }) => id === card.id) ?? card);
const queue: Correction = { set: 'queue', queue: ['c11', 'c12', 'c13', 'c14', 'c15'] };
const bloodline = [
	joined('s1', 'c1', 'l1'),
	joined('s1', 'c2', 'c1'),
	vampire('c1', 'l1', { power: 3, infamy: 2, boons: ['gangrel'], exhausted: true, enemy: 'feud' })
];

describe.each(BOTH)('Tremere: usurp (%s)', (dealer) => {
	const table = clanTable(dealer, [...bloodline, queue], { cast });
	const refill = { characters: ['c20'] };

	test('the player picks a vampire, never a clan leader, then who takes its place', () => {
		const first = play(table, [effectsTask([usurp])]);
		expect(asked(first.table)).toEqual({
			seat: 's1',
			prompt: 'whom-to-usurp',
			options: ['c1', 'c2'],
			least: 1,
			about: {}
		});
		expect(asked(play(table, [effectsTask([usurp])], ['c1']).table)).toEqual({
			seat: 's1',
			prompt: 'which-usurper',
			options: ['c11', 'c13', 'c14', 'c15'],
			least: 1,
			about: { vampire: 'c1' }
		});
	});

	test('all tokens but torpor come to the new card, and childer stay below it', () => {
		const asleep = clanTable(
			dealer,
			[
				...bloodline,
				vampire('c1', 'l1', {
					power: 3,
					infamy: 2,
					boons: ['gangrel'],
					exhausted: true,
					torpor: true
				}),
				queue
			],
			{ cast }
		);
		const sleeper: Effect = {
			do: 'usurp',
			whom: { who: 'any', of: 'own', where: { torpor: true } }
		};
		const went = play(asleep, [effectsTask([sleeper])], ['c14'], refill);
		expect(happened(went.events)).toEqual([usurped('c1', 'c14'), refilled('c20')]);
		const { vampires } = went.table.bloodlines['s1'] ?? {};
		expect(vampires?.['c14']).toEqual({
			id: 'c14',
			sire: 'l1',
			power: 3,
			infamy: 2,
			boons: ['gangrel'],
			exhausted: true,
			torpor: false,
			enemy: null,
			absorbed: []
		});
		expect(vampires?.['c2']?.sire).toBe('c14');
	});

	test('the old card is discarded', () => {
		const went = play(table, [effectsTask([usurp])], ['c2', 'c14'], refill);
		expect(went.table.discards).toEqual(['c2']);
		expect(went.table.bloodlines['s1']?.vampires['c2']).toBeUndefined();
	});

	test('it is no recruit: nothing is activated, triggered or paid, and the recruit stays open', () => {
		const poor = clanTable(
			dealer,
			[...bloodline, vampire('c1', 'l1'), vampire('l1', null), queue],
			{ cast }
		);
		const went = play(poor, [effectsTask([usurp])], ['c2', 'c11'], refill);
		expect(happened(went.events)).toEqual([usurped('c2', 'c11'), refilled('c20')]);
		expect(went.table.turn?.recruit).toBe('open');
		expect(went.table.recruits).toEqual(poor.recruits);
	});

	test('who is reserved for another player does not usurp, who is reserved for oneself may', () => {
		const reserved: Correction = { set: 'reserved', reserved: { c14: 's2', c15: 's1' } };
		const held = clanTable(dealer, [...bloodline, queue, reserved], { cast });
		const went = play(held, [effectsTask([usurp])], ['c1']);
		expect(asked(went.table)?.options).toEqual(['c11', 'c13', 'c15']);
	});

	test('whoever is bonded usurps only in the own clan', () => {
		const rival = clanTable(
			dealer,
			[joined('s2', 'c3', 'l2'), { set: 'queue', queue: ['c12', 'c13'] }],
			{ cast }
		);
		const theirs: Effect = { do: 'usurp', whom: { who: 'any', of: 'opponents' } };
		const went = play(rival, [effectsTask([theirs])], [], refill);
		expect(happened(went.events)[0]).toEqual(usurped('c3', 'c12'));
	});

	test('without anybody who may usurp, nobody is asked', () => {
		const none = clanTable(dealer, [...bloodline, { set: 'queue', queue: ['c12'] }], { cast });
		expect(play(none, [effectsTask([usurp])]).events).toEqual([]);
		const leaderAlone = clanTable(dealer, [queue], { cast });
		expect(play(leaderAlone, [effectsTask([usurp])]).events).toEqual([]);
		const bearer: Effect = { do: 'usurp', whom: { who: 'clan-leader' } };
		expect(play(table, [effectsTask([bearer])]).events).toEqual([]);
	});

	test('each means one usurper a vampire, none twice, and the queue refills at the end', () => {
		const each: Effect = { do: 'usurp', whom: { who: 'each', of: 'own' } };
		const went = play(table, [effectsTask([each])], ['c15', 'c11'], { characters: ['c19', 'c20'] });
		expect(asked(play(table, [effectsTask([each])], ['c15']).table)?.options).toEqual([
			'c11',
			'c13',
			'c14'
		]);
		expect(happened(went.events)).toEqual([
			usurped('c1', 'c15'),
			usurped('c2', 'c11'),
			refilled('c19'),
			refilled('c20')
		]);
	});

	test('with more vampires than usurpers the rest stays', () => {
		const each: Effect = { do: 'usurp', whom: { who: 'each', of: 'own' } };
		const short = clanTable(dealer, [...bloodline, { set: 'queue', queue: ['c15'] }], { cast });
		const went = play(short, [effectsTask([each])], [], refill);
		expect(happened(went.events).slice(0, 2)).toEqual([usurped('c1', 'c15'), refilled('c20')]);
	});

	test('the rest of the scheme happens to whoever took the place of its leader', () => {
		const schemes = [schemeCard([usurp, gain])];
		const led = clanTable(dealer, [...bloodline, vampire('c1', 'l1'), queue], { cast, schemes });
		const went = play(
			led,
			[
				effectsTask([usurp, gain], { bearer: 'c1' }),
				{ kind: 'end-scheme', seat: 's1', scheme: 'scheme', leader: 'c1' }
			],
			['c1', 'c14'],
			refill
		);
		expect(happened(went.events)).toEqual([
			usurped('c1', 'c14'),
			refilled('c20'),
			{ type: 'TokensChanged', vampire: 'c14', power: 1, infamy: 0 },
			{ type: 'SchemeEnded', seat: 's1', scheme: 'scheme', fate: 'spent' },
			{ type: 'VampireExhausted', vampire: 'c14' }
		]);
	});
});
