import { describe, expect, test } from 'vitest';
import { reasonsAt, totalsAt } from '../../../../src/lib/games/vendetta/table/power.ts';
import { acting, cardsWith } from '../cards.ts';
import { planning, type World } from '../world.ts';

const gain = (n: number) => ({ do: 'gain', what: 'influence', amount: n }) as const;
const ranking = (world: World, location = '1') =>
	world.of('ConflictRanked').find((one) => one.location === location)?.ranking ?? [];

describe('Preparation, Conflict, Aftermath', () => {
	test('V26 two own cards in a step: the owner’s order, the second chosen after the first ended', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('conflict', gain(1)),
				'brujah-2': acting('conflict', gain(2)),
				'brujah-3': acting('conflict', gain(3))
			}
		});
		const world = planning(4, { cards });
		const slots = ['brujah-1', 'brujah-2', 'brujah-3'].map((card) =>
			world.lay('s1', card, { at: '1' })
		);
		world.resolve().tokens();
		expect(world.table.question).toMatchObject({
			seat: 's1',
			prompt: 'which-card',
			options: slots.map(String)
		});
		world.answer(String(slots[1]));
		expect(world.player('s1').influence).toBe(5);
		expect(world.table.question?.options).toEqual([String(slots[0]), String(slots[2])]);
		world.answer(String(slots[2]));
		expect(world.of('AbilityBegan').map(({ source }) => source.card)).toEqual([
			'brujah-3',
			'brujah-1'
		]);
	});

	test('V27 cards of two players: turn order', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('conflict', gain(1)),
				'gangrel-1': acting('conflict', gain(1))
			}
		});
		const world = planning(4, { cards, first: 's2' });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		expect(world.of('AbilityBegan').map(({ seat }) => seat)).toEqual(['s2', 's1']);
	});

	test('V28 equal totals, any place: the earlier in turn order', () => {
		const world = planning(4, { first: 's3' });
		world.lay('s1', 'brujah-6', { at: '1' });
		world.lay('s2', 'gangrel-4', { at: '1' });
		world.lay('s3', 'malkavian-6', { at: '1' });
		world.lay('s4', 'nosferatu-4', { at: '1' });
		world.resolve().tokens();
		expect(ranking(world).map(({ seat, total }) => [seat, total])).toEqual([
			['s3', 6],
			['s1', 6],
			['s4', 4],
			['s2', 4]
		]);
		expect(world.of('AllyWon').map(({ seat }) => seat)).toEqual(['s3']);
		expect(world.of('VictimGained').map(({ seat }) => seat)).toEqual(['s1']);
	});

	test('V29 one player with cards after Withdraw: the first reward only, not the second too', () => {
		const world = planning(4);
		world.lay('s1', 'brujah-4', { at: '1' });
		world.lay('s2', 'gangrel-4', { at: '1' });
		world.resolve().tokens('s2');
		expect(world.of('AllyWon')).toMatchObject([{ seat: 's1', location: '1' }]);
		expect(world.of('VictimGained')).toEqual([]);
		expect(world.player('s1').influence).toBe(4);
	});

	test('V30 no cards after Conflict effects, Blood there: no rewards, the Ally is removed', () => {
		const cards = cardsWith({
			clanCards: { 'brujah-4': acting('conflict', { do: 'to-hand', cards: 'this' }) }
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-4', { at: '1' });
		world.blood('s1', '1', 3).blood('s2', '1', 2).resolve().tokens();
		expect(ranking(world)).toEqual([]);
		expect(world.of('AllyRemoved')[0]?.location).toBe('1');
	});

	test('V31 face down in the ranking: 0', () => {
		const cards = cardsWith({
			clanCards: {
				'gangrel-1': acting('conflict', {
					do: 'turn-down',
					cards: { of: 'rivals', which: 'highest' }
				})
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		expect(ranking(world)).toMatchObject([
			{ seat: 's2', total: 1 },
			{ seat: 's1', total: 0 }
		]);
	});

	test('V32 printed Power halved, rounded down: plus, minus and Blood are not', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting('preparation', { do: 'power', cards: 'this', amount: 3 }),
				'gangrel-1': acting('conflict', { do: 'halve', cards: { of: 'rivals', which: 'all' } })
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.blood('s1', '1', 3).resolve().tokens();
		expect(ranking(world)[0]).toMatchObject({ seat: 's1', cards: 6, blood: 3, total: 9 });
	});

	test('V33 the Haven won, alone too: 1 more, Ambition, and its Aftermath begins with the winner', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('aftermath', gain(1)),
				'malkavian-7': acting('aftermath', gain(1))
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: 'haven' });
		world.lay('s3', 'malkavian-7', { at: 'haven' });
		world.resolve().tokens();
		expect(world.of('AmbitionTaken')).toMatchObject([{ seat: 's3' }]);
		expect(world.of('AbilityBegan').map(({ seat }) => seat)).toEqual(['s3', 's1']);
		expect(world.player('s3').influence).toBe(3 + 1 + 1 + 1);
		expect(world.table.order[0]).toBe('s3');

		const alone = planning(4);
		alone.lay('s2', 'gangrel-1', { at: 'haven' });
		alone.resolve().tokens();
		expect(alone.of('AmbitionTaken')).toMatchObject([{ seat: 's2' }]);
		expect(alone.player('s2').influence).toBe(3 + 1 + 1);
	});

	test('V34 a card won, then Frenzy in that Aftermath: it may be drained', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('aftermath', { do: 'lose', what: 'blood', amount: 9, who: 'winner' })
			}
		});
		const world = planning(4, { cards }).pool('s2', { alliance: [] }).ally('1', 'ally-7');
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-7', { at: '1' });
		world.resolve().tokens();
		expect(world.of('CardDrained')).toMatchObject([{ seat: 's2', card: 'ally-7', why: 'frenzy' }]);
	});

	test('V35 third place: Influence only', () => {
		const world = planning(4, {
			readings: {
				rewards: [
					[3, 2, 1],
					[0, 0, 0],
					[0, 0, 0]
				]
			}
		});
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-4', { at: '1' });
		world.lay('s3', 'malkavian-2', { at: '1' });
		world.resolve().tokens();
		expect(world.of('VictimGained').map(({ seat }) => seat)).toEqual(['s2']);
		expect(world.player('s3')).toMatchObject({
			influence: 3 + 1,
			alliance: expect.not.arrayContaining(['ally-1'])
		});
	});

	test('V36 Blood at a finished Location: still deployed, lost at the end of the round', () => {
		// Neither Ally feeds anything.
		const world = planning(4).ally('1', 'ally-1').ally('2', 'ally-4');
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s1', 'brujah-2', { at: '2' });
		world.blood('s1', '1', 3).resolve().tokens();
		expect(world.table.locations[0]?.resolved).toBe(true);
		expect(world.table.blood['1']?.['s1']).toBe(3);
		const { blood } = world.player('s1');
		world.tokens();
		expect(world.table).toMatchObject({ round: 2, blood: {} });
		expect(world.player('s1').alliance).toEqual(['victim', 'ally-1', 'ally-4']);
		// Feed of the one Victim.
		expect(world.player('s1').blood).toBe(blood + 1);
	});

	test('V37 a card on another’s Position counts for that one, and goes home to its owner', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting('conflict', { do: 'give-card', cards: 'this', to: 'chosen-rival' })
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		const { hand } = world.player('s1');
		world.resolve().tokens();
		expect(ranking(world)[0]).toMatchObject({ seat: 's2', total: 8 });
		expect(world.player('s1').hand).toBe(hand + 2);
		expect(world.secret('s1').hand).toContain('brujah-7');
	});

	test('V38 a card or Blood that was moved is deployed where it is now', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting(
					'preparation',
					{ do: 'carry', amount: 'all', to: 'haven' },
					{ do: 'move', cards: 'this', to: 'haven' }
				)
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.blood('s1', '1', 2).resolve().tokens();
		expect(ranking(world)).toEqual([]);
		expect(totalsAt(world.table, 'haven')).toMatchObject([{ seat: 's1', total: 9 }]);
	});

	test('V39 an amount by round: this round’s', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting('conflict', {
					do: 'gain',
					what: 'influence',
					amount: { byRound: [1, 5, 9] }
				})
			}
		});
		const world = planning(4, { cards });
		world.resolve();
		expect(world.table.round).toBe(2);
		for (const seat of world.table.together?.seats ?? [])
			world.give({ type: 'KeepCards', seat, cards: world.own(seat).offered.slice(0, 1) });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.resolve().tokens();
		expect(world.player('s1').influence).toBe(3 + 5 + 2);
	});
});

test('“why 7?” lists the printed value, each change with its card, and Blood', () => {
	const cards = cardsWith({
		clanCards: {
			'gangrel-1': acting('preparation', {
				do: 'power',
				cards: { of: 'rivals', which: 'all' },
				amount: 9,
				minus: true
			})
		}
	});
	const world = planning(4, { cards });
	const slot = world.lay('s1', 'brujah-7', { at: '1' });
	world.lay('s2', 'gangrel-1', { at: '1' });
	// Another card that asks keeps the conflict open.
	world.blood('s1', '1', 2);
	const mark = { mark: 'power', slot, by: -9, at: '1', of: 'gangrel-1' } as const;
	world.table = { ...world.table, marks: [mark] };
	expect(reasonsAt(world.table, '1', 's1')).toEqual([
		{ of: 'brujah-7', slot, why: 'printed', by: 7 },
		{ of: 'gangrel-1', slot, why: 'plus', by: -9 },
		{ of: null, slot, why: 'floor', by: 2 },
		{ of: null, slot: null, why: 'blood', by: 2 }
	]);
});
