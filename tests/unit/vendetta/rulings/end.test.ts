import { describe, expect, test } from 'vitest';
import { acting, cardsWith, ruling } from '../cards.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import { finalCountSchema } from '../../../../src/lib/games/vendetta/count/shapes.ts';
import { tableFaults } from '../../../../src/lib/games/vendetta/table/invariants.ts';
import { finalCountOf, scoreOf } from '../../../../src/lib/games/vendetta/table/scoring.ts';
import { begun, keepAll, planning, type World } from '../world.ts';

const places = ({ table }: World) => scoreOf(table).seats.map(({ place }) => place);

describe('The end of the game', () => {
	test('V40 a tie: Blood in Pools, not deployed; then turn order', () => {
		const world = planning(4, { first: 's3' }).pool('s2', { blood: 3 }).pool('s1', { blood: 2 });
		world.pool('s3', { blood: 2 }).pool('s4', { blood: 2 }).blood('s1', 'haven', 9);
		expect(places(world)).toEqual([4, 1, 2, 3]);
	});

	test('V40 the order is the new one, of who won the last Haven', () => {
		const world = planning(3, { first: 's1' }).ally('haven', 'ally-5');
		world.table = { ...world.table, round: 3 };
		world.pool('s1', { influence: 5, alliance: [], blood: 4 });
		world.pool('s2', { influence: 5, alliance: [], blood: 4 });
		// An Ally worth 1, and 3 and 1 more for winning there.
		world.pool('s3', { influence: 0, alliance: [], blood: 4 });
		world.lay('s3', 'malkavian-1', { at: 'haven' });
		world.resolve().tokens();
		expect(world.table).toMatchObject({ phase: 'finished', ambition: 's3' });
		const { seats = [] } = world.table.score ?? {};
		expect(seats.map(({ total, blood, place }) => [total, blood, place])).toEqual([
			[5, 4, 2],
			[5, 4, 3],
			[5, 4, 1]
		]);
	});

	test('a game that ends before a Frenzy is over is a count that can be kept', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('conflict', {
					do: 'lose',
					what: 'blood',
					amount: 99,
					who: 'each-opponent'
				})
			}
		});
		const readings = { severalHit: 'all-first' } as const;
		const world = planning(4, { cards, readings, teams: true, first: 's4' });
		world.pool('s2', { alliance: ['ally-20'], tokens: 2 });
		world.pool('s4', { alliance: ['ally-21'], tokens: 2 });
		world.table = { ...world.table, victims: world.table.victims + 2 };
		world.lay('s1', 'brujah-1', { at: '1' });
		world.resolve().tokens().answer('yes');
		// s2 and s4 are out; the Frenzy of s3 was still to come.
		expect(world.table.phase).toBe('finished');
		expect(world.player('s3').blood).toBe(0);
		expect(tableFaults(world.table)).toEqual([]);
		expect(parseAs(finalCountSchema, finalCountOf(world.table)).success).toBe(true);
		expect(world.table.score?.teams).toMatchObject([{ place: 1 }, { place: 2 }]);
	});

	test('of two who win all ties, the earlier in turn order, whatever their Blood', () => {
		const cards = cardsWith({
			allies: { 'ally-1': ruling({ rule: 'wins-ties' }), 'ally-5': ruling({ rule: 'wins-ties' }) }
		});
		const world = planning(3, { cards, first: 's2' }).pool('s3', { blood: 99 });
		world
			.pool('s1', { alliance: ['ally-1'], blood: 9 })
			.pool('s2', { alliance: ['ally-5'], blood: 1 });
		expect(places(world)).toEqual([2, 1, 3]);
	});

	test('V41 after round 3 there is no clean-up', () => {
		const world = planning(3);
		world.table = { ...world.table, round: 3 };
		world.lay('s1', 'brujah-1', { at: '1' });
		world.blood('s1', '1', 2).pool('s1', { tokens: 1, flipped: 1 }).resolve().tokens();
		expect(world.table.phase).toBe('finished');
		expect(world.of('RoundCleared')).toEqual([]);
		expect(world.table.deployed).toHaveLength(1);
		expect(world.table.blood['1']?.['s1']).toBe(2);
		expect(world.table.score?.seats.find(({ seat }) => seat === 's1')).toMatchObject({
			place: 1,
			parts: { tokens: -1 }
		});
	});
});

