import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/vendetta/effects/effect.ts';
import { acting, cardsWith, passive, passiveRule } from '../cards.ts';
import { planning, type World } from '../world.ts';
import { acted, totals } from './acted.ts';

const lies = (world: World, card: string) => world.table.deployed.find((one) => one.card === card);

describe('Cards turned and moved', () => {
	test('turn up: one that is chosen elsewhere', () => {
		let slots: number[] = [];
		const world = acted(
			[
				{
					do: 'turn-up',
					cards: { of: 'rivals', which: 'one', where: 'elsewhere', face: 'down', most: 2 }
				}
			],
			(before) => {
				slots = [
					before.lay('s2', 'gangrel-3', { at: '2', face: 'down' }),
					before.lay('s3', 'malkavian-3', { at: 'haven', face: 'down' }),
					before.lay('s3', 'malkavian-4', { at: 'haven', face: 'down' })
				];
			}
		);
		expect(world.table.question).toMatchObject({
			prompt: 'which-cards',
			options: slots.map(String),
			least: 1,
			most: 2
		});
		world.answer(String(slots[0]), String(slots[2]));
		expect(world.of('CardTurned').map(({ card }) => card)).toEqual(['gangrel-3', 'malkavian-4']);
	});

	test('a card turned down stays known, and does nothing', () => {
		const world = acted(
			[{ do: 'turn-down', cards: { of: 'rivals', which: 'highest' } }],
			undefined,
			{ step: 'preparation' }
		);
		expect(totals(world)).toEqual({ s1: 7, s2: 1, s3: 0 });
		expect(world.player('s3').seen).toContain('malkavian-hunt');
	});

	test('move: to the Haven, where it counts', () => {
		const world = acted([{ do: 'move', cards: { of: 'rivals', which: 'all' }, to: 'haven' }]);
		expect(totals(world)).toEqual({ s1: 7 });
		expect(lies(world, 'gangrel-1')).toMatchObject({ at: 'haven', position: 's2' });
	});

	test('give: to another Position here', () => {
		const world = acted([{ do: 'give-card', cards: 'this', to: 'chosen-rival' }]).answer('s3');
		expect(totals(world)).toEqual({ s3: 9, s2: 1 });
	});

	test('swap: two cards change places', () => {
		const world = acted(
			[{ do: 'swap-cards', one: 'this', other: { of: 'own', which: 'one', where: 'elsewhere' } }],
			(before) => before.lay('s1', 'brujah-2', { at: '2' })
		);
		expect(totals(world)['s1']).toBe(2);
		expect(lies(world, 'brujah-7')?.at).toBe('2');
	});

	test('to hand: to whose it is', () => {
		const world = acted([{ do: 'to-hand', cards: { of: 'rivals', which: 'highest' } }]);
		expect(world.secret('s3').hand).toContain('malkavian-2');
		expect(totals(world)).toEqual({ s1: 7, s2: 1 });
	});

	test('cancel: it acts no more here', () => {
		const effects: Effect[] = [{ do: 'cancel', cards: { of: 'rivals', which: 'all' } }];
		const gains = {
			kind: 'conflict',
			abilities: [{ ability: 'acts', effects: [{ do: 'gain', what: 'influence', amount: 5 }] }]
		} as const;
		const { clanCards } = cardsWith({
			clanCards: {
				'brujah-7': { kind: 'preparation', abilities: [{ ability: 'acts', effects }] },
				'gangrel-1': {
					...gains,
					abilities: [...gains.abilities.map((one) => ({ ...one, effects: [...one.effects] }))]
				}
			}
		});
		const world = planning(4, { cards: { ...cardsWith({}), clanCards } });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.blood('s4', 'haven', 1).resolve().tokens();
		expect(world.player('s2').influence).toBe(3 + 1);
	});

	test('shuffle back: into the clan deck at the end of the round', () => {
		const world = acted([{ do: 'shuffle-back', cards: 'this' }]);
		const { deck, hand } = world.player('s1');
		world.tokens();
		expect(world.player('s1')).toMatchObject({ deck: deck + 1, hand });
		expect(world.secret('s1').deck).toContain('brujah-7');
	});

	test('immune: others’ cards do not touch it, its own player’s do', () => {
		const immune = (what: 'this-card' | 'cards') =>
			acted([{ do: 'to-hand', cards: { of: 'all', which: 'others' } }], undefined, {
				cards: cardsWith({
					clanCards: {
						'brujah-7': {
							kind: 'conflict',
							abilities: [
								{
									ability: 'acts',
									effects: [{ do: 'to-hand', cards: { of: 'all', which: 'others' } }]
								}
							]
						},
						'gangrel-1': passiveRule({ rule: 'immune', what })
					}
				})
			});
		for (const what of ['this-card', 'cards'] as const)
			expect(totals(immune(what))).toEqual({ s1: 7, s2: 1 });
	});
});

