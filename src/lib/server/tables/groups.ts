import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { gamesOf, logPage } from '../../games/registry.ts';
import { NAME_SENTENCES, nameKey, parseName, type NameRefusal } from '../accounts/names.ts';
import { newId } from '../accounts/tokens.ts';
import type { Database, Reader } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { groups, members } from '../db/schema/groups.ts';
import { writeDown, type Witness } from './audit.ts';
import { importedColumns, type ImportedLine } from './imported.ts';
import { endLeasesOf } from './leases.ts';
import type { GivenRole, Role } from './roles.ts';
import { findFull, QUOTAS } from './quotas.ts';
import { leaveSeats } from './seats.ts';
import { usedByAccount } from './used.ts';

type GroupRefusal =
	NameRefusal | 'name-does-not-match' | 'not-a-member' | 'keeper-stays' | 'guest-cannot-keep';

const GROUP_SENTENCES: Record<GroupRefusal, string> = {
	...NAME_SENTENCES,
	'name-does-not-match': 'The name does not match. Write it exactly as it stands above.',
	'not-a-member': 'This person is no longer in the group.',
	'keeper-stays': 'A group always has a keeper. Make someone else keeper first.',
	'guest-cannot-keep':
		'A guest cannot be the keeper: a guest who signs out cannot come back. They can create an account first.'
};

export type GroupAnswer =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly refusal: GroupRefusal | 'too-many-groups';
			readonly sentence: string;
	  };

const DONE: GroupAnswer = { ok: true };
const refused = (refusal: GroupRefusal) =>
	({ ok: false, refusal, sentence: GROUP_SENTENCES[refusal] }) as const;

/** Founds a group; its founder keeps it. Refused: a name that may not be (two groups may share one), `too-many-groups`. */
export async function foundGroup(
	database: Database,
	founderId: string,
	name: unknown,
	now: number,
	quotas = QUOTAS
): Promise<{ ok: true; groupId: string } | Exclude<GroupAnswer, { ok: true }>> {
	const parsed = parseName(name);
	if (!parsed.ok) return refused(parsed.refusal);
	const groupId = newId();
	return database.write(async (tx) => {
		const used = await usedByAccount(tx, founderId);
		const full = findFull(quotas, 'account', { groups: used.groups });
		if (full !== null) return { ok: false, refusal: 'too-many-groups', sentence: full };
		await tx.insert(groups).values({ id: groupId, name: parsed.name, createdAt: now });
		await tx.insert(members).values({ groupId, userId: founderId, role: 'keeper', joinedAt: now });
		return { ok: true, groupId };
	});
}

/** Gives a group another name. Refused: a name that may not be. */
export async function renameGroup(
	database: Database,
	groupId: string,
	name: unknown
): Promise<GroupAnswer> {
	const parsed = parseName(name);
	if (!parsed.ok) return refused(parsed.refusal);
	await database.write((tx) =>
		tx.update(groups).set({ name: parsed.name }).where(eq(groups.id, groupId))
	);
	return DONE;
}

/** Deletes a group with all its chronicles. Refused unless its name is typed: `name-does-not-match`. */
export async function deleteGroup(
	database: Database,
	group: { readonly id: string; readonly name: string },
	typedName: unknown
): Promise<GroupAnswer> {
	if (typeof typedName !== 'string' || nameKey(typedName) !== nameKey(group.name))
		return refused('name-does-not-match');
	await database.write(async (tx) => {
		await tx.delete(chronicles).where(eq(chronicles.groupId, group.id));
		await tx.delete(groups).where(eq(groups.id, group.id));
	});
	return DONE;
}

/** Makes a member player, referee or spectator. Refused: `not-a-member`, `keeper-stays`. */
export function changeRole(
	database: Database,
	groupId: string,
	userId: string,
	role: GivenRole,
	by: Witness
): Promise<GroupAnswer> {
	return database.write(async (tx) => {
		const who = and(eq(members.groupId, groupId), eq(members.userId, userId));
		const member = await tx.select({ role: members.role }).from(members).where(who).get();
		if (!member) return refused('not-a-member');
		if (member.role === 'keeper') return refused('keeper-stays');
		await tx.update(members).set({ role }).where(who);
		if (role !== 'player') await endLeasesOf(tx, groupId, userId, by.now);
		await writeDown(tx, groupId, by, 'role-changed', { personId: userId, role });
		return DONE;
	});
}

/**
 * Takes a member out of the group, by the keeper's hand or their own. Their seats keep the name and become free.
 * Refused: `not-a-member`, `keeper-stays`.
 */
