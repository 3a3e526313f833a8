import { mortalFalls } from '../attack/blood.ts';
import { blockersOf } from '../attack/may-defend.ts';
import { findRetargetFault } from '../attack/may-defend.ts';
import { secrecyOf } from '../attack/secrecy.ts';
import type { Found } from '../match/vampires.ts';
import { findVampire as foundIn } from '../match/vampires.ts';
import { preventing, usableBy } from './effects/abilities.ts';
import { bodyOf } from './effects/bodies.ts';
import { blowsOf, takenOf } from './blows.ts';
import type { TableEvent } from './events.ts';
import { fieldOf } from './field.ts';
import { chooseOne, type Resolved } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Slot, Table, TableAttack } from './table.ts';
import type { Falling, Task } from './tasks.ts';
import { contextOf } from './effects/texts.ts';
import { standingIn } from './standing.ts';
import {
	cardOf,
	cardOfKind,
	clockwise,
	coterieOf,
	findVampire,
	foesOf,
	isActive,
	readingsOf,
	sideOf
} from './where.ts';

type Kinds =
	| 'attack-step'
	| 'attack-intel'
	| 'attack-block'
	| 'attack-reaction'
	| 'attack-reveal'
	| 'attack-retarget'
	| 'attack-abilities'
	| 'attack-text'
	| 'attack-prevent'
	| 'attack-take'
	| 'attack-after'
	| 'attack-end';

/** Intel against the target, what texts in force give included. */
export const intelIn = (table: Table): number =>
	(table.attack?.intel ?? 0) + standingIn(table, 'intel').reduce((sum, { n }) => sum + n, 0);

/** What a vampire's place and texts hide it from [Havens]. */
export function secrecyIn(table: Table, id: string): number {
	const found = foundIn(fieldOf(table), id);
	return found ? secrecyOf(found.vampire, bodyOf(table, id).secrecy).total : 0;
}

/** Everything from step 6 on, in order. */
export const REST_OF_ATTACK: readonly Task[] = [
	{ kind: 'attack-step', step: 6 },
	{ kind: 'attack-block', asked: [] },
	{ kind: 'attack-step', step: 7 },
	{ kind: 'attack-reaction' },
	{ kind: 'attack-step', step: 8 },
	{ kind: 'attack-reveal', which: 'card' },
	{ kind: 'attack-reveal', which: 'reaction' },
	{ kind: 'attack-retarget' },
	{ kind: 'attack-step', step: 9 },
	{ kind: 'attack-abilities', whose: 'attacker' },
	{ kind: 'attack-abilities', whose: 'defender' },
	{ kind: 'attack-step', step: 10 },
	{ kind: 'attack-text', which: 'card' },
	{ kind: 'attack-text', which: 'reaction' },
	{ kind: 'attack-step', step: 11 },
	{ kind: 'attack-prevent' },
	{ kind: 'attack-take' },
	{ kind: 'attack-after' },
	{ kind: 'attack-end' }
];

const step = (n: number): TableEvent => ({ type: 'StepReached', step: n });

/** Legal targets that the Intel at hand reaches, by vampire id, or by the slot of a mortal. */
function targetsWithin(table: Table, seat: string, intel: number): readonly string[] {
	const vampires = foesOf(table, seat)
		.filter((foe) => sideOf(table, foe).begun)
		.flatMap((foe) => coterieOf(table, foe))
		.filter(({ id }) => secrecyIn(table, id) <= intel)
		.map(({ id }) => id);
	return [...vampires, ...mortalsIn(table).map(String)];
}

/** Mortals and antagonists that may be attacked (reading `antagonists`). */
export const mortalsIn = (table: Table): readonly Slot[] =>
	table.city.streets
		.filter(({ card }) => {
			const { kind } = cardOf(table, card);
			if (kind === 'mortal') return true;
			return kind === 'antagonist' && readingsOf(table).antagonists === 'attackable';
		})
		.map(({ slot }) => slot);

function attackOf(table: Table): TableAttack {
	if (!table.attack) throw new Error('no attack is under way');
	return table.attack;
}

