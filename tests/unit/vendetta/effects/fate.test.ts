import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/lib/games/vendetta/effects/rule-words.ts';
import { acting, cardsWith, passiveRule, ruling } from '../cards.ts';
import { planning } from '../world.ts';
import { acted, pools, totals } from './acted.ts';

describe('Withdrawing by effects', () => {
	test('another Rival, unless it is held here', () => {
		const away = acted([{ do: 'withdraw', who: 'chosen-rival' }]).answer('s3');
		expect(totals(away)).toEqual({ s1: 7, s2: 1 });
		const held = acted([
			{ do: 'must-stay', who: 'each-rival' },
			{ do: 'withdraw', who: 'each-rival' }
		]);
		expect(totals(held)).toEqual({ s1: 7, s2: 1, s3: 2 });
		expect(held.table.marks).toEqual([]);
	});

	test('elsewhere than to the Haven', () => {
		const world = acted([{ do: 'withdraw', who: 'self', to: 'other' }]).answer('2');
		expect(world.table.deployed.find(({ card }) => card === 'brujah-7')?.at).toBe('2');
	});

	test('a card that goes elsewhere when it is withdrawn: to hand, or where its player says', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': passiveRule({ rule: 'withdraws-to', where: 'hand' }),
				'gangrel-1': passiveRule({ rule: 'withdraws-to', where: 'chosen' })
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1', face: 'down' });
		world.blood('s4', 'haven', 1).resolve().tokens('s1', 's2');
		expect(world.table.question).toMatchObject({
			seat: 's2',
			prompt: 'where',
			options: ['2', 'haven']
		});
		world.answer('2');
		expect(world.secret('s1').hand).toContain('brujah-1');
		expect(world.of('CardMoved')).toMatchObject([{ at: '2', position: 's2' }]);
	});
});

describe('The Alliance', () => {
	test('gain Victims, as long as there are any', () => {
		const world = acted([{ do: 'gain-victim', amount: 3 }]);
		expect(world.player('s1').alliance.filter((card) => card === 'victim')).toHaveLength(4);
		const none = acted([{ do: 'gain-victim', amount: 3 }], (before) => {
			before.table = { ...before.table, victims: 1 };
		});
		expect(none.of('VictimGained')).toHaveLength(1);
	});

	test.each([
		['chosen', 'ally-20'],
		['human', 'ally-1'],
		['vampire', 'ally-20'],
		['victim', 'victim']
	] as const)('drain: a %s card', (which, card) => {
		const world = acted([{ do: 'drain', who: 'chosen-opponent', which }], (before) =>
			before.pool('s4', { alliance: ['victim', 'ally-1', 'ally-20'] })
		).answer('s4');
		if (which === 'chosen') world.answer(card);
		expect(world.of('CardDrained')).toMatchObject([{ seat: 's4', card, why: 'effect' }]);
		expect(world.player('s4').tokens).toBe(card === 'ally-20' ? 1 : 0);
	});

	test('drain: a random card, by lot', () => {
		const world = acted([{ do: 'drain', who: 'chosen-opponent', which: 'random' }]).answer('s4');
		expect(world.of('LotDrawn')).toMatchObject([{ prompt: 'drain', chosen: 'victim' }]);
		expect(world.of('CardDrained')).toHaveLength(1);
	});

	test('drain this Ally, and take a drained card back', () => {
		const cards = cardsWith({
			allies: {
				'ally-1': {
					abilities: [{ ability: 'use', effects: [{ do: 'drain', who: 'self', which: 'this' }] }]
				},
				'ally-2': { abilities: [{ ability: 'use', effects: [{ do: 'undrain' }] }] }
			}
		});
		const world = planning(4, { cards }).pool('s1', { alliance: ['ally-1', 'ally-2'] });
		const use = (card: string) =>
			({ type: 'UseAbility', seat: 's1', source: { card }, ability: 0 }) as const;
		world.give(use('ally-1'));
		expect(world.player('s1')).toMatchObject({ drained: ['ally-1'], blood: 7 + 2 });
		world.give(use('ally-2'));
		expect(world.player('s1')).toMatchObject({
			drained: [],
			alliance: ['ally-2', 'ally-1'],
			blood: 9
		});
	});

	test('gain tokens: the third takes out', () => {
		const world = acted([{ do: 'gain-tokens', who: 'chosen-rival', amount: 1 }], (before) =>
			before.pool('s2', { tokens: 2 })
		).answer('s2');
		expect(world.player('s2').out).not.toBeNull();
		expect(totals(world)).toEqual({ s1: 7, s3: 2 });
	});
});

