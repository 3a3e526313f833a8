import type { Application } from '../../src/lib/server/application.ts';
import { users } from '../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../src/lib/server/db/schema/groups.ts';

/** The group that they are in. */
export const GROUP = 'group';

/** Puts a person for each seat into one group, which the first of them keeps. */
export async function peopleFor(
	{ database }: Pick<Application, 'database'>,
	seats: readonly string[]
): Promise<readonly { readonly id: string; readonly name: string }[]> {
	const people = seats.map((seat) => ({ id: `person-${seat}`, name: `Player ${seat}` }));
	await database.write(async (tx) => {
		await tx.insert(groups).values({ id: GROUP, name: 'The group', createdAt: 0 });
		for (const [index, { id, name }] of people.entries()) {
			await tx.insert(users).values({ id, name, createdAt: 0 });
			const role = index === 0 ? 'keeper' : 'player';
			await tx.insert(members).values({ groupId: GROUP, userId: id, role, joinedAt: 0 });
		}
	});
	return people;
}
