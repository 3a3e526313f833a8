import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readLog, writeLog } from '../../../src/lib/server/logs/log.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { isAway, isConstraintError } from '../../../src/lib/server/db/errors.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { chronicles } from '../../../src/lib/server/db/schema/chronicles.ts';
import { groups, members } from '../../../src/lib/server/db/schema/groups.ts';
import { receipts } from '../../../src/lib/server/db/schema/sharing.ts';
import { openSqld, type Sqld } from './support/sqld.ts';
import { openWire, type Mishap, type Wire } from './support/wire.ts';

let server: Sqld;
let wire: Wire;
const opened: Database[] = [];

beforeAll(async () => {
	server = await openSqld();
	wire = await openWire(server.port);
}, 180_000);
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
	await wire.close();
	await server.dispose();
});

async function open(databaseUrl = server.url(), databaseToken = server.token): Promise<Database> {
	const database = await openDatabase({ databaseUrl, databaseToken });
	opened.push(database);
	return database;
}
const overWire = (scheme: 'ws' | 'http' = 'ws') => open(`${scheme}://127.0.0.1:${wire.port}`);

let count = 0;
const group = () => ({ id: `group-${++count}`, name: 'Night', createdAt: 0 });
const isThere = async ({ read }: Database, { id }: { readonly id: string }) =>
	(await read.select().from(groups)).filter((row) => row.id === id).length;

describe('a database on a server', () => {
	it('is made once by two processes that start on it at the same time', async () => {
		const both = await Promise.all([open(), open()]);
		const [one] = both;
		const [tables] = await one.read.all<{ n: number }>(
			sql`SELECT count(*) AS n FROM sqlite_master WHERE type = 'table' AND name = 'events'`
		);
		expect(tables).toEqual({ n: 1 });
		const hashes = await one.read.all<{ hash: string }>(sql`SELECT hash FROM __drizzle_migrations`);
		expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(hashes.length);
		expect(both.every(({ shared }) => shared)).toBe(true);
	});

	it('enforces references and keys, and says which of both it was', async () => {
		const { write } = await open();
		const nobody = { groupId: 'nowhere', userId: 'nobody', role: 'player', joinedAt: 0 } as const;
		await expect(write((tx) => tx.insert(members).values(nobody))).rejects.toSatisfy(
			isConstraintError
		);
		const one = group();
		await write((tx) => tx.insert(groups).values(one));
		await expect(write((tx) => tx.insert(groups).values(one))).rejects.toSatisfy(isConstraintError);
	});

	it('deletes what hangs on what is deleted', async () => {
		const database = await open();
		const [one, person] = [group(), { id: 'person-one', name: 'Anna', createdAt: 0 }];
		await database.write(async (tx) => {
			await tx.insert(groups).values(one);
			await tx.insert(users).values(person);
			const joined = { groupId: one.id, userId: person.id, joinedAt: 0 };
			await tx.insert(members).values({ ...joined, role: 'keeper' });
		});
		await database.write((tx) => tx.delete(users));
		expect(await database.read.$count(members)).toBe(0);
	});

	it('undoes a transaction that throws', async () => {
		const database = await open();
		const lost = group();
		const failing = database.write(async (tx) => {
			await tx.insert(groups).values(lost);
			throw new Error('halfway');
		});
		await expect(failing).rejects.toThrow('halfway');
		expect(await isThere(database, lost)).toBe(0);
	});

	it('shows a transaction what it wrote before, in order', async () => {
		const database = await open();
		const [one, other] = [group(), group()];
		const seen = await database.write(async (tx) => {
			await tx.insert(groups).values(one);
			await tx.insert(groups).values(other);
			await tx.update(groups).set({ name: 'Day' }).where(eq(groups.id, other.id));
			await tx.delete(groups).where(eq(groups.id, one.id));
			return tx
				.select()
				.from(groups)
				.where(inArray(groups.id, [one.id, other.id]));
		});
		expect(seen).toEqual([{ ...other, name: 'Day' }]);
	});

	it.each([
		['the last that is written', []],
		['one before something is read', [sql`SELECT 1`]],
		[
			'the first of very many',
			Array.from({ length: 250 }, () => sql`DELETE FROM groups WHERE id = ''`)
		]
	])('undoes all of a transaction where it refuses %s', async (_what, after) => {
		const database = await open();
		const [there, lost] = [group(), group()];
		await database.write((tx) => tx.insert(groups).values(there));
		const failing = database.write(async (tx) => {
			await tx.insert(groups).values(lost);
			await tx.insert(groups).values(there);
			for (const statement of after) await tx.run(statement);
		});
		await expect(failing).rejects.toSatisfy(isConstraintError);
		expect(await isThere(database, lost)).toBe(0);
	});

	it('is not changed through its reader', async () => {
		const { read } = await open();
		await expect(read.all(sql`DELETE FROM groups RETURNING id`)).rejects.toThrow();
		expect(await read.$count(groups)).toBeGreaterThan(0);
	});

	it('lets many processes write in turn, and none is refused', async () => {
		const databases = await Promise.all([open(), open(), open()]);
		const all = Array.from({ length: 60 }, group);
		await Promise.all(
			all.map((one, index) =>
				databases[index % 3]?.write(async (tx) => {
					await tx.insert(groups).values(one);
					await tx.select().from(groups).limit(1);
				})
			)
		);
		for (const database of databases)
			expect(
				(await Promise.all(all.map((one) => isThere(database, one)))).every((n) => n === 1)
			).toBe(true);
	});
});