describe('Rewards and Frenzy', () => {
	test('an extra reward for a place, by an effect or a rule', () => {
		const world = acted([
			{ do: 'extra-reward', place: 'second', influence: 2, blood: 3, victims: 1 }
		]);
		expect(world.player('s3')).toMatchObject({
			influence: 3 + 1 + 2,
			blood: 10,
			alliance: ['victim', 'victim', 'victim']
		});
		const cards = cardsWith({
			locationCards: { 'place-1': ruling({ rule: 'extra-reward', place: 'first', influence: 1 }) }
		});
		const place = planning(4, {
			cards,
			locationCards: true,
			locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
		});
		place.lay('s1', 'brujah-1', { at: '1' });
		expect(place.resolve().tokens().player('s1').influence).toBe(5);
	});

	test('the last Victim is given as an extra reward where nobody comes second', () => {
		const more = acting('conflict', { do: 'extra-reward', place: 'first', victims: 2 });
		const world = planning(3, { cards: cardsWith({ clanCards: { 'brujah-7': more } }) });
		world.table = { ...world.table, victims: 1 };
		world.lay('s1', 'brujah-7', { at: '1' });
		world.resolve().tokens();
		expect(world.of('VictimGained').map(({ seat }) => seat)).toEqual(['s1']);
	});

	test('with one Victim left, second place has it before any extra reward', () => {
		const more = acting('conflict', { do: 'extra-reward', place: 'first', victims: 2 });
		const world = planning(3, { cards: cardsWith({ clanCards: { 'brujah-7': more } }) });
		world.table = { ...world.table, victims: 1 };
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		expect(world.of('VictimGained').map(({ seat }) => seat)).toEqual(['s2']);
	});

	test('two places with an extra Victim each share what is left, in order', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-7': acting(
					'conflict',
					{ do: 'extra-reward', place: 'first', victims: 1 },
					{ do: 'extra-reward', place: 'third', victims: 2 }
				)
			}
		});
		const world = planning(3, { cards });
		world.table = { ...world.table, victims: 3 };
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-2', { at: '1' });
		world.lay('s3', 'malkavian-1', { at: '1' });
		world.resolve().tokens();
		expect(world.of('VictimGained').map(({ seat }) => seat)).toEqual(['s2', 's1', 's3']);
	});

	test('Frenzy pays more, here by an effect, anywhere by an Ally', () => {
		const lose = { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' } as const;
		const world = acted([{ do: 'frenzy-pays', more: 2 }, lose]);
		expect(world.player('s1').influence).toBe(3 + 2 * 3 + 1);
		const cards = cardsWith({
			clanCards: { 'brujah-7': acting('conflict', lose) },
			allies: { 'ally-1': ruling({ rule: 'frenzy-pays', more: 1 }) }
		});
		const allied = acted([lose], (before) => before.pool('s1', { alliance: ['ally-1'] }), {
			cards
		});
		expect(allied.player('s1').influence).toBe(3 + 2 * 2 + 1);
	});

	test('in Frenzy: one Ally first, one last, or as its player says', () => {
		const lose = { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' } as const;
		const frenzied = (how: 'first' | 'shielded' | 'choose') =>
			acted([lose], (before) => before.pool('s2', { alliance: ['victim', 'victim', 'ally-1'] }), {
				cards: cardsWith({
					clanCards: { 'brujah-7': acting('conflict', lose) },
					allies: { 'ally-1': ruling({ rule: 'in-frenzy', how }) }
				})
			});
		expect(frenzied('first').player('s2').drained).toEqual(['ally-1']);
		expect(frenzied('shielded').player('s2').drained).toEqual(['victim']);
		const chooses = frenzied('choose');
		expect(chooses.table.question).toMatchObject({
			seat: 's2',
			prompt: 'frenzy-choice',
			options: ['victim', 'ally-1']
		});
	});

	test('a drained card without Blood: another one is drained in the same Frenzy, paid once', () => {
		const lose = { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' } as const;
		const world = acted([lose], (before) => before.pool('s2', { alliance: ['ally-1', 'victim'] }), {
			cards: cardsWith({
				clanCards: { 'brujah-7': acting('conflict', lose) },
				allies: { 'ally-1': { drainBlood: 0, ...ruling({ rule: 'in-frenzy', how: 'first' }) } }
			})
		});
		expect(world.player('s2').drained).toEqual(['ally-1', 'victim']);
		expect(world.of('FrenzyEntered').filter(({ seat }) => seat === 's2')).toHaveLength(1);
		expect(pools(world)[1]).toBe(3);
	});

	test('take the Ambition token: the step goes on in its order, the next in the new one', () => {
		const world = acted([{ do: 'take-ambition', who: 'chosen-rival' }], undefined, {
			step: 'preparation'
		}).answer('s3');
		expect(world.table.ambition).toBe('s3');
		expect(world.of('StepBegan').find(({ step }) => step === 'conflict')?.order[0]).toBe('s3');
	});

	test('losses come off Deployed Blood, are thrown back, or do not happen', () => {
		const lose = { do: 'lose', what: 'blood', amount: 3, who: 'each-rival' } as const;
		const guarded = (rule: Rule) =>
			acted([lose], (before) => before.blood('s2', '1', 2), {
				cards: cardsWith({
					clanCards: { 'brujah-7': acting('conflict', lose), 'gangrel-1': passiveRule(rule) }
				})
			});
		const off = guarded({ rule: 'loss-from-deployed' });
		expect([pools(off), totals(off)['s2']]).toEqual([[7, 6, 4, 7], 1]);
		expect(pools(guarded({ rule: 'causer-loses' }))).toEqual([4, 4, 4, 7]);
		expect(pools(guarded({ rule: 'immune', what: 'blood-loss' }))).toEqual([7, 7, 4, 7]);
	});
});
