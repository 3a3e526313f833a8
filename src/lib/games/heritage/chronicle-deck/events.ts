import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import { primogenSchema } from '../record-shapes.ts';
import {
	dotsSchema,
	eraSchema,
	nameProofSchema,
	seatSchema,
	slipSchema,
	thingIdSchema
} from '../shapes.ts';
import { cardNumberSchema } from './cards.ts';
import { notedNumbersEntries, offeredEntries, openedEntries, readEntries } from './commands.ts';
import {
	deckIdentitySchema,
	expansionSchema,
	finalScoresSchema,
	openedFinalSchema,
	tellerSchema
} from './opened.ts';

/** What parted the first from the others at the end. */
const END_BREAKS = ['score', 'more-wins', 'primogen-draw'] as const;
export type EndBreak = (typeof END_BREAKS)[number];

/** What happened with a chronicle deck, and with those who came and went. */
export const deckEvents = [
	v.strictObject({
		type: v.literal('DeckChosen'),
		deck: deckIdentitySchema,
		/** Those that came into the supply with it. */
		obligations: listOf(slipSchema, PLENTY)
	}),
	v.strictObject({ type: v.literal('ExpansionAdded'), expansion: expansionSchema }),
	v.strictObject({
		type: v.literal('ExpansionsForgone'),
		/** Those that were played with until then. */
		expansions: listOf(expansionSchema, PLENTY)
	}),
	v.strictObject({ type: v.literal('ChapterOpened'), ...openedEntries }),
	v.strictObject({ type: v.literal('MissionRead'), ...readEntries }),
	v.strictObject({ type: v.literal('ScoringOffered'), ...offeredEntries }),
	v.strictObject({
		type: v.literal('ScoringChosen'),
		era: eraSchema,
		card: thingIdSchema,
		/** Who dominated the era; null: nobody is known to have. */
		seat: v.nullable(seatSchema)
	}),
	v.strictObject({
		type: v.literal('ChronicleEnded'),
		from: tellerSchema,
		draw: v.nullable(primogenSchema),
		/** The winner first. */
		scores: finalScoresSchema,
		winner: seatSchema,
		by: v.picklist(END_BREAKS),
		final: v.nullable(openedFinalSchema)
	}),
	v.strictObject({
		type: v.literal('PlayerJoined'),
		seat: seatSchema,
		/** The salted hash of their name; absent in logs from before names were proved. */
		proof: v.optional(nameProofSchema)
	}),
	v.strictObject({ type: v.literal('PlayerLeft'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('PlayerReturned'),
		seat: seatSchema,
		/** How many chapters were recorded meanwhile. */
		missed: v.pipe(v.number(), v.integer(), v.minValue(0)),
		dots: dotsSchema
	}),
	v.strictObject({ type: v.literal('NumbersNoted'), ...notedNumbersEntries }),
	v.strictObject({ type: v.literal('NumberTurned'), number: cardNumberSchema })
] as const;