describe('Variants', () => {
	test('V42 a relic counts used or not, and is not used again', () => {
		const cards = cardsWith({
			relics: {
				'relic-3': {
					influence: 2,
					abilities: [{ ability: 'use', effects: [{ do: 'gain', what: 'blood', amount: 4 }] }]
				}
			}
		});
		const relicsShown = ['relic-1', 'relic-2', 'relic-3', 'relic-4'];
		const world = begun(3, { cards, relics: true, relicsShown });
		for (const [seat, relic] of [
			['s3', 'relic-1'],
			['s2', 'relic-2'],
			['s1', 'relic-3']
		] as const)
			world.give({ type: 'ChooseRelic', seat, relic });
		keepAll(world);
		const relicOf = () => scoreOf(world.table).seats[0]?.parts.relic;
		const use = {
			type: 'UseAbility',
			seat: 's1',
			source: { card: 'relic-3' },
			ability: 0
		} as const;
		expect(relicOf()).toBe(2);
		world.give(use);
		expect(world.player('s1').blood).toBe(11);
		expect(relicOf()).toBe(2);
		world.refuses(use, 'relic-used');
	});

	test('V43 relics go counter-clockwise from the right of the Ambition token; the Haven has no Location card', () => {
		const world = begun(4, { relics: true, locationCards: true });
		const [first = '', second = ''] = world.table.relicsShown;
		expect(world.table.relicsShown).toHaveLength(5);
		world.refuses({ type: 'ChooseRelic', seat: 's1', relic: first }, 'chooses-first');
		world.give({ type: 'ChooseRelic', seat: 's4', relic: first });
		world.refuses({ type: 'ChooseRelic', seat: 's3', relic: first }, 'chosen-already');
		world.give({ type: 'ChooseRelic', seat: 's3', relic: second });
		const laid = world.table.locations.map(({ id, card }) => [id, card !== null]);
		expect(laid).toEqual([
			['1', true],
			['2', true],
			['haven', false]
		]);
	});

	test('V44 a teammate is in or out at each effect; a teammate’s Frenzy pays nothing', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting(
					'conflict',
					{ do: 'lose', what: 'blood', amount: 9, who: 'each-rival' },
					{ do: 'lose', what: 'influence', amount: 1, who: 'each-rival' }
				)
			}
		});
		const world = planning(4, { cards, teams: true });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.lay('s3', 'malkavian-2', { at: '1' });
		world.resolve().tokens();
		expect(world.table.question).toMatchObject({
			seat: 's1',
			prompt: 'teammate',
			about: { seat: 's3' }
		});
		world.answer('yes');
		expect(world.of('FrenzyEntered')).toMatchObject([
			{ seat: 's2', cause: 's1' },
			{ seat: 's3', cause: null }
		]);
		expect(world.player('s1').influence).toBe(4);
		world.answer('no');
		expect(
			world
				.of('InfluenceMoved')
				.filter(({ why }) => why === 'lose')
				.map(({ seat }) => seat)
		).toEqual(['s2']);
	});

	test.each([
		['yes', 3 + 1],
		['no', 7 + 1]
	])(
		'V44 so are a teammate’s cards, where a card is about those of Rivals: %s',
		(answer, total) => {
			const halve = { do: 'halve', cards: { of: 'rivals', which: 'all' } } as const;
			const cards = cardsWith({ clanCards: { 'brujah-1': acting('conflict', halve) } });
			const world = planning(4, { cards, teams: true });
			world.lay('s1', 'brujah-1', { at: '1' });
			world.lay('s2', 'gangrel-6', { at: '1' });
			world.lay('s3', 'malkavian-7', { at: '1' });
			world.blood('s3', '1', 1).resolve().tokens();
			expect(world.table.question).toMatchObject({
				seat: 's1',
				prompt: 'teammate',
				about: { card: 'brujah-1', seat: 's3' }
			});
			world.answer(answer);
			const totals = world.of('ConflictRanked')[0]?.ranking ?? [];
			expect(totals.find(({ seat }) => seat === 's2')?.total).toBe(3);
			expect(totals.find(({ seat }) => seat === 's3')?.total).toBe(total);
		}
	);

	test('V44 nobody is asked about a teammate of whom no card is meant', () => {
		const halve = { do: 'halve', cards: { of: 'rivals', which: 'all', face: 'up' } } as const;
		const cards = cardsWith({ clanCards: { 'brujah-1': acting('conflict', halve) } });
		const world = planning(4, { cards, teams: true });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-6', { at: '1' });
		world.blood('s3', '1', 1).resolve().tokens();
		expect(world.of('ConflictRanked')[0]?.ranking).toMatchObject([
			{ seat: 's2', total: 3 },
			{ seat: 's1', total: 1 },
			{ seat: 's3', total: 1 }
		]);
	});

	test('V45 teammates first and second: both rewards', () => {
		const world = planning(4, { teams: true });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s3', 'malkavian-5', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		expect(world.of('AllyWon')[0]?.seat).toBe('s1');
		expect(world.of('VictimGained')[0]?.seat).toBe('s3');
	});

	test('V45 six in teams: four Locations, turns A B C A B C', () => {
		const { table } = planning(6, { teams: true });
		expect(table.locations.map(({ id }) => id)).toEqual(['1', '2', '3', 'haven']);
		expect(table.order.map((seat) => table.players[seat]?.team)).toEqual([
			'a',
			'b',
			'c',
			'a',
			'b',
			'c'
		]);
	});
});

describe('Contradicting rules', () => {
	test('V46 card against rule: the card', () => {
		const cards = cardsWith({
			locationCards: { 'place-1': ruling({ rule: 'blood-limit', n: 5 }) }
		});
		const world = planning(4, {
			cards,
			locationCards: true,
			locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
		});
		const play = {
			type: 'PlayCard',
			seat: 's1',
			card: 'brujah-hunt',
			face: 'up',
			blood: 5
		} as const;
		world.refuses({ ...play, at: '2' }, 'too-much-blood').give({ ...play, at: '1' });
		expect(world.table.blood['1']?.['s1']).toBe(5);
	});

	test('V47 partly possible: as far as possible; impossible: ignored', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting(
					'conflict',
					{ do: 'lose', what: 'influence', amount: 9, who: 'each-rival' },
					{ do: 'turn-up', cards: { of: 'rivals', which: 'one', face: 'down' } },
					{ do: 'gain', what: 'influence', amount: 1 }
				)
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		expect(world.of('InfluenceMoved').filter(({ why }) => why === 'lose')).toMatchObject([
			{ seat: 's2', by: -3 }
		]);
		expect(world.player('s1').influence).toBe(3 + 1 + 1);
	});
});
