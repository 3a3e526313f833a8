import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { Json } from '../../games/core/json.ts';
import type { Database, Transaction } from '../db/client.ts';
import { drafts } from '../db/schema/chronicles.ts';
import { findFull, QUOTAS, type Quotas } from '../tables/quotas.ts';
import { draftBytes } from '../tables/used.ts';

/** Whose draft of what. Drafts are each person's own: two who type do not overwrite each other. */
export interface DraftPlace {
	readonly chronicleId: string;
	readonly userId: string;
	/** Chosen by the page, e.g. `chapter-7`. */
	readonly key: string;
}

/** What was typed, and when it was saved where it was typed (milliseconds since 1970): of two, the newest wins. */
export interface Draft {
	readonly savedAt: number;
	readonly value: Json;
}

/** A key is 1 to 64 lower-case letters, digits, `-` and `_`. */
export const DRAFT_KEY = /^[a-z0-9_-]{1,64}$/;

const at = ({ chronicleId, userId, key }: DraftPlace) =>
	and(eq(drafts.chronicleId, chronicleId), eq(drafts.userId, userId), eq(drafts.key, key));

/** The newest draft, or null: there is none. */
export async function readDraft(
	{ read }: Pick<Database, 'read'>,
	place: DraftPlace
): Promise<Draft | null> {
	const [row] = await read.select().from(drafts).where(at(place));
	return row ? { savedAt: row.savedAt, value: JSON.parse(row.body) as Json } : null;
}

/** As many forms as a person ever has open in one chronicle, and room to spare: what lies longest gives way. */
export const DRAFTS_AT_MOST = 40;

/** Forgets the oldest drafts of a person in a chronicle beyond those at most, never the one that just came. */
async function makeRoom(transaction: Transaction, place: DraftPlace): Promise<void> {
	const { chronicleId, userId, key } = place;
	const own = and(eq(drafts.chronicleId, chronicleId), eq(drafts.userId, userId));
	const others = await transaction
		.select({ key: drafts.key })
		.from(drafts)
		.where(and(own, ne(drafts.key, key)))
		.orderBy(desc(drafts.savedAt), desc(drafts.key));
	for (const { key } of others.slice(DRAFTS_AT_MOST - 1))
		await transaction.delete(drafts).where(at({ ...place, key }));
}

const PASSED = 'You typed something newer elsewhere. This version stays on your phone.';

/**
 * Saves a draft over an older one; or says why it does not, in words: one from another phone is newer, or the person has
 * no room for more. A person keeps `DRAFTS_AT_MOST` in a chronicle; one more takes the place of the oldest.
 */
export async function saveDraft(
	database: Pick<Database, 'write'>,
	place: DraftPlace,
	{ value, savedAt }: Draft,
	quotas: Quotas = QUOTAS
): Promise<string | null> {
	const saved = { body: JSON.stringify(value), savedAt };
	return database.write(async (transaction) => {
		const beside = await draftBytes(transaction, place.userId, place);
		const full = findFull(quotas, 'account', { drafts: beside + Buffer.byteLength(saved.body) });
		if (full !== null) return full;
		const kept = await transaction
			.insert(drafts)
			.values({ ...place, ...saved })
			.onConflictDoUpdate({
				target: [drafts.chronicleId, drafts.userId, drafts.key],
				set: saved,
				setWhere: lte(drafts.savedAt, savedAt)
			})
			.returning({ savedAt: drafts.savedAt });
		await makeRoom(transaction, place);
		return kept.length === 1 ? null : PASSED;
	});
}

/** Throws a draft away; when there is none, nothing happens. */
export async function dropDraft(
	database: Pick<Database, 'write'>,
	place: DraftPlace
): Promise<void> {
	await database.write((transaction) => transaction.delete(drafts).where(at(place)));
}
