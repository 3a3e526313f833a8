import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { countSchema, someSchema, withinSchema } from './amount.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import { DISCIPLINES } from './vocabulary.ts';
import { namedSchema } from './who.ts';

/**
 * What has to be so as the part would happen; else the part does nothing, and of an activated part nothing is paid.
 * `discipline`: so many icons (1), where they are looked for; text behind a Discipline's icon [Disciplines] ·
 * `stands`: a vampire is so; false where there is no such vampire. `wounded` [Glossary]: Blood at most half the Blood Potency (R71) ·
 * `titled`: the Prince is, too ·
 * `type`: the attack under way is of one of these types ·
 * `rival`: the opposing player of the attack is your Rival · `mortal`: the attack is on a mortal, or on an antagonist ·
 * `blocked`: somebody blocks this attack · `at-least`: a count.
 */
const conditionSchema = v.variant('is', [
	v.strictObject({
		is: v.literal('discipline'),
		discipline: v.picklist(DISCIPLINES),
		in: withinSchema,
		least: v.exactOptional(someSchema)
	}),
	v.strictObject({
		is: v.literal('stands'),
		who: namedSchema,
		so: v.picklist(['wounded', 'titled', 'streets'])
	}),
	v.strictObject({
		is: v.literal('type'),
		types: v.pipe(listOf(v.picklist(ATTACK_TYPES), 4), v.minLength(1))
	}),
	v.strictObject({ is: v.picklist(['rival', 'mortal', 'blocked']) }),
	v.strictObject({ is: v.literal('at-least'), what: countSchema, n: someSchema })
]);
export type Condition = v.InferOutput<typeof conditionSchema>;

/** All of them. */
export const conditionsSchema = v.pipe(listOf(conditionSchema, 3, 'conditions'), v.minLength(1));
