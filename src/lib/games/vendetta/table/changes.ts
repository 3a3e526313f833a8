import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { cardIdSchema } from '../cards.ts';
import { locationSchema } from './setting.ts';

const by = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(-200),
	v.maxValue(200),
	v.check((n) => n !== 0, 'no change')
);
const slot = v.pipe(v.number(), v.integer());

/** One thing that a card did, as the table tells it: so much more or less. */
const changeSchema = v.variant('change', [
	/** Of a Pool; with the last Blood comes Frenzy. */
	v.strictObject({ change: v.picklist(['blood', 'influence']), seat: seatSchema, by }),
	v.strictObject({ change: v.literal('deployed'), seat: seatSchema, at: locationSchema, by }),
	/** Of a card, until its Location is resolved. */
	v.strictObject({ change: v.literal('power'), slot, by }),
	/** Acts no more here. */
	v.strictObject({ change: v.literal('cancel'), slot }),
	v.strictObject({
		change: v.literal('move'),
		slot,
		at: locationSchema,
		position: seatSchema
	}),
	/** To its owner's hand. */
	v.strictObject({ change: v.literal('home'), slot }),
	v.strictObject({ change: v.literal('turn-up'), slot }),
	/** At the Location under way. */
	v.strictObject({ change: v.picklist(['wins-ties', 'withdraw']), seat: seatSchema }),
	v.strictObject({ change: v.literal('drain'), seat: seatSchema, card: cardIdSchema })
]);
export type Change = v.InferOutput<typeof changeSchema>;

export const changesSchema = v.pipe(
	listOf(changeSchema, 60),
	v.minLength(1, 'nothing has changed')
);

/** What a change is said to be by that no card names. */
export const BY_HAND = 'by-hand';
