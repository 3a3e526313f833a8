import * as v from 'valibot';
import { listOf, recordOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { MOST_COUNTED, MOST_SEATS } from '../vocabulary.ts';

const counted = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED));
const bySeat = recordOf(seatSchema, counted, MOST_SEATS);

/** A player who is knocked out, and who did it; null: an effect that nobody controls. */
const fallSchema = v.strictObject({ seat: seatSchema, by: v.nullable(seatSchema) });
export type Fall = v.InferOutput<typeof fallSchema>;

export const fallsSchema = listOf(fallSchema, MOST_SEATS, 'players');

/** How a match ends: by the rules, by the clock, or without a result. */
export const ENDS = ['rules', 'time', 'stopped'] as const;
export type End = (typeof ENDS)[number];

/** What decides: 13 Agenda, the own Rival knocked out, or the most Agenda after another knock-out or when time is up. */
const DECIDED = ['agenda', 'rival', 'most', 'time', 'stopped'] as const;

/** What breaks a tie, in this order [Rare End of Game Circumstances]. */
const TIEBREAKERS = ['active', 'prestige', 'order'] as const;

export const resultSchema = v.strictObject({
	decided: v.picklist(DECIDED),
	/** Null: nobody won. */
	winner: v.nullable(seatSchema),
	falls: fallsSchema,
	/** Everybody who can claim to have won outright, and by what. */
	claims: listOf(
		v.strictObject({ seat: seatSchema, by: v.picklist(['agenda', 'rival']) }),
		2 * MOST_SEATS
	),
	/** Who gained 3 Agenda for a Rival whom others knocked out. */
	gains: listOf(v.strictObject({ seat: seatSchema, rival: seatSchema }), MOST_SEATS),
	/** Those among whom a tie was broken, and by what; empty: there was none. */
	level: listOf(seatSchema, MOST_SEATS),
	broken: v.nullable(v.picklist(TIEBREAKERS)),
	/** At the end: of those who are knocked out, 0. */
	agenda: bySeat,
	prestige: bySeat
});
export type MatchResult = v.InferOutput<typeof resultSchema>;

/** The player whom somebody knocked out; null: nobody. */
export const knockedOutBy = ({ falls }: MatchResult, seat: string): string | null =>
	falls.find((fall) => fall.by === seat && fall.seat !== seat)?.seat ?? null;
