import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../../src/lib/games/rivals/attack/outcome.ts';
import { damageOf, textDamage } from '../../../../src/lib/games/rivals/attack/sum.ts';
import { DEFAULT_READINGS } from '../../../../src/lib/games/rivals/readings.ts';
import { atHaven, attackOf, fieldOf, hurtOf, vampire } from './kit.ts';

const striker = { id: 's1v1', physical: 2, social: 2, mental: 3 };
const victim = { id: 's2v1', physical: 1, social: 1, mental: 0 };

describe('The sum of an attack', () => {
	test('R18: attribute 2 + card 1 + text 1, the target’s attribute 1: 3 are taken', () => {
		const sum = damageOf(
			{ type: 'social', striker, card: { damage: 1 }, bonuses: [{ value: 1 }] },
			{ victim },
			DEFAULT_READINGS
		);
		expect(sum.parts.map(({ of, value }) => [of, value])).toEqual([
			['attribute', 2],
			['card', 1],
			['text', 1],
			['defence', -1]
		]);
		expect(sum).toMatchObject({ dealt: 4, taken: 3, aggravated: 0 });
		expect(sum.parts.every(({ rule }) => rule.startsWith('Attack Sequence, step 1'))).toBe(true);
	});

	test('R19: a printed 0 and attribute 3 are 3; Ranged without a card has its modifiers only', () => {
		const of = (type: 'mental' | 'ranged', card: { damage: number } | null, bonus = 0) =>
			damageOf(
				{ type, striker, card, bonuses: bonus ? [{ value: bonus }] : [] },
				{ victim: { id: 's2v1' } },
				DEFAULT_READINGS
			).taken;
		expect([of('mental', { damage: 0 }), of('ranged', null), of('ranged', null, 2)]).toEqual([
			3, 0, 2
		]);
	});

	test('Physical cuts Physical and Ranged, Social and Mental cut their own', () => {
		const body = { id: 's2v1', physical: 1, social: 2, mental: 3 };
		const cut = (type: 'ranged' | 'physical' | 'social' | 'mental') =>
			damageOf(
				{ type, striker: { id: 's1v1' }, card: { damage: 5 } },
				{ victim: body },
				DEFAULT_READINGS
			).taken;
		expect([cut('ranged'), cut('physical'), cut('social'), cut('mental')]).toEqual([4, 4, 3, 2]);
	});

	test('shields and prevention cut no more than is left, and the rest of them is named', () => {
		const sum = damageOf(
			{ type: 'social', striker, card: null },
			{ victim, shields: 3, prevented: 1 },
			DEFAULT_READINGS
		);
		expect(sum.taken).toBe(0);
		expect(sum.parts.slice(-2)).toMatchObject([
			{ of: 'shields', value: -1, whole: -3 },
			{ of: 'prevention', value: 0, whole: -1 }
		]);
	});

	test('no attribute cuts Aggravated damage', () => {
		const sum = damageOf(
			{ type: 'ranged', striker, card: { damage: 1, aggravated: 1 } },
			{ victim: { id: 's2v1', physical: 4 } },
			DEFAULT_READINGS
		);
		expect(sum).toMatchObject({ taken: 1, aggravated: 1 });
	});

	test('aggravatedShare: the defender chooses what shields cut, or they cut the ordinary damage first', () => {
		// 1 ordinary and 1 Aggravated, 1 shield, Blood 1.
		const strike = {
			type: 'ranged' as const,
			striker,
			card: { damage: 2, aggravated: 1 }
		};
		const left = (aggravatedShare: 'defender' | 'ordinary-first', cutsAggravated?: number) =>
			damageOf(
				strike,
				{
					victim: { id: 's2v1' },
					shields: 1,
					...(cutsAggravated !== undefined && { cutsAggravated })
				},
				{ aggravatedShare }
			);
		expect(left('defender')).toMatchObject({ taken: 1, aggravated: 0 });
		expect(left('defender', 0)).toMatchObject({ taken: 1, aggravated: 1 });
		expect(left('ordinary-first')).toMatchObject({ taken: 1, aggravated: 1 });
	});

	test('R31: a text that damages the party gets no attribute and no bonus; prevention cuts Aggravated damage', () => {
		const harm = (own: object) =>
			textDamage('physical', { id: 's2v2', physical: 1 }, { amount: 1, ...own }, DEFAULT_READINGS)
				.taken;
		expect(harm({})).toBe(0);
		expect(harm({ aggravated: true })).toBe(1);
		expect(harm({ aggravated: true, prevented: 1 })).toBe(0);
		const field = fieldOf({
			s1: [vampire('s1v1', { facts: { physical: 3 } })],
			s2: [atHaven('s2v1'), atHaven('s2v2', { facts: { physical: 1 } })]
		});
		const { sum, others } = outcomeOf(
			field,
			attackOf({
				card: { type: 'physical', damage: 1, aggravated: 1 },
				reaction: { types: ['physical'], shields: 2 },
				texts: {
					bonuses: [{ value: 1 }],
					harms: [{ vampire: 's2v2', amount: 1, aggravated: true }]
				}
			})
		);
		// 3 + 1 + 1 less 2 shields, which the Reaction gives to the target alone.
		expect(sum.taken).toBe(3);
		expect(others).toMatchObject([{ vampire: 's2v2', sum: { taken: 1, aggravated: 1 } }]);
	});
});

