import { and, eq } from 'drizzle-orm';
import { heritage } from '../../games/heritage/heritage.ts';
import type { Reader } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { groups, members } from '../db/schema/groups.ts';
import type { Role } from './roles.ts';
import { seatsFor } from './seats.ts';

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
	return { group, role, chronicle: null, seats: [], vacant: [] };
}

/** A person's access to a chronicle (or a game outside one) through its group, with the seats that are theirs; or null, as above. */
export async function chronicleAccess(
	read: Reader,
	userId: string,
	chronicleId: string,
	game: string = heritage.name
): Promise<Access | null> {
	const row = await read
		.select({
			id: groups.id,
			name: groups.name,
			role: members.role,
			title: chronicles.title
		})
		.from(chronicles)
		.innerJoin(groups, eq(groups.id, chronicles.groupId))
		.innerJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, userId)))
		.where(and(eq(chronicles.id, chronicleId), eq(chronicles.game, game)))
		.get();
	if (!row) return null;
	const { role, title, ...group } = row;
	const sitting = await seatsFor(read, chronicleId, userId);
	return { group, role, chronicle: { id: chronicleId, title }, ...sitting };
}
