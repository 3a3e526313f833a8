import * as v from 'valibot';
import { listOf, MOST_EVENTS, PLENTY, recordOf } from '../../games/core/bounded.ts';
import {
	envelopeSchema,
	HASH_PATTERN,
	ID_PATTERN,
	instantSchema
} from '../../games/core/envelope.ts';
import { underPassphraseSchema } from '../vault/under-passphrase.ts';

export const FILE_FORMAT = 'elysium-chronicle';
/**
 * The first two name no rules: what they hold was decided by the first revision, with a sealed part or without one. The
 * third says of each event which rules decided it, and may have a sealed part.
 */
export const FILE_VERSIONS = { plain: 1, withSealed: 2, withRules: 3 } as const;
export const CHAIN_ALGORITHM = 'sha-256';

const text = (most: number) =>
	v.pipe(
		v.string(),
		v.minLength(1, 'at least 1 character'),
		v.maxLength(most, `at most ${most} characters`)
	);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const hash = v.pipe(v.string(), v.regex(HASH_PATTERN, 'expected 64 hex digits'));
const namesById = recordOf(text(64), text(200), 10 * PLENTY);

/** A chronicle as one file; docs/file-format.md explains every field. What an `event` holds is its game's business. */
export const fileSchema = v.strictObject({
	format: v.literal(FILE_FORMAT),
	version: v.picklist(Object.values(FILE_VERSIONS)),
	header: v.strictObject({
		chronicle: v.pipe(v.string(), v.regex(ID_PATTERN)),
		title: text(200),
		game: text(40),
		/** The newest schema number of the events. */
		schema: count,
		createdAt: instantSchema,
		exportedAt: instantSchema,
		events: count,
		/** SHA-256 of the folded state's canonical JSON, as the exporting program folded it. */
		stateHash: hash
	}),
	/** Outside the chain, so that a name can be taken out and the chain stays whole. */
	names: v.strictObject({
		seats: namesById,
		people: namesById,
		/** By seat: what its name was hashed with for the log; a file from before names were proved has none. */
		salts: v.optional(namesById)
	}),
	/** Null: its game has none. */
	ruleset: v.nullable(v.looseObject({})),
	/** What nobody may see yet, under a passphrase, where somebody took it along. Outside the chain. */
	sealed: v.optional(underPassphraseSchema),
	events: v.pipe(
		listOf(envelopeSchema, MOST_EVENTS, 'events'),
		v.minLength(1, 'at least one event')
	),
	chain: v.strictObject({ algorithm: v.literal(CHAIN_ALGORITHM), head: hash })
});

export type ChronicleFile = v.InferOutput<typeof fileSchema>;

/** What a sealed part belongs to: it opens in this file and no other. */
export const boundTo = ({ header, chain }: Pick<ChronicleFile, 'header' | 'chain'>) => ({
	chronicle: header.chronicle,
	head: chain.head
});

/** The file's text: readable, and each event on a line of its own, so that line numbers mean something. */
export function fileText({ events, chain, ...opening }: ChronicleFile): string {
	const head = JSON.stringify(opening, null, '\t').replace(/\n\}$/, '');
	const lines = events.map((envelope) => `\t\t${JSON.stringify(envelope)}`).join(',\n');
	return `${head},\n\t"events": [\n${lines}\n\t],\n\t"chain": ${JSON.stringify(chain)}\n}\n`;
}
