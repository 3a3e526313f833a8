import * as v from 'valibot';
import { listOf, PLENTY } from '../core/bounded.ts';
import { characterCardSchema, schemeCardSchema } from './deck/cards.ts';
import { deckCommands } from './chronicle-deck/commands.ts';
import { broughtSchema, DECISIONS, tellerSchema } from './chronicle-deck/opened.ts';
import { enterChronicleSchema, foundationEntries } from './foundation.ts';
import { mixingCommandSchema } from './mixing/steps.ts';
import { rivalCommands } from './computer/grammar.ts';
import { rulesetSchema } from './ruleset-shape.ts';
import { chapterRecordSchema, primogenSchema } from './record-shapes.ts';
import {
	chapterSchema,
	characterSchema,
	dominanceSchema,
	dotsSchema,
	havenSchema,
	nameProofSchema,
	nameSchema,
	newStickerSchema,
	notesSchema,
	personSchema,
	reasonSchema,
	rewardSchema,
	seatLentEntries,
	seatSchema,
	seatsSchema,
	sheetSchema,
	slipSchema,
	stepsSchema,
	stickerSchema,
	thingIdSchema,
	wordsSchema
} from './shapes.ts';
import { askingCommands } from './table/asking.ts';
import { dealtSchema } from './dealing/dealt.ts';
import { tableCommandSchema } from './table/commands.ts';

const retainerSticker = v.nullable(newStickerSchema);

