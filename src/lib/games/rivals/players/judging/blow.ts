import type { SeatId } from '../../../core/seats.ts';
import { defendedWith, type AttackType } from '../../attack/field.ts';
import type { Amount } from '../../cards/amount.ts';
import type { Card, CardOf } from '../../cards/card.ts';
import type { Condition } from '../../cards/condition.ts';
import type { Effects } from '../../cards/effects.ts';
import type { As, Part } from '../../cards/part.ts';
import { bodyOf } from '../../table/effects/bodies.ts';
import type { Table, TableVampire } from '../../table/table.ts';
import { cardOf, coterieOf, findVampire, rivalOf, sideOf } from '../../table/where.ts';

/** An attack that nobody has announced yet. `target` null: a mortal. */
export type Blow = {
	readonly seat: SeatId;
	readonly attacker: TableVampire;
	readonly party: readonly TableVampire[];
	readonly target: { readonly seat: SeatId; readonly vampire: TableVampire } | null;
	readonly type: AttackType;
};

/** Half the Blood or less [Glossary]. */
const isWounded = (table: Table, { id, blood }: TableVampire): boolean =>
	2 * blood <= bodyOf(table, id).bp;

/** The Title or the Prince of a vampire. */
const isTitled = (table: Table, { attached = [] }: TableVampire): boolean =>
	attached.some(({ card }) => ['title', 'prince'].includes(cardOf(table, card).kind));

function holds(table: Table, blow: Blow, self: TableVampire, condition: Condition): boolean {
	const { seat, target, party, type } = blow;
	switch (condition.is) {
		case 'discipline': {
			const where = condition.in === 'this' ? [self] : party;
			const icons = where.flatMap(({ id }) => bodyOf(table, id).disciplines);
			return icons.filter((one) => one === condition.discipline).length >= (condition.least ?? 1);
		}
		case 'stands': {
			const who = condition.who === 'target' ? target?.vampire : self;
			if (!who) return false;
			const is = {
				wounded: isWounded(table, who),
				titled: isTitled(table, who),
				// Who attacks stands in the Streets by then.
				streets: who.id !== target?.vampire.id || who.place === 'streets'
			};
			const so = condition.so in is ? is[condition.so as keyof typeof is] : false;
			return so !== (condition.not === true);
		}
		case 'type':
			return condition.types.includes(type);
		case 'rival':
			return target !== null && rivalOf(table, seat) === target.seat;
		case 'mortal':
			return target === null;
		case 'vampire':
			return target !== null;
		default:
			return false;
	}
}

/** How many, as far as it can be seen before the attack. */
export function amountAt(table: Table, seat: SeatId, amount: Amount, blow: Blow | null): number {
	if (typeof amount === 'number') return amount;
	const { per, each = 1, most = 12 } = amount;
	return Math.min(most, each * countAt(table, seat, per, blow));
}

function countAt(
	table: Table,
	seat: SeatId,
	count: Exclude<Amount, number>['per'],
	blow: Blow | null
): number {
	switch (count.count) {
		case 'icons': {
			const where = count.in === 'coterie' ? coterieOf(table, seat) : (blow?.party ?? []);
			const icons = where.flatMap(({ id }) => bodyOf(table, id).disciplines);
			return icons.filter((one) => one === count.discipline).length;
		}
		case 'vampires':
			return Math.max(0, (blow?.party.length ?? 1) - (count.of.not ? 1 : 0));
		case 'titles':
			return coterieOf(table, seat).filter((one) => isTitled(table, one)).length;
		case 'retainers':
			return coterieOf(table, seat)
				.flatMap(({ attached = [] }) => attached)
				.filter(({ card }) => cardOf(table, card).kind === 'mortal').length;
		default:
			return 1;
	}
}

/** What effects add to the damage. Of several ways the most. */
function bonusIn(table: Table, blow: Blow, effects: Effects): number {
	return effects.reduce((sum, effect) => {
		if (effect.do === 'bonus') return sum + amountAt(table, blow.seat, effect.n, blow);
		if (effect.do === 'choose')
			return sum + Math.max(...effect.of.map((one) => bonusIn(table, blow, one)));
		if (effect.do === 'may') return sum + bonusIn(table, blow, effect.then);
		return sum;
	}, 0);
}

