import * as v from 'valibot';
import { listOf, MOST_EVENTS, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { readJsonText } from '../../core/json-text.ts';
import { listed } from '../../core/listed.ts';
import { parseAs } from '../../core/parse.ts';
import { findOtherName } from '../../core/named.ts';
import { drawNames } from './names.ts';

type BySeat = { readonly [seat: string]: string };

/** The names of a file, and how far they can be trusted. */
export interface ProvenNames {
	/** By seat; none where one of them is another than the log was written with. */
	readonly people: BySeat;
	readonly isWrong: boolean;
	/** Null: the file has no names. */
	readonly says: string | null;
}

const LEVELS = 100;

const NAMES = recordOf(stringOf(), stringOf(), PLENTY);
export const namedLogSchema = v.object({
	format: v.literal('elysium-chronicle'),
	header: v.object({ chronicle: stringOf() }),
	names: v.object({ seats: NAMES, salts: v.optional(NAMES) }),
	events: listOf(v.object({ event: v.unknown() }), MOST_EVENTS, 'events')
});
export const namingSchema = v.union([
	v.object({ named: NAMES }),
	v.pipe(
		v.object({ type: v.literal('SeatNamed'), seat: stringOf(), proof: stringOf() }),
		v.transform(({ seat, proof }) => ({ named: { [seat]: proof } }))
	)
]);

/**
 * Holds the names that came with a file against the hashes in its log, where it is a chronicle. Whether the log itself is
 * sound is another question.
 */
export function provenNames(text: string, people: BySeat): ProvenNames {
	const sound = (says: string | null): ProvenNames => ({ people, isWrong: false, says });
	if (Object.keys(people).length === 0) return sound(null);
	const json = readJsonText(text, LEVELS);
	const read = parseAs(namedLogSchema, json.ok ? json.value : null);
	if (!read.success) return sound('The names came with the file. They prove nothing.');
	const { header, names, events } = read.output;
	let proofs: BySeat = {};
	for (const { event } of events) {
		const naming = parseAs(namingSchema, event);
		if (naming.success) proofs = { ...proofs, ...naming.output.named };
	}
	const other = findOtherName(header.chronicle, names, proofs);
	if (other)
		return {
			people: {},
			isWrong: true,
			says: `This file had another name for ${drawNames()(other.seat)}. The names in this file are not shown.`
		};
	const unproven = Object.keys(names.seats).filter((seat) => proofs[seat] === undefined);
	return sound(
		unproven.length === 0
			? 'Names proven: they match this file.'
			: `Names unproven: ${listed(unproven.map(drawNames(people)))}. The file is from before names were proven.`
	);
}
