import * as v from 'valibot';
import { listOf, recordOf } from '../core/bounded.ts';
import { nameSchema } from '../core/seats.ts';
import { drawProofSchema } from './draw/steps.ts';
import { notesSchema, pointsSchema, seatSchema, text, thingIdSchema } from './shapes.ts';
import { ARCHETYPES, CLANS, MOST_SEATS } from './vocabulary.ts';

const playerRecordSchema = v.strictObject({
	seat: seatSchema,
	clan: v.picklist(CLANS),
	/** The leader's name as the group calls it; empty when nobody noted it. */
	leader: text(60),
	points: pointsSchema,
	/** Vampires worth remembering, where the group noted them. */
	bloodline: listOf(
		v.strictObject({ character: thingIdSchema, torpor: v.boolean() }),
		60,
		'vampires'
	)
});
export type PlayerRecord = v.InferOutput<typeof playerRecordSchema>;

const missionRecordSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	claimant: v.nullable(seatSchema)
});

/** A primogen draw as it was held at the table. */
export const primogenSchema = v.strictObject({
	declared: recordOf(seatSchema, v.picklist(ARCHETYPES), 9),
	shown: v.nullable(v.picklist(ARCHETYPES)),
	winner: seatSchema,
	/** Where the program drew it: everything that anybody needs to check it. */
	proof: v.optional(drawProofSchema)
});
export type PrimogenResult = v.InferOutput<typeof primogenSchema>;

export const chapterRecordSchema = v.strictObject({
	date: v.pipe(v.string(), v.isoDate('expected a date such as 2026-01-31')),
	/** In turn order round the table. */
	players: v.pipe(
		listOf(playerRecordSchema, MOST_SEATS, 'players'),
		v.minLength(2, 'at least two players')
	),
	/** Who began the rounds. */
	firstPlayer: seatSchema,
	/** Who held the first player marker at the end, where the boards had moved it: turn order begins there for ties. */
	markerAtEnd: v.optional(seatSchema),
	missions: listOf(missionRecordSchema, 12, 'missions'),
	/** Held when points and missions leave first place tied. */
	primogen: v.nullable(primogenSchema),
	/** The table's own order, victor first, where the box disagrees with the sum; null: it follows. */
	orderByHand: v.nullable(listOf(seatSchema, 9)),
	notes: notesSchema
});
export type ChapterRecord = v.InferOutput<typeof chapterRecordSchema>;