describe('Reactions', () => {
	const s1 = [vampire('s1v1', { facts: { physical: 2, social: 0 } })];
	const s2 = [vampire('s2v1', { facts: { physical: 0, social: 2 } })];
	const field = fieldOf({ s1, s2 });

	test('R24: its shields count even where its text cannot apply', () => {
		const attack = attackOf({ reaction: { types: ['physical'], shields: 2 } });
		expect(outcomeOf(field, attack).sum.taken).toBe(0);
	});

	test('R25: with shields and no damage number nothing strikes back', () => {
		const attack = attackOf({ reaction: { types: ['physical'], shields: 2 } });
		expect(outcomeOf(field, attack).back).toBeNull();
	});

	test('R29: striking back with 1 + attribute 2 is 3; it prevents nothing, and bonuses of the attack do not raise it', () => {
		const attack = attackOf({
			type: 'social',
			card: { type: 'social', damage: 1 },
			reaction: { types: ['social'], shields: 0, damage: 1 },
			texts: { bonuses: [{ value: 3 }] }
		});
		const { sum, back } = outcomeOf(field, attack);
		expect(back).toMatchObject({ dealt: 3, taken: 3 });
		expect(sum.taken).toBe(2);
	});

	test('R33: what protects a party from Ranged damage also cuts what a Ranged Reaction strikes back with', () => {
		const attack = attackOf({
			type: 'ranged',
			card: { type: 'ranged', damage: 1 },
			reaction: { types: ['ranged'], shields: 0, damage: 4 },
			texts: { preventedBack: 1 }
		});
		// 4, less Physical 2, less 1 prevented; Ranged adds no attribute.
		expect(outcomeOf(field, attack).back?.taken).toBe(1);
	});

	test('R35: of two texts that cancel each other, the active player’s is first', () => {
		const both = {
			card: { type: 'physical' as const, damage: 1 },
			reaction: { types: ['physical' as const], shields: 2 }
		};
		const taken = (cancels: readonly ('card' | 'reaction')[]) =>
			outcomeOf(field, attackOf({ ...both, texts: { cancels } })).sum.taken;
		expect([taken([]), taken(['reaction']), taken(['reaction', 'card'])]).toEqual([1, 3, 3]);
	});
});

describe('The example of an attack [Attack Sequence Example]', () => {
	const field = fieldOf({
		s1: [
			vampire('s1v1', { party: 1, blood: 4, facts: { physical: 1 } }),
			vampire('s1v2', { party: 1 })
		],
		s2: [atHaven('s2v1', { bp: 6, blood: 6, facts: { physical: 1 } }), atHaven('s2v2')]
	});
	const attack = attackOf({
		intel: [{ seat: 's1', amount: 1 }],
		card: { type: 'physical', damage: 2, targeted: true },
		block: { by: 's2v2' },
		reaction: { types: ['physical'], shields: 2 },
		retarget: 's2v1',
		texts: {
			bonuses: [{ value: 1, vampire: 's1v2' }],
			exhausts: ['s1v2'],
			losses: [{ vampire: 's1v1', amount: 2 }],
			prevented: 1
		}
	});

	test('R26: card 2 + helper 1 + Physical 1 = 4; Physical 1 and a Retainer cut it to 2', () => {
		const { sum, exhausts } = outcomeOf(field, attack);
		expect(sum).toMatchObject({ dealt: 4, taken: 2 });
		// The shields are the blocker's.
		expect(sum.parts.some(({ of }) => of === 'shields')).toBe(false);
		expect(hurtOf(field, attack, 's2v1')).toMatchObject({ from: 6, to: 4, fall: null });
		expect(hurtOf(field, attack, 's1v1')).toMatchObject({ from: 4, to: 2, fall: null });
		expect(exhausts).toEqual(['s1v1', 's2v2', 's1v2']);
	});

	test('R27: the blocker stays blocker, and what its Reaction strikes back with still comes', () => {
		const back = outcomeOf(field, {
			...attack,
			reaction: { types: ['physical'], shields: 0, damage: 1 }
		});
		expect(back.back).toMatchObject({ dealt: 1 });
		expect(back.sum.taken).toBe(2);
	});
});
