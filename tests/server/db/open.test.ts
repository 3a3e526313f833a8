import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { isConstraintError } from '../../../src/lib/server/db/errors.ts';
import { migrationsFolder } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { groups } from '../../../src/lib/server/db/schema/groups.ts';

let folder: string;
const opened: Database[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-'));
});
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
	rmSync(folder, { recursive: true });
});

async function open(): Promise<Database> {
	const database = await openDatabase({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	opened.push(database);
	return database;
}

const group = (id: string) => ({ id, name: id, createdAt: 0 });

describe('the database', () => {
	it('keeps what was written when it is opened again', async () => {
		const first = await open();
		await first.write((tx) => tx.insert(groups).values(group('one')));
		await first.close();
		opened.splice(0);
		const second = await open();
		expect(await second.read.select().from(groups)).toEqual([group('one')]);
	});

	it('has its migrations as they were first published: each database knows those it has by their text', () => {
		const published = readMigrationFiles({ migrationsFolder: migrationsFolder() }).slice(0, 11);
		const together = createHash('sha256').update(published.map(({ hash }) => hash).join());
		expect(together.digest('hex')).toBe(
			'a623e60ff87eb7e950e5015108a567246fb70ac39cdf1531736ac79b756b8009'
		);
	});

	it('queues writers: none of many simultaneous transactions is lost or refused', async () => {
		const database = await open();
		const names = Array.from({ length: 200 }, (_, index) => `c${index}`);
		await Promise.all(
			names.map((name) =>
				database.write(async (tx) => {
					await tx.insert(groups).values(group(name));
					await tx.select().from(groups).limit(1);
				})
			)
		);
		expect(await database.read.$count(groups)).toBe(200);
	});

	it('undoes a transaction that throws and goes on with the next', async () => {
		const database = await open();
		const failing = database.write(async (tx) => {
			await tx.insert(groups).values(group('lost'));
			throw new Error('halfway');
		});
		await expect(failing).rejects.toThrow('halfway');
		await database.write((tx) => tx.insert(groups).values(group('kept')));
		expect(await database.read.select({ id: groups.id }).from(groups)).toEqual([{ id: 'kept' }]);
	});

	it('tells a taken key from other trouble', async () => {
		const database = await open();
		await database.write((tx) => tx.insert(groups).values(group('one')));
		const again = database.write((tx) => tx.insert(groups).values(group('one')));
		await expect(again).rejects.toSatisfy(isConstraintError);
	});

	it('lets the reader change nothing', async () => {
		const database = await open();
		const changing = database.read.all(sql`DELETE FROM groups RETURNING id`);
		await expect(changing).rejects.toThrow();
	});

	it('syncs every commit, logs ahead and enforces references', async () => {
		const database = await open();
		const pragmas = await database.write(async (tx) => [
			await tx.get(sql`PRAGMA synchronous`),
			await tx.get(sql`PRAGMA journal_mode`),
			await tx.get(sql`PRAGMA foreign_keys`)
		]);
		expect(pragmas).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }, { foreign_keys: 1 }]);
	});
});

describe('opening refuses in one sentence', () => {
	it('a second use of the same folder, naming the process', async () => {
		await open();
		await expect(open()).rejects.toMatchObject({
			name: 'StartupError',
			message: expect.stringContaining(`Another Elysium (process ${process.pid}) already uses`)
		});
	});

	it('a database that a newer program wrote, and leaves it as it was', async () => {
		const database = await open();
		await database.write((tx) =>
			tx.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', 9e15)`)
		);
		await database.close();
		opened.splice(0);
		await expect(open()).rejects.toMatchObject({
			name: 'StartupError',
			message: expect.stringContaining('newer Elysium')
		});
	});

	it('a file that is no database, and leaves it as it was', async () => {
		const path = join(folder, 'elysium.db');
		const content = 'not a database at all, but long enough to look like one'.repeat(40);
		writeFileSync(path, content);
		await expect(open()).rejects.toMatchObject({
			name: 'StartupError',
			message: expect.stringContaining('is damaged or not a database')
		});
		expect(readFileSync(path, 'utf8')).toBe(content);
		rmSync(path);
		await open();
	});

	it('a folder that cannot be written', async () => {
		writeFileSync(join(folder, 'file'), '');
		const below = openDatabase({ databaseUrl: `file:${join(folder, 'file', 'elysium.db')}` });
		await expect(below).rejects.toMatchObject({
			name: 'StartupError',
			message: expect.stringContaining('cannot write')
		});
	});
});

// Windows knows no such rights.
describe.runIf(process.platform !== 'win32')('the rights of what lies in the data folder', () => {
	const rightsOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
	const FILES = ['elysium.db', 'elysium.db-wal', 'elysium.db-shm'];

	it('are the owner’s alone, also where others had some', async () => {
		await (await open()).close();
		opened.splice(0);
		chmodSync(folder, 0o755);
		chmodSync(join(folder, 'elysium.db'), 0o644);
		await open();
		expect(rightsOf('.')).toBe('700');
		const there = FILES.filter((name) => existsSync(join(folder, name)));
		expect(there).toContain('elysium.db-wal');
		for (const name of there) expect(rightsOf(name)).toBe('600');
	});

	it('are left as they are for a folder that holds other things; its database is closed', async () => {
		writeFileSync(join(folder, 'holiday.jpg'), '');
		chmodSync(folder, 0o755);
		await open();
		expect(rightsOf('.')).toBe('755');
		expect(rightsOf('elysium.db')).toBe('600');
	});
});
