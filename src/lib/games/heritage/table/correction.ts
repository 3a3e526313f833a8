import * as v from 'valibot';
import { listOf, PLENTY, recordOf } from '../../core/bounded.ts';
import {
	assetCardSchema,
	characterCardSchema,
	missionCardSchema,
	obligationCardSchema,
	schemeCardSchema
} from '../deck/cards.ts';
import { seatSchema, thingIdSchema } from '../shapes.ts';
import {
	ARCHETYPES,
	CATEGORIES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	TEMPERAMENTS
} from '../vocabulary.ts';
import { boardStateSchema } from './board-state.ts';
import { MOST_SLIPS } from './setting.ts';

const whole = (min: number, max: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The numbers of a correction; the form that sets them reads their bounds. */
export const numberSchemas = { tokens: whole(0, 99), round: whole(1, 20), schemes: whole(0, 9) };
const things = listOf(thingIdSchema, 500);

/** What stays in play before a player. */
const standingSchema = v.variant('kind', [
	v.strictObject({
		kind: v.literal('black-market'),
		scheme: thingIdSchema,
		seat: seatSchema,
		boon: v.nullable(v.picklist(CLANS))
	}),
	v.strictObject({
		kind: v.literal('edict'),
		scheme: thingIdSchema,
		seat: seatSchema,
		leader: thingIdSchema,
		named: v.picklist([...CLASSES, ...TEMPERAMENTS, ...GEOGRAPHIES, ...ARCHETYPES])
	})
]);

/** One thing on the table set by hand to what the box says. */
const correctionSchema = v.variant('set', [
	/** What a vampire bears and where it hangs; `sire` null only for the leader. */
	v.strictObject({
		set: v.literal('vampire'),
		vampire: thingIdSchema,
		sire: v.nullable(thingIdSchema),
		power: numberSchemas.tokens,
		infamy: numberSchemas.tokens,
		boons: listOf(v.picklist(CLANS), PLENTY),
		exhausted: v.boolean(),
		torpor: v.boolean(),
		enemy: v.nullable(thingIdSchema),
		absorbed: things
	}),
	/** A character joins a bloodline, from wherever it lay. */
	v.strictObject({
		set: v.literal('joined'),
		seat: seatSchema,
		character: thingIdSchema,
		sire: thingIdSchema
	}),
	/** A vampire other than the leader leaves its bloodline for the discards; its childer hang on its sire. */
	v.strictObject({ set: v.literal('left'), vampire: thingIdSchema }),
	/** The queue, leftmost first; who was there and is not goes to the discards. */
	v.strictObject({ set: v.literal('queue'), queue: things }),
	v.strictObject({
		set: v.literal('reserved'),
		reserved: recordOf(thingIdSchema, seatSchema, PLENTY)
	}),
	/** Where characters lie that are in no bloodline, queue or haven. */
	v.strictObject({
		set: v.literal('piles'),
		discards: things,
		banished: things
	}),
	v.strictObject({
		set: v.literal('retainer'),
		seat: seatSchema,
		character: v.nullable(thingIdSchema)
	}),
	/** The assets that a seat has in this chapter, and which of them were played. */
	v.strictObject({
		set: v.literal('assets'),
		seat: seatSchema,
		assets: listOf(assetCardSchema, MOST_SLIPS),
		played: things
	}),
	/** The obligations that hold for a seat in this chapter; one for the set-up is carried out by hand. */
	v.strictObject({
		set: v.literal('obligations'),
		seat: seatSchema,
		obligations: listOf(obligationCardSchema, MOST_SLIPS)
	}),
	/** A card that the program did not know comes into the chapter, unseen so far. */
	v.strictObject({ set: v.literal('card'), card: characterCardSchema }),
	/** A scheme that the program did not know, or knew wrongly; one of a clan is unseen so far. */
	v.strictObject({ set: v.literal('scheme-card'), card: schemeCardSchema }),
	/** A mission that the program did not know, or knew wrongly; a new one lies behind the others. */
	v.strictObject({ set: v.literal('mission-card'), card: missionCardSchema }),
	v.strictObject({
		set: v.literal('board'),
		category: v.picklist(CATEGORIES),
		state: boardStateSchema
	}),
	v.strictObject({
		set: v.literal('turn'),
		firstPlayer: seatSchema,
		/** Whose turn it is. */
		seat: seatSchema,
		round: numberSchemas.round,
		recruit: v.picklist(['open', 'done', 'lapsed']),
		schemes: numberSchemas.schemes
	}),
	/** How many schemes a hand holds whose faces the table does not know, and which it knows. */
	v.strictObject({
		set: v.literal('hand'),
		seat: seatSchema,
		hidden: numberSchemas.tokens,
		known: things
	}),
	v.strictObject({ set: v.literal('spent'), schemes: things }),
	/** All black markets with the boons on them, and the edict; what lay there and does not is used up. */
	v.strictObject({
		set: v.literal('standing'),
		standing: listOf(standingSchema, 40)
	}),
	v.strictObject({ set: v.literal('claim'), mission: thingIdSchema, seat: v.nullable(seatSchema) }),
	/** Gives up what is under way: the table does the rest by hand. */
	v.strictObject({ set: v.literal('nothing-under-way') })
]);
export type Correction = v.InferOutput<typeof correctionSchema>;

export const correctionsSchema = v.pipe(
	listOf(correctionSchema, 60, 'corrections at once'),
	v.minLength(1, 'at least one correction')
);
