import { and, eq } from 'drizzle-orm';
import type { Json } from '../../games/core/json.ts';
import type { Database } from '../db/client.ts';
import { drafts } from '../db/schema/chronicles.ts';

/** Whose draft of what. Drafts are each person's own: two who type do not overwrite each other. */
export interface DraftPlace {
	readonly chronicleId: string;
	readonly userId: string;
	/** Chosen by the page, e.g. `chapter-7`. */
	readonly key: string;
}

export interface Draft {
	readonly body: Json;
	/** milliseconds since 1970 */
	readonly updatedAt: number;
}

/** A key is 1 to 64 lower-case letters, digits, `-` and `_`. */
export const DRAFT_KEY = /^[a-z0-9_-]{1,64}$/;

const at = ({ chronicleId, userId, key }: DraftPlace) =>
	and(eq(drafts.chronicleId, chronicleId), eq(drafts.userId, userId), eq(drafts.key, key));

/** The draft as it was saved last, or null: there is none. */
export async function readDraft(
	{ read }: Pick<Database, 'read'>,
	place: DraftPlace
): Promise<Draft | null> {
	const [row] = await read.select().from(drafts).where(at(place));
	return row ? { body: JSON.parse(row.body) as Json, updatedAt: row.updatedAt } : null;
}

/** Saves a draft over the one before. */
export async function saveDraft(
	database: Pick<Database, 'write'>,
	place: DraftPlace,
	{ body, updatedAt }: Draft
): Promise<void> {
	const saved = { body: JSON.stringify(body), updatedAt };
	await database.write((transaction) =>
		transaction
			.insert(drafts)
			.values({ ...place, ...saved })
			.onConflictDoUpdate({ target: [drafts.chronicleId, drafts.userId, drafts.key], set: saved })
	);
}

/** Throws a draft away; when there is none, nothing happens. */
export async function dropDraft(
	database: Pick<Database, 'write'>,
	place: DraftPlace
): Promise<void> {
	await database.write((transaction) => transaction.delete(drafts).where(at(place)));
}
