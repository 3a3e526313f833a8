import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../../src/lib/games/vendetta/table/scoring.ts';
import { acting, cardsWith, passive, ruling } from '../cards.ts';
import { planning } from '../world.ts';

const play = (
	seat: string,
	card: string,
	more: { face?: 'up' | 'down'; blood?: number; flip?: number; at?: '1' | '2' } = {}
) => ({ type: 'PlayCard', seat, card, at: '1', face: 'up', ...more }) as const;

describe('Planning', () => {
	test('V5 face down: 1 Blood paid, and three more may be deployed', () => {
		const world = planning(4).give(play('s1', 'brujah-hunt', { face: 'down', blood: 3 }));
		expect(world.player('s1').blood).toBe(3);
		expect(world.table.blood['1']?.['s1']).toBe(3);
	});

	test('V6 Pool 2, wants 3 deployed: drains a Victim first, which then counts 0', () => {
		const world = planning(4).pool('s1', { blood: 2 });
		world.refuses(play('s1', 'brujah-hunt', { blood: 3 }), 'not-enough-blood');
		world.give(
			{ type: 'DrainCard', seat: 's1', card: 'victim' },
			play('s1', 'brujah-hunt', { blood: 3 })
		);
		expect(world.player('s1').blood).toBe(2);
		expect(partsOf(world.table, 's1')).toMatchObject({ alliance: 0, drained: 0 });
	});

	test('V7 “played” triggers by a play alone, not by a move, return or turn', () => {
		const watch = passive(
			{ on: 'played', by: 'opponent' },
			{ do: 'lose', what: 'blood', amount: 1, who: 'cause' }
		);
		const world = planning(4, { cards: cardsWith({ clanCards: { 'brujah-hunt': watch } }) });
		world.give(play('s1', 'brujah-hunt', { at: '2' }), { type: 'EndTurn', seat: 's1' });
		world.give(play('s2', 'gangrel-hunt'));
		expect(world.player('s2').blood).toBe(6);
		world.resolve().tokens('s2');
		expect(world.of('Withdrew')).toHaveLength(1);
		expect(world.of('AbilityBegan')).toEqual([]);
		expect(world.player('s2').blood).toBe(6);
	});

	test.each([
		['move', { do: 'move', cards: 'this', to: 'haven' }, 'CardMoved'],
		['return', { do: 'to-hand', cards: 'this' }, 'CardsHome'],
		[
			'turn up',
			{ do: 'turn-up', cards: { of: 'own', which: 'one', where: 'elsewhere', face: 'down' } },
			'CardTurned'
		],
		['turn down', { do: 'turn-down', cards: 'this' }, 'CardTurned']
	] as const)('V7 a %s is no play', (_, effect, happens) => {
		const watch = passive(
			{ on: 'played', by: 'opponent' },
			{ do: 'lose', what: 'blood', amount: 1, who: 'cause' }
		);
		const cards = cardsWith({
			clanCards: { 'brujah-1': watch, 'gangrel-1': acting('conflict', effect) }
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: 'haven' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		// At Location 2 the table waits for tokens.
		world.lay('s2', 'gangrel-2', { at: '2', face: 'down' });
		world.resolve().tokens();
		expect(world.of(happens)).toHaveLength(1);
		expect(world.of('AbilityBegan').map(({ seat }) => seat)).toEqual(['s2']);
		expect(world.player('s2').blood).toBe(7);
	});

	test('V8 a Passive card face down misses its condition for good; turned up before the next time, it works', () => {
		const watch = passive(
			{ on: 'withdrew', by: 'opponent' },
			{ do: 'gain', what: 'influence', amount: 1 }
		);
		const world = planning(4, { cards: cardsWith({ clanCards: { 'brujah-1': watch } }) });
		world.lay('s1', 'brujah-1', { at: '1', face: 'down' });
		world.blood('s2', '1', 1).blood('s3', '2', 1);
		world.resolve().tokens('s2');
		const { influence } = world.player('s1');
		// It alone had a card there: won, Influence 1, and nothing for the withdrawal.
		expect(influence).toBe(3 + 1);
		world.tokens('s3');
		expect(world.player('s1').influence).toBe(influence + 1);
	});

	test.each(['up', 'down'] as const)(
		'V9 an Active card does the same in its step, played %s',
		(face) => {
			const cards = cardsWith({
				clanCards: {
					'brujah-hunt': acting('conflict', { do: 'gain', what: 'influence', amount: 4 })
				}
			});
			const world = planning(4, { cards }).give(play('s1', 'brujah-hunt', { face }));
			expect(world.player('s1').influence).toBe(3);
			world.resolve().tokens();
			expect(world.player('s1').influence).toBe(3 + 4 + 1);
		}
	);
});

describe('Diablerie', () => {
	test('V10 three Blood and two tokens flipped: five deployed, the Pool pays three', () => {
		const world = planning(4).pool('s1', { tokens: 2 });
		world.give(play('s1', 'brujah-hunt', { blood: 3, flip: 2 }));
		expect(world.table.blood['1']?.['s1']).toBe(5);
		expect(world.player('s1').blood).toBe(4);
	});

	test('V11 a flipped token does not flip again this round, is up after it, and counts −1 either way', () => {
		const world = planning(4).pool('s1', { tokens: 1 });
		world.give(play('s1', 'brujah-hunt', { flip: 1 }), { type: 'EndTurn', seat: 's1' });
		for (const [seat, clan] of [
			['s2', 'gangrel'],
			['s3', 'malkavian'],
			['s4', 'nosferatu']
		] as const)
			world.give(play(seat, `${clan}-hunt`), { type: 'EndTurn', seat });
		world.refuses(play('s1', 'brujah-ready', { flip: 1 }), 'tokens-flipped');
		expect(partsOf(world.table, 's1').tokens).toBe(-1);
		world.resolve();
		while (world.table.round === 1) world.tokens();
		expect(world.player('s1')).toMatchObject({ tokens: 1, flipped: 0 });
		expect(partsOf(world.table, 's1').tokens).toBe(-1);
	});

	test('V12 the third token by will: out that moment', () => {
		const world = planning(4).pool('s1', { tokens: 2, alliance: ['ally-20'] });
		const drain = { type: 'DrainCard', seat: 's1', card: 'ally-20' } as const;
		world.refuses(drain, 'third-token-unconfirmed').give({ ...drain, confirmed: true });
		expect(world.player('s1').out).not.toBeNull();
		expect(world.table.turn?.seat).toBe('s2');
	});

	test('V12 the third token by Frenzy: out that moment', () => {
		const cards = cardsWith({
			clanCards: {
				'gangrel-1': acting('conflict', { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' })
			}
		});
		const world = planning(4, { cards }).pool('s1', { tokens: 2, alliance: ['ally-20'], blood: 2 });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.resolve().tokens();
		expect(world.player('s1').out).toEqual({ round: 1, after: 0 });
		expect(world.table.ambition).toBe('s2');
		// The pay for the Frenzy stands: 1, and 1 for winning.
		expect(world.player('s2').influence).toBe(3 + 1 + 1);
	});

	test('V12 two tokens at once from one: out that moment', () => {
		const cards = cardsWith({ allies: { 'ally-20': ruling({ rule: 'tokens', n: 2 }) } });
		const world = planning(4, { cards }).pool('s1', { tokens: 1, alliance: ['ally-20'] });
		world.give({ type: 'DrainCard', seat: 's1', card: 'ally-20', confirmed: true });
		expect(world.player('s1').out).not.toBeNull();
	});

	test('V13 a drained Ally feeds nothing, has no ability, and is not drawn for Frenzy', () => {
		const cards = cardsWith({
			allies: {
				'ally-3': {
					feed: 2,
					abilities: [
						{
							ability: 'when',
							when: { on: 'start', of: 'round' },
							effects: [{ do: 'gain', what: 'influence', amount: 5 }]
						}
					]
				}
			},
			clanCards: {
				'gangrel-1': acting('conflict', { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' })
			}
		});
		const world = planning(4, { cards }).pool('s1', { alliance: ['ally-3'], blood: 2 });
		world.give({ type: 'DrainCard', seat: 's1', card: 'ally-3' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.resolve().tokens();
		expect(world.of('CardDrained')).toEqual([]);
		const { influence } = world.player('s1');
		while (world.table.round === 1) world.tokens();
		expect(world.player('s1').influence).toBeLessThan(influence + 5);
		expect(world.of('Fed').find(({ seat }) => seat === 's1')?.blood).toBe(1);
	});
});
