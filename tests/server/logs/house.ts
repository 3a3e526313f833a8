import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHAIN_START, findChainFault } from '../../../src/lib/games/core/envelope.ts';
import type { Typed } from '../../../src/lib/games/core/game.ts';
import { hashOf } from '../../../src/lib/games/core/hash.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { KeptGame } from '../../../src/lib/server/logs/kept-game.ts';
import { follow, unfolded } from '../../../src/lib/server/logs/folded.ts';
import type { KeepingByName } from '../../../src/lib/server/games/registry.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { readRows } from '../../../src/lib/server/logs/projection.ts';
import { createChronicles } from '../../../src/lib/server/logs/service.ts';
import { REAL_SURROUNDINGS } from '../../../src/lib/server/logs/surroundings.ts';
import type { WrittenFile } from '../../../src/lib/server/logs/writing-out.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { groups } from '../../../src/lib/server/db/schema/groups.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { masterKey } from '../../../src/lib/server/vault/master-key.ts';
import { quotasTimes } from '../../../src/lib/server/tables/quotas.ts';
import { createVault } from '../../../src/lib/server/vault/vault.ts';
import { FOUNDATION } from '../../unit/heritage/table.ts';
import { keptToy, type ToyCommand } from './toy.ts';

export const ACTOR = { id: 'actor-one', name: 'Anna' };
export const SEATS = ['s1', 's2', 's3', 's4'];

let commandCount = 0;
export const newCommandId = () => `command-${process.pid}-${++commandCount}`;

/** Accounts and groups that the chronicles of the tests belong to; again on a folder that has them: nothing. */
async function populate(database: Database): Promise<void> {
	const people = [
		ACTOR,
		...SEATS.map((seat) => ({ id: `actor-${seat}-x`, name: `Actor ${seat}` }))
	];
	await database.write(async (transaction) => {
		await transaction
			.insert(users)
			.values(people.map((person) => ({ ...person, createdAt: 0 })))
			.onConflictDoNothing();
		await transaction
			.insert(groups)
			.values(['group-one', 'group-two'].map((id) => ({ id, name: id, createdAt: 0 })))
			.onConflictDoNothing();
	});
}

/** What stands in a file that was written; where none was, nothing. */
export const writtenText = (file: WrittenFile | null): string =>
	new TextDecoder().decode(file?.bytes);

/** Taking a file into a group, by the one who does everything here. */
export const into = (groupId: string) => ({ groupId, actor: ACTOR });

/** What the services of a house use, with its vault open. */
/** `times`: by so much more may be kept than where nothing is set. */
export const meansIn = (folder: string, times = 1) => ({
	...REAL_SURROUNDINGS,
	quotas: quotasTimes(times),
	vault: createVault(masterKey(folder).key, REAL_SURROUNDINGS.now)
});

/** A house that keeps one game and has nothing of it but its logs. */
export const keepingOf = (logs: object) => ({
	keeping: (() => ({ kept: keptHeritage, logs })) as unknown as KeepingByName
});

/** A database in a folder of its own, with the chronicles of a game. */
export async function openHouseOf<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(
	kept: KeptGame<State, Command, Event, Reason>,
	firstCommand: (title: string) => Command,
	folder = mkdtempSync(join(tmpdir(), 'elysium-')),
	times = 1
) {
	const url = `file:${join(folder, 'elysium.db')}`;
	let database: Database = await openDatabase({ databaseUrl: url });
	await populate(database);
	let service = createChronicles(database, kept, meansIn(folder, times));
	const act = (chronicle: string, body: Command, more: { id?: string; seen?: number } = {}) =>
		service.act({
			chronicle,
			actor: ACTOR,
			seat: null,
			command: { id: more.id ?? newCommandId(), seen: more.seen ?? 0, body }
		});
	return {
		folder,
		get database() {
			return database;
		},
		get service() {
			return service;
		},
		act,
		/** Founds a chronicle with four seats; answers its id. */
		async found(title = 'Night'): Promise<string> {
			const founded = await service.found({
				groupId: 'group-one',
				seats: SEATS.map((seatId, index) => ({
					seatId,
					name: `Player ${index + 1}`,
					userId: null
				})),
				actor: ACTOR,
				command: { id: newCommandId(), body: firstCommand(title) }
			});
			if (founded.kind !== 'founded') throw new Error(founded.sentence);
			return founded.chronicle;
		},
		/** Closes and opens again, as after a restart: nothing in memory is left. */
		async restart(): Promise<void> {
			await database.close();
			database = await openDatabase({ databaseUrl: url });
			service = createChronicles(database, kept, meansIn(folder, times));
		},
		async dispose(): Promise<void> {
			await database.close();
			rmSync(folder, { recursive: true });
		},
		/** What the log alone says: folded from the first event, chain checked, beside what the tables hold. */
		async audit(id: string) {
			const envelopes = (await service.events(id, 0)) ?? [];
			const folded = follow(kept.game, unfolded(kept.game), envelopes);
			return {
				envelopes,
				state: folded.state,
				stateHash: hashOf(folded.state),
				fault: findChainFault(envelopes as never, { previous: CHAIN_START, sequence: 1 }),
				rebuilt: sorted(kept.rowsOf(folded.state)),
				tables: await readRows(database.read, id)
			};
		}
	};
}

/** A house of chronicles of Heritage with four seats. */
export const openHeritage = (folder?: string, times?: number) =>
	openHouseOf(
		keptHeritage,
		(title): Command => ({ type: 'StartChronicle', ...FOUNDATION, title, seats: SEATS }),
		folder,
		times
	);

/** The toy's house. */
export const openHouse = (folder?: string) =>
	openHouseOf(keptToy, (title): ToyCommand => ({ type: 'Open', title, seats: SEATS }), folder);

function sorted<Rows extends Record<string, readonly { id: string }[]>>(rows: Rows): Rows {
	const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
	const entries = Object.entries(rows).map(([name, list]) => [name, [...list].sort(byId)]);
	return Object.fromEntries(entries) as Rows;
}

export type House = Awaited<ReturnType<typeof openHouse>>;