/** An attack from step 3 on [Attack Sequence, Step by Step]. */
export const attackTasks: Resolvers<Kinds> = {
	'attack-step': (_, { step: n }) => happens([step(n)]),

	/** Others may discard for the Intel that is missing; if it still falls short: another target, else reading `intelShort` [Attack]. */
	*'attack-intel'(table, { help }) {
		const { target, seat } = attackOf(table);
		if (typeof target === 'number') return {};
		const missing = secrecyIn(table, target) - intelIn(table);
		if (missing <= 0) return {};
		const [helper, ...rest] = help;
		if (helper !== undefined) {
			const { hand } = sideOf(table, helper);
			const most = Math.min(missing, hand.library + hand.faction);
			const often = readingsOf(table).intelOften === 'turn' && table.intelBy.includes(helper);
			if (most === 0 || often) return { next: [{ kind: 'attack-intel', help: rest }] };
			const cards = yield {
				seat: helper,
				prompt: 'intel-help',
				about: { target, missing },
				options: [],
				least: 0,
				most,
				hidden: true
			};
			const given: TableEvent[] =
				cards.length === 0
					? []
					: [
							{ type: 'CardsDiscarded', seat: helper, cards, why: 'intel' },
							{ type: 'IntelGained', n: cards.length, seat: helper }
						];
			return happens(given, { kind: 'attack-intel', help: rest });
		}
		const options = targetsWithin(table, seat, intelIn(table));
		const other = yield* chooseOne({ seat, prompt: 'other-target', about: {}, options });
		if (other === null) return { next: [{ kind: 'attack-end' }] };
		return happens([retargeted(table, other)]);
	},

	/** R22, R28, R42: another ready member of the party, or who may block for anyone [Blocking an Attack]. */
	*'attack-block'(table, { asked }) {
		const attack = attackOf(table);
		const { claim, seat, defender } = attack;
		if (attack.blocker !== null || claim || isForbidden(table, 'block')) return {};
		const seats = clockwise(table, defender ?? seat).filter(
			(one) => one !== seat && !asked.includes(one)
		);
		for (const one of seats) {
			const own = blockersFor(table, attack, one);
			if (own.length === 0) continue;
			const by = yield* chooseOne({
				seat: one,
				prompt: 'block',
				about: { target: String(attack.target) },
				options: own,
				optional: true
			});
			if (by === null) return { next: [{ kind: 'attack-block', asked: [...asked, one] }] };
			return happens(blockedBy(table, attack, one, by));
		}
		return {};
	},

	/** R23: of the type of the attack, and of the BP of who is the target now [Playing a Reaction Card]. */
	*'attack-reaction'(table) {
		const { target, defender, claim, type } = attackOf(table);
		if (typeof target === 'number' || defender === null || claim) return {};
		if (isForbidden(table, 'reaction') || sideOf(table, defender).hand.library === 0) return {};
		const [laid] = yield {
			seat: defender,
			prompt: 'reaction',
			about: { target, type },
			options: [],
			least: 0,
			most: 1,
			hidden: true
		};
		if (laid === undefined) return {};
		return happens([
			{ type: 'CardLaid', seat: defender, slot: table.nextSlot, as: 'reaction', card: null }
		]);
	},

	/** The attacker's card first [Attack Sequence, step 8]. */
	*'attack-reveal'(table, { which }) {
		const attack = attackOf(table);
		const laid = attack[which];
		if (!laid) return {};
		// One that was shown for its Intel is open already.
		if (laid.card !== null) return {};
		const { seat, slot } = laid;
		const [card] = yield {
			deal: 'hidden',
			prompt: 'face',
			about: { slot },
			of: { what: 'slot', slot, seat }
		};
		return happens([{ type: 'CardOpened', slot, seat, card: card ?? '' }]);
	},

	/** R26, R27: a Targeted card names any member of the opposing party; there is no new Block [CC30]. */
	*'attack-retarget'(table) {
		const attack = attackOf(table);
		const face = attack.card?.card ? cardOfKind(table, attack.card.card, 'attack') : null;
		const { chosen, seat, target } = attack;
		if (!face?.keywords?.includes('targeted') || typeof chosen === 'number') return {};
		const field = fieldOf(table);
		const first = foundIn(field, chosen);
		if (!first) return {};
		const intel = [{ amount: intelIn(table) }];
		const options = attack.theirs.filter(
			(id) =>
				id === target ||
				(isActiveIn(table, id) &&
					findRetargetFault(withSecrecy(table, field), id, {
						targeted: true,
						target: first,
						intel
					}) === null &&
					(readingsOf(table).targetedReach === 'any' || secrecyIn(table, id) <= intelIn(table)))
		);
		const other = yield* chooseOne({ seat, prompt: 'retarget', about: {}, options });
		if (other === null || other === target) return {};
		return happens([{ type: 'TargetChanged', target: other }]);
	},

	/** The attacker's abilities, then the defender's, and not back [Attack Sequence, step 9]. */
	*'attack-abilities'(table, { whose }) {
		const attack = attackOf(table);
		const seat = whose === 'attacker' ? attack.seat : attack.defender;
		if (seat === null || (whose === 'defender' && typeof attack.target === 'number')) return {};
		const abilities = usableBy(table, seat, 'abilities');
		if (abilities.length === 0) return {};
		const key = yield* chooseOne({
			seat,
			prompt: 'ability',
			about: { step: 'attack' },
			options: abilities.map((one) => one.key),
			optional: true
		});
		if (key === null) return {};
		return {
			next: [
				{ kind: 'use', seat, key },
				{ kind: 'attack-abilities', whose }
			]
		};
	},

	/** Texts happen before the sum; the attacker is the active player, so its card is first (R35) [Resolving Effects]. */
	'attack-text': (table, { which }) => ({ next: textOfCard(table, which, 'play') }),

	/** Those who are about to be hurt use what prevents it, the defender first [Attack Sequence, step 11]. */
	*'attack-prevent'(table) {
		const { taken } = takenOf(blowsOf(table));
		for (const [vampire, amount] of Object.entries(taken)) {
			if (amount <= 0) continue;
			const seat = findVampire(table, vampire)?.seat;
			if (seat === undefined) continue;
			const abilities = preventing(table, seat, vampire);
			if (abilities.length === 0) continue;
			const declined = `declined ${vampire}`;
			if (attackOf(table).used.includes(declined)) continue;
			const key = yield* chooseOne({
				seat,
				prompt: 'prevention',
				about: { vampire, damage: amount },
				options: abilities.map((one) => one.key),
				optional: true
			});
			if (key !== null) return { next: [{ kind: 'use', seat, key }, { kind: 'attack-prevent' }] };
			return happens([{ type: 'PreventionDeclined', vampire }], { kind: 'attack-prevent' });
		}
		return {};
	},

	/** R36, R46: all that gets through is taken, even from a vampire at 0; both may fall [Attack Sequence, step 12]. */
	'attack-take'(table) {
		const attack = attackOf(table);
		const blows = blowsOf(table);
		const { taken, aggravated } = takenOf(blows);
		const { sum, back, others } = blows;
		const events: TableEvent[] = [
			{ type: 'AttackSummed', sum, back, others, taken, aggravated },
			step(12)
		];
		const list: Falling[] = [];
		for (const seat of clockwise(table, attack.seat))
			for (const { id, blood } of coterieOf(table, seat)) {
				const lost = Math.min(blood, taken[id] ?? 0);
				const isOurs = seat === attack.seat;
				const other = isOurs ? attack.defender : attack.seat;
				const source = blows.sources[id] ?? other;
				if (lost > 0)
					events.push({ type: 'BloodMoved', vampire: id, by: -lost, why: 'damage', of: source });
				if (blood - lost > 0) continue;
				// Reading reach: at 0 in step 10 it is defeated; burned only where damage brought it to 0.
				const bled = blood === 0;
				const by = bled ? (attack.bled[id] ?? null) : source;
				const byVampire = isOurs ? reactorIn(attack) : attack.attacker;
				const isBurned = !bled && (aggravated[id] ?? 0) > 0;
				list.push({ vampire: id, to: isBurned ? 'burned' : 'torpor', by, byVampire });
			}
		return happens(
			events,
			...(list.length > 0 ? [{ kind: 'falls', list } as const] : []),
			...(typeof attack.target === 'number' ? mortalHit(table, attack, sum) : [])
		);
	},

	/** What counts “damage taken” [Attack Sequence, step 13]. */
	'attack-after'(table) {
		const attack = attackOf(table);
		const { target } = attack;
		const taken = typeof target === 'string' ? (attack.taken[target] ?? 0) : 0;
		const events = [step(13)];
		if (typeof target === 'string' && taken > 0)
			events.push({ type: 'DamageTaken', vampire: target, amount: taken });
		const texts =
			taken > 0
				? [...textOfCard(table, 'card', 'taken'), ...textOfCard(table, 'reaction', 'taken')]
				: [];
		return happens(events, ...texts);
	},

	'attack-end'(table): Resolved {
		const { card, reaction } = attackOf(table);
		const discarded = [card, reaction].flatMap((one) => one ?? []);
		const hasModifiers = table.order.some((seat) =>
			sideOf(table, seat).vampires.some(({ modifiers }) =>
				modifiers?.some(({ until }) => until === 'attack')
			)
		);
		// A card that was never revealed, as the attack ended before, is shown as it is discarded.
		const closed = discarded.find((one) => one.card === null);
		if (closed)
			return { next: [revealFirst(closed.slot, attackOf(table)), { kind: 'attack-end' }] };
		return happens([
			...(hasModifiers ? [{ type: 'ModifiersEnded', until: 'attack', seat: null } as const] : []),
			{ type: 'AttackEnded', discarded }
		]);
	}
};

