import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Reader } from '../db/client.ts';
import { sessions, signIns } from '../db/schema/accounts.ts';
import { digest } from './tokens.ts';

/** Where somebody is signed in. */
interface Place {
	/** what a page calls it by; it signs nobody in */
	readonly id: string;
	/** "Chrome on Android"; null: unknown */
	readonly device: string | null;
	readonly since: number;
	/** known to about ten minutes */
	readonly lastUsed: number;
	readonly here: boolean;
}

/** Enough of a digest to tell the sessions of one person apart. */
export const handleOf = sql<string | null>`substr(${sessions.idHash}, 1, 16)`;
const handleIn = (idHash: string): string => idHash.slice(0, 16);

const elsewhere = (userId: string, sessionId: string) =>
	and(eq(sessions.userId, userId), ne(sessions.idHash, digest(sessionId)));

/** Signs a person out everywhere but here. */
export async function closeOthers(
	database: Database,
	userId: string,
	sessionId: string
): Promise<void> {
	await database.write((tx) => tx.delete(sessions).where(elsewhere(userId, sessionId)));
}

/** Signs a person out at one other place of theirs; false: it is none, or this one. */
export async function closePlace(
	database: Database,
	userId: string,
	sessionId: string,
	place: string
): Promise<boolean> {
	return database.write(async (tx) => {
		const [closed] = await tx
			.delete(sessions)
			.where(and(elsewhere(userId, sessionId), eq(handleOf, place)))
			.returning({ at: sessions.createdAt });
		if (!closed) return false;
		// Whoever ends it knows of it.
		await tx.delete(signIns).where(and(eq(signIns.userId, userId), eq(signIns.at, closed.at)));
		return true;
	});
}

/** Where a person is signed in, this place first. */
export async function placesOf(read: Reader, userId: string, sessionId: string): Promise<Place[]> {
	const here = digest(sessionId);
	const rows = await read
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Date.now())))
		.orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
		.all();
	return rows
		.map(({ idHash, device, createdAt, lastUsedAt }) => ({
			id: handleIn(idHash),
			device,
			since: createdAt,
			lastUsed: lastUsedAt,
			here: idHash === here
		}))
		.sort((a, b) => Number(b.here) - Number(a.here));
}
