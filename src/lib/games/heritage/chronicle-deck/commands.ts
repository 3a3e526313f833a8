import * as v from 'valibot';
import { characterCardSchema } from '../deck/cards.ts';
import {
	chapterSchema,
	dotsSchema,
	eraSchema,
	nameSchema,
	primogenSchema,
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
	missions: v.pipe(v.array(openedMissionSchema), v.maxLength(12, 'at most 12 missions')),
	/** Basic characters that were turned up on the way. */
	characters: v.pipe(v.array(characterCardSchema), v.maxLength(60, 'at most 60 characters'))
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
	cards: v.pipe(
		v.array(openedScoringSchema),
		v.minLength(1, 'at least one card'),
		v.maxLength(2, 'at most two cards')
	)
};

export const notedNumbersEntries = {
	numbers: v.pipe(
		v.array(cardNumberSchema),
		v.minLength(1, 'write down a number'),
		v.maxLength(2000, 'at most 2000 numbers')
	),
	/** Where they are from, such as the box or an expansion. */
	source: nameSchema
};

/** What is asked of a chronicle deck, and of those who come and go. */
export const deckCommands = [
	v.strictObject({
		type: v.literal('ChooseDeck'),
		deck: deckIdentitySchema,
		/** Come with the deck into the common supply. */
		obligations: v.pipe(v.array(slipSchema), v.maxLength(100, 'at most 100 obligations'))
	}),
	v.strictObject({ type: v.literal('AddExpansion'), expansion: expansionSchema }),
	v.strictObject({
		type: v.literal('ForgoExpansions'),
		/** Whose cards do not lie here any more. */
		expansions: v.array(expansionSchema)
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
	v.strictObject({ type: v.literal('JoinChronicle'), seat: seatSchema }),
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
