import { and, desc, eq, lte } from 'drizzle-orm';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { snapshots } from '../db/schema/chronicles.ts';
import type { Folded } from './folded.ts';

/** Snapshots are taken when a chapter closes, and whenever the log passes a multiple of this. */
const EVENTS_BETWEEN_SNAPSHOTS = 500;

/** Whether appending from one version to another passed a point where a snapshot is due. */
export const passesSnapshot = (before: number, after: number): boolean =>
	Math.floor(before / EVENTS_BETWEEN_SNAPSHOTS) < Math.floor(after / EVENTS_BETWEEN_SNAPSHOTS);

/**
 * Keeps the folded state under its version, in place of the one before: opening begins at the newest. All of them
 * together weighed four times the log that they are a shortcut to.
 */
export async function writeSnapshot(
	transaction: Transaction,
	chronicleId: string,
	engine: string,
	folded: Folded<Json>,
	stateHash = hashOf(folded.state)
): Promise<void> {
	// Not the canonical text: what is listed by a state's keys must come in the same order after a restart.
	const state = JSON.stringify(folded.state);
	const row = { engine, state, stateHash, head: folded.head };
	await transaction.delete(snapshots).where(eq(snapshots.chronicleId, chronicleId));
	await transaction.insert(snapshots).values({ chronicleId, seq: folded.version, ...row });
}

/**
 * The snapshot, if it is not newer than a version that is given, if this engine folded it and it is undamaged; or null:
 * then folding begins at the first event.
 */
export async function newestSnapshot<State extends Json>(
	reader: Reader | Transaction,
	chronicleId: string,
	engine: string,
	upTo = Number.MAX_SAFE_INTEGER
): Promise<Folded<State> | null> {
	const itsOwn = and(
		eq(snapshots.chronicleId, chronicleId),
		eq(snapshots.engine, engine),
		lte(snapshots.seq, upTo)
	);
	const [row] = await reader
		.select()
		.from(snapshots)
		.where(itsOwn)
		.orderBy(desc(snapshots.seq))
		.limit(1);
	if (!row) return null;
	const state = parsed<State>(row.state);
	if (state === null || hashOf(state) !== row.stateHash) return null;
	return { state, version: row.seq, head: row.head };
}

function parsed<State>(text: string): State | null {
	try {
		return JSON.parse(text) as State;
	} catch {
		return null;
	}
}
