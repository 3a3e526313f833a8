import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'));
const attempt = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** A number of 256 bits in hex, known to its device (or the server) alone until it is opened. */
const secret = hash;
export const fairForms = { hash, secret, attempt } as const;
