import { eq } from 'drizzle-orm';
import { nameKey } from '../accounts/names.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { members } from '../db/schema/groups.ts';
import { seatsOf, setSeatPerson } from './annex.ts';

/**
 * Gives the free seats of a chronicle to the members of its group who go by the same name; the keeper can change it
 * later. A name that two members share is nobody's. Answers with the member's name by seat.
 */
export function seatMembersByName(
	database: Database,
	groupId: string,
	chronicleId: string
): Promise<Readonly<Record<string, string>>> {
	return database.write(async (transaction) => {
		const people = await transaction
			.select({ id: users.id, name: users.name })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(eq(members.groupId, groupId));
		const seats = await seatsOf(transaction, chronicleId);
		const taken = new Set(seats.flatMap(({ userId }) => (userId === null ? [] : [userId])));
		const sitting: Record<string, string> = {};
		for (const { seatId, name, userId } of seats) {
			if (userId !== null) continue;
			const [one, other] = people.filter((person) => nameKey(person.name) === nameKey(name));
			if (!one || other || taken.has(one.id)) continue;
			taken.add(one.id);
			sitting[seatId] = one.name;
			await setSeatPerson(transaction, chronicleId, seatId, one.id);
		}
		return sitting;
	});
}
