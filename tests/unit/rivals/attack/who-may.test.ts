import { describe, expect, test } from 'vitest';
import { attackingParty } from '../../../../src/lib/games/rivals/attack/field.ts';
import {
	findAttackerFault,
	findCardFault,
	findClaimCardFault,
	findIntelFault,
	findSecrecyFault,
	findTargetFault
} from '../../../../src/lib/games/rivals/attack/may-attack.ts';
import {
	blockersOf,
	findBlockFault,
	findReactionFault,
	findRetargetFault
} from '../../../../src/lib/games/rivals/attack/may-defend.ts';
import { atHaven, fieldOf, firstOf, reading, reasonOf, vampire } from './kit.ts';

const table = fieldOf({
	s1: [
		vampire('s1v1', { party: 1 }),
		vampire('s1v2', { party: 1, exhausted: true }),
		vampire('s1v3', { party: 1 }),
		atHaven('s1v4'),
		vampire('s1v5', { place: 'torpor', exhausted: true, blood: 1 })
	],
	s2: [atHaven('s2v1'), atHaven('s2v2'), atHaven('s2v3', { exhausted: true })],
	s3: [vampire('s3v1')]
});
const found = (seat: string, id: string) => {
	const one = table.seats[seat]?.vampires.find((other) => other.id === id);
	if (!one) throw new Error(id);
	return { seat, vampire: one };
};

describe('Who attacks', () => {
	test.each([
		['s1v1', null],
		['s1v2', 'vampire-exhausted'],
		['s1v4', 'at-haven'],
		['s1v5', 'in-torpor'],
		['s3v1', 'foe-attacks-not'],
		['s1v9', 'not-in-play']
	])('%s: %s', (id, reason) => {
		expect(reasonOf(findAttackerFault(table, id))).toBe(reason);
	});

	test('against a claimant a foe attacks as in its own turn, from wherever it is', () => {
		expect(findAttackerFault(table, 's2v1', { claim: true })).toBeNull();
		expect(reasonOf(findAttackerFault(table, 's2v3', { claim: true }))).toBe('vampire-exhausted');
	});

	test('R11: an exhausted vampire of the party stays behind', () => {
		const { vampire: attacker } = found('s1', 's1v1');
		expect(attackingParty(table, 's1', attacker).map(({ id }) => id)).toEqual(['s1v1', 's1v3']);
	});
});

