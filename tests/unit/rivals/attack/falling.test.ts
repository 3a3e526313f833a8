import { describe, expect, test } from 'vitest';
import { harmed } from '../../../../src/lib/games/rivals/attack/blood.ts';
import { outcomeOf } from '../../../../src/lib/games/rivals/attack/outcome.ts';
import { findResultFault, resultOf } from '../../../../src/lib/games/rivals/attack/result.ts';
import { NO_RESULT, type Result } from '../../../../src/lib/games/rivals/attack/shapes.ts';
import { toldOutcome, type Told } from '../../../../src/lib/games/rivals/attack/told-outcome.ts';
import { felledBy } from '../../../../src/lib/games/rivals/ending/felled-by.ts';
import type { Vampire } from '../../../../src/lib/games/rivals/match/state.ts';
import { atHaven, attackOf, fieldOf, firstOf, hurtOf, reading, vampire } from './kit.ts';

const three = (own: Parameters<typeof fieldOf>[1] = {}, blood = 2) =>
	fieldOf(
		{
			s1: [vampire('s1v1', { blood: 3, facts: { physical: 3 } }), atHaven('s1v2')],
			s2: [vampire('s2v1', { blood }), atHaven('s2v2')],
			s3: [vampire('s3v1', { blood }), atHaven('s3v2')]
		},
		own
	);

describe('Who falls', () => {
	test('0 Blood: into torpor with 1 Prestige of its player; who felled one of its Rival’s coterie gains 1', () => {
		const { hurt, placed, agenda } = outcomeOf(three(), attackOf());
		expect(hurt).toMatchObject([
			{ vampire: 's2v1', to: 0, fall: 'torpor', by: 's1', defeated: true }
		]);
		expect(placed).toEqual([{ seat: 's2', amount: 1 }]);
		expect(agenda).toMatchObject([{ seat: 's1', points: 1, why: 'rival' }]);
	});

	test('R47: of a foe who is not the Rival: 0 Agenda', () => {
		const outcome = outcomeOf(three(), attackOf({ target: { vampire: 's3v1' } }));
		expect(outcome.hurt).toMatchObject([{ vampire: 's3v1', fall: 'torpor', by: 's1' }]);
		expect(outcome.agenda).toEqual([]);
	});

	test('R48: what a card scores comes besides the 1 of the rule', () => {
		const texts = { agenda: [{ seat: 's1', points: 1, by: 'Agenda card' }] };
		const points = (id: string) =>
			outcomeOf(three(), attackOf({ target: { vampire: id }, texts })).agenda.map(
				(one) => one.points
			);
		expect([points('s2v1'), points('s3v1')]).toEqual([[1, 1], [1]]);
	});

	test('R46: 0 by damage, 1 of it Aggravated: burned, and no Prestige is placed', () => {
		const { hurt, placed, agenda } = outcomeOf(
			three(),
			attackOf({ card: { type: 'physical', damage: 1, aggravated: 1 } })
		);
		expect(hurt).toMatchObject([{ vampire: 's2v1', fall: 'burned' }]);
		expect([placed, agenda.length]).toEqual([[], 1]);
	});

	test('burnDefeat: burned by Aggravated damage is defeated too for texts, or is not', () => {
		const attack = attackOf({ card: { type: 'physical', damage: 1, aggravated: 1 } });
		const is = (burnDefeat: 'aggravated' | 'never') =>
			hurtOf(three(reading({ burnDefeat })), attack, 's2v1')?.defeated;
		expect([is('aggravated'), is('never')]).toEqual([true, false]);
	});

	test('R45: defeated at 1 Prestige: 0, knocked out by the defeater', () => {
		const { knocked } = outcomeOf(three({ prestige: 1 }), attackOf());
		expect(knocked).toEqual([{ seat: 's2', by: 's1', how: 'prestige' }]);
	});

	test('the last active vampire: knocked out by the defeater', () => {
		const field = fieldOf({
			s1: [vampire('s1v1', { facts: { physical: 9 } })],
			s2: [vampire('s2v1')]
		});
		expect(outcomeOf(field, attackOf()).knocked).toEqual([
			{ seat: 's2', by: 's1', how: 'vampires' }
		]);
	});

	test('R36: an attacker at 0 Blood in step 10 still deals its damage, and both may fall', () => {
		const { hurt } = outcomeOf(
			three(),
			attackOf({ texts: { losses: [{ vampire: 's1v1', amount: 3 }] } })
		);
		expect(hurt.map(({ vampire: id, fall, by }) => [id, fall, by])).toEqual([
			['s2v1', 'torpor', 's1'],
			['s1v1', 'torpor', 's2']
		]);
	});

	test('reach: at 0 in step 10 it is not burned, whatever Aggravated damage comes after', () => {
		const blow = { blood: 2, bp: 5, taken: 1, aggravated: 1 };
		expect(harmed({ ...blow, lost: 2 })).toMatchObject({ to: 0, fall: 'torpor' });
		expect(harmed({ ...blow, lost: 1 })).toMatchObject({ to: 0, fall: 'burned' });
	});

	test('credit: Blood lost to an effect counts for its controller, and nobody’s effect for nobody', () => {
		const fellBy = (of?: string | null) =>
			outcomeOf(
				three(),
				attackOf({
					card: 'none',
					type: 'ranged',
					texts: { losses: [{ vampire: 's2v1', amount: 2, ...(of !== undefined && { of }) }] }
				})
			).agenda.map(({ seat }) => seat);
		expect([fellBy(), fellBy('s3'), fellBy(null)]).toEqual([['s1'], [], []]);
	});

	test('R39: stolen Blood beyond the BP goes to the supply', () => {
		const losses = [{ vampire: 's2v1', amount: 2, to: 's1v1' }];
		const thief = (blood: number) =>
			hurtOf(
				fieldOf({ s1: [vampire('s1v1', { blood })], s2: [vampire('s2v1')] }),
				attackOf({ texts: { losses } }),
				's1v1'
			)?.to ?? blood;
		expect([thief(2), thief(4), thief(5)]).toEqual([4, 5, 5]);
	});
});

