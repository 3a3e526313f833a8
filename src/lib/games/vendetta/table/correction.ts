import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { cardIdSchema } from '../cards.ts';
import { VICTIMS } from '../vocabulary.ts';
import { locationSchema } from './setting.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const cards = listOf(cardIdSchema, VICTIMS + 30);

/** One thing set right by hand, as the table has it: the box is right. */
export const correctionSchema = v.variant('set', [
	v.strictObject({
		set: v.literal('pool'),
		seat: seatSchema,
		blood: v.exactOptional(count),
		influence: v.exactOptional(count),
		tokens: v.exactOptional(v.pipe(count, v.maxValue(2))),
		flipped: v.exactOptional(v.pipe(count, v.maxValue(2)))
	}),
	/** All cards of an Alliance and those drained. */
	v.strictObject({ set: v.literal('alliance'), seat: seatSchema, alliance: cards, drained: cards }),
	v.strictObject({ set: v.literal('blood'), seat: seatSchema, at: locationSchema, blood: count }),
	v.strictObject({
		set: v.literal('ally'),
		at: locationSchema,
		ally: v.nullable(cardIdSchema)
	}),
	v.strictObject({ set: v.literal('ambition'), seat: seatSchema }),
	/**
	 * A clan card of a player, which everybody sees now: to a hand, a clan deck, or face up to a Position. `from`: where it
	 * came from, unless it lies face up; by `slot`: what lies face down there.
	 */
	v.strictObject({
		set: v.literal('card'),
		card: cardIdSchema,
		from: v.exactOptional(
			v.union([
				v.picklist(['hand', 'deck']),
				v.strictObject({ slot: v.pipe(v.number(), v.integer()) })
			])
		),
		to: v.union([
			v.picklist(['hand', 'deck']),
			v.strictObject({ at: locationSchema, position: seatSchema })
		])
	}),
	v.strictObject({ set: v.literal('relic'), seat: seatSchema, used: v.boolean() })
]);
export type Correction = v.InferOutput<typeof correctionSchema>;
