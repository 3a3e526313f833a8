import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Application } from '../application.ts';
import { readDraft } from '../logs/drafts.ts';
import { logAccess } from '../tables/access.ts';
import type { Reader } from '../db/client.ts';
import { passkeys, recoveryCodes, sessions, signIns, users } from '../db/schema/accounts.ts';
import { chronicles, drafts, events, people, seats } from '../db/schema/chronicles.ts';
import { audit, groups, invitations, members } from '../db/schema/groups.ts';
import { leases } from '../db/schema/leases.ts';
import { nextTurn } from '../turns.ts';

type House = Pick<Application, 'database' | 'keeping'>;

type EventRow = typeof events.$inferSelect;

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
const instantOrNull = (milliseconds: number | null): string | null =>
	milliseconds === null ? null : instant(milliseconds);

async function account(read: Reader, userId: string) {
	const person = await read.select().from(users).where(eq(users.id, userId)).get();
	if (!person) throw new Error('The person of a session does not exist.');
	const { id, name, createdAt, passwordHash } = person;
	return { id, name, since: instant(createdAt), guest: passwordHash === null };
}

async function whereSignedIn(read: Reader, userId: string) {
	const rows = await read
		.select({
			device: sessions.device,
			createdAt: sessions.createdAt,
			lastUsedAt: sessions.lastUsedAt,
			expiresAt: sessions.expiresAt
		})
		.from(sessions)
		.where(eq(sessions.userId, userId))
		.all();
	return rows.map((row) => ({
		device: row.device,
		since: instant(row.createdAt),
		lastUsed: instant(row.lastUsedAt),
		until: instant(row.expiresAt)
	}));
}

async function lastSignIns(read: Reader, userId: string) {
	const rows = await read.select().from(signIns).where(eq(signIns.userId, userId)).all();
	return rows.map(({ at, device, known }) => ({ device, at: instant(at), known }));
}

async function keysOnDevices(read: Reader, userId: string) {
	const rows = await read.select().from(passkeys).where(eq(passkeys.userId, userId)).all();
	return rows.map(({ name, rpId, createdAt, lastUsedAt }) => ({
		name,
		server: rpId,
		added: instant(createdAt),
		lastUsed: instantOrNull(lastUsedAt)
	}));
}

async function codes(read: Reader, userId: string) {
	const rows = await read
		.select({ usedAt: recoveryCodes.usedAt })
		.from(recoveryCodes)
		.where(eq(recoveryCodes.userId, userId))
		.all();
	return rows.map(({ usedAt }) => ({ used: instantOrNull(usedAt) }));
}

async function memberships(read: Reader, userId: string) {
	const rows = await read
		.select({ id: groups.id, name: groups.name, role: members.role, joinedAt: members.joinedAt })
		.from(members)
		.innerJoin(groups, eq(groups.id, members.groupId))
		.where(eq(members.userId, userId))
		.orderBy(asc(members.joinedAt))
		.all();
	return rows.map(({ joinedAt, ...row }) => ({ ...row, joined: instant(joinedAt) }));
}

async function invited(read: Reader, userId: string) {
	const rows = await read.select().from(invitations).where(eq(invitations.invitedBy, userId)).all();
	return rows.map((row) => ({
		group: row.groupId,
		role: row.role,
		made: instant(row.createdAt),
		expires: instant(row.expiresAt),
		revoked: instantOrNull(row.revokedAt),
		uses: row.uses
	}));
}

const seated = (read: Reader, userId: string) =>
	read
		.select({
			chronicle: chronicles.id,
			title: chronicles.title,
			seat: seats.seatId,
			name: seats.name
		})
		.from(seats)
		.innerJoin(chronicles, eq(chronicles.id, seats.chronicleId))
		.where(eq(seats.userId, userId))
		.all();

const A_STRETCH = 200;

/**
 * What this person did in chronicles: the log knows them by an id, which the annex beside it ties to the person. Where not
 * all see the same, as they see it: the numbers of the log would say how much happened elsewhere.
 */