describe('Whom they attack', () => {
	test.each([
		['s3v1', null],
		['s1v3', 'own-target'],
		['s1v5', 'own-target']
	])('%s: %s', (id, reason) => {
		expect(reasonOf(findTargetFault(table, 's1', id))).toBe(reason);
	});

	test('R12: not a foe without a first turn; once it began, they may', () => {
		const seats = { ...table.seats };
		const waiting = {
			...table,
			seats: {
				...seats,
				s3: { prestige: 10, agenda: 0, begun: false, vampires: [vampire('s3v1')] }
			}
		};
		expect(reasonOf(findTargetFault(waiting, 's1', 's3v1'))).toBe('not-begun');
		expect(findTargetFault(table, 's1', 's3v1')).toBeNull();
	});

	test('nobody in torpor', () => {
		const field = fieldOf({ s1: [vampire('s1v1')], s2: [vampire('s2v1', { place: 'torpor' })] });
		expect(reasonOf(findTargetFault(field, 's1', 's2v1'))).toBe('in-torpor');
	});

	test('R13: Secrecy 2 and Intel 1 do not do; a foe’s discard counts', () => {
		const { vampire: target } = found('s2', 's2v1');
		const one = [{ seat: 's1', amount: 1 }];
		expect(findSecrecyFault(target, one, { extra: 1 })).toMatchObject({
			refusal: { reason: 'secrecy-holds', about: { secrecy: 2, intel: 1, more: 1 } }
		});
		expect(findSecrecyFault(target, [...one, { seat: 's3', amount: 1 }], { extra: 1 })).toBeNull();
		expect(findSecrecyFault(target, one)).toBeNull();
		expect(reasonOf(findSecrecyFault(target, []))).toBe('secrecy-holds');
	});

	test('R14: the Prince at the Haven has no Secrecy, and its Haven-mates may block', () => {
		const field = fieldOf({
			s1: [vampire('s1v1')],
			s2: [atHaven('s2v1', { prince: true }), atHaven('s2v2')]
		});
		const prince = firstOf(field, 's2');
		expect(findSecrecyFault(prince, [], { extra: 3 })).toBeNull();
		const at = {
			type: 'social',
			attacker: 's1v1',
			target: { seat: 's2', vampire: prince }
		} as const;
		expect(blockersOf(field, at)).toEqual(['s2v2']);
	});

	test('R15: Intel of an Attack card’s text works in step 3', () => {
		const { vampire: target } = found('s2', 's2v1');
		expect(
			findSecrecyFault(target, [{ amount: 2, by: 'the Attack card' }], { extra: 1 })
		).toBeNull();
	});

	test('a claimant has no Secrecy, and Intel is of no use', () => {
		const { vampire: target } = found('s2', 's2v1');
		expect(findSecrecyFault(target, [], { claim: true, extra: 2 })).toBeNull();
		expect(reasonOf(findSecrecyFault(target, [{ seat: 's1', amount: 1 }], { claim: true }))).toBe(
			'no-intel-in-claim'
		);
	});

	test('intelOften: once a player and attack, or once a turn', () => {
		const again = [{ seat: 's3', amount: 1 }];
		expect(findIntelFault(again, ['s3'], { intelOften: 'attack' })).toBeNull();
		expect(reasonOf(findIntelFault(again, ['s3'], { intelOften: 'turn' }))).toBe('intel-this-turn');
		expect(reasonOf(findIntelFault([...again, ...again], [], { intelOften: 'attack' }))).toBe(
			'intel-twice'
		);
		// A text is no discard.
		expect(findIntelFault([{ amount: 1 }, { amount: 1 }], [], { intelOften: 'turn' })).toBeNull();
	});
});

describe('Which card', () => {
	const player = found('s1', 's1v1');
	const asks = { types: ['physical'] as const };

	test('of the type that was announced', () => {
		expect(findCardFault(table, player, 'physical', asks, 'attack')).toBeNull();
		expect(reasonOf(findCardFault(table, player, 'social', asks, 'attack'))).toBe('card-type');
	});

	test('R17: BP of now counts and Blood does not', () => {
		const weak = { seat: 's1', vampire: vampire('s1v1', { bp: 5, blood: 1 }) };
		const of = (bp: number, bpModifier = 0) =>
			reasonOf(
				findCardFault(table, { ...weak, bpModifier }, 'physical', { ...asks, bp }, 'attack')
			);
		expect([of(5), of(6), of(6, 1)]).toEqual([null, 'card-bp', null]);
	});

	test('R54: of a clan only with an active vampire of it; one in torpor does not do', () => {
		const clan = (place: 'haven' | 'torpor') =>
			fieldOf({
				s1: [
					vampire('s1v1', { facts: { clan: 'Toreador' } }),
					atHaven('s1v2', { place, facts: { clan: 'Brujah' } })
				],
				s2: []
			});
		const card = { ...asks, clan: 'Brujah' };
		expect(findCardFault(clan('haven'), player, 'physical', card, 'attack')).toBeNull();
		expect(reasonOf(findCardFault(clan('torpor'), player, 'physical', card, 'attack'))).toBe(
			'card-clan'
		);
	});

	test('clanReaction: a clan icon binds Reactions too, or does not', () => {
		const coteries = { s1: [vampire('s1v1', { facts: { clan: 'Toreador' } })], s2: [] };
		const card = { ...asks, clan: 'Brujah' };
		const may = (own: Parameters<typeof reading>[0]) =>
			reasonOf(
				findCardFault(fieldOf(coteries, reading(own)), player, 'physical', card, 'reaction')
			);
		expect([may({ clanReaction: 'binds' }), may({ clanReaction: 'free' })]).toEqual([
			'card-clan',
			null
		]);
	});

	test('against a claimant only its hunter plays one', () => {
		expect(findClaimCardFault(table, 's1', 's2')).toBeNull();
		expect(reasonOf(findClaimCardFault(table, 's1', 's3'))).toBe('hunter-plays-only');
	});
});

