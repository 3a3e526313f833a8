import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import { startApplication } from '../../src/lib/server/application.ts';
import { users } from '../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../src/lib/server/db/schema/groups.ts';
import type { Role } from '../../src/lib/server/tables/roles.ts';
import { newCommandId } from '../server/logs/house.ts';

export const GROUP = 'group-one';

export interface Person {
	readonly id: string;
	/** Without one they are called by their id. */
	readonly name?: string;
	readonly role: Role;
	/** Where they sit in every chronicle that is founded. */
	readonly seat?: string;
}

/** Elysium in a folder of its own, with one group of these people; the first who keeps it does everything. */
export async function openGroup(people: readonly Person[]) {
	const keeper = people.find(({ role }) => role === 'keeper');
	if (!keeper) throw new Error('somebody keeps a group');
	const actor = { id: keeper.id, name: keeper.name ?? keeper.id };
	const folder = mkdtempSync(join(tmpdir(), 'elysium-'));
	const open = () => startApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	let application = await open();
	await application.database.write(async (tx) => {
		await tx.insert(groups).values({ id: GROUP, name: 'One', createdAt: 0 });
		for (const { id, name = id, role } of people) {
			await tx.insert(users).values({ id, name, createdAt: 0 });
			await tx.insert(members).values({ groupId: GROUP, userId: id, role, joinedAt: 0 });
		}
	});
	return {
		folder,
		get application() {
			return application;
		},
		/** Founds a chronicle with these seats, each called by its id; answers its id. */
		async found(seats: readonly string[], body: Command): Promise<string> {
			const founded = await application.keeping('heritage').logs.found({
				groupId: GROUP,
				seats: seats.map((seatId) => ({
					seatId,
					name: seatId,
					userId: people.find(({ seat }) => seat === seatId)?.id ?? null
				})),
				actor,
				command: { id: newCommandId(), body }
			});
			if (founded.kind !== 'founded') throw new Error(founded.sentence);
			return founded.chronicle;
		},
		/** Does something that nothing stands against. */
		async act(chronicle: string, body: Command): Promise<void> {
			const command = { id: newCommandId(), seen: 0, body };
			const answer = await application
				.keeping('heritage')
				.logs.act({ chronicle, actor, seat: null, command });
			if (answer.kind !== 'accepted') throw new Error(answer.sentence);
		},
		/** Closes and opens again, as after a restart: nothing in memory is left. */
		async restart(): Promise<void> {
			await application.close();
			application = await open();
		},
		/** Opens what was closed by itself. */
		async reopen(): Promise<void> {
			application = await open();
		},
		async close(): Promise<void> {
			await application.close();
			rmSync(folder, { recursive: true });
		}
	};
}

export type Group = Awaited<ReturnType<typeof openGroup>>;
