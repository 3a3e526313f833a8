import { and, eq, sql } from 'drizzle-orm';
import { heritage } from '../../games/heritage/heritage.ts';
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
	/** the chronicle of the path, or its game outside one */
	readonly chronicle: { readonly id: string; readonly title: string } | null;
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

const chronicleOfMember = prepared((read) =>
	read
		.select({
			id: groups.id,
			name: groups.name,
			role: members.role,
			title: chronicles.title,
			...sittingColumns
		})
		.from(chronicles)
		.innerJoin(groups, eq(groups.id, chronicles.groupId))
		.innerJoin(
			members,
			and(eq(members.groupId, groups.id), eq(members.userId, sql.placeholder('userId')))
		)
		.where(
			and(
				eq(chronicles.id, sql.placeholder('chronicleId')),
				eq(chronicles.game, sql.placeholder('game'))
			)
		)
		.prepare()
);

/** A person's access to a chronicle (or a game outside one) through its group, with the seats that are theirs; or null, as above. */
export const chronicleAccess = (
	read: Reader,
	userId: string,
	chronicleId: string,
	game: string = heritage.name
): Promise<Access | null> => accessTo(read, userId, chronicleId, game);

const accessTo = remembered(
	async (read, userId: string, chronicleId: string, game: string): Promise<Access | null> => {
		const row = await chronicleOfMember(read).get({ userId, chronicleId, game });
		if (!row) return null;
		const { id, name, role, title } = row;
		const chronicle = { id: chronicleId, title };
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
				eq(chronicles.game, sql.placeholder('game')),
				sql`${members.userId} IN (SELECT value FROM json_each(${sql.placeholder('userIds')}))`
			)
		)
		.prepare()
);

/** The roles of people in the group of a chronicle (or a game outside one); who has no access to it is left out. */
export async function rolesIn(
	read: Reader,
	userIds: readonly string[],
	chronicleId: string,
	game: string
): Promise<ReadonlyMap<string, Role>> {
	const wanted = { userIds: JSON.stringify(userIds), chronicleId, game };
	const rows = await rolesOfMany(read).all(wanted);
	return new Map(rows.map(({ userId, role }) => [userId, role]));
}