describe('The Prince of the City', () => {
	const prince = (
		own: Parameters<typeof vampire>[1],
		attacker: Parameters<typeof vampire>[1] = {}
	) =>
		fieldOf({
			s1: [vampire('s1v1', { blood: 2, facts: { physical: 3 }, ...attacker }), atHaven('s1v2')],
			s2: [vampire('s2v1', { blood: 2, prince: true, ...own }), atHaven('s2v2')]
		});

	test('who defeats or burns its bearer attaches it at once', () => {
		expect(outcomeOf(prince({}), attackOf()).prince).toEqual({ from: 's2v1', to: 's1v1' });
		expect(outcomeOf(prince({ blood: 5 }), attackOf()).prince).toBeNull();
		expect(outcomeOf(prince({}, { retainers: 3 }), attackOf()).prince).toEqual({
			from: 's2v1',
			to: 's1v1',
			full: true
		});
	});

	test('an attacking bearer loses it to whoever strikes back', () => {
		const field = prince({ prince: true, facts: { physical: 4 }, blood: 5 }, { prince: true });
		const { prince: _none, ...bearer } = firstOf(field, 's2');
		const seats = {
			...field.seats,
			s2: { prestige: 10, agenda: 0, begun: true, vampires: [bearer] }
		};
		const attack = attackOf({ reaction: { types: ['physical'], shields: 2, damage: 1 } });
		expect(outcomeOf({ ...field, seats }, attack).prince).toEqual({ from: 's1v1', to: 's2v1' });
	});

	test('where another player’s effect felled the bearer, no vampire takes it: back to the Streets', () => {
		const field = fieldOf({
			s1: [vampire('s1v1')],
			s2: [vampire('s2v1', { prince: true, blood: 2 })],
			s3: [vampire('s3v1')]
		});
		const attack = attackOf({ texts: { losses: [{ vampire: 's2v1', amount: 2, of: 's3' }] } });
		expect(outcomeOf(field, attack).prince).toEqual({ from: 's2v1', to: null });
		const own = attackOf({ texts: { losses: [{ vampire: 's2v1', amount: 2, of: 's1' }] } });
		expect(outcomeOf(field, own).prince).toEqual({ from: 's2v1', to: 's1v1' });
	});

	test('fourth: cards of foes make no room, so it lies in the Streets; a Retainer does', () => {
		const taking = (own: Partial<Vampire>) =>
			outcomeOf(
				fieldOf({ s1: [vampire('s1v1', own)], s2: [vampire('s2v1', { prince: true, blood: 1 })] }),
				attackOf({ card: { type: 'physical', damage: 3 } })
			).prince;
		expect(taking({ foeCards: 3 })).toEqual({ from: 's2v1', to: null });
		expect(taking({ foeCards: 2, retainers: 1 })).toEqual({
			from: 's2v1',
			to: 's1v1',
			full: true
		});
	});

	test('doublePrince: who would take it falls too: back to the Streets', () => {
		const attack = attackOf({ texts: { losses: [{ vampire: 's1v1', amount: 2 }] } });
		expect(outcomeOf(prince({}), attack).prince).toEqual({ from: 's2v1', to: null });
	});
});

