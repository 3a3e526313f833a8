import { asc, eq } from 'drizzle-orm';
import { nameKey } from '../accounts/names.ts';
import type { Reader } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { members } from '../db/schema/groups.ts';
import { seatsOf, type Seat } from './annex.ts';

/** The seats of a chronicle, and the members who may sit on them, by name. */
export async function seating(
	read: Reader,
	chronicle: { readonly id: string; readonly groupId: string }
): Promise<{
	readonly seats: readonly Seat[];
	readonly members: readonly { readonly id: string; readonly name: string }[];
}> {
	return {
		seats: await seatsOf(read, chronicle.id),
		members: await read
			.select({ id: users.id, name: users.name })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(eq(members.groupId, chronicle.groupId))
			.orderBy(asc(users.name))
	};
}

/** Whether a title was typed as it stands, whatever its case or white space: the guard of a deletion. */
export const titleTyped = (title: string, typed: unknown): boolean =>
	typeof typed === 'string' && nameKey(typed) === nameKey(title);
