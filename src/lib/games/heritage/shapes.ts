import * as v from 'valibot';
import { listOf, PLENTY, recordOf } from '../core/bounded.ts';
import { nameSchema, type SeatId } from '../core/seats.ts';
import {
	ARCHETYPES,
	CHARACTER_KINDS,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS
} from './vocabulary.ts';

export { nameSchema, type SeatId };

/**
 * What commands and events are made of, as schemas: parsed at the edge, trusted inside. A schema
 * knows form and ranges only; what is legal on a given state is decided by the commands.
 */

export const text = (most: number) =>
	v.pipe(v.string(), v.trim(), v.maxLength(most, `at most ${most} characters`));

/** Words of the group's own: up to 600 characters, may be empty. */
export const wordsSchema = text(600);

export const notesSchema = text(4000);

/** Why something was set by hand: required, so that the ledger stays honest. */
export const reasonSchema = v.pipe(text(300), v.minLength(1, 'say why'));

/** A seat at the table, `s1` to `s9` in turn order; who sits there stands in the names annex. */
export const seatSchema = v.pipe(v.string(), v.regex(/^s[1-9]$/, 'expected a seat such as s1'));
/** Somebody who acts: an opaque id, as in the envelopes of a log; the name lies in an annex. */
export const personSchema = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'expected the id of a person')
);

/** As many seats as ever have an id in one chronicle. */
export const SEAT_IDS = 9;

export const seatsSchema = listOf(seatSchema, SEAT_IDS, 'seats');

/** The salted hash of a name. */
export const nameProofSchema = v.pipe(
	v.string(),
	v.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits')
);

/**
 * Ids of characters, stickers, missions, slips: made once, never reused. They are keys of plain
 * records: the word that every object answers to is not an id, nor is one that a record drops unseen.
 */
export const thingIdSchema = v.pipe(
	v.string(),
	v.regex(/^[a-z0-9][a-z0-9-]{0,47}$/, 'expected lower-case letters, digits and -'),
	v.notValues(['constructor', 'prototype'], 'choose another id')
);
export type ThingId = v.InferOutput<typeof thingIdSchema>;

const whole = (min: number, max: number) =>
	v.pipe(
		v.number('expected a number'),
		v.integer('expected a whole number'),
		v.minValue(min, `at least ${min}`),
		v.maxValue(max, `at most ${max}`)
	);

export const chapterSchema = whole(1, 21);
export const eraSchema = whole(1, 7);

/** How many steps of a chapter at the table. */
export const stepsSchema = whole(0, 100_000);

export const characterSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	clan: v.picklist(CLANS),
	kind: v.picklist(CHARACTER_KINDS),
	class: v.picklist(CLASSES),
	temperament: v.picklist(TEMPERAMENTS),
	geography: v.picklist(GEOGRAPHIES),
	archetype: v.picklist(ARCHETYPES),
	/** The printed special ability in the group's words; empty: none, and no ancilla by print. */
	ability: wordsSchema,
	bonded: v.boolean(),
	/** The number printed on the physical card, where it has one, by which it finds its place (ruling 30). */
	card: v.nullable(whole(1, 9999))
});
export type Character = v.InferOutput<typeof characterSchema>;

/** An asset or an obligation: a slip with a name and what it does in the group's words. */
export const slipSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	text: wordsSchema
});
export type Slip = v.InferOutput<typeof slipSchema>;

export const newStickerSchema = v.strictObject({
	id: thingIdSchema,
	kind: v.picklist(STICKER_KINDS),
	name: nameSchema,
	text: wordsSchema
});
export type NewSticker = v.InferOutput<typeof newStickerSchema>;

/** A sticker where it sticks; `chapter` 0 is the prologue. Order on a character: oldest first, read top down. */
export const stickerSchema = v.strictObject({
	...newStickerSchema.entries,
	character: thingIdSchema,
	chapter: whole(0, 21),
	seat: v.nullable(seatSchema)
});
export type Sticker = v.InferOutput<typeof stickerSchema>;

