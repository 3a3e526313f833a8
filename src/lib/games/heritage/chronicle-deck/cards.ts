import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { assetCardSchema, characterCardSchema, missionCardSchema } from '../deck/cards.ts';
import { nameSchema, thingIdSchema, wordsSchema } from '../shapes.ts';
import { ARCHETYPES, CLANS, ERAS } from '../vocabulary.ts';

/**
 * The cards of a chronicle deck as they lie sealed. The deck is ordered by the numbers on its cards,
 * never shuffled and never peeked into; a card of an expansion finds its place by its number (rulebook,
 * Chronicle Deck; rulings 30 and 31). Source of the kinds: rulebook, Chronicle Deck.
 */

const whole = (min: number, max: number) =>
	v.pipe(
		v.number('expected a number'),
		v.integer('expected a whole number'),
		v.minValue(min, `at least ${min}`),
		v.maxValue(max, `at most ${max}`)
	);

/** The number on a card: a bare number that tells its place and nothing else. */
export const cardNumberSchema = whole(1, 9999);
export type CardNumber = v.InferOutput<typeof cardNumberSchema>;

const chapterOfCard = whole(1, 21);
const eraOfCard = v.picklist(ERAS);

/** A story to be read aloud: up to 2,400 characters. Players are meant by words such as `{victor}`. */
export const storySchema = v.pipe(
	v.string(),
	v.trim(),
	v.minLength(1, 'a text is missing'),
	v.maxLength(2400, 'at most 2400 characters')
);

/**
 * A trait by its place on the sheet, from 1: a group names its traits as it likes. Beyond the last the
 * count begins again.
 */
const traitPlaceSchema = whole(1, 12);

/**
 * What a story may ask of the chronicle so far. `chapter` and `era` name a past one; what was not
 * played in this log, or is not known, does not hold.
 */
const conditionSchema = v.variant('is', [
	/** Who won that chapter played this clan. */
	v.strictObject({
		is: v.literal('victor-of-clan'),
		chapter: chapterOfCard,
		clan: v.picklist(CLANS)
	}),
	/** The chapter was decided by the primogen draw. */
	v.strictObject({ is: v.literal('decided-by-draw'), chapter: chapterOfCard }),
	/** Between first and second lay at most so many points. */
	v.strictObject({ is: v.literal('close'), chapter: chapterOfCard, within: whole(0, 99) }),
	/** Between first and second lay at least so many points. */
	v.strictObject({ is: v.literal('landslide'), chapter: chapterOfCard, by: whole(1, 99) }),
	/** The same player won that chapter and the one before. */
	v.strictObject({ is: v.literal('victor-again'), chapter: chapterOfCard }),
	/** The same player came last in that chapter and the one before. */
	v.strictObject({ is: v.literal('vanquished-again'), chapter: chapterOfCard }),
	/** Who came last in the chapter before won that one. */
	v.strictObject({ is: v.literal('risen'), chapter: chapterOfCard }),
	/** How that mission was decided; `unclaimed`: it is over, and nobody claimed or decided it. */
	v.strictObject({
		is: v.literal('mission'),
		card: cardNumberSchema,
		decided: v.picklist(['first', 'second', 'unclaimed'])
	}),
	/** Somebody is known to have dominated that era. */
	v.strictObject({ is: v.literal('dominated'), era: eraOfCard }),
	/** The same player dominated that era and the one before. */
	v.strictObject({ is: v.literal('dominated-again'), era: eraOfCard }),
	/** Whoever dominated that era has won fewest chapters of all. */
	v.strictObject({ is: v.literal('dominated-by-the-weakest'), era: eraOfCard }),
	/** At least so many were banished from the chronicle so far. */
	v.strictObject({ is: v.literal('banished'), least: whole(1, 99) }),
	/** At least so many vampires of others lay in torpor when that chapter ended, and none of the victor's. */
	v.strictObject({ is: v.literal('betrayed'), chapter: chapterOfCard, least: whole(1, 99) }),
	/** Somebody who is there holds at least so many obligations. */
	v.strictObject({ is: v.literal('indebted'), least: whole(1, 99) }),
	/** One archetype is far ahead among the leaders of that chapter: all players' leaders show it. */
	v.strictObject({
		is: v.literal('leaders-alike'),
		chapter: chapterOfCard,
		archetype: v.picklist(ARCHETYPES)
	}),
	v.strictObject({ is: v.literal('always') })
]);
export type Condition = v.InferOutput<typeof conditionSchema>;

/** All of these must hold. */
const whenSchema = v.pipe(listOf(conditionSchema, 4), v.minLength(1));

/** How many groups of answers a story has at most, and so how many of them are told. */
export const MOST_ANSWERS = 8;

