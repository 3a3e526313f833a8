import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import { CLASSES, GEOGRAPHIES, TEMPERAMENTS } from '../vocabulary.ts';
import {
	amountSchema,
	countSchema,
	filterSchema,
	leastSchema,
	selectorSchema,
	sideSchema,
	type Amount,
	type Count,
	type Filter,
	type Selector,
	type Side
} from './selector.ts';

/** What changes hands as a plain count; boons are tokens of a clan and move one by one. */
export type Token = 'power' | 'infamy';
const ATTRIBUTES = [...CLASSES, ...TEMPERAMENTS, ...GEOGRAPHIES] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What an edict or a search may name. */
const NAMED_BY = ['class', 'temperament', 'geography', 'archetype'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

/**
 * One effect of a scheme, ability, sticker, asset or obligation, in order from the top. What has no
 * legal target does nothing; what asks for a choice stops until who must choose has chosen.
 */
export type Effect =
	/** Change the three battlegrounds by a vampire's attributes; triggers nothing (ruling 7). */
	| { readonly do: 'activate'; readonly whom: Selector }
	/** Change the one battleground of an attribute. */
	| { readonly do: 'modify'; readonly attribute: Attribute }
	/** Carry out a vampire's abilities; activates nothing (ruling 7). */
	| { readonly do: 'trigger'; readonly whom: Selector }
	/** The bearer (of a scheme: the coterie leader) gets tokens from the supply. */
	| { readonly do: 'gain'; readonly what: Token; readonly amount: Amount }
	/** Puts tokens from the supply on each selected vampire. */
	| {
			readonly do: 'assign';
			readonly what: Token;
			readonly amount: Amount;
			readonly to: Selector;
	  }
	/** Takes tokens off each selected vampire into the supply, as many as it has. */
	| {
			readonly do: 'lose';
			readonly what: Token;
			readonly amount: Amount;
			readonly from: Selector;
	  }
	/** Moves tokens between vampires, as many as there are. Both selectors mean one vampire. */
	| {
			readonly do: 'move';
			readonly what: Token;
			readonly amount: Amount;
			readonly from: Selector;
			readonly to: Selector;
	  }
	/** The owner may spend power of vampires of the own bloodline; who does goes on with `then`. */
	| { readonly do: 'spend'; readonly amount: number; readonly then: readonly Effect[] }
	/** One boon out of another bloodline comes to the bearer; the owner picks which. */
	| { readonly do: 'take-boon'; readonly of: Side }
	/** One boon of the own clan comes back to the bearer from another bloodline. */
	| { readonly do: 'recover-boon' }
	| { readonly do: 'exhaust'; readonly whom: Selector }
	| { readonly do: 'unexhaust'; readonly whom: Selector }
	/** Takes away exhaustion and torpor; vampires in torpor are meant too unless the filter says otherwise. */
	| { readonly do: 'rejuvenate'; readonly whom: Selector }
	/** `sacrifice`: whether an immediate childe may go instead (ruling 5). */
	| { readonly do: 'torpor'; readonly whom: Selector; readonly sacrifice: boolean }
	/** Discards characters from the queue: one that matches, chosen, or each that does, at once. */
	| { readonly do: 'remove-from-queue'; readonly which: 'any' | 'each'; readonly where?: Filter }
	/** Puts the own marker on an unreserved character of the queue. */
	| { readonly do: 'reserve' }
	| { readonly do: 'draw-scheme'; readonly amount: number }
	/** A whole recruit in place of the normal one (ruling 25); `free`: left-most spaces cost nothing. */
	| {
			readonly do: 'recruit';
			readonly from: 'queue' | 'deck';
			readonly free: boolean;
			readonly where?: Filter;
	  }
	| { readonly do: 'additional-scheme' }
	/** Takes a character of the queue out of the chronicle for good. */
	| { readonly do: 'banish'; readonly where?: Filter }
	/** The owner may go on with `then`. */
	| { readonly do: 'may'; readonly then: readonly Effect[] }
	/** The owner goes on with one of these. */
	| { readonly do: 'either'; readonly of: readonly (readonly Effect[])[] }
	| {
			readonly do: 'if';
			readonly count: Count;
			readonly least: number;
			readonly then: readonly Effect[];
	  }
	/** Brujah: the vampire is an enemy from now on; the scheme stays with it. */
	| { readonly do: 'declare-enemy'; readonly whom: Selector }
	/** Gangrel: name a direction; the own vampires of it are the pack that `then` counts. */
	| { readonly do: 'pack'; readonly then: readonly Effect[] }
	/** Lasombra: each opponent gives a boon to the coterie leader or suffers. */
	| { readonly do: 'kiss-the-ring'; readonly suffer: readonly Effect[] }
	/** Malkavian: name an attribute, turn cards until it shows, recruit that one. */
	| { readonly do: 'embrace-the-chaos'; readonly by: readonly NamedBy[] }
	/** Nosferatu: the scheme stays, and does this whenever a boon is moved onto it. */
	| { readonly do: 'black-market'; readonly offer: readonly Effect[] }
	/** Toreador: an opponent's vampire may be invited; if its player accepts, it gains 1 power and all parts happen, in the order fixed before; else only the first. */
	| { readonly do: 'invitation'; readonly parts: readonly (readonly Effect[])[] }
	/** Tremere: a character of the queue takes the place of a vampire, tokens but torpor stay. */
	| { readonly do: 'usurp'; readonly whom: Selector }
	/** Tzimisce: a vampire takes all abilities of an ancilla of the queue. */
	| { readonly do: 'craft-monstrosity'; readonly whom: Selector }
	/** Ventrue: name an attribute; `then` happens for the owner whenever an opponent recruits a character `with` or `without` it. */
	| {
			readonly do: 'edict';
			readonly by: readonly NamedBy[];
			readonly on: 'with' | 'without';
			readonly then: readonly Effect[];
	  }
	/** What the vocabulary cannot say: the table does it and records the result. */
	| { readonly do: 'manual'; readonly text: string };

export type EffectKind = Effect['do'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

const tokenSchema = v.picklist(['power', 'infamy']);
const nested = v.pipe(
	listOf(
		v.lazy((): v.GenericSchema<unknown, Effect> => effectSchema),
		12,
		'effects'
	),
	v.minLength(1, 'at least one effect')
);
const named = v.pipe(listOf(v.picklist(NAMED_BY), PLENTY), v.minLength(1));

/** An effect as data; nests through `then`, `of`, `suffer`, `offer` and `parts`. */
export const effectSchema: v.GenericSchema<unknown, Effect> = v.variant('do', [
	v.strictObject({ do: v.literal('activate'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('modify'), attribute: v.picklist(ATTRIBUTES) }),
	v.strictObject({ do: v.literal('trigger'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('gain'), what: tokenSchema, amount: amountSchema }),
	v.strictObject({
		do: v.literal('assign'),
		what: tokenSchema,
		amount: amountSchema,
		to: selectorSchema
	}),
	v.strictObject({
		do: v.literal('lose'),
		what: tokenSchema,
		amount: amountSchema,
		from: selectorSchema
	}),
	v.strictObject({
		do: v.literal('move'),
		what: tokenSchema,
		amount: amountSchema,
		from: selectorSchema,
		to: selectorSchema
	}),
	v.strictObject({ do: v.literal('spend'), amount: leastSchema, then: nested }),
	v.strictObject({ do: v.literal('take-boon'), of: sideSchema }),
	v.strictObject({ do: v.literal('recover-boon') }),
	v.strictObject({ do: v.literal('exhaust'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('unexhaust'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('rejuvenate'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('torpor'), whom: selectorSchema, sacrifice: v.boolean() }),
	v.strictObject({
		do: v.literal('remove-from-queue'),
		which: v.picklist(['any', 'each']),
		where: v.exactOptional(filterSchema)
	}),
	v.strictObject({ do: v.literal('reserve') }),
	v.strictObject({ do: v.literal('draw-scheme'), amount: leastSchema }),
	v.strictObject({
		do: v.literal('recruit'),
		from: v.picklist(['queue', 'deck']),
		free: v.boolean(),
		where: v.exactOptional(filterSchema)
	}),
	v.strictObject({ do: v.literal('additional-scheme') }),
	v.strictObject({ do: v.literal('banish'), where: v.exactOptional(filterSchema) }),
	v.strictObject({ do: v.literal('may'), then: nested }),
	v.strictObject({
		do: v.literal('either'),
		of: v.pipe(listOf(nested, 4), v.minLength(2, 'at least two ways'))
	}),
	v.strictObject({ do: v.literal('if'), count: countSchema, least: leastSchema, then: nested }),
	v.strictObject({ do: v.literal('declare-enemy'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('pack'), then: nested }),
	v.strictObject({ do: v.literal('kiss-the-ring'), suffer: nested }),
	v.strictObject({ do: v.literal('embrace-the-chaos'), by: named }),
	v.strictObject({ do: v.literal('black-market'), offer: nested }),
	v.strictObject({
		do: v.literal('invitation'),
		parts: v.pipe(listOf(nested, 3), v.minLength(2, 'at least two parts'))
	}),
	v.strictObject({ do: v.literal('usurp'), whom: selectorSchema }),
	v.strictObject({ do: v.literal('craft-monstrosity'), whom: selectorSchema }),
	v.strictObject({
		do: v.literal('edict'),
		by: named,
		on: v.picklist(['with', 'without']),
		then: nested
	}),
	v.strictObject({
		do: v.literal('manual'),
		text: v.pipe(v.string(), v.trim(), v.minLength(1, 'say what to do'), v.maxLength(600))
	})
]);

/** All effects of one card or ability, from the top. */
export const effectsSchema = nested;
