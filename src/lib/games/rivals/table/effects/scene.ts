import type { SeatId } from '../../../core/seats.ts';
import type { Amount, Count } from '../../cards/amount.ts';
import type { Condition } from '../../cards/condition.ts';
import type { Discipline } from '../../cards/vocabulary.ts';
import type { Group, Named, Whom } from '../../cards/who.ts';
import { partyOf } from '../../attack/field.ts';
import type { VampireId } from '../../match/state.ts';
import type { Table, TableVampire } from '../table.ts';
import {
	activeSeat,
	cardOf,
	clockwise,
	findVampire,
	foesOf,
	isActive,
	leaderOf,
	rivalOf,
	sideOf
} from '../where.ts';
import type { Body } from './body.ts';
import type { Context } from './context.ts';

/** A table, and what is true of each vampire on it: print, attachments, texts in force. */
export type Scene = {
	readonly table: Table;
	readonly bodies: ReadonlyMap<VampireId, Body>;
};

/** The opposing player of the attack under way; null: none. */
function opponentOf({ attack }: Pick<Table, 'attack'>, seat: SeatId): SeatId | null {
	if (!attack) return null;
	if (seat === attack.seat) return attack.defender;
	return seat === attack.defender ? attack.seat : null;
}

/** Players as far as nobody has to choose, clockwise from the active one (R61); `chosen-foe` is none yet. */
export function seatsMeant(table: Table, context: Context, whom: Whom): readonly SeatId[] {
	const { seat } = context;
	const one = (other: SeatId | null): readonly SeatId[] => (other === null ? [] : [other]);
	switch (whom) {
		case 'you':
			return [seat];
		case 'foe':
			return one(opponentOf(table, seat));
		case 'rival':
			return one(rivalOf(table, seat));
		case 'chosen-foe':
			return [];
		case 'chosen':
			return context.chosenSeats;
		case 'cause':
			return one(context.cause.seat);
		case 'each-foe':
			return clockwise(table, activeSeat(table)).filter((other) => other !== seat);
		case 'each-player':
			return clockwise(table, activeSeat(table));
	}
}

/** One vampire by its role; null: there is none. In torpor it is meant only as `cause` or `chosen`. */
export function namedIn(table: Table, context: Context, named: Named): readonly VampireId[] {
	const { attack } = table;
	const active = (id: VampireId | null | undefined): readonly VampireId[] => {
		const found = typeof id === 'string' ? findVampire(table, id) : null;
		return found && isActive(found.vampire) ? [found.vampire.id] : [];
	};
	switch (named) {
		case 'this':
			// Torpor text is about a vampire in torpor [Torpor].
			return context.self === null ? [] : [context.self];
		case 'attacker':
			return active(attack?.attacker);
		case 'target':
			return typeof attack?.target === 'string' ? active(attack.target) : [];
		case 'blocker':
			return active(attack?.blocker);
		case 'leader':
			return active(leaderOf(table, context.seat)?.id);
		case 'cause':
			return context.cause.vampire === null ? [] : [context.cause.vampire];
		case 'chosen':
			return context.chosen;
	}
}

/** Whose vampires a group is made of. */
function seatsOfGroup(table: Table, context: Context, of: Group['of']): readonly SeatId[] {
	switch (of) {
		case 'you':
			return [context.seat];
		case 'rival':
			return seatsMeant(table, context, 'rival');
		case 'foe':
			return seatsMeant(table, context, 'foe');
		case 'foes':
			return foesOf(table, context.seat);
		case 'chosen':
			return context.chosenSeats;
		default:
			return clockwise(table, activeSeat(table));
	}
}

/** Everybody of the party that a vampire or a player has in the attack under way. */
function partyIn(table: Table, { self, seat }: Context, which: 'party' | 'opposing') {
	const { attack } = table;
	if (!attack) return null;
	const isOurs =
		self !== null && (attack.ours.includes(self) || attack.theirs.includes(self))
			? attack.ours.includes(self)
			: seat === attack.seat;
	return isOurs === (which === 'party') ? attack.ours : attack.theirs;
}

/** Everybody of a group, as it is now. */
export function groupIn(scene: Scene, context: Context, group: Group): readonly VampireId[] {
	const { table, bodies } = scene;
	const { of, where, not, only, most } = group;
	const isParty = of === 'party' || of === 'opposing';
	const party = isParty ? partyIn(table, context, of) : null;
	const without = not === undefined ? [] : namedIn(table, context, not);
	const fits = (vampire: TableVampire): boolean => {
		const { id, place, blood } = vampire;
		if (isParty) {
			if (!isActive(vampire)) return false;
			if (party ? !party.includes(id) : of === 'opposing') return false;
		} else if (where === 'anywhere') {
			if (place === 'burned') return false;
		} else if (where === 'torpor') {
			if (place !== 'torpor') return false;
		} else if (!isActive(vampire) || (where !== undefined && place !== where)) return false;
		if (without.includes(id)) return false;
		const bp = bodies.get(id)?.bp ?? vampire.bp;
		if (most !== undefined && bp > most) return false;
		switch (only) {
			case 'wounded':
				return 2 * blood <= bp;
			case 'ready':
				return !vampire.exhausted;
			case 'exhausted':
				return vampire.exhausted === true;
			case 'titled':
				return isTitled(table, vampire);
			case 'untitled':
				return !isTitled(table, vampire);
			default:
				return true;
		}
	};
	if (of === 'party' && !party) {
		// Outside an attack: those it stands with [Forming Parties].
		const own = context.self === null ? null : findVampire(table, context.self);
		if (!own) return [];
		const ids = partyOf(table, own.seat, own.vampire).map(({ id }) => id);
		return sideOf(table, own.seat)
			.vampires.filter((one) => ids.includes(one.id) && fits(one))
			.map(({ id }) => id);
	}
	return seatsOfGroup(table, context, of).flatMap((seat) =>
		sideOf(table, seat)
			.vampires.filter(fits)
			.map(({ id }) => id)
	);
}

