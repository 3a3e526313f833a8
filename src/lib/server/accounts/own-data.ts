import { and, asc, eq, or } from 'drizzle-orm';
import type { Reader } from '../db/client.ts';
import { passkeys, recoveryCodes, sessions, users } from '../db/schema/accounts.ts';
import { chronicles, drafts, events, people, seats } from '../db/schema/chronicles.ts';
import { audit, groups, invitations, members } from '../db/schema/groups.ts';
import { leases } from '../db/schema/leases.ts';

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

/** What this person did in chronicles: the log knows them by an id, which the annex beside it ties to the person. */
async function deeds(read: Reader, userId: string) {
	const rows = await read
		.select({
			chronicle: events.chronicleId,
			sequence: events.seq,
			at: events.at,
			seat: events.seat,
			event: events.event
		})
		.from(events)
		.innerJoin(
			people,
			and(eq(people.chronicleId, events.chronicleId), eq(people.actorId, events.actor))
		)
		.where(eq(people.userId, userId))
		.orderBy(asc(events.chronicleId), asc(events.seq))
		.all();
	return rows.map(({ event, ...row }) => ({ ...row, event: JSON.parse(event) as unknown }));
}

async function written(read: Reader, userId: string) {
	const rows = await read.select().from(drafts).where(eq(drafts.userId, userId)).all();
	return rows.map((row) => ({
		chronicle: row.chronicleId,
		key: row.key,
		saved: instant(row.savedAt),
		body: JSON.parse(row.body) as unknown
	}));
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

/** Everything that is kept about a person and theirs to have; secrets exist only as hashes and are left out. */
export async function ownData(read: Reader, userId: string, now: number) {
	return {
		format: 'elysium-person',
		version: 1,
		written: instant(now),
		account: await account(read, userId),
		signedIn: await whereSignedIn(read, userId),
		passkeys: await keysOnDevices(read, userId),
		recoveryCodes: await codes(read, userId),
		groups: await memberships(read, userId),
		invitations: await invited(read, userId),
		changes: await changes(read, userId),
		seats: await seated(read, userId),
		leases: await lent(read, userId),
		drafts: await written(read, userId),
		deeds: await deeds(read, userId)
	};
}
