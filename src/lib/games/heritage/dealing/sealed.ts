import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import type { Lots, Order } from '../../core/dealing/sealed.ts';
import { canonicalJson } from '../../core/json.ts';
import { seatSchema, thingIdSchema, type SeatId } from '../shapes.ts';
import { shortened } from '../ruleset.ts';
import type { Setting } from '../table/setting.ts';

/** A mark holds a whole ruleset and who sits where; older ones their havens, too. */
const MOST_OF_A_MARK = 1_000_000;

const cards = listOf(thingIdSchema, PLENTY);

/**
 * What only who deals may know. Of one table it only grows, so that what was undone comes back as it was:
 * where there were several orders, or a lot fell again, the first one that can be so counts. In older
 * chronicles there was one of each, and nothing said whose table it was.
 */
export const sealedSchema = v.strictObject({
	/** The table it was dealt for, by `markOf`; null: not known. */
	of: v.optional(v.nullable(stringOf(MOST_OF_A_MARK)), null),
	/** The id of the mixing that it was dealt by; without: by the server alone. */
	mixing: v.optional(stringOf()),
	/** The order of the deck after each shuffle, next card first, by the number of the shuffle. */
	orders: recordOf(stringOf(), cards, 10 * PLENTY),
	/** The orders there were of each seat's clan schemes, the oldest first. */
	schemes: recordOf(
		seatSchema,
		v.union([
			listOf(cards, 10 * PLENTY),
			v.pipe(
				cards,
				v.transform((order) => [order])
			)
		]),
		9
	),
	/** How lots fell, the oldest first, by what they were drawn for. */
	lots: recordOf(
		stringOf(10 * PLENTY),
		v.union([
			listOf(stringOf(), 10 * PLENTY),
			v.pipe(
				stringOf(),
				v.transform((fell) => [fell])
			)
		]),
		10 * PLENTY
	),
	/** The server's seeds for cards that all devices mix, by the id of the mixing, until each is opened. */
	seeds: v.optional(recordOf(stringOf(), stringOf(), PLENTY))
});
export type Sealed = {
	readonly of: string | null;
	readonly mixing?: string | undefined;
	readonly orders: { readonly [shuffle: string]: Order };
	readonly schemes: { readonly [seat: SeatId]: readonly Order[] };
	readonly lots: Lots;
	readonly seeds?: { readonly [mixing: string]: string } | undefined;
};

export const NOTHING_SEALED: Sealed = { of: null, orders: {}, schemes: {}, lots: {} };

type Marked = Pick<Setting, 'chapter' | 'era' | 'ruleset'> & {
	readonly seats: readonly Setting['seats'][number][];
};

/**
 * What tells one table from another: who plays which chapter by which readings. No correction changes it: what lies in
 * a haven can be set right, and is left out.
 */
export function markOf({ chapter, era, ruleset, seats }: Marked): string {
	const who = seats.map(({ assets: _, obligations: __, ...seat }) => seat);
	return canonicalJson({ chapter, era, ruleset: shortened(ruleset), seats: who });
}

/** Whether a mark, as it was sealed, is of the table with this one. Older marks told of the havens as well. */
export const isSealedFor = (of: string | null, mark: string): boolean =>
	of !== null && (of === mark || withoutHavens(of) === mark);

function withoutHavens(of: string): string {
	try {
		return markOf(JSON.parse(of) as Marked);
	} catch {
		return of;
	}
}