async function* deeds(
	{ database: { read }, keeping }: House,
	userId: string
): AsyncGenerator<readonly object[]> {
	const acting = await read
		.select({ chronicle: people.chronicleId, actor: people.actorId, game: chronicles.game })
		.from(people)
		.innerJoin(chronicles, eq(chronicles.id, people.chronicleId))
		.where(eq(people.userId, userId))
		.orderBy(asc(people.chronicleId))
		.all();
	for (const { chronicle, actor, game } of acting) {
		const { kept, logs } = keeping(game) ?? {};
		if (kept?.game.sight) {
			const seen = logs?.seenBy(() => logAccess(read, userId, chronicle, null));
			const told = (await seen?.events(chronicle, 0)) ?? [];
			yield told
				.filter((one) => one.actor === actor)
				.map(({ sequence, at, seat, event }) => ({ chronicle, sequence, at, seat, event }));
			continue;
		}
		for (let after: number | undefined = 0; after !== undefined;) {
			const rows: EventRow[] = await read
				.select()
				.from(events)
				.where(
					and(eq(events.chronicleId, chronicle), eq(events.actor, actor), gt(events.seq, after))
				)
				.orderBy(asc(events.seq))
				.limit(A_STRETCH)
				.all();
			yield rows.map(({ seq, at, seat, event }) => ({
				chronicle,
				sequence: seq,
				at,
				seat,
				event: JSON.parse(event) as unknown
			}));
			after = rows.length < A_STRETCH ? undefined : rows.at(-1)?.seq;
		}
	}
}

async function* written(read: Reader, userId: string): AsyncGenerator<readonly object[]> {
	const places = await read
		.select({ chronicle: drafts.chronicleId, key: drafts.key })
		.from(drafts)
		.where(eq(drafts.userId, userId))
		.all();
	for (const { chronicle, key } of places) {
		const draft = await readDraft({ read }, { chronicleId: chronicle, userId, key });
		if (draft) yield [{ chronicle, key, saved: instant(draft.savedAt), body: draft.value }];
	}
}

/** The tables at which a device of this person dealt, or deals, off the network. */
async function lent(read: Reader, userId: string) {
	const rows = await read.select().from(leases).where(eq(leases.userId, userId)).all();
	return rows.map(({ chronicleId, chapter, since, ended, endedAt, reason }) => ({
		chronicle: chronicleId,
		chapter,
		since: instant(since),
		ended,
		until: instantOrNull(endedAt),
		reason
	}));
}

/** What this person changed in groups beside the logs, and what was changed about them. */
async function changes(read: Reader, userId: string) {
	const rows = await read
		.select()
		.from(audit)
		.where(or(eq(audit.actorId, userId), eq(audit.personId, userId)))
		.orderBy(asc(audit.id))
		.all();
	return rows.map(({ groupId, chronicleId, seatId, at, what, role, reason, actorId }) => ({
		group: groupId,
		chronicle: chronicleId,
		seat: seatId,
		at: instant(at),
		what,
		role,
		reason,
		byYou: actorId === userId
	}));
}

/** A further field of an object in JSON, a list, as it comes; between two stretches of it others have their turn. */
async function* field(
	name: string,
	list: AsyncIterable<readonly object[]>
): AsyncGenerator<string> {
	yield `,\n\t"${name}": [`;
	let before = '';
	for await (const stretch of list) {
		let text = '';
		for (const one of stretch) {
			text += `${before}\n\t\t${JSON.stringify(one, null, '\t').replaceAll('\n', '\n\t\t')}`;
			before = ',';
		}
		yield text;
		await nextTurn();
	}
	yield before === '' ? ']' : '\n\t]';
}

/**
 * Everything that is kept about a person and theirs to have, as JSON in pieces; secrets exist only as hashes and are left
 * out.
 */
export async function* ownData(house: House, userId: string, now: number): AsyncGenerator<string> {
	const { read } = house.database;
	const first = {
		format: 'elysium-person',
		version: 1,
		written: instant(now),
		account: await account(read, userId),
		signedIn: await whereSignedIn(read, userId),
		signIns: await lastSignIns(read, userId),
		passkeys: await keysOnDevices(read, userId),
		recoveryCodes: await codes(read, userId),
		groups: await memberships(read, userId),
		invitations: await invited(read, userId),
		changes: await changes(read, userId),
		seats: await seated(read, userId),
		leases: await lent(read, userId)
	};
	yield JSON.stringify(first, null, '\t').slice(0, -'\n}'.length);
	yield* field('drafts', written(read, userId));
	yield* field('deeds', deeds(house, userId));
	yield '\n}\n';
}
