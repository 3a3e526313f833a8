import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { mayChangeMemory, remembered } from '../../../src/lib/server/db/memory.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { UPDATE_VERSION } from '../../../src/lib/server/logs/append.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-memory-'));
	database = await openDatabase({ databaseUrl: pathToFileURL(join(folder, 'm.db')).href });
	await database.write((tx) => tx.insert(users).values({ id: 'ada', name: 'Ada', createdAt: 0 }));
});
afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true });
});

let looked = 0;
const nameOf = remembered(async (read, id: string) => {
	looked++;
	const row = await read.select({ name: users.name }).from(users).where(eq(users.id, id)).get();
	return row?.name ?? null;
});
const rename = (name: string) =>
	database.write((tx) => tx.update(users).set({ name }).where(eq(users.id, 'ada')));
const looksDuring = async (work: () => Promise<unknown>) => {
	const before = looked;
	await work();
	return looked - before;
};

test('what was found is not looked for again', async () => {
	expect(await nameOf(database.read, 'ada')).toBe('Ada');
	expect(await looksDuring(() => nameOf(database.read, 'ada'))).toBe(0);
});

test('as soon as a write is answered, nobody is told what was before', async () => {
	await nameOf(database.read, 'ada');
	await rename('Countess');
	expect(await nameOf(database.read, 'ada')).toBe('Countess');
});

test('a write that fails leaves what is true', async () => {
	await nameOf(database.read, 'ada');
	const failing = database.write(async (tx) => {
		await tx.update(users).set({ name: 'Nobody' }).where(eq(users.id, 'ada'));
		throw new Error('on second thoughts');
	});
	await expect(failing).rejects.toThrow('on second thoughts');
	expect(await nameOf(database.read, 'ada')).toBe('Ada');
});

test('that somebody is unknown is asked each time', async () => {
	expect(await nameOf(database.read, 'eve')).toBeNull();
	await database.write((tx) => tx.insert(users).values({ id: 'eve', name: 'Eve', createdAt: 0 }));
	expect(await nameOf(database.read, 'eve')).toBe('Eve');
});

test('what was looked for before a write came is not kept after it', async () => {
	let goOn = () => {};
	const waits = new Promise<void>((resolve) => (goOn = resolve));
	const slowly = remembered(async (read, id: string) => {
		const row = await read.select().from(users).where(eq(users.id, id)).get();
		await waits;
		return row?.name ?? null;
	});
	const early = slowly(database.read, 'ada');
	await rename('Countess');
	goOn();
	expect(await early).toBe('Ada');
	expect(await slowly(database.read, 'ada')).toBe('Countess');
});

test('no more is kept than there is room for', async () => {
	const echo = remembered(async (_read, word: string) => {
		looked++;
		return word;
	});
	for (let word = 0; word <= 500; word++) await echo(database.read, String(word));
	expect(await looksDuring(() => echo(database.read, '500'))).toBe(0);
	expect(await looksDuring(() => echo(database.read, '0'))).toBe(1);
});

test('a transaction sees what it wrote itself', async () => {
	await nameOf(database.read, 'ada');
	const seen = await database.write(async (tx) => {
		await tx.update(users).set({ name: 'Countess' }).where(eq(users.id, 'ada'));
		return nameOf(tx, 'ada');
	});
	expect(seen).toBe('Countess');
});

test.each([
	['INSERT INTO events (chronicle_id) VALUES (?)', false],
	['INSERT INTO commands (chronicle_id) VALUES (?)', false],
	['insert into "snapshots" ("chronicle_id") values (?)', false],
	[UPDATE_VERSION, false],
	['  select "name" from "users"', false],
	['UPDATE chronicles SET version = ?, title = ? WHERE id = ?', true],
	['UPDATE chronicles SET title = ? WHERE id = ?', true],
	['insert into "events_of_others" values (?)', true],
	['delete from "events"', true],
	['INSERT OR REPLACE INTO lent_seats (chronicle_id) VALUES (?)', true],
	['with gone as (select 1) delete from "sessions"', true],
	['update "members" set "role" = ?', true]
])('%s: forgets %s', (sql, forgets) => {
	expect(mayChangeMemory(sql)).toBe(forgets);
});