export const traitSchema = v.strictObject({ id: thingIdSchema, name: nameSchema });
export type Trait = v.InferOutput<typeof traitSchema>;

/** Dots by trait id, 0 to 30 each. */
export const dotsSchema = recordOf(thingIdSchema, whole(0, 30), PLENTY);
export type Dots = v.InferOutput<typeof dotsSchema>;

export const sheetSchema = v.strictObject({
	name: nameSchema,
	titles: listOf(nameSchema, 60, 'titles'),
	dots: dotsSchema
});
export type Sheet = v.InferOutput<typeof sheetSchema>;

export const havenSchema = v.strictObject({
	name: nameSchema,
	retainer: v.nullable(thingIdSchema),
	/** Leaders this player unlocked: they come home here and serve no one else (ruling 19). */
	leaders: listOf(thingIdSchema, PLENTY),
	assets: listOf(slipSchema, PLENTY),
	obligations: listOf(slipSchema, PLENTY)
});
export type Haven = v.InferOutput<typeof havenSchema>;

export const clanSchemeSchema = v.strictObject({ clan: v.picklist(CLANS), name: nameSchema });
export type ClanScheme = v.InferOutput<typeof clanSchemeSchema>;

/** Points by source: battlegrounds may be negative; power, boons and infamy are counted tokens. */
export const pointsSchema = v.strictObject({
	class: whole(-99, 99),
	temperament: whole(-99, 99),
	geography: whole(-99, 99),
	power: whole(0, 99),
	boons: whole(0, 99),
	infamy: whole(0, 99)
});
export type Points = v.InferOutput<typeof pointsSchema>;

/** What lending a seat says, asked and happened. */
export const seatLentEntries = {
	seat: seatSchema,
	/** Who holds it; null: it is just a name, and the keeper lends it. */
	from: v.nullable(personSchema),
	to: personSchema,
	/** Whether they may look at the cards in its hand, too. */
	hand: v.boolean()
};

const TIE_BREAKS = ['fewer-missions', 'primogen-draw', 'turn-order', 'by-hand'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

const tieSchema = v.strictObject({
	/** The place they shared, from 1. */
	place: whole(1, 4),
	/** Tied on points, in the order that came of it. */
	seats: listOf(seatSchema, 9),
	by: v.picklist(TIE_BREAKS)
});
export type Tie = v.InferOutput<typeof tieSchema>;

/** What follows from a record under the rules of its day; stands in the event, never rolled again. */
export const outcomeSchema = v.strictObject({
	totals: recordOf(seatSchema, v.pipe(v.number(), v.integer()), 9),
	missions: recordOf(seatSchema, whole(0, 99), 9),
	/** Victor first, vanquished last. */
	order: listOf(seatSchema, 9),
	ties: listOf(tieSchema, PLENTY)
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** `by-hand`: the table said so later, whatever the count. */
const DOMINANCE_BREAKS = ['most-missions', 'more-wins', 'primogen-draw', 'by-hand'] as const;

export const dominanceSchema = v.strictObject({
	era: eraSchema,
	/** Null: the group never noted it (a chronicle entered late). */
	seat: v.nullable(seatSchema),
	by: v.nullable(v.picklist(DOMINANCE_BREAKS))
});
export type Dominance = v.InferOutput<typeof dominanceSchema>;

/** What a chronicle mission brings: an asset, an unlock, or dots and a title. */
export const rewardSchema = v.variant('kind', [
	v.strictObject({ kind: v.literal('asset'), asset: slipSchema }),
	v.strictObject({ kind: v.literal('unlock'), character: characterSchema }),
	v.strictObject({ kind: v.literal('dots'), dots: dotsSchema, title: text(60) })
]);
export type Reward = v.InferOutput<typeof rewardSchema>;

/** A chronicle that is already under way, as the group finds it in its box. */
export const enteredPlayerSchema = v.strictObject({
	seat: seatSchema,
	sheet: sheetSchema,
	haven: havenSchema,
	/** Chapters won before the entry. */
	wins: whole(0, 20),
	/** Missions claimed so far in the era that is under way. */
	missionsThisEra: whole(0, 40)
});