const revealFirst = (slot: Slot, { card }: TableAttack): Task => ({
	kind: 'attack-reveal',
	which: card?.slot === slot ? 'card' : 'reaction'
});

const isActiveIn = (table: Table, id: string): boolean => {
	const found = findVampire(table, id);
	return found !== null && isActive(found.vampire);
};

/** Reach is asked with the Secrecy of texts beside it, so the rule of the box need not hold it against anybody. */
const withSecrecy = (table: Table, field: ReturnType<typeof fieldOf>) => ({
	...field,
	readings: { ...readingsOf(table), targetedReach: 'any' as const }
});

/** Who played the Reaction, or would have: the blocker, else the target of step 2. */
const reactorIn = ({ blocker, chosen }: TableAttack): string | null =>
	blocker ?? (typeof chosen === 'string' ? chosen : null);

const isForbidden = (table: Table, what: 'block' | 'reaction' | 'shields'): boolean =>
	table.attack?.forbidden.includes(what) === true ||
	standingIn(table, 'forbid').some((one) => one.what === what);

const retargeted = (table: Table, other: string): TableEvent => {
	const slot = Number(other);
	return Number.isInteger(slot) && mortalsIn(table).includes(slot)
		? { type: 'TargetChanged', target: slot, first: true }
		: { type: 'TargetChanged', target: other, first: true };
};

