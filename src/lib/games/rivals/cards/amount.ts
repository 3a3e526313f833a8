import * as v from 'valibot';
import { DISCIPLINES } from './vocabulary.ts';
import { groupSchema, whomSchema } from './who.ts';

/** What a card can ask or give at once. */
export const someSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** Where Disciplines are looked for: on `this` vampire, in its party, in your coterie [Disciplines]. */
export const withinSchema = v.picklist(['this', 'party', 'coterie']);

/**
 * What can be counted, as the effect happens.
 * `vampires`: how many a group has ·
 * `icons`: icons of a Discipline, where one vampire may have several · `users`: vampires that have it, each once (R70) [Disciplines] ·
 * `titles`: vampires with a Title, the Prince's too, in a coterie · `retainers`: attached Retainers in a coterie ·
 * `ongoing`: Ongoing Action cards in play · `prestige`, `agenda`, `hand`: of that player, the personal supply without Blood ·
 * `mortals`, `antagonists`: cards in the Streets that nobody attached ·
 * `down`: Prestige on face-down Conspiracies of that player ·
 * `taken`: damage that the target of the attack took, in step 13 (0 before).
 */
export const countSchema = v.variant('count', [
	v.strictObject({ count: v.literal('vampires'), of: groupSchema }),
	v.strictObject({
		count: v.picklist(['icons', 'users']),
		discipline: v.picklist(DISCIPLINES),
		in: withinSchema
	}),
	v.strictObject({
		count: v.picklist(['titles', 'retainers', 'ongoing', 'prestige', 'agenda', 'hand', 'down']),
		of: whomSchema
	}),
	v.strictObject({ count: v.picklist(['mortals', 'antagonists', 'taken']) })
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
