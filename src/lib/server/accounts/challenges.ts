import { eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { challenges } from '../db/schema/accounts.ts';
import { digest, newToken } from './tokens.ts';

/** As long as a person takes to find a phone or a key. */
export const CHALLENGE_MS = 5 * 60_000;

/** Keeps a challenge for one answer; answers the secret for the cookie of the browser that is asked. */
export async function keepChallenge(
	database: Database,
	challenge: string,
	userId: string | null,
	now: number
): Promise<string> {
	const secret = newToken();
	await database.write(async (tx) => {
		await tx.delete(challenges).where(lte(challenges.expiresAt, now));
		await tx
			.insert(challenges)
			.values({ idHash: digest(secret), challenge, userId, expiresAt: now + CHALLENGE_MS });
	});
	return secret;
}

/** The challenge behind a cookie, which is spent by asking for it; null: there is none for that any more. */
export async function spendChallenge(
	database: Database,
	secret: string,
	userId: string | null,
	now: number
): Promise<string | null> {
	const [row] = await database.write((tx) =>
		tx
			.delete(challenges)
			.where(eq(challenges.idHash, digest(secret)))
			.returning()
	);
	return row && row.userId === userId && row.expiresAt > now ? row.challenge : null;
}
