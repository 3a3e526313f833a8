import * as v from 'valibot';
import { PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { parseAs } from '../../core/parse.ts';
import { fault, faultOf, shown, type FileFault } from '../../core/file-fault.ts';
import { readJsonText, type JsonRefused } from '../../core/json-text.ts';
import { FAULTS_AT_MOST } from '../../core/parse.ts';
import { drawProofSchema, type DrawProof } from './steps.ts';

/** A proof, with where in its file it stands. */
export interface FoundProof {
	/** Empty: the file is a proof itself. */
	readonly at: string;
	readonly proof: DrawProof;
}

const LEVELS = 64;

/** All proofs in the text of a file: one that is a proof itself, or an exported chronicle with any number of them. */
export function proofsIn(text: string): {
	readonly proofs: readonly FoundProof[];
	/** Names by seat, where the file has any; they prove nothing. */
	readonly people: { readonly [seat: string]: string };
	readonly faults: readonly FileFault[];
} {
	const json = readJsonText(text, LEVELS);
	if (!json.ok) return { proofs: [], people: {}, faults: [unread(json, text)] };
	const { value } = json;
	const proofs: FoundProof[] = [];
	const faults: FileFault[] = [];
	for (const { path, found } of marked(value, [])) {
		if (faults.length === FAULTS_AT_MOST) break;
		const read = parseAs(drawProofSchema, withoutPeople(found));
		if (read.success) proofs.push({ at: path.join('.'), proof: read.output });
		else faults.push(faultOf(read.issues[0], path));
	}
	return { proofs, people: peopleIn(value), faults };
}

const unread = ({ why, fault: found }: JsonRefused, text: string): FileFault =>
	why === 'syntax'
		? {
				...fault('file', 'a file in JSON', shown(text.slice(0, 40))),
				sentence: 'This is not a JSON file.'
			}
		: found;

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
