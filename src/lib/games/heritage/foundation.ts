import * as v from 'valibot';
import { rulesetSchema } from './ruleset-shape.ts';
import {
	chapterSchema,
	characterSchema,
	clanSchemeSchema,
	dominanceSchema,
	enteredPlayerSchema,
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
	traits: v.pipe(v.array(traitSchema), v.minLength(1), v.maxLength(12)),
	/** In turn order round the table. */
	seats: v.pipe(v.array(seatSchema), v.minLength(2), v.maxLength(4))
};

/** A chronicle that is under way; by itself, since a phone checks it before it is sent and needs no other. */
export const enterChronicleSchema = v.strictObject({
	type: v.literal('EnterChronicle'),
	...foundationEntries,
	/** The chapter to be played next, 2 to 21. */
	chapter: v.pipe(chapterSchema, v.minValue(2, 'a new chronicle starts with the prologue')),
	players: v.array(enteredPlayerSchema),
	characters: v.pipe(v.array(characterSchema), v.maxLength(400)),
	stickers: v.pipe(v.array(stickerSchema), v.maxLength(400)),
	eras: v.array(dominanceSchema),
	/** The chapter before, victor first; null: not known any more. */
	lastOrder: v.nullable(v.array(seatSchema)),
	obligationSupply: v.array(slipSchema),
	schemes: v.array(clanSchemeSchema),
	banished: v.array(thingIdSchema)
});