describe('a log on a server', () => {
	it('is read whole, also where it is longer than one answer may be', async () => {
		const { read, write } = await open();
		const [where, log] = [group(), { id: 'a-long-log', logId: 'a-long-log' }];
		const event = { type: 'Told', words: 'x'.repeat(6_000) };
		const envelopes = Array.from({ length: 2_100 }, (_, index) => ({
			id: `event-${index + 1}`,
			chronicle: log.logId,
			sequence: index + 1,
			schema: 1,
			seat: null,
			actor: 'somebody',
			command: 'a-command',
			at: '',
			rule: null,
			event,
			previous: '',
			hash: ''
		}));
		await write(async (tx) => {
			await tx.insert(groups).values(where);
			const row = { ...log, groupId: where.id, title: '', createdAt: 0, projectedBy: '' };
			await tx.insert(chronicles).values({ ...row, version: envelopes.length });
			await writeLog(tx, log.id, envelopes);
		});
		expect(await readLog(read, log)).toEqual(envelopes);
		const some = await readLog(read, log, { after: 10, upTo: 2_050, atMost: 1_500 });
		expect(some.map(({ sequence }) => sequence)).toEqual(
			Array.from({ length: 1_500 }, (_, index) => index + 11)
		);
		expect(await readLog(read, log, { after: 1_999, upTo: 2_000 })).toHaveLength(1);
	});
});

describe('a commit whose answer does not come', () => {
	it.each<['ws' | 'http', Mishap]>([
		['ws', 'answer lost'],
		['ws', 'never arrives'],
		['http', 'answer lost']
	])('counts once, over %s: %s', async (scheme, mishap) => {
		const database = await overWire(scheme);
		const cutsBefore = wire.cuts();
		const one = group();
		let runs = 0;
		wire.cutAtCommit(mishap);
		const answered = await database.write(async (tx) => {
			runs += 1;
			await tx.insert(groups).values(one);
			return runs;
		});
		expect(wire.cuts()).toBe(cutsBefore + 1);
		expect(await isThere(database, one)).toBe(1);
		expect(answered).toBe(mishap === 'answer lost' ? 1 : 2);
	});

	it('leaves a receipt only where something was written', async () => {
		const database = await open();
		const before = await database.read.$count(receipts);
		await database.write((tx) => tx.select().from(groups));
		expect(await database.read.$count(receipts)).toBe(before);
		await database.write((tx) => tx.insert(groups).values(group()));
		expect(await database.read.$count(receipts)).toBe(before + 1);
	});
});

describe('a server that goes away', () => {
	it('is not noticed where it is back at once, and said where it stays away', async () => {
		const database = await open();
		await server.kill();
		const reading = database.read.$count(groups);
		const writing = database.write((tx) => tx.insert(groups).values(group()));
		await server.start();
		expect(await reading).toBeGreaterThan(0);
		await writing;
		await server.kill();
		await expect(database.read.$count(groups)).rejects.toSatisfy(isAway);
		const began = Date.now();
		await expect(database.write((tx) => tx.insert(groups).values(group()))).rejects.toSatisfy(
			isAway
		);
		await expect(database.read.$count(groups)).rejects.toSatisfy(isAway);
		expect(Date.now() - began).toBeLessThan(1_000);
		await server.start();
		await database.write((tx) => tx.insert(groups).values(group()));
		expect(await database.read.$count(groups)).toBeGreaterThan(0);
	});

	it.each([
		['a token that it does not know', () => server.url(), 'not.a.token', 'rejects the token'],
		['no server there', () => 'ws://127.0.0.1:9', 'x.y.z', 'cannot be reached'],
		['no server there, over HTTP', () => 'http://127.0.0.1:9', 'x.y.z', 'cannot be reached'],
		[
			'an address with more in it',
			() => `${server.url()}?mode=x`,
			'x.y.z',
			'DATABASE_URL cannot be'
		]
	])('is no reason to start on: %s', async (_what, url, token, sentence) => {
		const failing = openDatabase({ databaseUrl: url(), databaseToken: token });
		await expect(failing).rejects.toMatchObject({
			name: 'StartupError',
			message: expect.stringContaining(sentence)
		});
		await expect(failing).rejects.not.toMatchObject({ message: expect.stringContaining(token) });
	});
});
