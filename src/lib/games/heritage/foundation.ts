import * as v from 'valibot';
import { listOf, PLENTY, recordOf } from '../core/bounded.ts';
import { rivalsSchema } from './computer/grammar.ts';
import { rulesetSchema } from './ruleset-shape.ts';
import {
	chapterSchema,
	characterSchema,
	clanSchemeSchema,
	dominanceSchema,
	enteredPlayerSchema,
	nameProofSchema,
	nameSchema,
	seatSchema,
	slipSchema,
	stickerSchema,
	thingIdSchema,
	traitSchema
} from './shapes.ts';
import { DEALERS } from './vocabulary.ts';

/** What every chronicle begins with, new or under way. */
export const foundationEntries = {
	title: nameSchema,
	dealer: v.picklist(DEALERS),
	ruleset: rulesetSchema,
	traits: v.pipe(listOf(traitSchema, 12), v.minLength(1)),
	/** In turn order round the table. */
	seats: v.pipe(
		listOf(seatSchema, 4),
		v.minLength(2, 'Heritage is for two to four players. Name at least two.')
	),
	/** The salted hashes of their names; absent in logs from before names were proved. */
	named: v.optional(recordOf(seatSchema, nameProofSchema, 9)),
	/** The seats that code plays from the beginning; absent: none. */
	rivals: v.optional(rivalsSchema)
};

/** A chronicle that is under way; by itself, since a phone checks it before it is sent and needs no other. */
export const enterChronicleSchema = v.strictObject({
	type: v.literal('EnterChronicle'),
	...foundationEntries,
	/** The chapter to be played next, 2 to 21. */
	chapter: v.pipe(chapterSchema, v.minValue(2, 'a new chronicle starts with the prologue')),
	players: listOf(enteredPlayerSchema, PLENTY),
	characters: listOf(characterSchema, 400),
	stickers: listOf(stickerSchema, 400),
	eras: listOf(dominanceSchema, PLENTY),
	/** The chapter before, victor first; null: not known any more. */
	lastOrder: v.nullable(listOf(seatSchema, 9)),
	obligationSupply: listOf(slipSchema, PLENTY),
	schemes: listOf(clanSchemeSchema, PLENTY),
	banished: listOf(thingIdSchema, PLENTY)
});
