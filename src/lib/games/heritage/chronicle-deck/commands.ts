import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import { characterCardSchema } from '../deck/cards.ts';
import { primogenSchema } from '../record-shapes.ts';
import {
	chapterSchema,
	dotsSchema,
	eraSchema,
	nameProofSchema,
	nameSchema,
	seatSchema,
	slipSchema,
	thingIdSchema
} from '../shapes.ts';
import { cardNumberSchema } from './cards.ts';
import {
	deckIdentitySchema,
	expansionSchema,
	openedFinalSchema,
	openedMissionSchema,
	openedOverviewSchema,
	openedScoringSchema,
	readMissionSchema,
	tellerSchema
} from './opened.ts';

/** What comes up with a chapter; a command and its event carry the same. */
export const openedEntries = {
	chapter: chapterSchema,
	from: tellerSchema,
	/** Opened although the aftermath before is not finished: the table had done so already. */
	early: v.boolean(),
	overview: openedOverviewSchema,
	missions: listOf(openedMissionSchema, 12, 'missions'),
	/** Basic characters that were turned up on the way. */
	characters: listOf(characterCardSchema, 60, 'characters')
};

export const readEntries = {
	chapter: chapterSchema,
	mission: thingIdSchema,
	from: tellerSchema,
	read: readMissionSchema
};

export const offeredEntries = {
	era: eraSchema,
	from: tellerSchema,
	cards: v.pipe(listOf(openedScoringSchema, 2, 'cards'), v.minLength(1, 'at least one card'))
};

export const notedNumbersEntries = {
	numbers: v.pipe(listOf(cardNumberSchema, 2000, 'numbers'), v.minLength(1, 'write down a number')),
	/** Where they are from, such as the box or an expansion. */
	source: nameSchema
};

/** What is asked of a chronicle deck, and of those who come and go. */
export const deckCommands = [
	v.strictObject({
		type: v.literal('ChooseDeck'),
		deck: deckIdentitySchema,
		/** Come with the deck into the common supply. */
		obligations: listOf(slipSchema, 100, 'obligations')
	}),
	v.strictObject({ type: v.literal('AddExpansion'), expansion: expansionSchema }),
	v.strictObject({
		type: v.literal('ForgoExpansions'),
		/** Whose cards do not lie here any more. */
		expansions: listOf(expansionSchema, PLENTY)
	}),
	v.strictObject({ type: v.literal('OpenChapter'), ...openedEntries }),
	v.strictObject({ type: v.literal('ReadMission'), ...readEntries }),
	v.strictObject({ type: v.literal('OfferScoring'), ...offeredEntries }),
	v.strictObject({ type: v.literal('ChooseScoring'), era: eraSchema, card: thingIdSchema }),
	v.strictObject({
		type: v.literal('EndChronicle'),
		from: tellerSchema,
		/** Needed when score and chapters won leave first place tied. */
		draw: v.nullable(primogenSchema),
		final: v.nullable(openedFinalSchema)
	}),
	v.strictObject({
		type: v.literal('JoinChronicle'),
		seat: seatSchema,
		/** The salted hash of their name. */
		proof: v.optional(nameProofSchema)
	}),
	v.strictObject({ type: v.literal('LeaveChronicle'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('ReturnToChronicle'),
		seat: seatSchema,
		/** One for each chapter that was missed. */
		dots: dotsSchema
	}),
	v.strictObject({ type: v.literal('NoteNumbers'), ...notedNumbersEntries }),
	v.strictObject({ type: v.literal('TurnNumber'), number: cardNumberSchema })
] as const;
