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

function rowOf(chronicleId: string, envelope: StoredEnvelope): Row {
	return {
		chronicleId,
		seq: envelope.sequence,
		id: envelope.id,
		schema: envelope.schema,
		seat: envelope.seat,
		actor: envelope.actor,
		command: envelope.command,
		at: envelope.at,
		rule: envelope.rule,
		event: JSON.stringify(envelope.event),
		proof: optionalJson(envelope.proof),
		consent: optionalJson(envelope.consent),
		previous: envelope.previous,
		hash: envelope.hash
	};
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

// SQLite takes 32,766 values a statement at most; a row has 14.
const ROWS_A_STATEMENT = 500;

/** Appends; a sequence that is taken refuses the whole transaction with a constraint error. */
export async function writeLog(
	transaction: Transaction,
	chronicleId: string,
	envelopes: readonly StoredEnvelope[]
): Promise<void> {
	for (let from = 0; from < envelopes.length; from += ROWS_A_STATEMENT) {
		const rows = envelopes.slice(from, from + ROWS_A_STATEMENT);
		await transaction.insert(events).values(rows.map((envelope) => rowOf(chronicleId, envelope)));
	}
}
