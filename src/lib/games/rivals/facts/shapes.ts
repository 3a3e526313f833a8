import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema } from '../../core/seats.ts';
import type { Facts } from '../match/state.ts';
import { LEAST_POTENCY, MOST_POTENCY } from '../vocabulary.ts';

/* What a vampire's card says, typed once: plain facts, and nothing of its text. */

/** More than any vampire has. */
const MOST_ATTRIBUTE = 9;
const MOST_DISCIPLINES = 8;

const attribute = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(0, 'at least 0'),
	v.maxValue(MOST_ATTRIBUTE, `at most ${MOST_ATTRIBUTE}`)
);

export const factsSchema: v.GenericSchema<unknown, Facts> = v.strictObject({
	clan: v.exactOptional(nameSchema),
	disciplines: v.exactOptional(listOf(nameSchema, MOST_DISCIPLINES, 'disciplines')),
	guard: v.exactOptional(v.boolean()),
	physical: v.exactOptional(attribute),
	social: v.exactOptional(attribute),
	mental: v.exactOptional(attribute)
});

const knownSchema = v.strictObject({
	name: nameSchema,
	bp: v.pipe(v.number(), v.integer(), v.minValue(LEAST_POTENCY), v.maxValue(MOST_POTENCY)),
	facts: factsSchema
});
/** A vampire of a group's own box. */
export type KnownVampire = v.InferOutput<typeof knownSchema>;

/** More than all sets together have. */
const MOST_KNOWN = 500;
export const knownVampiresSchema = listOf(knownSchema, MOST_KNOWN, 'vampires');

/** The same name, however somebody writes it. */
const key = (name: string): string => name.trim().toLowerCase();

/** The list with these in it, each in place of one of the same name. The oldest go where there are too many. */
export function rememberedWith(
	known: readonly KnownVampire[],
	typed: readonly KnownVampire[]
): KnownVampire[] {
	const names = new Set(typed.map(({ name }) => key(name)));
	return [...known.filter(({ name }) => !names.has(key(name))), ...typed].slice(-MOST_KNOWN);
}

/** The one of that name; undefined: nobody typed it yet. */
export const knownAs = (known: readonly KnownVampire[], name: string): KnownVampire | undefined =>
	known.find((one) => key(one.name) === key(name));
