import type { SeatId } from '../../core/seats.ts';
import { addedBy } from '../attack/field.ts';
import {
	damageOf,
	textDamage,
	type Bonus,
	type Sum,
	type Body as Attributes
} from '../attack/sum.ts';
import type { VampireId } from '../match/state.ts';
import { bodyOf } from './effects/bodies.ts';
import { standingIn } from './standing.ts';
import type { Table, TableAttack } from './table.ts';
import { cardOfKind, findVampire, isActive, nameOf, readingsOf } from './where.ts';

/** What an attack comes to in steps 10 and 11: every blow with its parts. */
type Blows = {
	readonly sum: Sum;
	/** What the Reaction strikes back with; null: it does not. */
	readonly back: Sum | null;
	readonly others: readonly { readonly vampire: VampireId; readonly sum: Sum }[];
	/** Who hurts whom. */
	readonly sources: { readonly [vampire: VampireId]: SeatId | null };
	/** Who is hit by the attack itself, and by what strikes back. */
	readonly hits: { readonly target: VampireId | null; readonly attacker: VampireId };
};

const attributesOf = (table: Table, id: VampireId): Attributes => {
	const { physical, social, mental } = bodyOf(table, id);
	return { id, physical, social, mental };
};

/** Who plays the Reaction: the blocker, else the target of step 2. */
const reactorOf = ({ blocker, chosen }: TableAttack): VampireId | null =>
	blocker ?? (typeof chosen === 'string' ? chosen : null);

/** Ordinary damage first: as little of the Aggravated is cut as can be (reading `aggravatedShare`). */
const sharedBy = ({ shares }: TableAttack, vampire: VampireId) =>
	shares[vampire] === 'ordinary' ? { cutsAggravated: 0 } : {};

/** The sums as they stand, with all that cuts them so far [Resolving Effects] [Mitigating Damage]. */
export function blowsOf(table: Table): Blows {
	const { attack } = table;
	if (!attack) throw new Error('no attack is under way');
	const readings = readingsOf(table);
	const { attacker, type, target } = attack;
	const card = attack.card?.card ? cardOfKind(table, attack.card.card, 'attack') : null;
	const reaction = attack.reaction?.card
		? cardOfKind(table, attack.reaction.card, 'reaction')
		: null;
	const victim = typeof target === 'string' ? target : null;
	const reactor = reactorOf(attack);
	const noShields =
		attack.forbidden.includes('shields') ||
		standingIn(table, 'forbid').some(({ what }) => what === 'shields');
	const printed = reaction && !noShields ? reaction.shields : 0;
	const keptBy = (id: VampireId) => table.kept[id] ?? { shields: 0, prevented: 0 };
	const standing = standingIn(table, 'shield').reduce((sum, { n }) => sum + n, 0);
	const shieldsOf = (id: VampireId): number =>
		// Shields are for who played them, even where a Targeted card hits somebody else [CC30].
		(id === reactor ? printed : 0) + keptBy(id).shields + (id === target ? standing : 0);

	const inForce = standingIn(table, 'bonus').map(({ n, card: by, self, aggravated }): Bonus => ({
		value: n,
		by: nameOf(table, { card: by }),
		...(self !== null && { vampire: self }),
		...(aggravated && { aggravated })
	}));
	const named = (one: Bonus): Bonus =>
		one.by === undefined ? one : { ...one, by: nameOf(table, { card: one.by }) };
	const bonuses = [...attack.bonuses.map(named), ...inForce].filter(({ value }) => value !== 0);
	const striker = attributesOf(table, attacker);
	const attribute = addedBy(type);
	const all = attack.aggravate === true;
	const own = attribute === null ? 0 : (striker[attribute] ?? 0);
	const sum = damageOf(
		{
			type,
			// Where all of it is Aggravated, so is what the attribute adds.
			striker: all && attribute ? { ...striker, [attribute]: 0 } : striker,
			card: card && {
				damage: card.damage,
				...((card.aggravated || all) && { aggravated: card.damage }),
				name: card.name
			},
			bonuses: all
				? [
						...bonuses.map((one): Bonus => ({ ...one, aggravated: true })),
						...(own > 0 ? [{ value: own, vampire: attacker, aggravated: true as const }] : [])
					]
				: bonuses
		},
		{
			victim: victim === null ? null : attributesOf(table, victim),
			...(victim !== null && {
				shields: shieldsOf(victim),
				prevented: keptBy(victim).prevented,
				...sharedBy(attack, victim)
			})
		},
		readings
	);
	const back =
		reactor !== null && reaction?.damage !== undefined
			? damageOf(
					{
						type,
						striker: attributesOf(table, reactor),
						card: {
							damage: reaction.damage,
							...(reaction.aggravated && { aggravated: reaction.damage }),
							name: reaction.name
						},
						bonuses: attack.back.map(named)
					},
					{
						victim: striker,
						shields: keptBy(attacker).shields,
						prevented: keptBy(attacker).prevented,
						...sharedBy(attack, attacker)
					},
					readings
				)
			: null;
	// What keeps damage off is used up by the first blow on a vampire.
	const cut = new Set([...(victim === null ? [] : [victim]), ...(back ? [attacker] : [])]);
	const sources: { [vampire: VampireId]: SeatId | null } = {};
	const others = attack.harms.flatMap(({ vampire, amount, aggravated, by }) => {
		const found = findVampire(table, vampire);
		if (!found || !isActive(found.vampire)) return [];
		const prevented = cut.has(vampire) ? 0 : keptBy(vampire).prevented + shieldsOf(vampire);
		cut.add(vampire);
		if (vampire !== victim && vampire !== attacker) sources[vampire] = by;
		const harm = { amount, prevented, ...(aggravated && { aggravated }) };
		return [{ vampire, sum: textDamage(type, attributesOf(table, vampire), harm, readings) }];
	});
	return { sum, back, others, sources, hits: { target: victim, attacker } };
}

/** What each vampire takes of it, and how much of that is Aggravated. */
export function takenOf({ sum, back, others, hits }: Blows): {
	readonly taken: { readonly [vampire: VampireId]: number };
	readonly aggravated: { readonly [vampire: VampireId]: number };
} {
	const taken: { [vampire: VampireId]: number } = {};
	const aggravated: { [vampire: VampireId]: number } = {};
	const add = (id: VampireId, one: Sum): void => {
		taken[id] = (taken[id] ?? 0) + one.taken;
		aggravated[id] = (aggravated[id] ?? 0) + one.aggravated;
	};
	if (hits.target !== null) add(hits.target, sum);
	if (back) add(hits.attacker, back);
	for (const one of others) add(one.vampire, one.sum);
	return { taken, aggravated };
}