const ROLES: ReadonlySet<As | undefined> = new Set(['attacker', 'attacking', 'party']);

const raising = new WeakMap<readonly Part[], readonly Part[]>();

/** Parts of a card that raise blows while it is in force: most have none. */
function raisingIn(parts: readonly Part[]): readonly Part[] {
	const known = raising.get(parts);
	if (known) return known;
	const found = parts.filter(
		({ when, as, effects }) => when === 'always' && ROLES.has(as) && mayRaise(effects)
	);
	raising.set(parts, found);
	return found;
}

const mayRaise = (effects: Effects): boolean =>
	effects.some(({ do: what }) => what === 'bonus' || what === 'choose' || what === 'may');

/** What a card raises the blow by while it is in force. `self`: whose text it is; null: the attacker's, of a card without a vampire. */
function raised(
	table: Table,
	blow: Blow,
	parts: readonly Part[],
	self: TableVampire | null
): number {
	const who = self ?? blow.attacker;
	return raisingIn(parts)
		.filter(({ as }) => as !== 'attacker' || who.id === blow.attacker.id)
		.filter((part) => (part.if ?? []).every((one) => holds(table, blow, who, one)))
		.reduce((sum, { effects }) => sum + bonusIn(table, blow, effects), 0);
}

/** What texts in force add. */
function standing(table: Table, blow: Blow): number {
	const { seat, party } = blow;
	const side = sideOf(table, seat);
	const parts = (card: string) => cardOf(table, card).parts;
	const open = [...side.ongoing, ...table.city.streets].reduce(
		(sum, { card }) => sum + raised(table, blow, parts(card), null),
		0
	);
	return party.reduce((sum, one) => {
		const cards = [one.card, ...(one.attached ?? []).map(({ card }) => card)];
		if (one.leader && side.haven !== null) cards.push(side.haven);
		return sum + cards.reduce((all, card) => all + raised(table, blow, parts(card), one), 0);
	}, open);
}

/** The damage of an attack as it looks, before anything cuts it. Null `card`: without one. */
export function damageOf(table: Table, blow: Blow, card: CardOf<'attack'> | null): number {
	const body = bodyOf(table, blow.attacker.id);
	const attribute = blow.type === 'ranged' ? 0 : body[blow.type];
	const printed = card?.damage ?? 0;
	const text = (card?.parts ?? [])
		.filter(({ when }) => when === 'play')
		.filter((part) => (part.if ?? []).every((one) => holds(table, blow, blow.attacker, one)))
		.reduce((sum, { effects }) => sum + bonusIn(table, blow, effects), 0);
	return printed + attribute + text + standing(table, blow);
}

/** What the target's own attribute takes off. */
export function cutBy(table: Table, { target, type }: Blow, card: Card | null): number {
	if (!target) return 0;
	if (card?.kind === 'attack' && card.aggravated) return 0;
	return bodyOf(table, target.vampire.id)[defendedWith(type)];
}

/** Texts of an Attack card besides damage, for the effects of parts that apply. */
export const partsApplying = (table: Table, blow: Blow, card: CardOf<'attack'>): readonly Part[] =>
	card.parts.filter((part) =>
		(part.if ?? []).every((one) => holds(table, blow, blow.attacker, one))
	);

/** The attack under way, as a blow; null: there is none. */
export function blowUnderWay(table: Table): Blow | null {
	const { attack } = table;
	if (!attack) return null;
	const found = findVampire(table, attack.attacker);
	if (!found) return null;
	const target = typeof attack.target === 'string' ? findVampire(table, attack.target) : null;
	const party = attack.ours.flatMap((id) => findVampire(table, id)?.vampire ?? []);
	return { seat: attack.seat, attacker: found.vampire, party, target, type: attack.type };
}