/** Every intention of a chronicle, by type; the imperative says what somebody wants. */
export const commandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('StartChronicle'), ...foundationEntries }),
	enterChronicleSchema,
	v.strictObject({ type: v.literal('RenameChronicle'), title: nameSchema }),
	v.strictObject({
		type: v.literal('ChangeRuleset'),
		ruleset: rulesetSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('CompletePrologue'),
		seat: seatSchema,
		name: nameSchema,
		title: nameSchema,
		dots: dotsSchema,
		havenName: nameSchema,
		retainer: v.nullable(thingIdSchema),
		sticker: retainerSticker
	}),
	v.strictObject({ type: v.literal('RegisterCharacter'), character: characterSchema }),
	v.strictObject({ type: v.literal('ReviseCharacter'), character: characterSchema }),
	v.strictObject({
		type: v.literal('BanishCharacter'),
		character: thingIdSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('RestoreCharacter'),
		character: thingIdSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('RecordChapter'),
		chapter: chapterSchema,
		record: chapterRecordSchema,
		/** The table of this chapter is still under way and given up: it was played to its end elsewhere. */
		replacesTable: v.optional(v.literal(true)),
		/** Whom the one who ends it so speaks for: nobody asks these seats. */
		by: v.optional(seatsSchema),
		/** Of the keeper, where others would have to be asked. */
		reason: v.optional(reasonSchema)
	}),
	/** Asks everybody else whether the chapter under way ends here, recorded as it stands. */
	v.strictObject({
		type: v.literal('ProposeEnding'),
		chapter: chapterSchema,
		record: chapterRecordSchema,
		by: seatsSchema
	}),
	/** The record just made was a mistake: the chapter is to be played or recorded again. */
	v.strictObject({ type: v.literal('WithdrawRecord'), chapter: chapterSchema }),
	v.strictObject({
		type: v.literal('CorrectChapter'),
		chapter: chapterSchema,
		record: chapterRecordSchema,
		/** Needed when the correction leaves the era's dominance tied beyond missions and wins. */
		eraDraw: v.nullable(primogenSchema),
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('ResolveOverview'),
		chapter: chapterSchema,
		/** The card the victor takes; null: not taken, or not noted. */
		asset: v.nullable(slipSchema),
		/** The scheme that the vanquished adds to the clan just played. */
		scheme: v.nullable(v.strictObject({ name: nameSchema })),
		from: v.optional(tellerSchema),
		/** What asset and scheme do, where cards say so. */
		brings: v.optional(listOf(broughtSchema, 2, 'cards'))
	}),
	v.strictObject({
		type: v.literal('ResolveMission'),
		chapter: chapterSchema,
		mission: thingIdSchema,
		decision: wordsSchema,
		reward: v.nullable(rewardSchema),
		from: v.optional(tellerSchema),
		/** Which of its two choices. */
		decided: v.optional(v.picklist(DECISIONS)),
		/** What came of it, as it is told. */
		outcome: v.optional(wordsSchema),
		/** The card behind the reward, with what it does. */
		brings: v.optional(broughtSchema)
	}),
	v.strictObject({ type: v.literal('StockObligation'), obligation: slipSchema }),
	v.strictObject({
		type: v.literal('ResolveObligations'),
		chapter: chapterSchema,
		/** What the victor gains: drawn by the program from the stock, entered as drawn, or nothing. */
		gain: v.nullable(
			v.variant('from', [
				v.strictObject({ from: v.literal('draw') }),
				v.strictObject({ from: v.literal('box'), obligation: slipSchema })
			])
		),
		/** What the others lose: drawn from their haven, or named as drawn. Nobody loses what they lack. */
		losses: listOf(
			v.strictObject({
				seat: seatSchema,
				obligation: v.nullable(thingIdSchema)
			}),
			PLENTY
		)
	}),
	v.strictObject({
		type: v.literal('PlaceSticker'),
		chapter: chapterSchema,
		seat: seatSchema,
		character: thingIdSchema,
		sticker: newStickerSchema
	}),
	v.strictObject({ type: v.literal('PassSticker'), chapter: chapterSchema, seat: seatSchema }),
	v.strictObject({
		type: v.literal('ChooseRetainer'),
		chapter: chapterSchema,
		seat: seatSchema,
		/** Null: the haven stays as it is. */
		character: v.nullable(thingIdSchema)
	}),
	v.strictObject({
		type: v.literal('FinishAftermath'),
		chapter: chapterSchema,
		/** Finish although steps are open; the event says which. */
		leaveOpen: v.boolean(),
		eraDraw: v.nullable(primogenSchema)
	}),
	v.strictObject({
		type: v.literal('ReopenAftermath'),
		chapter: chapterSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('PlayAsset'),
		seat: seatSchema,
		asset: thingIdSchema,
		note: wordsSchema
	}),
	v.strictObject({
		type: v.literal('CorrectSheet'),
		seat: seatSchema,
		sheet: sheetSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('CorrectHaven'),
		seat: seatSchema,
		haven: havenSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('CorrectStickers'),
		character: thingIdSchema,
		/** All stickers the character bears now, oldest first. */
		stickers: listOf(stickerSchema, 20),
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('CorrectDominance'),
		era: dominanceSchema.entries.era,
		/** Null: nobody noted who dominated it. */
		seat: v.nullable(seatSchema),
		reason: reasonSchema
	}),
	/** Cards of the group's own, to play with beside the open set. */
	v.strictObject({
		type: v.literal('AddCards'),
		characters: listOf(characterCardSchema, 500, 'characters'),
		schemes: listOf(schemeCardSchema, 300, 'schemes'),
		/** Where they come from, such as the name of a file. */
		source: nameSchema
	}),
	v.strictObject({
		type: v.literal('RemoveCards'),
		ids: v.pipe(listOf(thingIdSchema, 800, 'cards'), v.minLength(1, 'choose a card')),
		reason: reasonSchema
	}),
	/** Something is done at the table, in the chapter that is played live. */
	v.strictObject({
		type: v.literal('ActAtTable'),
		command: tableCommandSchema,
		/** What a device that holds the lease of the table dealt for it off the network. */
		dealt: v.optional(dealtSchema)
	}),
	/** A device has its part in the chance of the table's cards. */
	v.strictObject({ type: v.literal('MixCards'), command: mixingCommandSchema }),
	// Of the chapter that is played live.
	...askingCommands(stepsSchema),
	/** Somebody else may act for a seat. */
	v.strictObject({ type: v.literal('LendSeat'), ...seatLentEntries }),
	v.strictObject({ type: v.literal('ReclaimSeat'), seat: seatSchema }),
	/** Code may play a seat. */
	...rivalCommands,
	v.strictObject({ type: v.literal('NameSeat'), seat: seatSchema, proof: nameProofSchema }),
	/** A copy was imported on the same server, by somebody of the group or (null) outside it. */
	v.strictObject({ type: v.literal('NoteCopy'), person: v.nullable(personSchema) }),
	v.strictObject({
		type: v.literal('WriteNote'),
		chapter: v.nullable(chapterSchema),
		text: v.pipe(notesSchema, v.minLength(1, 'the note is empty'))
	}),
	...deckCommands
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
