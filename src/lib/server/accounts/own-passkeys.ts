import { and, asc, eq } from 'drizzle-orm';
import type { Database, Reader } from '../db/client.ts';
import { passkeys } from '../db/schema/accounts.ts';
import { NAME_SENTENCES, parseName, type NameRefusal } from './names.ts';

/** The passkeys of a person, the oldest first. */
export const passkeysOf = (read: Reader, userId: string) =>
	read
		.select({
			id: passkeys.id,
			name: passkeys.name,
			rpId: passkeys.rpId,
			since: passkeys.createdAt,
			lastUsed: passkeys.lastUsedAt
		})
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.createdAt), asc(passkeys.id))
		.all();

const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export type Renamed =
	| { readonly ok: true }
	| { readonly ok: false; readonly refusal: NameRefusal; readonly sentence: string };

/** Calls a person's passkey something else. Refused: a name that may not be. */
export async function renamePasskey(
	database: Database,
	userId: string,
	{ id, name }: { id: string; name: string }
): Promise<Renamed> {
	const parsed = parseName(name);
	if (!parsed.ok) return { ...parsed, sentence: NAME_SENTENCES[parsed.refusal] };
	await database.write((tx) =>
		tx.update(passkeys).set({ name: parsed.name }).where(own(userId, id))
	);
	return { ok: true };
}

/** Removes a person's passkey: it opens nothing any more. The password stays, so nobody locks themselves out. */
export async function removePasskey(database: Database, userId: string, id: string): Promise<void> {
	await database.write((tx) => tx.delete(passkeys).where(own(userId, id)));
}
