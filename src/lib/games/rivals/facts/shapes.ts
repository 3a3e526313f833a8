import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema } from '../../core/seats.ts';
import { readAs } from '../../core/read-as.ts';
import { cityFactsSchema } from '../city/shapes.ts';
import type { CityFacts } from '../match/state.ts';
import { factsSchema } from './vampire-facts.ts';
import { LEAST_POTENCY, MOST_POTENCY } from '../vocabulary.ts';

/* Cards of a group's own box, typed once and known by name. */

const knownSchema = v.strictObject({
	name: nameSchema,
	bp: v.pipe(v.number(), v.integer(), v.minValue(LEAST_POTENCY), v.maxValue(MOST_POTENCY)),
	facts: factsSchema
});
/** A vampire of a group's own box. */
export type KnownVampire = v.InferOutput<typeof knownSchema>;

/** More than all sets together have, of vampires or of City cards. */
const MOST_KNOWN = 500;
export const knownVampiresSchema = listOf(knownSchema, MOST_KNOWN, 'vampires');

/** A City card of a group's own box. */
export type KnownCity = CityFacts & { readonly name: string };
export const knownCitySchema: v.GenericSchema<unknown, KnownCity[]> = listOf(
	v.pipe(
		cityFactsSchema,
		v.check(({ name }) => name !== undefined, 'a name is missing')
	) as v.GenericSchema<unknown, KnownCity>,
	MOST_KNOWN,
	'City cards'
);

/** The same name, however somebody writes it. */
const key = (name: string): string => name.trim().toLowerCase();

/** The list with these in it, each in place of one of the same name. The oldest go where there are too many. */
export function rememberedWith<Card extends { readonly name: string }>(
	known: readonly Card[],
	typed: readonly Card[]
): Card[] {
	const names = new Set(typed.map(({ name }) => key(name)));
	return [...known.filter(({ name }) => !names.has(key(name))), ...typed].slice(-MOST_KNOWN);
}

/** The one of that name; undefined: nobody typed it yet. */
export const knownAs = (known: readonly KnownVampire[], name: string): KnownVampire | undefined =>
	known.find((one) => key(one.name) === key(name));

type Described = {
	readonly type: string;
	readonly name?: string;
	readonly bp?: number;
	readonly facts?: unknown;
	readonly card?: unknown;
};

/** The vampire whose card a command enters under a name; null: none. */
export function vampireIn(command: Described): KnownVampire | null {
	if (command.type !== 'DescribeVampire' && command.type !== 'Recruit') return null;
	const { name, bp, facts } = command;
	return readAs(knownSchema, { name, bp, facts });
}

/** The City card that a command enters under a name; null: none. */
export function cityIn(command: Described): KnownCity | null {
	const told =
		command.type === 'TurnCity'
			? command.card
			: command.type === 'DescribeCity'
				? command.facts
				: null;
	const card = told === null ? null : readAs(cityFactsSchema, told);
	return card?.name === undefined ? null : { ...card, name: card.name };
}
