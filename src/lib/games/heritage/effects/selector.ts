import * as v from 'valibot';
import { ARCHETYPES, CLANS, CLASSES, GEOGRAPHIES, TEMPERAMENTS } from '../vocabulary.ts';

/** What changes hands as a plain count; boons are tokens of a clan and move one by one. */
export const tokenSchema = v.picklist(['power', 'infamy']);
export type Token = v.InferOutput<typeof tokenSchema>;

/**
 * Which vampires or characters are meant, by what is true of them; every field that stands there must
 * hold. Torpor: without the field only vampires outside torpor match (of `rejuvenate` both), with `true`
 * only those in it.
 */
export const filterSchema = v.strictObject({
	class: v.exactOptional(v.picklist(CLASSES)),
	temperament: v.exactOptional(v.picklist(TEMPERAMENTS)),
	geography: v.exactOptional(v.picklist(GEOGRAPHIES)),
	archetype: v.exactOptional(v.picklist(ARCHETYPES)),
	clan: v.exactOptional(v.picklist(CLANS)),
	leader: v.exactOptional(v.boolean()),
	sire: v.exactOptional(v.boolean()),
	fledgling: v.exactOptional(v.boolean()),
	ancilla: v.exactOptional(v.boolean()),
	exhausted: v.exactOptional(v.boolean()),
	enemy: v.exactOptional(v.boolean()),
	torpor: v.exactOptional(v.boolean()),
	/** Bears at least one of it. */
	bears: v.exactOptional(v.picklist(['power', 'infamy', 'boon'])),
	/** Bears none of it. */
	lacks: v.exactOptional(v.picklist(['power', 'infamy', 'boon']))
});
export type Filter = v.InferOutput<typeof filterSchema>;

/**
 * Whose vampires: the own bloodline · that of one opponent, whom the activating player picks ·
 * of all opponents · of everyone · of the opponent this effect is about (who refused, was invited,
 * recruited against an edict).
 */
const SIDES = ['own', 'any-opponent', 'opponents', 'everyone', 'that-opponent'] as const;
export const sideSchema = v.picklist(SIDES);
export type Side = v.InferOutput<typeof sideSchema>;

/**
 * Whom an effect means. `bearer`: whose ability it is, of a scheme the coterie leader · `clan-leader`
 * · `sire` and `childer` of the bearer · `coterie`: the leader and its childer · `chosen`: whom this
 * card chose last · `any`: exactly one, chosen · `each`: all that match (ruling 9).
 */
export const selectorSchema = v.variant('who', [
	v.strictObject({ who: v.literal('bearer') }),
	v.strictObject({ who: v.literal('clan-leader') }),
	v.strictObject({ who: v.literal('sire') }),
	v.strictObject({ who: v.literal('childer'), where: v.exactOptional(filterSchema) }),
	v.strictObject({ who: v.literal('coterie'), where: v.exactOptional(filterSchema) }),
	v.strictObject({ who: v.literal('chosen') }),
	v.strictObject({
		who: v.picklist(['any', 'each']),
		of: sideSchema,
		where: v.exactOptional(filterSchema)
	})
]);
export type Selector = v.InferOutput<typeof selectorSchema>;

/** What is counted: coterie members, enemies declared, the pack just named, or vampires that match. */
export const countSchema = v.union([
	v.picklist(['coterie', 'enemies', 'pack']),
	v.strictObject({ of: sideSchema, where: v.exactOptional(filterSchema) })
]);
export type Count = v.InferOutput<typeof countSchema>;

const small = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(20));

/** How many: a number from 1 to 20, or so many for each counted, at most `most`. */
export const amountSchema = v.union([
	small(1),
	v.strictObject({ count: countSchema, each: small(1), most: small(1) })
]);
export type Amount = v.InferOutput<typeof amountSchema>;

export const leastSchema = small(1);
