import * as v from 'valibot';
import { listOf, PLENTY, stringOf } from '../../core/bounded.ts';
import {
	assetCardSchema,
	characterCardSchema,
	missionCardSchema,
	schemeCardSchema,
	type AssetCard,
	type CharacterCard,
	type SchemeCard
} from '../deck/cards.ts';
import { dotsSchema, nameSchema, seatSchema, thingIdSchema, wordsSchema } from '../shapes.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { cardNumberSchema, MOST_ANSWERS, storySchema, type CardNumber } from './cards.ts';

/**
 * What came out of a chronicle deck, as commands and events carry it: opened for everybody, with
 * players told by their seats, as `{s1}`, since the log holds no names.
 */

/** Which deck a chronicle is played with; a group's own box has no text of ours. */
export const deckIdentitySchema = v.variant('kind', [
	v.strictObject({ kind: v.literal('box') }),
	/** Our own; `edition` counts up when its cards change. */
	v.strictObject({
		kind: v.literal('open'),
		edition: v.pipe(v.number(), v.integer(), v.minValue(1))
	}),
	v.strictObject({
		kind: v.literal('pack'),
		id: thingIdSchema,
		name: nameSchema,
		licence: nameSchema
	})
]);
export type DeckIdentity = v.InferOutput<typeof deckIdentitySchema>;

/** What everybody may know of an expansion of the open chronicle: nothing of its cards, nor how many there are. */
export const expansionSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	licence: nameSchema
});
export type Expansion = v.InferOutput<typeof expansionSchema>;

/** Who says so: the server turned the sealed deck, or the table told what its box shows. */
export const tellerSchema = v.picklist(['deck', 'table']);
export type Teller = v.InferOutput<typeof tellerSchema>;

const toldSchema = v.pipe(v.string(), v.trim(), v.maxLength(4000, 'at most 4000 characters'));
const printedNumber = v.nullable(cardNumberSchema);

export const openedOverviewSchema = v.strictObject({
	card: printedNumber,
	title: nameSchema,
	year: v.nullable(v.pipe(v.number(), v.integer())),
	/** Empty where a group typed none. */
	text: v.union([v.literal(''), storySchema]),
	/** How the story answers what the players did. */
	answers: listOf(toldSchema, MOST_ANSWERS),
	source: v.nullable(stringOf())
});
export type OpenedOverview = v.InferOutput<typeof openedOverviewSchema>;

/** The front of a chronicle mission. `match` null: the table decides who claims it. */
export const openedMissionSchema = v.strictObject({
	card: printedNumber,
	...missionCardSchema.entries,
	match: v.nullable(missionCardSchema.entries.match)
});
export type OpenedMission = v.InferOutput<typeof openedMissionSchema>;

/** A reward as it is told before the choice, where the group plays with full information. */
const openedRewardSchema = v.variant('kind', [
	v.strictObject({ kind: v.literal('asset'), asset: assetCardSchema, text: wordsSchema }),
	v.strictObject({ kind: v.literal('unlock'), character: characterCardSchema }),
	v.strictObject({ kind: v.literal('dots'), dots: dotsSchema, title: nameSchema })
]);
export type OpenedReward = v.InferOutput<typeof openedRewardSchema>;

/** The back of a mission as it is read aloud; `reward` null: read without it (reading missionReward). */
export const readMissionSchema = v.strictObject({
	question: wordsSchema,
	choices: v.tuple([
		v.strictObject({ text: wordsSchema, reward: v.nullable(openedRewardSchema) }),
		v.strictObject({ text: wordsSchema, reward: v.nullable(openedRewardSchema) })
	])
});
export type ReadMission = v.InferOutput<typeof readMissionSchema>;

/** Which of a mission's two choices. */
export const DECISIONS = ['first', 'second'] as const;
export type MissionDecision = (typeof DECISIONS)[number];

/** The card behind a reward, where the deck has one, with what it does. */
export const broughtSchema = v.variant('card', [
	v.strictObject({ card: v.literal('asset'), asset: assetCardSchema }),
	v.strictObject({ card: v.literal('character'), character: characterCardSchema }),
	v.strictObject({ card: v.literal('scheme'), scheme: schemeCardSchema })
]);
export type Brought = v.InferOutput<typeof broughtSchema>;

export const openedScoringSchema = v.strictObject({
	card: printedNumber,
	id: thingIdSchema,
	name: nameSchema,
	text: wordsSchema,
	pairs: v.pipe(
		listOf(
			v.strictObject({
				traits: v.tuple([thingIdSchema, thingIdSchema]),
				worth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
			}),
			6
		),
		v.minLength(1)
	)
});
export type OpenedScoring = v.InferOutput<typeof openedScoringSchema>;

export const openedFinalSchema = v.strictObject({
	card: printedNumber,
	title: nameSchema,
	text: v.union([v.literal(''), storySchema]),
	answers: listOf(toldSchema, MOST_ANSWERS)
});
export type OpenedFinal = v.InferOutput<typeof openedFinalSchema>;

/** The chronicle's last score, best first; `byPair` in the order of the scoring cards chosen. */
export const finalScoresSchema = listOf(
	v.strictObject({
		seat: seatSchema,
		byPair: listOf(v.number(), PLENTY),
		wins: v.number(),
		forWins: v.number(),
		total: v.number()
	}),
	PLENTY
);

/** A chapter of the deck, as far as it lies open. */
export type OpenedChapter = {
	readonly from: Teller;
	/** Opened although the aftermath before was not finished: the table had done so already. */
	readonly early: boolean;
	readonly overview: OpenedOverview;
	readonly missions: readonly OpenedMission[];
	/** Characters that were turned up on the way and joined the common deck. */
	readonly arrived: readonly ThingId[];
	/** Backs that were read aloud, by mission. */
	readonly read: { readonly [mission: ThingId]: ReadMission };
};

/** Open cards of a chronicle's deck. */
export type OpenedDeck = {
	/** Null: nobody chose one; played as with a box. */
	readonly identity: DeckIdentity | null;
	/** Expansions that the open chronicle is played with here; absent: none was ever added. */
	readonly expansions?: readonly Expansion[];
	/** By chapter. */
	readonly chapters: { readonly [chapter: number]: OpenedChapter };
	/** Cards that came into the game by the deck, with what they do. */
	readonly characters: { readonly [character: ThingId]: CharacterCard };
	readonly schemes: { readonly [scheme: ThingId]: SchemeCard };
	readonly assets: { readonly [asset: ThingId]: AssetCard };
	/** By era. `chosen` null: still to be chosen. */
	readonly scoring: {
		readonly [era: number]: {
			readonly from: Teller;
			readonly offered: readonly OpenedScoring[];
			readonly chosen: ThingId | null;
			/** Who dominated the era when it was chosen, whoever does by a later correction; null: nobody noted it. */
			readonly chosenBy: SeatId | null;
		};
	};
	/** Numbers of a real box's cards that somebody wrote down, ascending; and those turned up. */
	readonly numbers: readonly CardNumber[];
	readonly turned: readonly CardNumber[];
};

export const UNOPENED_DECK: OpenedDeck = {
	identity: null,
	chapters: {},
	characters: {},
	schemes: {},
	assets: {},
	scoring: {},
	numbers: [],
	turned: []
};