/** Whom a seat may send: those of the target's party, and those who may block any attack. */
function blockersFor(table: Table, attack: TableAttack, seat: string): readonly string[] {
	const field = fieldOf(table);
	const target = typeof attack.target === 'string' ? foundIn(field, attack.target) : null;
	const at = { type: attack.type, attacker: attack.attacker, target: target as Found | null };
	const own = seat === attack.defender ? blockersOf(field, at) : [];
	const anywhere = coterieOf(table, seat)
		.filter(({ id, exhausted }) => {
			const { blockAny, guard } = bodyOf(table, id);
			const mayRanged = attack.type !== 'ranged' || guard;
			return blockAny && mayRanged && !exhausted && id !== attack.target;
		})
		.map(({ id }) => id);
	return [...new Set([...own, ...anywhere])];
}

/** R42: a blocker from elsewhere joins the party of a target of its coterie in the Streets, else it stands alone there [CC29]. */
function blockedBy(table: Table, attack: TableAttack, seat: string, by: string): TableEvent[] {
	const blocked: TableEvent = { type: 'Blocked', by, seat };
	const exhausts: TableEvent = { type: 'Exhausted', vampires: [by], slots: [] };
	if (attack.theirs.includes(by)) return [exhausts, blocked];
	const target = typeof attack.target === 'string' ? findVampire(table, attack.target) : null;
	const isOwn = target?.seat === seat && target.vampire.place === 'streets';
	const parties = sideOf(table, seat).vampires.map(({ party = 0 }) => party);
	const party = (isOwn ? target.vampire.party : undefined) ?? 1 + Math.max(0, ...parties);
	return [
		exhausts,
		{ type: 'Moved', vampires: [by], place: 'streets', party },
		{ ...blocked, byText: true }
	];
}

/** The parts of a card of the attack for a moment. */
function textOfCard(table: Table, which: 'card' | 'reaction', when: 'play' | 'taken'): Task[] {
	const attack = attackOf(table);
	const laid = attack[which];
	if (!laid?.card || attack.cancelled.includes(which)) return [];
	if (
		which === 'reaction' &&
		standingIn(table, 'forbid').some(({ what }) => what === 'reaction-text')
	)
		return [];
	const { seat, slot, card } = laid;
	const self = which === 'card' ? attack.attacker : reactorIn(attack);
	const context = contextOf({ card, slot, seat, self }, { on: which });
	return cardOf(table, card)
		.parts.filter((part) => part.when === when)
		.map((part, at): Task => ({ kind: 'part', key: `${when} c${slot}.${at}`, part, context }));
}

/** R38: one blow of at least its Blood, or it is unhurt [Mortals and Retainers]. */
function mortalHit(table: Table, attack: TableAttack, sum: { readonly dealt: number }): Task[] {
	const slot = Number(attack.target);
	const lies = table.city.streets.find((one) => one.slot === slot);
	if (!lies) return [];
	const card = cardOf(table, lies.card);
	const blood = card.kind === 'mortal' || card.kind === 'antagonist' ? card.blood : Infinity;
	if (!mortalFalls(blood, sum.dealt)) return [];
	return [{ kind: 'mortal-falls', slot, vampire: attack.attacker }];
}