/**
 * How a story answers what the players did: of each group the first whose conditions all hold is told
 * after the text. Words that stand for a player: `{victor}` and `{vanquished}` of the chapter before,
 * `{dominant}` of the last era that is over, `{indebted}` who of those present holds most
 * obligations, `{decided:120}` who decided mission 120. An answer that names somebody who is not known does not hold.
 */
const answersSchema = listOf(
	v.pipe(
		listOf(
			v.strictObject({
				when: whenSchema,
				text: v.pipe(wordsSchema, v.minLength(1, 'a text is missing'))
			}),
			8
		),
		v.minLength(1)
	),
	MOST_ANSWERS
);
export type Answers = v.InferOutput<typeof answersSchema>;

/** What a decided mission brings. */
const deckRewardSchema = v.variant('kind', [
	v.strictObject({ kind: v.literal('asset'), asset: assetCardSchema, text: wordsSchema }),
	/** Unlocks the chronicle character or clan leader with this number. */
	v.strictObject({ kind: v.literal('unlock'), card: cardNumberSchema }),
	v.strictObject({
		kind: v.literal('dots'),
		dots: v.pipe(
			listOf(v.strictObject({ trait: traitPlaceSchema, dots: whole(1, 5) }), 3, 'traits'),
			v.minLength(1, 'at least one trait')
		),
		title: nameSchema
	})
]);
export type DeckReward = v.InferOutput<typeof deckRewardSchema>;

const missionChoiceSchema = v.strictObject({
	/** What may be decided, as it is read aloud. */
	text: v.pipe(wordsSchema, v.minLength(1, 'a text is missing')),
	/** What came of it. */
	outcome: v.pipe(wordsSchema, v.minLength(1, 'a text is missing')),
	reward: deckRewardSchema
});

const questionSchema = v.pipe(wordsSchema, v.minLength(1, 'a text is missing'));
const choicesSchema = v.tuple([missionChoiceSchema, missionChoiceSchema]);

/** What lies there in a mission's place, if the story so far was such. */
const insteadSchema = v.strictObject({
	when: whenSchema,
	/** Another front, with an id of its own: by it the back is found again. */
	mission: missionCardSchema,
	/** Absent: the question and the choices of the mission itself. */
	question: v.optional(questionSchema),
	choices: v.optional(choicesSchema)
});

const numbered = { number: cardNumberSchema };

/** A card of a chronicle deck. */
export const deckCardSchema = v.variant('kind', [
	/** Joins the common deck when it is turned up. */
	v.strictObject({
		kind: v.literal('basic-character'),
		...numbered,
		character: characterCardSchema
	}),
	/** Lies aside, unread, until a mission unlocks it. */
	v.strictObject({
		kind: v.literal('chronicle-character'),
		...numbered,
		character: characterCardSchema
	}),
	/** Lies aside, unread, until a mission unlocks it; serves only who unlocked it (ruling 19). */
	v.strictObject({ kind: v.literal('clan-leader'), ...numbered, character: characterCardSchema }),
	v.strictObject({
		kind: v.literal('scoring'),
		...numbered,
		era: eraOfCard,
		id: thingIdSchema,
		name: nameSchema,
		text: wordsSchema,
		/** What each dot in either of two traits is worth at the end. */
		pairs: v.pipe(
			listOf(
				v.strictObject({
					traits: v.tuple([traitPlaceSchema, traitPlaceSchema]),
					worth: whole(1, 9)
				}),
				3
			),
			v.minLength(1)
		)
	}),
	v.strictObject({
		kind: v.literal('overview'),
		...numbered,
		chapter: chapterOfCard,
		title: nameSchema,
		year: whole(1306, 1997),
		text: storySchema,
		answers: answersSchema,
		/** What the victor of the chapter takes as an asset (ruling 33). */
		asset: assetCardSchema,
		assetText: wordsSchema,
		/** Where the event of its time can be read about, where one was really consulted. */
		source: v.nullable(v.pipe(v.string(), v.url('expected an address'), v.maxLength(300)))
	}),
	v.strictObject({
		kind: v.literal('mission'),
		...numbered,
		chapter: chapterOfCard,
		/** The front, which lies open from set-up on. */
		mission: missionCardSchema,
		/** What there is to decide, for the claimant; read aloud by somebody else. */
		question: questionSchema,
		choices: choicesSchema,
		/** The first that holds when the chapter is opened is laid out in its place. */
		instead: v.optional(v.pipe(listOf(insteadSchema, 4), v.minLength(1)))
	}),
	/** Lies last; goes to who wins the chronicle. */
	v.strictObject({
		kind: v.literal('final'),
		...numbered,
		title: nameSchema,
		text: storySchema,
		answers: answersSchema
	})
]);
export type DeckCard = v.InferOutput<typeof deckCardSchema>;
export type DeckCardKind = DeckCard['kind'];
export type DeckCardOf<K extends DeckCardKind> = Extract<DeckCard, { kind: K }>;
