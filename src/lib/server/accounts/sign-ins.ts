import { and, desc, eq, gt, lt, lte, max, ne, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { sessions, signIns } from '../db/schema/accounts.ts';
import { handleOf } from './places.ts';
import { digest } from './tokens.ts';

/*
 * Each sign-in is shown where its person is signed in already, and where they sign in next. What is known at an older place
 * does not count for later ones: else an intruder who ends all other places could sign in twice and vouch for both.
 */

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** Of each person. */
const MOST_KEPT = 20;

interface SignIn {
	readonly since: number;
	/** "Chrome on Android"; null: unknown */
	readonly device: string | null;
	/** what a page calls the place by; null: nobody is signed in there any more */
	readonly place: string | null;
}

/** Keeps a sign-in, and only the latest ones. */
export async function keepSignIn(
	tx: Transaction,
	{ userId, at, device }: { userId: string; at: number; device: string | null }
): Promise<void> {
	await tx.insert(signIns).values({ userId, at, device }).onConflictDoNothing();
	const oldest = tx
		.select({ at: signIns.at })
		.from(signIns)
		.where(eq(signIns.userId, userId))
		.orderBy(desc(signIns.at))
		.limit(1)
		.offset(MOST_KEPT);
	await tx
		.delete(signIns)
		.where(and(eq(signIns.userId, userId), lte(signIns.at, sql`(${oldest})`)));
}

/** Until when this person knows of their sign-ins, wherever they sign in. */
export async function knownUntil(tx: Transaction, userId: string): Promise<number> {
	const row = await tx
		.select({ at: max(signIns.at) })
		.from(signIns)
		.where(and(eq(signIns.userId, userId), eq(signIns.known, true)))
		.get();
	return row?.at ?? 0;
}

/** Forgets sign-ins of more than thirty days ago, which are shown nowhere any more. */
export async function sweepSignIns(database: Database): Promise<void> {
	await database.write((tx) => tx.delete(signIns).where(lte(signIns.at, Date.now() - KEPT_MS)));
}

/** Where the person signed in that whoever reads here does not know of, the newest first. */
export function newSignIns(read: Reader, sessionId: string): Promise<SignIn[]> {
	const here = read
		.select()
		.from(sessions)
		.where(eq(sessions.idHash, digest(sessionId)))
		.as('here');
	return read
		.select({ since: signIns.at, device: signIns.device, place: handleOf })
		.from(signIns)
		.innerJoin(here, eq(here.userId, signIns.userId))
		.leftJoin(
			sessions,
			and(
				eq(sessions.userId, signIns.userId),
				eq(sessions.createdAt, signIns.at),
				gt(sessions.expiresAt, Date.now())
			)
		)
		.where(
			and(
				gt(signIns.at, here.newsUntil),
				gt(signIns.at, Date.now() - KEPT_MS),
				ne(signIns.at, here.createdAt)
			)
		)
		.orderBy(desc(signIns.at))
		.all();
}

/** Whoever reads here knows of all sign-ins until then. */
export async function noteSignIns(
	database: Database,
	sessionId: string,
	until: number
): Promise<void> {
	const upTo = Math.min(until, Date.now());
	await database.write(async (tx) => {
		const [here] = await tx
			.update(sessions)
			.set({ newsUntil: sql`MAX(${sessions.newsUntil}, ${upTo})` })
			.where(eq(sessions.idHash, digest(sessionId)))
			.returning({ userId: sessions.userId, createdAt: sessions.createdAt });
		if (!here) return;
		await tx
			.update(signIns)
			.set({ known: true })
			.where(
				and(eq(signIns.userId, here.userId), lte(signIns.at, upTo), lt(signIns.at, here.createdAt))
			);
	});
}
