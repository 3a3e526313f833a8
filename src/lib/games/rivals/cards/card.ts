import * as v from 'valibot';
import { listOf, stringOf } from '../../core/bounded.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import { TITLE_LIMITS } from '../influence/titles.ts';
import type { ATTRIBUTES } from '../vocabulary.ts';
import { partsSchema } from './part.ts';
import { KEYWORDS } from './vocabulary.ts';

/** Letters, digits and dashes; the ids of the open set begin with their clan, `neutral` or `city`. */
export const cardIdSchema = v.pipe(
	v.string(),
	v.regex(/^[a-z0-9][a-z0-9-]{0,47}$/, 'expected an id of small letters, digits and dashes')
);
export type CardId = string;

const name = v.pipe(stringOf(40), v.minLength(1, 'a name is missing'));
const number = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const bp = number(1, 12);

/** Clans and Disciplines are open lists: a group's own cards bring more than the open set has. */
const word = v.pipe(stringOf(40), v.minLength(1));

const entries = { id: cardIdSchema, name, parts: partsSchema };
/** A clan icon: playable only with an active vampire of that clan, by any vampire (R54) [Clan-Specific Cards]; of Reactions reading `clanReaction`. */
const clan = v.exactOptional(word);
/** `bp`: what the vampire that plays it needs; left out: any. */
const library = { ...entries, clan, bp: v.exactOptional(bp) };

export const vampireSchema = v.strictObject({
	...entries,
	kind: v.literal('vampire'),
	clan: word,
	bp,
	attributes: v.strictObject({
		physical: number(0, 9),
		social: number(0, 9),
		mental: number(0, 9)
	} satisfies Record<(typeof ATTRIBUTES)[number], unknown>),
	/** Each icon; the same twice counts twice [Disciplines]. */
	disciplines: listOf(word, 6, 'Disciplines'),
	keywords: v.exactOptional(listOf(v.picklist(KEYWORDS), 2))
});
export type VampireCard = v.InferOutput<typeof vampireSchema>;

/** [Agenda] Its text triggers in anybody's turn. */
export const agendaSchema = v.strictObject({ ...entries, kind: v.literal('agenda') });
export type AgendaCard = v.InferOutput<typeof agendaSchema>;

/** [Havens] Its parts are the Leader Ability: text of your Leader wherever it is, off in torpor and burned. The Haven's own Secrecy is a rule. */
export const havenSchema = v.strictObject({ ...entries, kind: v.literal('haven') });
export type HavenCard = v.InferOutput<typeof havenSchema>;

/**
 * [Play an Action Card] `unhosted`: nobody exhausts, and it has no `bp` · `ongoing`: it stays in play; `play` happens once, all else while it
 * lies there [Ongoing Cards] · `price`: Prestige, paid once as it is played.
 */
const actionSchema = v.strictObject({
	...library,
	kind: v.literal('action'),
	unhosted: v.exactOptional(v.literal(true)),
	ongoing: v.exactOptional(v.literal(true)),
	price: v.exactOptional(number(1, 9))
});
/** [Playing an Attack Card] `aggravated`: the printed damage is. */
const attackSchema = v.strictObject({
	...library,
	kind: v.literal('attack'),
	type: v.picklist(ATTACK_TYPES),
	damage: number(0, 9),
	aggravated: v.exactOptional(v.literal(true)),
	keywords: v.exactOptional(listOf(v.picklist(KEYWORDS), 2))
});
/** [Playing a Reaction Card] `damage`: it strikes back at the attacker; 0 is a number too, left out: it does not (R25). */
const reactionSchema = v.strictObject({
	...library,
	kind: v.literal('reaction'),
	types: v.pipe(listOf(v.picklist(ATTACK_TYPES), 4), v.minLength(1)),
	shields: number(0, 9),
	damage: v.exactOptional(number(0, 9)),
	aggravated: v.exactOptional(v.literal(true))
});
/** [Titles] `influence`: what is exerted for it. Attached; its parts are text of its bearer, silent in torpor. */
const titleSchema = v.strictObject({
	...library,
	kind: v.literal('title'),
	influence: number(1, 12),
	limit: v.picklist(TITLE_LIMITS)
});
/** [Schemes] The question is whether its `yes` parts shall happen. */
const schemeSchema = v.strictObject({ ...library, kind: v.literal('scheme') });
/** [Influence Modifiers] Face down in a Scheme, open for a Title. */
const modifierSchema = v.strictObject({
	...library,
	kind: v.literal('modifier'),
	influence: number(1, 9)
});
/**
 * [Conspiracies] `needs`: Prestige on it. `target`: one foe who did not contribute, of your choice · each foe who did not · nobody, so that it
 * is always legal. They are `chosen` in its `resolve` parts. No such foe: it cannot be resolved (R65).
 */
const conspiracySchema = v.strictObject({
	...library,
	kind: v.literal('conspiracy'),
	needs: number(1, 12),
	target: v.picklist(['one', 'each', 'nobody'])
});

/** [The City Deck] Left out `ongoing`: it happens and is burned. */
const eventSchema = v.strictObject({
	...entries,
	kind: v.literal('event'),
	ongoing: v.exactOptional(v.literal(true))
});
/**
 * [Mortals and Retainers] `blood`: the blow that defeats it · `agenda`: scored either way · `burn`: what the attacker mends · as a Retainer its
 * parts are text of its bearer. `copies`: how many are in the City Deck.
 */
const mortalSchema = v.strictObject({
	...entries,
	kind: v.literal('mortal'),
	sort: v.picklist(['vagrant', 'citizen']),
	copies: number(1, 9),
	blood: number(1, 12),
	agenda: number(0, 9),
	burn: number(0, 9)
});
/** [Antagonist Step] Each in the Streets deals `harm` Aggravated damage and has `intel` for each of them there. */
const antagonistSchema = v.strictObject({
	...entries,
	kind: v.literal('antagonist'),
	copies: number(1, 9),
	blood: number(1, 12),
	agenda: number(0, 9),
	intel: number(0, 9),
	harm: number(1, 9)
});
/** [Prince of the City] A Title that is claimed. */
const princeSchema = v.strictObject({ ...entries, kind: v.literal('prince') });

export const libraryCardSchema = v.variant('kind', [
	actionSchema,
	attackSchema,
	reactionSchema,
	titleSchema,
	schemeSchema,
	modifierSchema,
	conspiracySchema
]);
export type LibraryCard = v.InferOutput<typeof libraryCardSchema>;
export type LibraryCardOf<K extends LibraryCard['kind']> = Extract<LibraryCard, { kind: K }>;

export const cityCardSchema = v.variant('kind', [
	eventSchema,
	mortalSchema,
	antagonistSchema,
	princeSchema
]);
export type CityCard = v.InferOutput<typeof cityCardSchema>;

export type Card = VampireCard | AgendaCard | HavenCard | LibraryCard | CityCard;
export type CardOf<K extends Card['kind']> = Extract<Card, { kind: K }>;
