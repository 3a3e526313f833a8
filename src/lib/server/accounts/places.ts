import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Reader } from '../db/client.ts';
import { sessions } from '../db/schema/accounts.ts';
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
const handleOf = sql<string>`substr(${sessions.idHash}, 1, 16)`;
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
	const closed = await database.write((tx) =>
		tx
			.delete(sessions)
			.where(and(elsewhere(userId, sessionId), eq(handleOf, place)))
			.returning({ idHash: sessions.idHash })
	);
	return closed.length > 0;
}

const rowsOf = (read: Reader, userId: string) =>
	read
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Date.now())))
		.orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
		.all();

/** Where a person is signed in, this place first. */
export async function placesOf(read: Reader, userId: string, sessionId: string): Promise<Place[]> {
	const here = digest(sessionId);
	const rows = await rowsOf(read, userId);
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

/** Where the person signed in since whoever reads here last said that they know. */
export async function newSignIns(
	read: Reader,
	userId: string,
	sessionId: string
): Promise<Pick<Place, 'id' | 'device' | 'since'>[]> {
	const here = digest(sessionId);
	const rows = await rowsOf(read, userId);
	const until = rows.find(({ idHash }) => idHash === here)?.newsUntil ?? Infinity;
	return rows
		.filter(({ createdAt, idHash }) => createdAt > until && idHash !== here)
		.map(({ idHash, device, createdAt }) => ({ id: handleIn(idHash), device, since: createdAt }));
}

/** Whoever reads here knows of all sign-ins until then. */
export async function noteSignIns(
	database: Database,
	sessionId: string,
	until: number
): Promise<void> {
	await database.write((tx) =>
		tx
			.update(sessions)
			.set({ newsUntil: sql`MAX(${sessions.newsUntil}, ${Math.min(until, Date.now())})` })
			.where(eq(sessions.idHash, digest(sessionId)))
	);
}
