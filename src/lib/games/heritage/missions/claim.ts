import * as v from 'valibot';
import { filterSchema } from '../effects/selector.ts';

/** How a mission is claimed, where it is not by most matching vampires. */
export const claimSchema = v.variant('by', [
	/** Fewest that match. */
	v.strictObject({ by: v.literal('fewest') }),
	/** Most that match, as soon as a round ends in which somebody has so many. */
	v.strictObject({
		by: v.literal('race'),
		count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12))
	}),
	/** The longest line of matching vampires, each the childe of the one before. */
	v.strictObject({ by: v.literal('line') }),
	/** Most that match and whose sire is as this says. */
	v.strictObject({ by: v.literal('pairs'), sire: filterSchema }),
	/** Most tokens on those that match. */
	v.strictObject({ by: v.literal('tokens'), token: v.picklist(['power', 'infamy', 'boons']) }),
	/** The biggest bloodline without anyone who matches. */
	v.strictObject({ by: v.literal('without') }),
	/** The morality token that stands highest or lowest. */
	v.strictObject({ by: v.literal('morality'), end: v.picklist(['highest', 'lowest']) }),
	/** Who holds the first player marker. */
	v.strictObject({ by: v.literal('marker') })
]);
export type Claim = v.InferOutput<typeof claimSchema>;

/** Every kind of mission; the first is that of cards that say nothing of it. */
export type MissionKind = Claim['by'] | 'most';
export type ClaimOf<K extends MissionKind> = K extends 'most'
	? undefined
	: Extract<Claim, { by: K }>;