describe('Cards played by effects', () => {
	test('from the hand, face up: chosen by who holds it, and named', () => {
		const world = acted([{ do: 'play', from: 'hand', at: 'here' }], (before) =>
			before.hand('s1', 'brujah-5', 'brujah-hunt')
		);
		expect(world.table.question).toMatchObject({
			seat: 's1',
			prompt: 'from-hand',
			options: [],
			hidden: true
		});
		const { id = 0 } = world.table.question ?? {};
		world.refuses(
			{ type: 'AnswerQuestion', question: id, seat: 's2', choice: ['brujah-5'] },
			'not-asked'
		);
		world.refuses(
			{ type: 'AnswerQuestion', question: id, seat: 's1', choice: ['brujah-3'] },
			'card-not-in-hand'
		);
		world.answer('brujah-5').answer('0');
		expect(totals(world)['s1']).toBe(12);
		expect(world.secret('s1').hand).toEqual(['brujah-hunt']);
	});

	test('from the hand, face down: named in no event', () => {
		const world = acted([{ do: 'play', from: 'hand', at: 'haven', face: 'down' }], (before) =>
			before.hand('s1', 'brujah-5', 'brujah-3')
		);
		world.answer('brujah-5');
		expect(JSON.stringify(world.events)).not.toContain('brujah-5');
		world.answer('0');
		expect(JSON.stringify(world.events)).not.toContain('brujah-5');
		expect(Object.values(world.own('s1').faces)).toEqual(['brujah-5']);
		expect(world.secret('s1').hand).toEqual(['brujah-3']);
	});

	test.each(['up', 'down'] as const)('the top of the clan deck, face %s', (face) => {
		let top = '';
		let deck = 0;
		const world = acted([{ do: 'play', from: 'deck', at: 'haven', face }], (before) => {
			[top = ''] = before.secret('s1').deck;
			({ deck } = before.player('s1'));
		});
		const card = face === 'up' ? top : null;
		expect(world.of('CardPlayed')).toMatchObject([{ from: 'deck', face, turn: false, card }]);
		expect(world.player('s1').deck).toBe(deck - 1);
		expect(world.secret('s1').deck).not.toContain(top);
		expect(Object.values(world.own('s1').faces)).toEqual(face === 'up' ? [] : [top]);
	});

	test('a random one of a Rival’s hand: on the own Position, and home to its owner', () => {
		const world = acted([{ do: 'play', from: 'rival-hand', at: 'here' }], (before) =>
			before.hand('s2', 'gangrel-6')
		);
		world.answer('s2').answer('0');
		expect(totals(world)).toEqual({ s1: 13, s2: 1, s3: 2 });
		world.tokens();
		expect(world.secret('s2').hand).toContain('gangrel-6');
	});

	test('Blood goes with it, as with every card that is played', () => {
		const world = acted([{ do: 'play', from: 'hand', at: 'here' }], (before) =>
			before.hand('s1', 'brujah-5', 'brujah-hunt').pool('s1', { tokens: 2 })
		).answer('brujah-5');
		expect(world.table.question).toMatchObject({
			seat: 's1',
			prompt: 'blood-along',
			about: { card: 'brujah-7', location: '1' },
			options: ['0', '1', '2', '3']
		});
		world.answer('3');
		// Tokens flip in Planning alone.
		expect(world.player('s1')).toMatchObject({ blood: 4, flipped: 0 });
		expect(totals(world)['s1']).toBe(7 + 5 + 3);
	});

	test.each([
		['no', 3, ['0', '1', '2']],
		['yes', 3, ['0', '1', '2', '3']],
		['no', 1, undefined]
	] as const)('the last Blood stays as elsewhere: %s, Pool %i', (lastBlood, blood, options) => {
		const world = acted(
			[{ do: 'play', from: 'hand', at: 'here' }],
			(before) => before.hand('s1', 'brujah-5', 'brujah-hunt').pool('s1', { blood }),
			{ readings: { lastBlood } }
		).answer('brujah-5');
		const asked = world.table.question?.prompt === 'blood-along' ? world.table.question : undefined;
		expect(asked?.options).toEqual(options);
	});

	test('in Planning tokens flip with it, too', () => {
		const cards = cardsWith({
			allies: {
				'ally-2': {
					abilities: [{ ability: 'use', effects: [{ do: 'play', from: 'deck', at: 'chosen' }] }]
				}
			}
		});
		const world = planning(4, { cards }).pool('s1', {
			alliance: ['ally-2'],
			tokens: 2,
			flipped: 1
		});
		world.give({ type: 'UseAbility', seat: 's1', source: { card: 'ally-2' }, ability: 0 });
		world.answer('2').answer('1');
		expect(world.table.question).toMatchObject({ prompt: 'tokens-along', options: ['0', '1'] });
		world.answer('1');
		expect(world.player('s1')).toMatchObject({ blood: 6, flipped: 2 });
		expect(world.table.blood['2']?.['s1']).toBe(2);
		expect(world.table.turn).toEqual({ seat: 's1', played: null });
	});

	test.each([
		['after', ['lose', 'blood']],
		['with', ['blood', 'lose']]
	] as const)('it comes down by the reading bloodAfter: %s', (bloodAfter, order) => {
		const toll = passive(
			{ on: 'played', by: 'opponent' },
			{ do: 'lose', what: 'blood', amount: 4, who: 'cause' }
		);
		const effect = acting('conflict', { do: 'play', from: 'hand', at: 'here' });
		const world = acted([], (before) => before.hand('s1', 'brujah-5', 'brujah-hunt'), {
			readings: { bloodAfter },
			cards: cardsWith({ clanCards: { 'brujah-7': effect, 'gangrel-1': toll } })
		});
		const { table } = world;
		world.answer('brujah-5');
		const before = world.of('BloodMoved').length;
		expect(before).toBe(order[0] === 'lose' ? 1 : 0);
		world.answer('2');
		expect(world.of('BloodMoved').filter(({ why }) => why === 'lose')).toHaveLength(1 - before);
		expect(world.player('s1').blood).toBe((table.players['s1']?.blood ?? 0) - 4 - 2);
	});

	test('reveal: everybody sees random cards of a hand', () => {
		const world = acted([{ do: 'reveal', who: 'each-rival', count: 2 }], (before) =>
			before.hand('s2', 'gangrel-6').hand('s3', 'malkavian-5', 'malkavian-6')
		);
		expect(world.player('s2').seen).toContain('gangrel-6');
		expect(world.player('s3').seen).toEqual(expect.arrayContaining(['malkavian-5', 'malkavian-6']));
		expect(world.player('s2').hand).toBe(1);
	});
});
