import * as v from 'valibot';
import { DISCIPLINES } from './vocabulary.ts';
import { groupSchema, whomSchema } from './who.ts';

/** What a card can ask or give at once. */
export const someSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** Where Disciplines are looked for: on `this` vampire, or in its party [Disciplines]. */
export const withinSchema = v.picklist(['this', 'party']);

/**
 * What can be counted, as the effect happens.
 * `vampires`: how many a group has ·
 * `icons`: icons of a Discipline; one vampire may have several (R70) [Disciplines] ·
 * `titles`: vampires with a Title, the Prince's too, in a coterie · `retainers`: attached Retainers in a coterie.
 */
export const countSchema = v.variant('count', [
	v.strictObject({ count: v.literal('vampires'), of: groupSchema }),
	v.strictObject({
		count: v.literal('icons'),
		discipline: v.picklist(DISCIPLINES),
		in: withinSchema
	}),
	v.strictObject({ count: v.picklist(['titles', 'retainers']), of: whomSchema })
]);
export type Count = v.InferOutput<typeof countSchema>;

/** A number · `each` (1) for each of what is counted, at most `most`. */
export const amountSchema = v.union([
	someSchema,
	v.strictObject({
		per: countSchema,
		each: v.exactOptional(someSchema),
		most: v.exactOptional(someSchema)
	})
]);
export type Amount = v.InferOutput<typeof amountSchema>;
