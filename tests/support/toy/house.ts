import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication, type Application } from '../../../src/lib/server/application.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../../src/lib/server/db/schema/groups.ts';
import type { AnyKeeping } from '../../../src/lib/server/logs/keeping.ts';
import type { Role } from '../../../src/lib/server/tables/roles.ts';
import { keptIn, openEvening, WITH_TOY } from './cast.ts';

/** Who is there. In room a sit s1 and s3, in room b s2 and s4. */
export const PEOPLE = {
	keeper: { role: 'keeper', seats: [] },
	ada: { role: 'player', seats: ['s1'] },
	ben: { role: 'player', seats: ['s2'] },
	cleo: { role: 'player', seats: ['s3'] },
	dora: { role: 'player', seats: ['s4'] },
	watcher: { role: 'spectator', seats: [] }
} as const satisfies Readonly<Record<string, { role: Role; seats: readonly string[] }>>;
export type Who = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Who[];

const GROUP = 'group-of-the-toy';
const idOf = (who: Who): string => `person-${who}`;

export interface ToyHouse {
	readonly application: Application;
	readonly keeping: AnyKeeping;
	readonly sessions: Readonly<Record<Who, string>>;
	/** Opens an evening; ids follow from its name alone. */
	found(title: string): Promise<string>;
	close(): Promise<void>;
}

/** The house with the toy, on a folder of its own; ids of people are the same in each. */
export async function openToy(): Promise<ToyHouse> {
	const folder = mkdtempSync(join(tmpdir(), 'elysium-toy-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	const application = await startApplication({ databaseUrl, rateLimitFactor: 1_000 }, WITH_TOY);
	const { database, sessions } = application;
	await database.write(async (tx) => {
		await tx.insert(groups).values({ id: GROUP, name: 'G', createdAt: 0 });
		for (const who of NAMES) {
			const id = idOf(who);
			await tx.insert(users).values({ id, name: who, createdAt: 0 });
			const { role } = PEOPLE[who];
			await tx.insert(members).values({ groupId: GROUP, userId: id, role, joinedAt: 0 });
		}
	});
	const secrets: [Who, string][] = [];
	for (const who of NAMES) secrets.push([who, (await sessions.open(idOf(who))).id]);
	const actors = NAMES.map((who) => ({
		...PEOPLE[who],
		who,
		id: idOf(who),
		session: undefined,
		guest: false
	}));
	return {
		application,
		keeping: keptIn(application),
		sessions: Object.fromEntries(secrets) as Record<Who, string>,
		found: (title) =>
			openEvening(application, { group: GROUP, actors }, { title, id: `found-${title}` }),
		async close() {
			await application.close();
			rmSync(folder, { recursive: true, force: true });
		}
	};
}
