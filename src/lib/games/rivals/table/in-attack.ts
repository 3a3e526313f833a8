import { secrecyOf } from '../attack/secrecy.ts';
import { findVampire as foundIn } from '../match/vampires.ts';
import type { VampireId } from '../match/state.ts';
import { bodyOf } from './effects/bodies.ts';
import { contextOf } from './effects/texts.ts';
import { fieldOf } from './field.ts';
import { standingIn } from './standing.ts';
import type { Slot, Table, TableAttack } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOf, coterieOf, foesOf, readingsOf, sideOf } from './where.ts';

/* What the rules of an attack ask about it. */

/** The attack under way. Asked outside one: a bug, and throws. */
export function attackOf(table: Table): TableAttack {
	if (!table.attack) throw new Error('no attack is under way');
	return table.attack;
}

/** Intel against the target, what texts in force give included. */
export const intelIn = (table: Table): number =>
	(table.attack?.intel ?? 0) + standingIn(table, 'intel').reduce((sum, { n }) => sum + n, 0);

/** What a vampire's place and texts hide it from [Havens]. */
export function secrecyIn(table: Table, id: string): number {
	const found = foundIn(fieldOf(table), id);
	return found ? secrecyOf(found.vampire, bodyOf(table, id).secrecy).total : 0;
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

/** Legal targets that the Intel at hand reaches, by vampire id, or by the slot of a mortal. */
export function targetsWithin(table: Table, seat: string, intel: number): readonly string[] {
	const vampires = foesOf(table, seat)
		.filter((foe) => sideOf(table, foe).begun)
		.flatMap((foe) => coterieOf(table, foe))
		.filter(({ id }) => secrecyIn(table, id) <= intel)
		.map(({ id }) => id);
	return [...vampires, ...mortalsIn(table).map(String)];
}

/** Who played the Reaction, or would have: the blocker, else the target of step 2. */
export const reactorIn = ({ blocker, chosen }: TableAttack): VampireId | null =>
	blocker ?? (typeof chosen === 'string' ? chosen : null);

/** What the defender may not do in this attack, for good or as long as a text holds. */
export const isForbidden = (table: Table, what: 'block' | 'reaction' | 'shields'): boolean =>
	table.attack?.forbidden.includes(what) === true ||
	standingIn(table, 'forbid').some((one) => one.what === what);

/** The parts of a card of the attack for a moment. */
export function textOfCard(
	table: Table,
	which: 'card' | 'reaction',
	when: 'play' | 'taken'
): Task[] {
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
