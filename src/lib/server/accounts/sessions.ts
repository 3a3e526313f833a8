import { eq, lte, sql } from 'drizzle-orm';
import { generateIdFromEntropySize, Lucia, TimeSpan, type Adapter } from 'lucia';
import type { Database } from '../db/client.ts';
import { remembered } from '../db/memory.ts';
import { prepared } from '../db/prepared.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { keepSignIn, knownUntil, sweepSignIns } from './sign-ins.ts';
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

/** Who asks, by what session. */
export interface Resumed {
	readonly person: Person;
	readonly session: OpenSession;
	/** whether this person signed in elsewhere, and has not said yet that they know */
	readonly hasNews: boolean;
}

export const SESSION_COOKIE = 'session';

const DAY_MS = 86_400_000;
/** Unused for so long, a session ends. */
const SESSION_DAYS = 60;
/** And at the latest so long after its sign-in, whatever its use. */
export const LONGEST_MS = 180 * DAY_MS;
/** How long a use may go unnoticed: writing it down with every request would cost more than it tells. */
const COARSE_MS = 10 * 60_000;

declare module 'lucia' {
	interface Register {
		Lucia: Sessions['lucia'];
		DatabaseUserAttributes: { name: string; guest: boolean };
		DatabaseSessionAttributes: SessionAttributes;
	}
}

interface SessionAttributes {
	readonly device: string | null;
	readonly signedInAt: number;
	readonly lastUsedAt: number;
	/** When it ends, unless it is prolonged. */
	readonly until: number;
	/** Whether somebody signed in elsewhere, which whoever reads here does not know. */
	readonly hasNews: boolean;
	/** Whether the other places, and those that come after it, are told of this sign-in; of one that exists: false. */
	readonly announced: boolean;
}

const sessionRow = prepared((read) =>
	read
		.select({
			userId: sessions.userId,
			createdAt: sessions.createdAt,
			expiresAt: sessions.expiresAt,
			device: sessions.device,
			lastUsedAt: sessions.lastUsedAt,
			hasNews: sql<number>`EXISTS (SELECT 1 FROM sign_ins WHERE sign_ins.user_id = ${sessions.userId}
				AND sign_ins.at > ${sessions.newsUntil} AND sign_ins.at <> ${sessions.createdAt})`,
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
	const { passwordHash, hasNews, ...holder } = row;
	return { ...holder, hasNews: hasNews === 1, guest: passwordHash === null };
});

/** When a session ends that would be prolonged until then. */
const endOf = (signedInAt: number, wanted: number): number =>
	Math.min(wanted, signedInAt + LONGEST_MS);

/** Lucia's view of our tables. It asks by the secret id; the tables know only the digest. */
function adapterOf(database: Database): Adapter {
	return {
		async getSessionAndUser(sessionId) {
			const holder = await holderOf(database.read, digest(sessionId));
			if (!holder) return [null, null];
			const { userId, name, guest, expiresAt, createdAt, ...attributes } = holder;
			return [
				{
					id: sessionId,
					userId,
					expiresAt: new Date(expiresAt),
					attributes: { ...attributes, signedInAt: createdAt, until: expiresAt, announced: false }
				},
				{ id: userId, attributes: { name, guest } }
			];
		},
		async getUserSessions() {
			// Lucia only lists sessions for callers that want their ids, and those exist nowhere.
			return [];
		},
		async setSession({ id, userId, expiresAt, attributes }) {
			const { device, signedInAt: now, announced } = attributes;
			await database.write(async (tx) => {
				await tx.insert(sessions).values({
					idHash: digest(id),
					userId,
					createdAt: now,
					expiresAt: expiresAt.getTime(),
					device,
					lastUsedAt: now,
					newsUntil: announced ? await knownUntil(tx, userId) : now
				});
				if (announced) await keepSignIn(tx, { userId, at: now, device });
			});
		},
		async updateSessionExpiration(sessionId, wanted) {
			const holder = await holderOf(database.read, digest(sessionId));
			if (!holder) return;
			const expiresAt = endOf(holder.createdAt, wanted.getTime());
			// In its last weeks there is nothing left to prolong.
			if (expiresAt === holder.expiresAt) return;
			await database.write((tx) =>
				tx
					.update(sessions)
					.set({ expiresAt })
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
	new Lucia<SessionAttributes, { name: string; guest: boolean }>(adapterOf(database), {
		sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
		getSessionAttributes: (attributes) => attributes,
		getUserAttributes: ({ name, guest }) => ({ name, guest })
	});

/** The one module that knows Lucia. Everything else knows these methods. */
export class Sessions {
	private readonly lucia;

	constructor(private readonly database: Database) {
		this.lucia = luciaOf(database);
	}

	/**
	 * Opens a session of 60 days; half-way through, use prolongs it, up to 180 days after this sign-in. Not `announced`
	 * where nobody came in: an account that was just made, a person who is here with another password.
	 */
	async open(userId: string, device: string | null = null, announced = true): Promise<OpenSession> {
		const now = Date.now();
		const { id, expiresAt, fresh } = await this.lucia.createSession(userId, {
			device,
			signedInAt: now,
			lastUsedAt: now,
			until: now,
			hasNews: false,
			announced
		});
		return { id, expiresAt, fresh };
	}

	/** The person behind a cookie's value, or null when it is unknown or too old. */
	async resume(sessionId: string): Promise<Resumed | null> {
		const { user, session } = await this.lucia.validateSession(sessionId);
		if (!user) return null;
		this.#noteUse(sessionId, session.lastUsedAt);
		const { id, name, guest } = user;
		const end = endOf(session.signedInAt, session.expiresAt.getTime());
		return {
			person: { id, name, guest },
			hasNews: session.hasNews,
			session: {
				id: session.id,
				expiresAt: new Date(end),
				fresh: session.fresh && end !== session.until
			}
		};
	}

	/** Nobody waits for it, and what could not be written is written with the next request. */
	#noteUse(sessionId: string, lastUsedAt: number): void {
		const now = Date.now();
		if (now - lastUsedAt < COARSE_MS) return;
		this.database
			.write((tx) =>
				tx
					.update(sessions)
					.set({ lastUsedAt: now })
					.where(eq(sessions.idHash, digest(sessionId)))
			)
			.catch(() => undefined);
	}

	/**
	 * Gives a session another secret, because whoever is there may do more from now on: what somebody saw of the old
	 * one before is worth nothing any more. All else about it stays. Null: there is no such session.
	 */
	async renew(sessionId: string): Promise<OpenSession | null> {
		const id = generateIdFromEntropySize(25);
		const [renewed] = await this.database.write((tx) =>
			tx
				.update(sessions)
				.set({ idHash: digest(id) })
				.where(eq(sessions.idHash, digest(sessionId)))
				.returning({ expiresAt: sessions.expiresAt })
		);
		return renewed ? { id, expiresAt: new Date(renewed.expiresAt), fresh: true } : null;
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

	/** Forgets what ran out; called once at start. */
	async sweep(): Promise<void> {
		await this.lucia.deleteExpiredSessions();
		await sweepSignIns(this.database);
	}
}
