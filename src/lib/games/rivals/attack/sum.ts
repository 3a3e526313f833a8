import type { Attribute } from '../vocabulary.ts';
import { addedBy, defendedWith, type AttackReadings, type AttackType } from './field.ts';

/*
 * What a blow deals and what of it is taken, with each part [Resolving] [Mitigating]. An attack is such a sum, and so is
 * what a Reaction strikes back with.
 */

/** Where a number of a sum comes from. */
type PartOf = 'attribute' | 'card' | 'text' | 'defence' | 'shields' | 'prevention';

export type Part = {
	readonly of: PartOf;
	/** What it adds; less than 0 where it takes away. */
	readonly value: number;
	/** What the card or the vampire says, where less of it counts. */
	readonly whole?: number;
	readonly attribute?: Attribute;
	/** Whose attribute or text it is. */
	readonly vampire?: string;
	/** Which card or text people named. */
	readonly by?: string;
	readonly aggravated?: true;
	readonly rule: string;
};

/** A text that raises or lowers the damage to the target, as people read it off a card. */
export type Bonus = {
	readonly value: number;
	readonly aggravated?: true;
	readonly vampire?: string;
	readonly by?: string;
};

/** A vampire's attributes, as far as they are known: an unknown one counts as 0. */
export interface Body {
	readonly id: string;
	readonly physical?: number;
	readonly social?: number;
	readonly mental?: number;
}

export interface Strike {
	readonly type: AttackType;
	readonly striker: Body;
	/** What the card prints, and how much of that is Aggravated; null: no card. */
	readonly card: {
		readonly damage: number;
		readonly aggravated?: number;
		readonly name?: string;
	} | null;
	readonly bonuses?: readonly Bonus[];
}

export interface Defence {
	/** Null: a mortal, who has no defence [Mortals]. */
	readonly victim: Body | null;
	readonly shields?: number;
	readonly prevented?: number;
	/** How much of shields and prevention is to cut Aggravated damage; left out: as much as can be. */
	readonly cutsAggravated?: number;
}

export type Sum = {
	readonly parts: readonly Part[];
	readonly dealt: number;
	readonly taken: number;
	/** How much of what is taken is Aggravated. */
	readonly aggravated: number;
};

const STEP_10 = 'Attack Sequence, step 10';
const STEP_11 = 'Attack Sequence, step 11';

const clamp = (value: number, least: number, most: number): number =>
	Math.max(least, Math.min(most, value));

function dealtParts({ type, striker, card, bonuses = [] }: Strike): readonly Part[] {
	const attribute = addedBy(type);
	const parts: Part[] = [];
	if (attribute)
		parts.push({
			of: 'attribute',
			attribute,
			vampire: striker.id,
			value: striker[attribute] ?? 0,
			rule: STEP_10
		});
	if (card) {
		const aggravated = clamp(card.aggravated ?? 0, 0, card.damage);
		const named = {
			of: 'card',
			rule: STEP_10,
			...(card.name !== undefined && { by: card.name })
		} as const;
		if (card.damage > aggravated || aggravated === 0)
			parts.push({ ...named, value: card.damage - aggravated });
		if (aggravated > 0) parts.push({ ...named, value: aggravated, aggravated: true });
	}
	for (const bonus of bonuses) parts.push({ of: 'text', ...bonus, rule: STEP_10 });
	return parts;
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** What a blow comes to. An attribute never cuts Aggravated damage; shields and prevention do [Aggravated]. */
export function damageOf(
	strike: Strike,
	{ victim, shields = 0, prevented = 0, cutsAggravated }: Defence,
	{ aggravatedShare }: Pick<AttackReadings, 'aggravatedShare'>
): Sum {
	const parts = [...dealtParts(strike)];
	const dealt = Math.max(0, sumOf(parts));
	const printed = sumOf(parts.filter((part) => part.aggravated));
	const aggravated = clamp(printed, 0, dealt);
	if (!victim) return { parts, dealt, taken: dealt, aggravated };

	const attribute = defendedWith(strike.type);
	const whole = victim[attribute] ?? 0;
	const cut = Math.min(dealt - aggravated, whole);
	const ordinary = dealt - aggravated - cut;
	const saved = Math.min(shields + prevented, ordinary + aggravated);
	const wanted = aggravatedShare === 'ordinary-first' ? 0 : (cutsAggravated ?? saved);
	const fromAggravated = clamp(
		wanted,
		saved - Math.min(saved, ordinary),
		Math.min(saved, aggravated)
	);
	parts.push({
		of: 'defence',
		attribute,
		vampire: victim.id,
		value: 0 - cut,
		...(cut < whole && { whole: -whole }),
		rule: STEP_11
	});
	const shielded = Math.min(shields, saved);
	const kept = [
		['shields', shields, shielded],
		['prevention', prevented, saved - shielded]
	] as const;
	for (const [of, all, counts] of kept)
		if (all > 0)
			parts.push({
				of,
				value: 0 - counts,
				...(counts < all && { whole: -all }),
				vampire: victim.id,
				rule: STEP_11
			});
	return {
		parts,
		dealt,
		taken: dealt - cut - saved,
		aggravated: aggravated - fromAggravated
	};
}

/**
 * Damage that a text deals to others than the target: no attribute of the attacker and no bonus raises it; the defender's own
 * attribute and prevention lower it as ever [Text] [CC20].
 */
export const textDamage = (
	type: AttackType,
	victim: Body,
	harm: { readonly amount: number; readonly aggravated?: true; readonly prevented?: number },
	readings: Pick<AttackReadings, 'aggravatedShare'>
): Sum => {
	const { amount, aggravated, prevented } = harm;
	const strike: Strike = {
		type: 'ranged',
		striker: { id: '' },
		card: { damage: amount, ...(aggravated && { aggravated: amount }) }
	};
	// Ranged adds no attribute; what defends is that of the attack's own type.
	const attribute = defendedWith(type);
	const body: Body = { id: victim.id, physical: victim[attribute] ?? 0 };
	const sum = damageOf(
		strike,
		{ victim: body, ...(prevented !== undefined && { prevented }) },
		readings
	);
	return {
		...sum,
		parts: sum.parts.map((part) =>
			part.of === 'defence'
				? { ...part, attribute }
				: { ...part, ...(part.of === 'card' && { of: 'text' as const }) }
		)
	};
};
