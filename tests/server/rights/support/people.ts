import type { Application } from '../../../../src/lib/server/application.ts';
import { hashPassword } from '../../../../src/lib/server/accounts/passwords.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { users } from '../../../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../../../src/lib/server/db/schema/groups.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';

/** Someone who asks. */
export interface Actor {
	readonly who: string;
	readonly id: string;
	/** undefined: nobody is signed in */
	readonly session: string | undefined;
	readonly guest: boolean;
	/** what they are in the group of their cast; null: they are in none */
	readonly role: Role | null;
	/** their seats in the chronicle of their cast */
	readonly seats: readonly string[];
	/** seats of others there for which they may act, without seeing the hand */
	readonly actsFor?: readonly string[];
}

const PEOPLE: readonly Omit<Actor, 'id' | 'session'>[] = [
	{ who: 'keeper', guest: false, role: 'keeper', seats: [] },
	{ who: 'player', guest: false, role: 'player', seats: ['s1'] },
	{ who: 'referee', guest: false, role: 'referee', seats: [] },
	{ who: 'spectator', guest: false, role: 'spectator', seats: [] },
	{ who: 'guest who plays', guest: true, role: 'player', seats: ['s2'] },
	{ who: 'stand-in', guest: false, role: 'player', seats: [], actsFor: ['s1'] },
	{ who: 'someone without a group', guest: false, role: null, seats: [] },
	{ who: 'guest without a group', guest: true, role: null, seats: [] }
];

const NOBODY: Actor = {
	who: 'nobody',
	id: '',
	session: undefined,
	guest: false,
	role: null,
	seats: []
};

/** One hash for all: what it costs is not what is tested here. */
const passwordHash = hashPassword('nobody asks for this one');

async function arrive({ database, sessions }: Application, person: (typeof PEOPLE)[number]) {
	const id = newId();
	const stored = person.guest ? null : await passwordHash;
	await database.write((tx) =>
		tx.insert(users).values({
			id,
			name: person.who,
			nameKey: person.guest ? null : id,
			passwordHash: stored,
			createdAt: 0
		})
	);
	return { ...person, id, session: (await sessions.open(id)).id };
}

/** A group with someone in every role, and people who do not belong. */
export async function newPlace(application: Application) {
	const people = await Promise.all(PEOPLE.map((person) => arrive(application, person)));
	const group = newId();
	await application.database.write(async (tx) => {
		await tx.insert(groups).values({ id: group, name: 'The table', createdAt: 0 });
		for (const { id, role } of people)
			if (role) await tx.insert(members).values({ groupId: group, userId: id, role, joinedAt: 0 });
	});
	return { group, actors: [...people, NOBODY] };
}
