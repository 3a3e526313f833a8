import * as v from 'valibot';
import { listOf, recordOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { MOST_SEATS } from '../seating.ts';

/** The box has 80 Influence and 70 Blood, and never runs out (reading supply). */
const MOST = 99;

/** With a third Diablerie token a player is out of the game (rulebook, Diablerie). */
const MOST_TOKENS = 2;

const figure = (least = 0) =>
	v.pipe(
		v.number(),
		v.integer('whole numbers only'),
		v.minValue(least, `at least ${least}`),
		v.maxValue(MOST, `at most ${MOST}`)
	);

/** What a player in the game has at the end. Tokens count against; a relic counts whether used or not. */
const heldSchema = v.strictObject({
	/** Influence in the Pool. */
	pool: figure(),
	/** Influence of the Allies and Victims in the Alliance. */
	alliance: figure(),
	/** What the drained ones are still worth. */
	drained: figure(),
	/** Influence of the relic; 0 where none is played with. */
	relic: figure(),
	tokens: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TOKENS))
});
export type Held = v.InferOutput<typeof heldSchema>;

/** A player whom a third Diablerie token took out of the game, and in which round. */
const outSchema = v.strictObject({ out: v.picklist([1, 2, 3]) });
export type Out = v.InferOutput<typeof outSchema>;

const seatCountSchema = v.union([outSchema, heldSchema]);
export type SeatCount = v.InferOutput<typeof seatCountSchema>;

/** Everything that is counted after round 3. What only breaks ties may be left out where nothing is tied. */
export const finalCountSchema = v.strictObject({
	seats: recordOf(seatSchema, seatCountSchema, MOST_SEATS),
	/** Blood left in the Pools. Frenzy leaves at least 1. */
	blood: recordOf(seatSchema, figure(1), MOST_SEATS),
	/** Who has a card that wins ties (reading winTies). */
	winsTies: listOf(seatSchema, MOST_SEATS, 'players'),
	/** Who holds the Ambition token; null: nobody needed to know. */
	ambition: v.nullable(seatSchema),
	/** Who went out, the first of them first; left out: nobody said, and of one round turn order decides. */
	wentOut: v.exactOptional(listOf(seatSchema, MOST_SEATS, 'players'))
});
export type FinalCount = v.InferOutput<typeof finalCountSchema>;

/**
 * What puts a side before the next one: it is still in · more Influence · it went out later · a card that wins ties · more
 * Blood in the Pool · turn order from the Ambition token.
 */
const AHEAD_BY = ['in', 'influence', 'later', 'card', 'blood', 'order'] as const;
export type AheadBy = (typeof AHEAD_BY)[number];

const totalSchema = v.nullable(v.pipe(v.number(), v.integer()));

/** A place in the final order. */
const placeSchema = v.strictObject({
	/** One player, or a team. */
	seats: v.pipe(listOf(seatSchema, 2), v.minLength(1)),
	/** Influence; null: out of the game. */
	total: totalSchema,
	/** Null: it is the last. */
	ahead: v.nullable(v.picklist(AHEAD_BY))
});
export type Place = v.InferOutput<typeof placeSchema>;

/** How an evening ended. The first place is the new Prince. */
export const resultSchema = v.strictObject({
	/** By seat; null: out of the game. */
	totals: recordOf(seatSchema, totalSchema, MOST_SEATS),
	places: listOf(placeSchema, MOST_SEATS)
});
export type Result = v.InferOutput<typeof resultSchema>;