/** Whether it bears a Title; the Prince is one. */
const isTitled = (table: Pick<Table, 'setting'>, { attached = [] }: TableVampire): boolean =>
	attached.some(({ card }) => {
		const { kind } = cardOf(table, card);
		return kind === 'title' || kind === 'prince';
	});

/** Whose Disciplines count: those of the vampire, its party or the coterie. */
function membersWithin(scene: Scene, context: Context, within: 'this' | 'party' | 'coterie') {
	if (within === 'this') {
		const { self } = context;
		const found = self === null ? null : findVampire(scene.table, self);
		// In torpor it has none [Torpor].
		return found && isActive(found.vampire) ? [found.vampire.id] : [];
	}
	return groupIn(scene, context, { of: within === 'party' ? 'party' : 'you' });
}

/** R70: icons count each, users once [Disciplines]. */
function iconsIn(scene: Scene, ids: readonly VampireId[], discipline: Discipline) {
	const each = ids.map(
		(id) => scene.bodies.get(id)?.disciplines.filter((one) => one === discipline).length ?? 0
	);
	return {
		icons: each.reduce((sum, one) => sum + one, 0),
		users: each.filter((one) => one > 0).length
	};
}

function countIn(scene: Scene, context: Context, count: Count): number {
	const { table } = scene;
	const streets = (kind: 'mortal' | 'antagonist'): number =>
		table.city.streets.filter(({ card }) => cardOf(table, card).kind === kind).length;
	switch (count.count) {
		case 'vampires':
			return groupIn(scene, context, count.of).length;
		case 'icons':
		case 'users': {
			const ids = membersWithin(scene, context, count.in);
			return iconsIn(scene, ids, count.discipline)[count.count];
		}
		case 'mortals':
			return streets('mortal');
		case 'antagonists':
			return streets('antagonist');
		case 'taken': {
			const { attack } = table;
			return attack && typeof attack.target === 'string' ? (attack.taken[attack.target] ?? 0) : 0;
		}
		default:
			return seatsMeant(table, context, count.of).reduce(
				(sum, seat) => sum + countOf(table, seat, count.count),
				0
			);
	}
}

function countOf(table: Table, seat: SeatId, what: string): number {
	const { vampires, ongoing, prestige, agenda, hand, down } = sideOf(table, seat);
	const coterie = vampires.filter(isActive);
	switch (what) {
		case 'titles':
			return coterie.filter((one) => isTitled(table, one)).length;
		case 'retainers':
			return coterie.reduce(
				(sum, { attached = [] }) =>
					sum + attached.filter(({ card }) => cardOf(table, card).kind === 'mortal').length,
				0
			);
		case 'ongoing':
			return ongoing.length;
		case 'prestige':
			return prestige;
		case 'agenda':
			return agenda;
		case 'hand':
			return hand.library + hand.faction;
		default:
			return down.reduce(
				(sum, { paid }) => sum + Object.values(paid).reduce((all, one) => all + one, 0),
				0
			);
	}
}

/** How much an effect does now. */
export function amountIn(scene: Scene, context: Context, amount: Amount): number {
	if (typeof amount === 'number') return amount;
	const { per, each = 1, most } = amount;
	return Math.min(most ?? Infinity, each * countIn(scene, context, per));
}

function stands(scene: Scene, vampire: TableVampire, seat: SeatId, so: string): boolean {
	const { table, bodies } = scene;
	const bp = bodies.get(vampire.id)?.bp ?? vampire.bp;
	switch (so) {
		case 'wounded':
			return 2 * vampire.blood <= bp;
		case 'full':
			return vampire.blood >= bp;
		case 'titled':
			return isTitled(table, vampire);
		case 'prince':
			return (vampire.attached ?? []).some(({ card }) => cardOf(table, card).kind === 'prince');
		case 'leader':
			return vampire.leader === true;
		case 'haven':
		case 'streets':
			return vampire.place === so;
		case 'exhausted':
			return vampire.exhausted === true;
		case 'spent':
			return vampire.noInfluence === true;
		default:
			return partyOf(table, seat, vampire).length === 1;
	}
}

function isSo(scene: Scene, context: Context, condition: Condition): boolean {
	const { table } = scene;
	const { attack } = table;
	switch (condition.is) {
		case 'discipline': {
			const ids = membersWithin(scene, context, condition.in);
			return iconsIn(scene, ids, condition.discipline).icons >= (condition.least ?? 1);
		}
		case 'stands': {
			const [id] = namedIn(table, context, condition.who);
			const found = id === undefined ? null : findVampire(table, id);
			if (!found) return false;
			const so = stands(scene, found.vampire, found.seat, condition.so);
			return condition.not ? !so : so;
		}
		case 'type':
			return attack !== null && condition.types.includes(attack.type);
		case 'rival': {
			const other = opponentOf(table, context.seat);
			return other !== null && other === rivalOf(table, context.seat);
		}
		case 'mortal':
			return attack !== null && typeof attack.target === 'number';
		case 'vampire':
			return attack !== null && typeof attack.target === 'string';
		case 'blocked':
			return attack !== null && attack.blocker !== null;
		case 'at-least':
			return countIn(scene, context, condition.what) >= condition.n;
		case 'at-most':
			return countIn(scene, context, condition.what) <= condition.n;
	}
}

/** Whether all of it is so. */
export const allSo = (
	scene: Scene,
	context: Context,
	conditions: readonly Condition[] | undefined
): boolean => conditions?.every((condition) => isSo(scene, context, condition)) ?? true;
