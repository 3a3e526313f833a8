import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../db/client.ts';
import { remembered } from '../db/memory.ts';
import { prepared } from '../db/prepared.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { groups, members } from '../db/schema/groups.ts';
import type { Role } from './roles.ts';
import { sittingColumns, sittingOf } from './seats.ts';

/** What the person of a request is, in the group (and chronicle) that its path names. */
export interface Access {
	readonly group: { readonly id: string; readonly name: string };
	readonly role: Role;
	/** the log of the path */
	readonly chronicle: { readonly id: string; readonly title: string; readonly game: string } | null;
	/** ids of the seats that are this person's, in that chronicle or game */
	readonly seats: readonly string[];
	/** ids of the seats there that are just a name: nobody who signs in sits on them */
	readonly vacant: readonly string[];
	/** ids of those of both whose hidden hand was dealt to somebody else, and lies face down before this person */
	readonly closed: readonly string[];
	/** seats of others for which this person may act, and whether they may see the hand */
	readonly actsFor: readonly { readonly seat: string; readonly hand: boolean }[];
}

/** A person's access to a group, or null: whether it does not exist or is not theirs, nobody learns. */
export async function groupAccess(
	read: Reader,
	userId: string,
	groupId: string
): Promise<Access | null> {
	const row = await read
		.select({ id: groups.id, name: groups.name, role: members.role })
		.from(members)
		.innerJoin(groups, eq(groups.id, members.groupId))
		.where(and(eq(members.userId, userId), eq(members.groupId, groupId)))
		.get();
	if (!row) return null;
	const { role, ...group } = row;
	return { group, role, chronicle: null, seats: [], vacant: [], closed: [], actsFor: [] };
}

const logOfMember = prepared((read) =>
	read
		.select({
			id: groups.id,
			name: groups.name,
			role: members.role,
			title: chronicles.title,
			game: chronicles.game,
			...sittingColumns
		})
		.from(chronicles)
		.innerJoin(groups, eq(groups.id, chronicles.groupId))
		.innerJoin(
			members,
			and(eq(members.groupId, groups.id), eq(members.userId, sql.placeholder('userId')))
		)
		.where(eq(chronicles.id, sql.placeholder('chronicleId')))
		.prepare()
);

/** A person's access to a log of a game (null: of any) through its group, with the seats that are theirs; or null, as above. */
export async function logAccess(
	read: Reader,
	userId: string,
	chronicleId: string,
	game: string | null
): Promise<Access | null> {
	const access = await accessTo(read, userId, chronicleId);
	return game === null || access?.chronicle?.game === game ? access : null;
}

const accessTo = remembered(
	async (read, userId: string, chronicleId: string): Promise<Access | null> => {
		const row = await logOfMember(read).get({ userId, chronicleId });
		if (!row) return null;
		const { id, name, role, title, game } = row;
		const chronicle = { id: chronicleId, title, game };
		return { group: { id, name }, role, chronicle, ...sittingOf(row) };
	}
);

const rolesOfMany = prepared((read) =>
	read
		.select({ userId: members.userId, role: members.role })
		.from(chronicles)
		.innerJoin(groups, eq(groups.id, chronicles.groupId))
		.innerJoin(members, eq(members.groupId, groups.id))
		.where(
			and(
				eq(chronicles.id, sql.placeholder('chronicleId')),
				sql`${sql.placeholder('game')} IN (${chronicles.game}, '')`,
				sql`${members.userId} IN (SELECT value FROM json_each(${sql.placeholder('userIds')}))`
			)
		)
		.prepare()
);

/** The roles of people in the group of a log of a game (null: of any); who has no access to it is left out. */
export async function rolesIn(
	read: Reader,
	userIds: readonly string[],
	chronicleId: string,
	game: string | null
): Promise<ReadonlyMap<string, Role>> {
	const wanted = { userIds: JSON.stringify(userIds), chronicleId, game: game ?? '' };
	const rows = await rolesOfMany(read).all(wanted);
	return new Map(rows.map(({ userId, role }) => [userId, role]));
}
