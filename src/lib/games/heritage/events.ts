import * as v from 'valibot';
import { listOf, PLENTY, stringOf } from '../core/bounded.ts';
import { characterCardSchema, schemeCardSchema } from './deck/cards.ts';
import { deckEvents } from './chronicle-deck/events.ts';
import { broughtSchema, DECISIONS, tellerSchema } from './chronicle-deck/opened.ts';
import { enterChronicleSchema, foundationEntries } from './foundation.ts';
import { mixingStepSchema } from './mixing/steps.ts';
import { rivalEvents } from './computer/grammar.ts';
import { rulesetSchema } from './ruleset-shape.ts';
import { askingEvents } from './table/asking.ts';
import { tableEventSchema } from './table/events.ts';
import { chapterRecordSchema } from './record-shapes.ts';
import {
	chapterSchema,
	characterSchema,
	clanSchemeSchema,
	dominanceSchema,
	dotsSchema,
	havenSchema,
	nameProofSchema,
	nameSchema,
	newStickerSchema,
	notesSchema,
	outcomeSchema,
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

const { type: _type, ...enteredEntries } = enterChronicleSchema.entries;

/** Everything that can have happened in a chronicle; past tense, chance already decided. */
export const eventSchema = v.variant('type', [
	v.strictObject({ type: v.literal('ChronicleStarted'), ...foundationEntries }),
	v.strictObject({ type: v.literal('ChronicleEntered'), ...enteredEntries }),
	v.strictObject({ type: v.literal('ChronicleRenamed'), title: nameSchema }),
	v.strictObject({
		type: v.literal('RulesetChanged'),
		ruleset: rulesetSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('PrologueCompleted'),
		seat: seatSchema,
		name: nameSchema,
		title: nameSchema,
		dots: dotsSchema,
		havenName: nameSchema,
		retainer: v.nullable(thingIdSchema),
		sticker: v.nullable(newStickerSchema)
	}),
	v.strictObject({ type: v.literal('CharacterRegistered'), character: characterSchema }),
	v.strictObject({ type: v.literal('CharacterRevised'), character: characterSchema }),
	v.strictObject({
		type: v.literal('CharacterBanished'),
		character: thingIdSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('CharacterRestored'),
		character: thingIdSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('ChapterRecorded'),
		chapter: chapterSchema,
		record: chapterRecordSchema,
		outcome: outcomeSchema,
		/** The table was still being played: who ended it so, who agreed, or why nobody was asked. */
		ended: v.optional(
			v.strictObject({
				by: seatsSchema,
				agreed: v.optional(seatsSchema),
				reason: v.optional(reasonSchema)
			})
		)
	}),
	v.strictObject({
		type: v.literal('EndingProposed'),
		chapter: chapterSchema,
		record: chapterRecordSchema,
		by: seatsSchema,
		/** Everybody else at the table. */
		asks: seatsSchema
	}),
	v.strictObject({ type: v.literal('RecordWithdrawn'), chapter: chapterSchema }),
	v.strictObject({
		type: v.literal('ChapterCorrected'),
		chapter: chapterSchema,
		record: chapterRecordSchema,
		outcome: outcomeSchema,
		/** The era's dominance after the correction; null: that era is not over. */
		dominance: v.nullable(dominanceSchema),
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('OverviewResolved'),
		chapter: chapterSchema,
		victor: seatSchema,
		vanquished: seatSchema,
		asset: v.nullable(slipSchema),
		scheme: v.nullable(clanSchemeSchema),
		from: v.optional(tellerSchema),
		brings: v.optional(listOf(broughtSchema, PLENTY))
	}),
	v.strictObject({
		type: v.literal('MissionResolved'),
		chapter: chapterSchema,
		mission: thingIdSchema,
		claimant: seatSchema,
		decision: wordsSchema,
		reward: v.nullable(rewardSchema),
		from: v.optional(tellerSchema),
		decided: v.optional(v.picklist(DECISIONS)),
		outcome: v.optional(wordsSchema),
		brings: v.optional(broughtSchema)
	}),
	v.strictObject({ type: v.literal('ObligationStocked'), obligation: slipSchema }),
	v.strictObject({
		type: v.literal('ObligationsResolved'),
		chapter: chapterSchema,
		gained: v.nullable(
			v.strictObject({ seat: seatSchema, obligation: slipSchema, drawn: v.boolean() })
		),
		lost: listOf(
			v.strictObject({ seat: seatSchema, obligation: slipSchema, drawn: v.boolean() }),
			PLENTY
		)
	}),
	v.strictObject({
		type: v.literal('StickerPlaced'),
		chapter: chapterSchema,
		seat: seatSchema,
		character: thingIdSchema,
		sticker: newStickerSchema
	}),
	v.strictObject({ type: v.literal('StickerPassed'), chapter: chapterSchema, seat: seatSchema }),
	v.strictObject({
		type: v.literal('RetainerChosen'),
		chapter: chapterSchema,
		seat: seatSchema,
		character: v.nullable(thingIdSchema)
	}),
	v.strictObject({
		type: v.literal('AftermathFinished'),
		chapter: chapterSchema,
		/** What was left open on purpose, e.g. `mission:m2`, `retainer:s1`. */
		leftOpen: listOf(stringOf(), PLENTY),
		/** Who dominated, when an era ended here. */
		dominance: v.nullable(dominanceSchema)
	}),
	v.strictObject({
		type: v.literal('AftermathReopened'),
		chapter: chapterSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('AssetPlayed'),
		seat: seatSchema,
		asset: slipSchema,
		note: wordsSchema
	}),
	v.strictObject({
		type: v.literal('SheetCorrected'),
		seat: seatSchema,
		sheet: sheetSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('HavenCorrected'),
		seat: seatSchema,
		haven: havenSchema,
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('StickersCorrected'),
		character: thingIdSchema,
		stickers: listOf(stickerSchema, PLENTY),
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('DominanceCorrected'),
		era: dominanceSchema.entries.era,
		seat: v.nullable(seatSchema),
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('CardsAdded'),
		characters: listOf(characterCardSchema, PLENTY),
		schemes: listOf(schemeCardSchema, PLENTY),
		source: nameSchema
	}),
	v.strictObject({
		type: v.literal('CardsRemoved'),
		ids: listOf(thingIdSchema, PLENTY),
		/** Those of them that the register had only by their card, and that nothing speaks of. */
		forgotten: listOf(thingIdSchema, PLENTY),
		reason: reasonSchema
	}),
	v.strictObject({
		type: v.literal('HappenedAtTable'),
		event: tableEventSchema,
		/** A command could begin with this event, and here it came about in the course of another one. */
		goesOn: v.optional(v.literal(true))
	}),
	v.strictObject({ type: v.literal('CardsMixed'), step: mixingStepSchema }),
	...askingEvents(stepsSchema),
	v.strictObject({ type: v.literal('SeatLent'), ...seatLentEntries }),
	v.strictObject({ type: v.literal('SeatReclaimed'), seat: seatSchema }),
	...rivalEvents,
	v.strictObject({ type: v.literal('SeatNamed'), seat: seatSchema, proof: nameProofSchema }),
	v.strictObject({ type: v.literal('CopyOpened'), person: v.nullable(personSchema) }),
	v.strictObject({
		type: v.literal('NoteWritten'),
		chapter: v.nullable(chapterSchema),
		text: notesSchema
	}),
	...deckEvents
]);

export type Event = v.InferOutput<typeof eventSchema>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
