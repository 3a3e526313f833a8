import * as v from 'valibot';
import { stringOf } from './bounded.ts';
import { hashOf } from './hash.ts';
import type { Json } from './json.ts';

export const HASH_PATTERN = /^[0-9a-f]{64}$/;
export const ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;

/** An instant in UTC, as `Date.toISOString` writes it: other forms of ISO 8601 are not read alike everywhere. */
const INSTANT_PATTERN =
	/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/;

export const instantSchema = v.pipe(
	v.string(),
	v.regex(INSTANT_PATTERN, 'expected an instant such as 2026-01-31T20:15:00.000Z')
);

/** What the first envelope of a chronicle follows. */
export const CHAIN_START = '0'.repeat(64);

const hash = v.pipe(v.string(), v.regex(HASH_PATTERN, 'expected 64 hex digits'));
const id = v.pipe(
	v.string(),
	v.regex(ID_PATTERN, 'expected an id of 8 to 64 letters, digits, - or _')
);

/**
 * An event on its way through the log. `sequence` counts from 1 without a gap; `rules` is the revision of the rules
 * that decided it, and the first where none is named; `seat` is whose
 * intention it was (null: the keeper's, for the whole table) and `actor` who typed it, an opaque id
 * whose name lives in the annex beside the log; `command` is the id of the intention that it answers,
 * and `at` an instant in UTC. `proof` and `consent` are room that nothing uses yet: what proves a draw, and who
 * agreed to an undoing, stands in the event, where the rules can check it. `hash` covers all other fields and the hash of the envelope before.
 */
export const envelopeSchema = v.strictObject({
	id,
	chronicle: id,
	sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
	schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
	rules: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
	seat: v.nullable(stringOf()),
	actor: id,
	command: id,
	at: instantSchema,
	rule: v.nullable(stringOf()),
	event: v.looseObject({ type: stringOf() }),
	proof: v.optional(v.looseObject({})),
	consent: v.optional(v.looseObject({})),
	previous: hash,
	hash
});

/** A parsed envelope whose event has not been read as a game's event yet. */
export type StoredEnvelope = v.InferOutput<typeof envelopeSchema>;

/** The revision of the rules that decided an event. Before there was a second one, none was named. */
export const revisionOf = ({ rules = 1 }: { readonly rules?: number | undefined }): number => rules;

export type Envelope<Event> = Omit<StoredEnvelope, 'event'> & { readonly event: Event };

export type Unsealed<Event> = Omit<Envelope<Event>, 'previous' | 'hash'>;

/** The hash of an envelope that follows `previous`. */
function chainHash(previous: string, unsealed: Unsealed<Json>): string {
	return hashOf({ ...unsealed, previous } as Json);
}

/** The envelope with its place in the chain. */
export function seal<Event extends Json>(
	previous: string,
	unsealed: Unsealed<Event>
): Envelope<Event> {
	return { ...unsealed, previous, hash: chainHash(previous, unsealed) };
}

export type ChainFault = {
	/** Index into the list, from 0. */
	readonly index: number;
	readonly fault: 'sequence-gap' | 'previous-does-not-match' | 'hash-does-not-match';
};

/** The first place where the chain does not hold, or null when it holds from end to end. */
export function findChainFault(
	envelopes: readonly Envelope<Json>[],
	start: { readonly previous: string; readonly sequence: number } = {
		previous: CHAIN_START,
		sequence: 1
	}
): ChainFault | null {
	let previous = start.previous;
	for (const [index, envelope] of envelopes.entries()) {
		if (envelope.sequence !== start.sequence + index) return { index, fault: 'sequence-gap' };
		if (envelope.previous !== previous) return { index, fault: 'previous-does-not-match' };
		const { previous: _previous, hash: claimed, ...unsealed } = envelope;
		if (chainHash(previous, unsealed) !== claimed) return { index, fault: 'hash-does-not-match' };
		previous = claimed;
	}
	return null;
}
