import * as v from 'valibot';
import { canonicalJson } from '../../core/json.ts';
import { seatSchema, thingIdSchema, type SeatId, type ThingId } from '../shapes.ts';
import type { Setting } from '../table/setting.ts';

const cards = v.array(thingIdSchema);

/**
 * What only who deals may know. Of one table it only grows, so that what was undone comes back as it was:
 * where there were several orders, or a lot fell again, the first one that can be so counts. In older
 * chronicles there was one of each, and nothing said whose table it was.
 */
export const sealedSchema = v.strictObject({
	/** The table it was dealt for, by `markOf`; null: not known. */
	of: v.optional(v.nullable(v.string()), null),
	/** The id of the mixing that it was dealt by; without: by the server alone. */
	mixing: v.optional(v.string()),
	/** The order of the deck after each shuffle, next card first, by the number of the shuffle. */
	orders: v.record(v.string(), cards),
	/** The orders there were of each seat's clan schemes, the oldest first. */
	schemes: v.record(
		seatSchema,
		v.union([
			v.array(cards),
			v.pipe(
				cards,
				v.transform((order) => [order])
			)
		])
	),
	/** How lots fell, the oldest first, by what they were drawn for. */
	lots: v.record(
		v.string(),
		v.union([
			v.array(v.string()),
			v.pipe(
				v.string(),
				v.transform((fell) => [fell])
			)
		])
	),
	/** The server's seeds for cards that all devices mix, by the id of the mixing, until each is opened. */
	seeds: v.optional(v.record(v.string(), v.string()))
});
export type Sealed = {
	readonly of: string | null;
	readonly mixing?: string | undefined;
	readonly orders: { readonly [shuffle: string]: readonly ThingId[] };
	readonly schemes: { readonly [seat: SeatId]: readonly (readonly ThingId[])[] };
	readonly lots: { readonly [lot: string]: readonly string[] };
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
	return canonicalJson({ chapter, era, ruleset, seats: who });
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