describe('What the table says otherwise', () => {
	const field = fieldOf({
		s1: [vampire('s1v1'), vampire('s1v2')],
		s2: [vampire('s2v1', { blood: 1, prince: true }), vampire('s2v2')],
		s3: [vampire('s3v1')]
	});
	const attack = attackOf({ card: { type: 'physical', damage: 3 } });
	const otherwise = (told: Partial<Told>, of = attack) =>
		toldOutcome(field, of, outcomeOf(field, of), { blood: {}, fall: {}, agenda: {}, ...told });

	test('who falls by the sums and stands by the table was felled by nobody, and keeps the Prince', () => {
		const { felled, prince, prestige } = resultOf(field, attack, otherwise({ blood: { s2v1: 1 } }));
		expect(resultOf(field, attack, outcomeOf(field, attack))).toMatchObject({
			felled: [{ seat: 's2', by: 's1' }],
			prince: 's1v1'
		});
		expect(felled).toBeUndefined();
		expect(prince).toBeUndefined();
		expect(prestige).toEqual([]);
	});

	test('who falls by the table alone was felled by the other side: that is who knocked them out', () => {
		const result = resultOf(field, attack, otherwise({ blood: { s1v1: 0, s2v1: 1 } }));
		expect(result).toMatchObject({
			felled: [{ seat: 's1', by: 's2' }],
			prestige: [{ seat: 's1', by: -1 }]
		});
		const match = { ...field, seats: field.seats };
		const step = [{ type: 'AttackEnded' as const, attack, result, otherwise: true as const }];
		expect(felledBy(match, step, 's1')).toBe('s2');
		expect(felledBy(match, step, 's2')).toBeUndefined();
	});

	test('Agenda of both sides, and damage of texts to others, are part of it', () => {
		const of = attackOf({ texts: { harms: [{ vampire: 's2v2', amount: 2 }] } });
		const { agenda, hurt } = otherwise({ blood: { s2v1: 0 }, agenda: { s1: 1, s2: 2 } }, of);
		expect(agenda.map(({ seat, points }) => [seat, points])).toEqual([
			['s1', 1],
			['s2', 2]
		]);
		expect(hurt.find(({ vampire: id }) => id === 's2v2')?.to).toBe(3);
		expect(otherwise({ blood: { s2v2: 5 } }, of).hurt.map(({ vampire: id }) => id)).not.toContain(
			's2v2'
		);
	});

	test('a mortal falls or stays as the table says', () => {
		const mortal = attackOf({
			target: { mortal: { kind: 'vagrant', blood: 3, agenda: 0 } },
			reward: 'attach'
		});
		expect(otherwise({ mortalFalls: true }, mortal).mortal).toMatchObject({ goes: 'attached' });
		expect(otherwise({ mortalFalls: false }, mortal).mortal).toMatchObject({ falls: false });
	});

	test('no table says what cannot be', () => {
		const reason = (result: Partial<Result>) => {
			const fault = findResultFault(field, { ...NO_RESULT, ...result });
			return fault && !fault.accepted ? fault.refusal.reason : null;
		};
		expect(reason({ vampires: [{ vampire: 's2v1', blood: 1 }] })).toBeNull();
		const twice = { vampire: 's2v1', blood: 1 };
		expect(reason({ vampires: [twice, twice] })).toBe('outcome-twice');
		expect(reason({ felled: [{ seat: 's2', by: 's9' }] })).toBe('no-such-seat');
		expect(reason({ retainer: 's1v1', retainerRoom: true })).toBe('not-attached-here');
		const asleep = fieldOf({
			s1: [vampire('s1v1')],
			s2: [vampire('s2v1', { place: 'torpor', blood: 1 })]
		});
		const again = findResultFault(asleep, {
			...NO_RESULT,
			vampires: [{ vampire: 's2v1', blood: 0, fall: 'torpor' }]
		});
		expect(again?.accepted === false && again.refusal.reason).toBe('in-torpor');
		const moved = findResultFault(asleep, {
			...NO_RESULT,
			parties: [{ vampire: 's2v1', party: 1 }]
		});
		expect(moved?.accepted === false && moved.refusal.reason).toBe('not-in-play');
	});
});

