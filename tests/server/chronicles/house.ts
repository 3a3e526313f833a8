import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHAIN_START, findChainFault } from '../../../src/lib/games/core/envelope.ts';
import { hashOf } from '../../../src/lib/games/core/hash.ts';
import { engineOf } from '../../../src/lib/server/chronicles/kept-game.ts';
import { follow, unfolded } from '../../../src/lib/server/chronicles/folded.ts';
import { readRows } from '../../../src/lib/server/chronicles/projection.ts';
import { createChronicles } from '../../../src/lib/server/chronicles/service.ts';
import { REAL_SURROUNDINGS } from '../../../src/lib/server/chronicles/surroundings.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { groups } from '../../../src/lib/server/db/schema/groups.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
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

/** A database in a folder of its own, with the toy's chronicles. */
export async function openHouse(folder = mkdtempSync(join(tmpdir(), 'elysium-'))) {
	const url = `file:${join(folder, 'elysium.db')}`;
	let database: Database = await openDatabase({ databaseUrl: url });
	await populate(database);
	let toys = createChronicles(database, keptToy, REAL_SURROUNDINGS);
	const act = (chronicle: string, body: ToyCommand, more: { id?: string; seen?: number } = {}) =>
		toys.act({
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
		get toys() {
			return toys;
		},
		act,
		/** Founds a chronicle with four seats; answers its id. */
		async found(title = 'Night'): Promise<string> {
			const founded = await toys.found({
				groupId: 'group-one',
				seats: SEATS.map((seatId, index) => ({
					seatId,
					name: `Player ${index + 1}`,
					userId: null
				})),
				actor: ACTOR,
				command: { id: newCommandId(), body: { type: 'Open', title, seats: SEATS } }
			});
			if (founded.kind !== 'founded') throw new Error(founded.sentence);
			return founded.chronicle;
		},
		/** Closes and opens again, as after a restart: nothing in memory is left. */
		async restart(): Promise<void> {
			await database.close();
			database = await openDatabase({ databaseUrl: url });
			toys = createChronicles(database, keptToy, REAL_SURROUNDINGS);
		},
		async dispose(): Promise<void> {
			await database.close();
			rmSync(folder, { recursive: true });
		},
		/** What the log alone says: folded from the first event, chain checked, beside what the tables hold. */
		async audit(id: string) {
			const envelopes = (await toys.events(id, 0)) ?? [];
			const folded = follow(keptToy.game, unfolded(keptToy.game), envelopes);
			return {
				envelopes,
				state: folded.state,
				stateHash: hashOf(folded.state),
				fault: findChainFault(envelopes as never, { previous: CHAIN_START, sequence: 1 }),
				rebuilt: sorted(keptToy.rowsOf(folded.state)),
				tables: await readRows(database.read, id)
			};
		}
	};
}

export const ENGINE = engineOf(keptToy.game);

function sorted<Rows extends Record<string, readonly { id: string }[]>>(rows: Rows): Rows {
	const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
	const entries = Object.entries(rows).map(([name, list]) => [name, [...list].sort(byId)]);
	return Object.fromEntries(entries) as Rows;
}

export type House = Awaited<ReturnType<typeof openHouse>>;
