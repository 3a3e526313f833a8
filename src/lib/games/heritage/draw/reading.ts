import * as v from 'valibot';
import { listOf, MOST_EVENTS, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { parseAs } from '../../core/parse.ts';
import { fault, faultOf, shown, type FileFault } from '../../core/file-fault.ts';
import { readJsonText, type JsonRefused } from '../../core/json-text.ts';
import { FAULTS_AT_MOST } from '../../core/parse.ts';
import { findOtherName } from '../named.ts';
import { drawProofSchema, type DrawProof } from './steps.ts';

/** A proof, with where in its file it stands. */
export interface FoundProof {
	/** Empty: the file is a proof itself. */
	readonly at: string;
	readonly proof: DrawProof;
}

type BySeat = { readonly [seat: string]: string };

/** Whether names are those that a log was written with, and of which seats that is said. */
export interface NamesCheck {
	/** `alone`: no log is there to hold them against. */
	readonly stand: 'alone' | 'proven' | 'unproven' | 'other';
	readonly seats: readonly string[];
}

const LEVELS = 64;

/** All proofs in the text of a file: one that is a proof itself, or an exported chronicle with any number of them. */
export function proofsIn(text: string): {
	readonly proofs: readonly FoundProof[];
	/** Names by seat, where the file has any; none where one of them is another than its log was written with. */
	readonly people: BySeat;
	readonly names: NamesCheck;
	readonly faults: readonly FileFault[];
} {
	const json = readJsonText(text, LEVELS);
	if (!json.ok)
		return { proofs: [], people: {}, names: checkNames(null), faults: [unread(json, text)] };
	const { value } = json;
	const proofs: FoundProof[] = [];
	const faults: FileFault[] = [];
	for (const { path, found } of marked(value, [])) {
		if (faults.length === FAULTS_AT_MOST) break;
		const read = parseAs(drawProofSchema, withoutPeople(found));
		if (read.success) proofs.push({ at: path.join('.'), proof: read.output });
		else faults.push(faultOf(read.issues[0], path));
	}
	const names = checkNames(value);
	const people = names.stand === 'other' ? {} : peopleIn(value);
	return { proofs, people, names, faults };
}

const unread = ({ why, fault: found }: JsonRefused, text: string): FileFault =>
	why === 'syntax' ? fault('file', 'a file in JSON', shown(text.slice(0, 40))) : found;

type Path = readonly (string | number)[];

/** Everything that says it is a proof, however deep it lies. */
function* marked(value: unknown, path: Path): Generator<{ path: Path; found: object }> {
	if (typeof value !== 'object' || value === null) return;
	if ('format' in value && value.format === 'elysium-draw') return yield { path, found: value };
	const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
	for (const [key, within] of entries) yield* marked(within, [...path, key]);
}

/** A proof that was saved by itself has the names of the table beside it; they prove nothing. */
function withoutPeople(found: object): object {
	const { people: _people, ...proof } = { people: null, ...found };
	return proof;
}

const PEOPLE = recordOf(stringOf(), stringOf(), PLENTY);
/** The names in a file, by seat. */
export const namedSchema = v.union([
	v.pipe(
		v.object({ people: PEOPLE }),
		v.transform(({ people }) => people)
	),
	v.pipe(
		v.object({ names: v.object({ seats: PEOPLE }) }),
		v.transform(({ names }) => names.seats)
	)
]);

/** The names that came with a proof, by seat: beside it, or those of the chronicle around it. */
function peopleIn(value: unknown): { readonly [seat: string]: string } {
	const read = parseAs(namedSchema, value);
	return read.success ? read.output : {};
}

export const namedLogSchema = v.object({
	format: v.literal('elysium-chronicle'),
	header: v.object({ chronicle: stringOf() }),
	names: v.object({ seats: PEOPLE, salts: v.optional(PEOPLE) }),
	events: listOf(v.object({ event: v.unknown() }), MOST_EVENTS, 'events')
});
export const namingSchema = v.union([
	v.object({ named: PEOPLE }),
	v.pipe(
		v.object({ type: v.literal('SeatNamed'), seat: stringOf(), proof: stringOf() }),
		v.transform(({ seat, proof }) => ({ named: { [seat]: proof } }))
	)
]);

/** Holds the names of a chronicle against the hashes in its log. Whether the log itself is sound is another question. */
function checkNames(value: unknown): NamesCheck {
	const read = parseAs(namedLogSchema, value);
	if (!read.success || Object.keys(read.output.names.seats).length === 0)
		return { stand: 'alone', seats: Object.keys(peopleIn(value)) };
	const { header, names, events } = read.output;
	let proofs: BySeat = {};
	for (const { event } of events) {
		const naming = parseAs(namingSchema, event);
		if (naming.success) proofs = { ...proofs, ...naming.output.named };
	}
	const other = findOtherName(header.chronicle, names, proofs);
	if (other) return { stand: 'other', seats: [other.seat] };
	const seats = Object.keys(names.seats).filter((seat) => proofs[seat] === undefined);
	return { stand: seats.length > 0 ? 'unproven' : 'proven', seats };
}
