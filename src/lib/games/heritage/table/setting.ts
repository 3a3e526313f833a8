import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import {
	assetCardSchema,
	characterCardSchema,
	missionCardSchema,
	obligationCardSchema,
	schemeCardSchema
} from '../deck/cards.ts';
import { rulesetSchema } from '../ruleset-shape.ts';
import { chapterSchema, seatSchema, thingIdSchema } from '../shapes.ts';
import { STRENGTHS } from '../strengths.ts';
import { CLANS, DEALERS, ERAS, FEWEST_SEATS, MOST_SEATS } from '../vocabulary.ts';

export const battlegroundIdSchema = v.pipe(
	v.string(),
	v.regex(/^[A-Z]$/, 'expected a letter such as A')
);

/** How many assets, and how many obligations, a player can have. */
export const MOST_SLIPS = 40;

/** What a player brings to the table. */
const seatSettingSchema = v.strictObject({
	seat: seatSchema,
	clan: v.picklist(CLANS),
	/** The side of the leader card that lies up. */
	leader: thingIdSchema,
	/** The character that waits in the own haven. */
	retainer: v.nullable(thingIdSchema),
	assets: listOf(assetCardSchema, MOST_SLIPS),
	obligations: listOf(obligationCardSchema, MOST_SLIPS),
	/** How well code plays this seat when the chapter begins; absent: a person plays it. No rule asks for it. */
	rival: v.optional(v.picklist(STRENGTHS))
});
export type SeatSetting = v.InferOutput<typeof seatSettingSchema>;

/** How many missions a chapter can have. */
export const MOST_MISSIONS = 12;

/** The first and the last era in which a board is on the table. */
const inPlaySchema = v.strictObject({ from: v.picklist(ERAS), to: v.picklist(ERAS) });

/** All that a chapter begins with. It stands whole in the log, so that a later set of cards changes no history. */
export const settingSchema = v.strictObject({
	/** Null: a stand-alone game. */
	chapter: v.nullable(chapterSchema),
	era: v.picklist(ERAS),
	dealer: v.picklist(DEALERS),
	ruleset: rulesetSchema,
	battlegrounds: v.strictObject({
		class: battlegroundIdSchema,
		temperament: battlegroundIdSchema,
		geography: battlegroundIdSchema
	}),
	/** When each of these boards was in play by the rules of that day; absent: nobody said, and today's timeline counts. */
	eras: v.optional(
		v.strictObject({ class: inPlaySchema, temperament: inPlaySchema, geography: inPlaySchema })
	),
	/** In turn order round the table. */
	seats: v.pipe(
		listOf(seatSettingSchema, MOST_SEATS, 'players'),
		v.minLength(FEWEST_SEATS, 'at least two players')
	),
	/** The app deals the queue before the boards ask anybody; absent: after them, as with real cards and in older games. */
	queueFirst: v.optional(v.literal(true)),
	/** Null: by chance, as in a stand-alone game. */
	firstPlayer: v.nullable(seatSchema),
	/** Every character that may come up, leaders and retainers too. */
	cast: listOf(characterCardSchema, 500),
	schemes: listOf(schemeCardSchema, 300),
	missions: listOf(missionCardSchema, MOST_MISSIONS, 'missions'),
	/** The app deals by chance that all devices have a part in, and waits for their numbers first. */
	mixing: v.optional(
		v.strictObject({
			/** An id of this mixing alone. */
			id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
			/** The server's commitment to its seed. */
			server: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'))
		})
	)
});
export type Setting = v.InferOutput<typeof settingSchema>;
