import { and, eq, lte, sql } from 'drizzle-orm';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import type { Database } from '../db/client.ts';
import { remembered } from '../db/memory.ts';
import { prepared } from '../db/prepared.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { digest } from './tokens.ts';

/** Who is at the other end. A guest has a name and this session, but nothing to sign in with. */
export interface Person {
	readonly id: string;
	readonly name: string;
	readonly guest: boolean;
}

export interface OpenSession {
	/** the secret for the cookie; nothing else on the server keeps it */
	readonly id: string;
	readonly expiresAt: Date;
	/** true when the cookie must be written (again), because its time was prolonged */
	readonly fresh: boolean;
}

export const SESSION_COOKIE = 'session';
const SESSION_DAYS = 60;

declare module 'lucia' {
	interface Register {
		Lucia: Sessions['lucia'];
		DatabaseUserAttributes: { name: string; guest: boolean };
	}
}

const sessionRow = prepared((read) =>
	read
		.select({
			userId: sessions.userId,
			expiresAt: sessions.expiresAt,
			name: users.name,
			passwordHash: users.passwordHash
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.idHash, sql.placeholder('idHash')))
		.prepare()
);

const sessionRows = prepared((read) =>
	read
		.select({
			idHash: sessions.idHash,
			userId: sessions.userId,
			expiresAt: sessions.expiresAt,
			name: users.name,
			passwordHash: users.passwordHash
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(sql`${sessions.idHash} IN (SELECT value FROM json_each(${sql.placeholder('hashes')}))`)
		.prepare()
);

const holderOf = remembered(async (read, idHash: string) => {
	const row = await sessionRow(read).get({ idHash });
	if (!row) return null;
	const { userId, expiresAt, name, passwordHash } = row;
	return { userId, expiresAt, name, guest: passwordHash === null };
});

/** Lucia's view of our tables. It asks by the secret id; the tables know only the digest. */
function adapterOf(database: Database): Adapter {
	return {
		async getSessionAndUser(sessionId) {
			const holder = await holderOf(database.read, digest(sessionId));
			if (!holder) return [null, null];
			const { userId, name, guest } = holder;
			return [
				{ id: sessionId, userId, expiresAt: new Date(holder.expiresAt), attributes: {} },
				{ id: userId, attributes: { name, guest } }
			];
		},
		async getUserSessions() {
			// Lucia only lists sessions for callers that want their ids, and those exist nowhere.
			return [];
		},
		async setSession({ id, userId, expiresAt }) {
			await database.write((tx) =>
				tx.insert(sessions).values({
					idHash: digest(id),
					userId,
					createdAt: Date.now(),
					expiresAt: expiresAt.getTime()
				})
			);
		},
		async updateSessionExpiration(sessionId, expiresAt) {
			await database.write((tx) =>
				tx
					.update(sessions)
					.set({ expiresAt: expiresAt.getTime() })
					.where(eq(sessions.idHash, digest(sessionId)))
			);
		},
		async deleteSession(sessionId) {
			await database.write((tx) =>
				tx.delete(sessions).where(eq(sessions.idHash, digest(sessionId)))
			);
		},
		async deleteUserSessions(userId) {
			await database.write((tx) => tx.delete(sessions).where(eq(sessions.userId, userId)));
		},
		async deleteExpiredSessions() {
			await database.write((tx) => tx.delete(sessions).where(lte(sessions.expiresAt, Date.now())));
		}
	};
}

const luciaOf = (database: Database) =>
	new Lucia<Record<never, never>, { name: string; guest: boolean }>(adapterOf(database), {
		sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
		getUserAttributes: ({ name, guest }) => ({ name, guest })
	});

/** The one module that knows Lucia. Everything else knows these seven methods. */
export class Sessions {
	private readonly lucia;

	constructor(private readonly database: Database) {
		this.lucia = luciaOf(database);
	}

	/** Opens a session of 60 days; half-way through, use prolongs it. */
	async open(userId: string): Promise<OpenSession> {
		const { id, expiresAt, fresh } = await this.lucia.createSession(userId, {});
		return { id, expiresAt, fresh };
	}

	/** The person behind a cookie's value, or null when it is unknown or too old. */
	async resume(sessionId: string): Promise<{ person: Person; session: OpenSession } | null> {
		const { user, session } = await this.lucia.validateSession(sessionId);
		if (!user) return null;
		const { id, name, guest } = user;
		return {
			person: { id, name, guest },
			session: { id: session.id, expiresAt: session.expiresAt, fresh: session.fresh }
		};
	}

	/**
	 * The same of answers that last, by what stands in their cookies; who is none any more is left out. Nothing is
	 * prolonged, because no cookie can tell the browser any more.
	 */
	async standing(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
		const byHash = new Map(sessionIds.map((sessionId) => [digest(sessionId), sessionId]));
		const hashes = JSON.stringify([...byHash.keys()]);
		const people = new Map<string, Person>();
		for (const row of await sessionRows(this.database.read).all({ hashes })) {
			const sessionId = byHash.get(row.idHash);
			if (sessionId === undefined || row.expiresAt <= Date.now()) continue;
			people.set(sessionId, { id: row.userId, name: row.name, guest: row.passwordHash === null });
		}
		return people;
	}

	close(sessionId: string): Promise<void> {
		return this.lucia.invalidateSession(sessionId);
	}

	/** Signs a person out everywhere. */
	closeAll(userId: string): Promise<void> {
		return this.lucia.invalidateUserSessions(userId);
	}

	/** How many places a person is signed in. */
	count(userId: string): Promise<number> {
		return this.database.read.$count(sessions, and(eq(sessions.userId, userId)));
	}

	/** Forgets what ran out; called once at start. */
	sweep(): Promise<void> {
		return this.lucia.deleteExpiredSessions();
	}
}
