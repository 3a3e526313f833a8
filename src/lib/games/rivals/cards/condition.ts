import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { countSchema, someSchema, withinSchema } from './amount.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import { DISCIPLINES } from './vocabulary.ts';
import { namedSchema } from './who.ts';

/** What a vampire can be. `alone`: the only one of its party · `full`: as much Blood as Blood Potency · `titled`: the Prince is, too · `spent`: it bears a No Influence token. */
const STANDS = [
	'wounded',
	'full',
	'titled',
	'prince',
	'leader',
	'haven',
	'streets',
	'exhausted',
	'spent',
	'alone'
] as const;

/**
 * What has to be so as the part would happen; else the part does nothing, and of an activated part nothing is paid.
 * `discipline`: so many icons (1), where they are looked for; text behind a Discipline's icon [Disciplines] ·
 * `stands`: a vampire is so, or with `not` is not so; false where there is no such vampire ·
 * `type`: the attack under way is of one of these types ·
 * `rival`: the opposing player of the attack is your Rival · `mortal`, `vampire`: what the attack is on; an antagonist counts as a mortal ·
 * `blocked`: somebody blocks this attack ·
 * `claim`: this attack is on a claimant · `turn`: it is your turn, or with `not` somebody else's ·
 * `at-least`, `at-most`: a count.
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
		so: v.picklist(STANDS),
		not: v.exactOptional(v.literal(true))
	}),
	v.strictObject({
		is: v.literal('type'),
		types: v.pipe(listOf(v.picklist(ATTACK_TYPES), 4), v.minLength(1))
	}),
	v.strictObject({ is: v.picklist(['rival', 'mortal', 'vampire', 'blocked']) }),
	v.strictObject({
		is: v.picklist(['at-least', 'at-most']),
		what: countSchema,
		n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))
	})
]);
export type Condition = v.InferOutput<typeof conditionSchema>;

/** All of them. */
export const conditionsSchema = v.pipe(listOf(conditionSchema, 3, 'conditions'), v.minLength(1));
