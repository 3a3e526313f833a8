import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { events } from '../db/schema/chronicles.ts';

/** A log in the database: the id it is kept under, and the one in its envelopes. */
export interface LogRow {
	readonly id: string;
	readonly logId: string;
}

type Row = typeof events.$inferSelect;

function envelopeOf(logId: string, row: Row): StoredEnvelope {
	return {
		id: row.id,
		chronicle: logId,
		sequence: row.seq,
		schema: row.schema,
		...(row.rules !== null && { rules: row.rules }),
		seat: row.seat,
		actor: row.actor,
		command: row.command,
		at: row.at,
		rule: row.rule,
		event: JSON.parse(row.event),
		...(row.proof !== null && { proof: JSON.parse(row.proof) }),
		...(row.consent !== null && { consent: JSON.parse(row.consent) }),
		previous: row.previous,
		hash: row.hash
	};
}

const optionalJson = (value: object | undefined): string | null =>
	value === undefined ? null : JSON.stringify(value);

/** The values of a row, in the order of `INSERT`. */
function rowOf(chronicleId: string, envelope: StoredEnvelope): (string | number | null)[] {
	return [
		chronicleId,
		envelope.sequence,
		envelope.id,
		envelope.schema,
		envelope.rules ?? null,
		envelope.seat,
		envelope.actor,
		envelope.command,
		envelope.at,
		envelope.rule,
		JSON.stringify(envelope.event),
		optionalJson(envelope.proof),
		optionalJson(envelope.consent),
		envelope.previous,
		envelope.hash
	];
}

/** A stretch of a log: after one sequence, up to another, or to the end. */
export interface Stretch {
	readonly after?: number;
	readonly upTo?: number;
	readonly atMost?: number;
}

/** A server refuses to answer with more than some megabytes at once. */
const ROWS_AT_ONCE = 1_000;

const stretchOf = prepared((reader) =>
	reader
		.select()
		.from(events)
		.where(
			and(
				eq(events.chronicleId, sql.placeholder('id')),
				gt(events.seq, sql.placeholder('after')),
				lte(events.seq, sql.placeholder('upTo'))
			)
		)
		.orderBy(asc(events.seq))
		.limit(sql.placeholder('atMost'))
		.prepare()
);

/** The envelopes of a stretch, oldest first. */
export async function readLog(
	reader: Reader | Transaction,
	chronicle: { readonly id: string; readonly logId: string },
	{ after = 0, upTo = Number.MAX_SAFE_INTEGER, atMost = Number.MAX_SAFE_INTEGER }: Stretch = {}
): Promise<StoredEnvelope[]> {
	const found: StoredEnvelope[] = [];
	for (;;) {
		const rows = await stretchOf(reader).all({
			id: chronicle.id,
			after: found.at(-1)?.sequence ?? after,
			upTo,
			atMost: Math.min(atMost - found.length, ROWS_AT_ONCE)
		});
		for (const row of rows) found.push(envelopeOf(chronicle.logId, row));
		if (rows.length < ROWS_AT_ONCE || found.length === atMost) return found;
	}
}

/** What an envelope has round it in a file: a tab at each side of its line, a comma, the end of the line. */
const A_LINE = 4;

/** What a stretch of a log weighs in an exported file. */
export const bytesOf = (envelopes: readonly StoredEnvelope[]): number =>
	envelopes.reduce((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)) + A_LINE, 0);

const INSERT = `INSERT INTO events (chronicle_id, seq, id, schema, rules, seat, actor, command, at, rule, event, proof, consent, previous, hash)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Appends; a sequence that is taken refuses the whole transaction with a constraint error. */
export async function writeLog(
	transaction: Transaction,
	chronicleId: string,
	envelopes: readonly StoredEnvelope[]
): Promise<void> {
	await transaction.executeEach(
		INSERT,
		envelopes.map((envelope) => rowOf(chronicleId, envelope))
	);
}
