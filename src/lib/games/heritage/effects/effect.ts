import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import { CLASSES, GEOGRAPHIES, TEMPERAMENTS } from '../vocabulary.ts';
import {
	amountSchema,
	countSchema,
	filterSchema,
	leastSchema,
	selectorSchema,
	sideSchema
} from './selector.ts';

const tokenSchema = v.picklist(['power', 'infamy']);
/** What changes hands as a plain count; boons are tokens of a clan and move one by one. */
export type Token = v.InferOutput<typeof tokenSchema>;
const ATTRIBUTES = [...CLASSES, ...TEMPERAMENTS, ...GEOGRAPHIES] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What an edict or a search may name. */
const namedBySchema = v.picklist(['class', 'temperament', 'geography', 'archetype']);
export type NamedBy = v.InferOutput<typeof namedBySchema>;

// An interface, because a type cannot name itself while it is inferred.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- see above
interface Effects extends ReadonlyArray<Effect> {}

/** All effects of one card or ability, from the top. */
export const effectsSchema: v.GenericSchema<unknown, Effects> = v.pipe(
	listOf(
		v.lazy(() => effectSchema),
		12,
		'effects'
	),
	v.minLength(1, 'at least one effect')
);
/** A few of which one is gone on with, or all in an order. */
const several = (most: number, least: string): v.GenericSchema<unknown, readonly Effects[]> =>
	v.pipe(listOf(effectsSchema, most), v.minLength(2, least));
const named = v.pipe(listOf(namedBySchema, PLENTY), v.minLength(1));
const where = v.exactOptional(filterSchema);
const bare = {};

/** Every word of the vocabulary, with what it needs to know. */
const WORDS = {
	/** Change the three battlegrounds by a vampire's attributes; triggers nothing (ruling 7). */
	activate: { whom: selectorSchema },
	/** Change the one battleground of an attribute. */
	modify: { attribute: v.picklist(ATTRIBUTES) },
	/** Carry out a vampire's abilities; activates nothing (ruling 7). */
	trigger: { whom: selectorSchema },
	/** The bearer (of a scheme: the coterie leader) gets tokens from the supply. */
	gain: { what: tokenSchema, amount: amountSchema },
	/** Puts tokens from the supply on each selected vampire. */
	assign: { what: tokenSchema, amount: amountSchema, to: selectorSchema },
	/** Takes tokens off each selected vampire into the supply, as many as it has. */
	lose: { what: tokenSchema, amount: amountSchema, from: selectorSchema },
	/** Moves tokens between vampires, as many as there are. Both selectors mean one vampire. */
	move: { what: tokenSchema, amount: amountSchema, from: selectorSchema, to: selectorSchema },
	/** The owner may spend power of vampires of the own bloodline; who does goes on with `then`. */
	spend: { amount: leastSchema, then: effectsSchema },
	/** One boon out of another bloodline comes to the bearer; the owner picks which. */
	'take-boon': { of: sideSchema },
	/** One boon of the own clan comes back to the bearer from another bloodline. */
	'recover-boon': bare,
	exhaust: { whom: selectorSchema },
	unexhaust: { whom: selectorSchema },
	/** Takes away exhaustion and torpor; vampires in torpor are meant too unless the filter says otherwise. */
	rejuvenate: { whom: selectorSchema },
	/** `sacrifice`: whether an immediate childe may go instead (ruling 5). */
	torpor: { whom: selectorSchema, sacrifice: v.boolean() },
	/** Discards characters from the queue: one that matches, chosen, or each that does, at once. */
	'remove-from-queue': { which: v.picklist(['any', 'each']), where },
	/** Puts the own marker on an unreserved character of the queue. */
	reserve: bare,
	'draw-scheme': { amount: leastSchema },
	/** A whole recruit in place of the normal one (ruling 25); `free`: left-most spaces cost nothing. */
	recruit: { from: v.picklist(['queue', 'deck']), free: v.boolean(), where },
	'additional-scheme': bare,
	/** Takes a character of the queue out of the chronicle for good. */
	banish: { where },
	/** The owner may go on with `then`. */
	may: { then: effectsSchema },
	/** The owner goes on with one of these. */
	either: { of: several(4, 'at least two ways') },
	if: { count: countSchema, least: leastSchema, then: effectsSchema },
	/** Brujah: the vampire is an enemy from now on; the scheme stays with it. */
	'declare-enemy': { whom: selectorSchema },
	/** Gangrel: name a direction; the own vampires of it are the pack that `then` counts. */
	pack: { then: effectsSchema },
	/** Lasombra: each opponent gives a boon to the coterie leader or suffers. */
	'kiss-the-ring': { suffer: effectsSchema },
	/** Malkavian: name an attribute, turn cards until it shows, recruit that one. */
	'embrace-the-chaos': { by: named },
	/** Nosferatu: the scheme stays, and does this whenever a boon is moved onto it. */
	'black-market': { offer: effectsSchema },
	/** Toreador: an opponent's vampire may be invited; if its player accepts, it gains 1 power and all parts happen, in the order fixed before; else only the first. */
	invitation: { parts: several(3, 'at least two parts') },
	/** Tremere: a character of the queue takes the place of a vampire, tokens but torpor stay. */
	usurp: { whom: selectorSchema },
	/** Tzimisce: a vampire takes all abilities of an ancilla of the queue. */
	'craft-monstrosity': { whom: selectorSchema },
	/** Ventrue: name an attribute; `then` happens for the owner whenever an opponent recruits a character `with` or `without` it. */
	edict: { by: named, on: v.picklist(['with', 'without']), then: effectsSchema },
	/** What the vocabulary cannot say: the table does it and records the result. */
	manual: { text: v.pipe(v.string(), v.trim(), v.minLength(1, 'say what to do'), v.maxLength(600)) }
};

type Words = typeof WORDS;
type Needs<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;
export type EffectKind = keyof Words;
/**
 * One effect of a scheme, ability, sticker, asset or obligation, in order from the top. What has no
 * legal target does nothing; what asks for a choice stops until who must choose has chosen.
 */
export type Effect = {
	[K in EffectKind]: { readonly do: K } & Needs<v.StrictObjectSchema<Words[K], undefined>>;
}[EffectKind];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** An effect as data; nests through `then`, `of`, `suffer`, `offer` and `parts`. */
export const effectSchema = v.variant(
	'do',
	Object.entries(WORDS).map(([word, needs]) => v.strictObject({ do: v.literal(word), ...needs }))
) as unknown as v.GenericSchema<unknown, Effect>;
