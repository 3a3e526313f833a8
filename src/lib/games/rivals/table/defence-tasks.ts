import { partyOf } from '../attack/field.ts';
import { blockersOf } from '../attack/may-defend.ts';
import { findVampire as foundIn } from '../match/vampires.ts';
import { bodyOf } from './effects/bodies.ts';
import type { TableEvent } from './events.ts';
import { fieldOf } from './field.ts';
import { attackOf, intelIn, isForbidden, secrecyIn, targetsWithin } from './in-attack.ts';
import { chooseOne } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table, TableAttack } from './table.ts';
import { clockwise, coterieOf, findVampire, readingsOf, sideOf } from './where.ts';

type Kinds = 'attack-intel' | 'attack-block' | 'attack-reaction';

/** Steps 3, 6 and 7 of an attack: Intel, Block and Reaction [Attack Sequence, Step by Step]. */
export const defenceTasks: Resolvers<Kinds> = {
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
		return other === null ? fallsShort(table) : happens([aimedAt(table, other)]);
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
	}
};

/** Another target for the same attack, as the Intel falls short of the first. */
function aimedAt(table: Table, other: string): TableEvent {
	const found = findVampire(table, other);
	if (!found)
		return { type: 'TargetChanged', target: Number(other), first: { defender: null, theirs: [] } };
	const theirs = partyOf(fieldOf(table), found.seat, found.vampire).map(({ id }) => id);
	return { type: 'TargetChanged', target: other, first: { defender: found.seat, theirs } };
}

/** Reading intelShort: the action is spent, or the whole attack is taken back. */
function fallsShort(table: Table) {
	const { seat, attacker, card } = attackOf(table);
	if (readingsOf(table).intelShort === 'spent') return { next: [{ kind: 'attack-end' } as const] };
	const back: TableEvent[] =
		card?.card === null ? [{ type: 'CardTakenBack', seat, slot: card.slot }] : [];
	return happens(
		[
			...back,
			{ type: 'Readied', vampires: [attacker], slots: [] },
			{ type: 'ActionsGained', seat, n: 1 }
		],
		{ kind: 'attack-end' }
	);
}

/** Whom a seat may send: those of the target's party, and those who may block any attack. */
function blockersFor(table: Table, attack: TableAttack, seat: string): readonly string[] {
	const field = fieldOf(table);
	const target = typeof attack.target === 'string' ? foundIn(field, attack.target) : null;
	const at = { type: attack.type, attacker: attack.attacker, target };
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
