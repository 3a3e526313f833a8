import * as v from 'valibot';

/** A seat at the table, such as `s1` or `s32`; the names annex says who sits there. */
export type SeatId = string;

/** A seat by its id, in turn order. A game of fewer seats may have a narrower form of its own. */
export const seatSchema = v.pipe(v.string(), v.regex(/^s[1-9]\d?$/, 'expected a seat such as s1'));

/** A name that somebody typed: 1 to 60 characters. */
export const nameSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(60, 'at most 60 characters'),
	v.minLength(1, 'a name is missing')
);