describe('Mortals', () => {
	const citizen = { kind: 'citizen' as const, blood: 3, agenda: 2, burn: 2 };
	const field = fieldOf({
		s1: [vampire('s1v1', { blood: 2, facts: { physical: 2 } })],
		s2: [atHaven('s2v1')]
	});
	const on = (own: object = {}, mortal: object = {}) =>
		outcomeOf(field, attackOf({ target: { mortal: { ...citizen, ...mortal } }, ...own }));

	test('R38: Blood 3 and damage 2: unhurt; there is no Blood to lose or to steal', () => {
		const outcome = on({ texts: { losses: [{ vampire: 'mortal', amount: 2, to: 's1v1' }] } });
		expect(outcome.mortal).toEqual({ falls: false, goes: null, mends: 0 });
		expect([outcome.hurt, outcome.agenda]).toEqual([[], []]);
	});

	test('one blow of its Blood defeats it: its Agenda, and Burn mends up to the BP', () => {
		const outcome = on({ card: { type: 'physical', damage: 1 } }, { burn: 9 });
		expect(outcome.agenda).toMatchObject([{ seat: 's1', points: 2, why: 'mortal' }]);
		expect(outcome.mortal).toMatchObject({ falls: true, goes: 'burned' });
		expect(outcome.hurt).toMatchObject([{ vampire: 's1v1', from: 2, to: 5 }]);
	});

	test('Attach instead: a Retainer, nothing is mended', () => {
		const outcome = on({ card: { type: 'physical', damage: 1 }, reward: 'attach' });
		expect(outcome.mortal).toEqual({ falls: true, goes: 'attached', mends: 0 });
		expect(outcome.hurt).toEqual([]);
	});

	test('fourth: where foes attached three cards nothing more is attached, so that it is burned', () => {
		const field = fieldOf({ s1: [vampire('s1v1', { foeCards: 3 })], s2: [vampire('s2v1')] });
		const attack = attackOf({
			target: { mortal: { kind: 'vagrant', blood: 0, agenda: 0, burn: 1 } },
			reward: 'attach'
		});
		const outcome = outcomeOf(field, attack);
		expect(outcome.mortal).toMatchObject({ falls: true, goes: 'burned' });
		expect(resultOf(field, attack, outcome).retainer).toBeUndefined();
	});

	test('fallen: an antagonist goes to the City discard pile, or is burned; it cannot be attached', () => {
		const goes = (fallen: 'discard' | 'burned') =>
			outcomeOf(
				{ ...field, ...reading({ fallen }) },
				attackOf({
					target: { mortal: { kind: 'antagonist', blood: 2, agenda: 1 } },
					reward: 'attach'
				})
			).mortal?.goes;
		expect([goes('discard'), goes('burned')]).toEqual(['discard', 'burned']);
	});

	test('R32: an attack on a mortal hits no other', () => {
		expect(on({ texts: { harms: [{ vampire: 's2v1', amount: 3 }] } }).others).toEqual([]);
	});

	test('R42: who blocks for a mortal is hit instead, in a party of its own', () => {
		const outcome = on({ block: { by: 's2v1', byText: true } });
		expect(outcome.mortal).toBeNull();
		expect(outcome.hurt).toMatchObject([{ vampire: 's2v1', to: 3 }]);
		expect(outcome.joins).toEqual({ vampire: 's2v1', party: null });
		expect(outcome.exhausts).toContain('s2v1');
	});

	test('R42: a blocker from the Haven joins the party of its coterie in the Streets', () => {
		const other = fieldOf({ s1: [vampire('s1v1')], s2: [vampire('s2v1'), atHaven('s2v2')] });
		const outcome = outcomeOf(other, attackOf({ block: { by: 's2v2', byText: true } }));
		expect(outcome.joins).toEqual({ vampire: 's2v2', party: 's2v1' });
	});
});