export function removeMember(
	database: Database,
	groupId: string,
	userId: string,
	by: Witness
): Promise<GroupAnswer> {
	return database.write(async (tx) => {
		const gone = await tx
			.delete(members)
			.where(
				and(eq(members.groupId, groupId), eq(members.userId, userId), ne(members.role, 'keeper'))
			)
			.returning({ userId: members.userId });
		if (gone.length === 0) {
			const keeps = await tx
				.select({ role: members.role })
				.from(members)
				.where(and(eq(members.groupId, groupId), eq(members.userId, userId)))
				.get();
			return refused(keeps ? 'keeper-stays' : 'not-a-member');
		}
		await leaveSeats(tx, groupId, userId);
		await endLeasesOf(tx, groupId, userId, by.now);
		const what = by.id === userId ? 'left' : 'removed';
		await writeDown(tx, groupId, by, what, { personId: userId });
		return DONE;
	});
}

/** Makes another member the keeper; who kept the group becomes a player. Refused: `not-a-member`, `guest-cannot-keep`. */
export function handOver(
	database: Database,
	groupId: string,
	fromId: string,
	toId: string,
	now: number
): Promise<GroupAnswer> {
	return database.write(async (tx) => {
		const heir = await tx
			.select({ passwordHash: users.passwordHash })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(and(eq(members.groupId, groupId), eq(members.userId, toId)))
			.get();
		if (!heir || fromId === toId) return refused('not-a-member');
		if (heir.passwordHash === null) return refused('guest-cannot-keep');
		// First down, then up: two keepers at once are refused by the table itself.
		const stepped = await tx
			.update(members)
			.set({ role: 'player' })
			.where(
				and(eq(members.groupId, groupId), eq(members.userId, fromId), eq(members.role, 'keeper'))
			)
			.returning({ userId: members.userId });
		if (stepped.length === 0) return refused('not-a-member');
		await tx
			.update(members)
			.set({ role: 'keeper' })
			.where(and(eq(members.groupId, groupId), eq(members.userId, toId)));
		await writeDown(tx, groupId, { id: fromId, now }, 'handed-over', { personId: toId });
		return DONE;
	});
}

export interface MemberLine {
	readonly id: string;
	readonly name: string;
	readonly role: Role;
	readonly guest: boolean;
	readonly joinedAt: number;
}

/** The members of a group, in the order they joined. */
export async function membersOf(read: Reader, groupId: string): Promise<MemberLine[]> {
	const rows = await read
		.select({
			id: users.id,
			name: users.name,
			role: members.role,
			passwordHash: users.passwordHash,
			joinedAt: members.joinedAt
		})
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(eq(members.groupId, groupId))
		.orderBy(asc(members.joinedAt), asc(users.name))
		.all();
	return rows.map(({ passwordHash, ...row }) => ({ ...row, guest: passwordHash === null }));
}

export interface ChronicleLine extends ImportedLine {
	readonly id: string;
	readonly title: string;
	readonly createdAt: number;
}

/** The logs of a group, the newest first: its chronicles, or its games outside one. */
export const logsOf = (
	read: Reader,
	groupId: string,
	{ name }: { readonly name: string }
): Promise<ChronicleLine[]> =>
	read
		.select({
			id: chronicles.id,
			title: chronicles.title,
			createdAt: chronicles.createdAt,
			...importedColumns
		})
		.from(chronicles)
		.where(and(eq(chronicles.groupId, groupId), eq(chronicles.game, name)))
		.orderBy(asc(chronicles.createdAt))
		.all()
		.then((rows) => rows.reverse());

export interface GroupLine {
	readonly id: string;
	readonly name: string;
	readonly role: Role;
	readonly chronicles: readonly (ChronicleLine & { readonly href: string })[];
}

/** The groups a person is in, by name, each with its chronicles. */
export async function groupsOf(read: Reader, userId: string): Promise<GroupLine[]> {
	const mine = await read
		.select({ id: groups.id, name: groups.name, role: members.role })
		.from(members)
		.innerJoin(groups, eq(groups.id, members.groupId))
		.where(eq(members.userId, userId))
		.orderBy(asc(groups.name))
		.all();
	const ids = mine.map(({ id }) => id);
	const all = await read
		.select({
			id: chronicles.id,
			game: chronicles.game,
			groupId: chronicles.groupId,
			title: chronicles.title,
			createdAt: chronicles.createdAt,
			...importedColumns
		})
		.from(chronicles)
		.where(and(inArray(chronicles.groupId, ids), inArray(chronicles.game, gamesOf('campaign'))))
		.orderBy(asc(chronicles.createdAt))
		.all();
	return mine.map((group) => ({
		...group,
		chronicles: all
			.filter(({ groupId }) => groupId === group.id)
			.map((line) => ({ ...line, href: logPage(line.game, line.id) }))
			.reverse()
	}));
}