describe('Who blocks and reacts', () => {
	const at = { type: 'physical', attacker: 's1v1', target: found('s2', 's2v1') } as const;

	test('R22: another ready vampire of the party; nobody blocks for itself, and a lone target has no Block', () => {
		expect(blockersOf(table, at)).toEqual(['s2v2']);
		expect(reasonOf(findBlockFault(table, 's2v1', at))).toBe('blocks-itself');
		expect(reasonOf(findBlockFault(table, 's2v3', at))).toBe('vampire-exhausted');
		expect(blockersOf(table, { ...at, target: found('s3', 's3v1') })).toEqual([]);
	});

	test('R28: only a Guard blocks Ranged', () => {
		const field = fieldOf({
			s1: [vampire('s1v1')],
			s2: [
				atHaven('s2v1'),
				atHaven('s2v2', { facts: {} }),
				atHaven('s2v3', { facts: { guard: true } })
			]
		});
		const target = { seat: 's2', vampire: firstOf(field, 's2') };
		const ranged = { ...at, type: 'ranged', target } as const;
		expect(blockersOf(field, ranged)).toEqual(['s2v3']);
		expect(reasonOf(findBlockFault(field, 's2v2', ranged))).toBe('block-ranged');
		expect(blockersOf(field, { ...ranged, type: 'mental' })).toEqual(['s2v2', 's2v3']);
	});

	test('R42: by its text a vampire blocks for anybody, a mortal too, but never for a claimant', () => {
		expect(reasonOf(findBlockFault(table, 's3v1', at))).toBe('block-foe');
		expect(findBlockFault(table, 's3v1', { ...at, byText: true })).toBeNull();
		expect(reasonOf(findBlockFault(table, 's3v1', { ...at, target: null }))).toBe(
			'mortal-no-defence'
		);
		expect(findBlockFault(table, 's3v1', { ...at, target: null, byText: true })).toBeNull();
		expect(reasonOf(findBlockFault(table, 's3v1', { ...at, byText: true, claim: true }))).toBe(
			'claim-not-blocked'
		);
	});

	test('no Reaction in a claim, nor of a mortal', () => {
		expect(findReactionFault({}, at.target)).toBeNull();
		expect(reasonOf(findReactionFault({ claim: true }, at.target))).toBe('claim-no-reaction');
		expect(reasonOf(findReactionFault({}, null))).toBe('mortal-no-defence');
	});

	test('R27: a Targeted card names any member of the opposing party, and there is no new Block', () => {
		const intel = [{ seat: 's1', amount: 1 }];
		const targeted = { targeted: true, target: at.target, intel };
		for (const id of ['s2v1', 's2v2', 's2v3'])
			expect(findRetargetFault(table, id, targeted)).toBeNull();
		expect(reasonOf(findRetargetFault(table, 's3v1', targeted))).toBe('retarget-elsewhere');
		expect(reasonOf(findRetargetFault(table, 's2v1', { ...targeted, targeted: false }))).toBe(
			'retarget-not-targeted'
		);
	});

	test('targetedReach: Intel must reach the new target, or any member will do', () => {
		const coteries = {
			s1: [vampire('s1v1')],
			s2: [atHaven('s2v1', { prince: true }), atHaven('s2v2')]
		};
		const to = (targetedReach: 'reach' | 'any') => {
			const field = fieldOf(coteries, reading({ targetedReach }));
			const target = { seat: 's2', vampire: firstOf(field, 's2') };
			return reasonOf(findRetargetFault(field, 's2v2', { targeted: true, target, intel: [] }));
		};
		expect([to('reach'), to('any')]).toEqual(['secrecy-holds', null]);
	});
});
