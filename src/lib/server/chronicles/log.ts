import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { events } from '../db/schema/chronicles.ts';

type Row = typeof events.$inferSelect;

function envelopeOf(logId: string, row: Row): StoredEnvelope {
	return {
		id: row.id,
		chronicle: logId,
		sequence: row.seq,
		schema: row.schema,
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

/** The envelopes of a stretch, oldest first. */
export async function readLog(
	reader: Reader | Transaction,
	chronicle: { readonly id: string; readonly logId: string },
	{ after = 0, upTo = Number.MAX_SAFE_INTEGER, atMost = Number.MAX_SAFE_INTEGER }: Stretch = {}
): Promise<StoredEnvelope[]> {
	const rows = await reader
		.select()
		.from(events)
		.where(and(eq(events.chronicleId, chronicle.id), gt(events.seq, after), lte(events.seq, upTo)))
		.orderBy(asc(events.seq))
		.limit(atMost);
	return rows.map((row) => envelopeOf(chronicle.logId, row));
}

const INSERT = `INSERT INTO events (chronicle_id, seq, id, schema, seat, actor, command, at, rule, event, proof, consent, previous, hash)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Appends; a sequence that is taken refuses the whole transaction with a constraint error. */
export async function writeLog(
	transaction: Transaction,
	chronicleId: string,
	envelopes: readonly StoredEnvelope[]
): Promise<void> {
	for (const envelope of envelopes) await transaction.execute(INSERT, rowOf(chronicleId, envelope));
}
