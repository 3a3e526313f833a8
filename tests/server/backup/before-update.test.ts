import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { guardOf } from '../../../src/lib/server/backup/guard.ts';
import { programVersion } from '../../../src/lib/server/backup/note.ts';
import { surplus } from '../../../src/lib/server/backup/rotation.ts';
import { listing } from '../../../src/lib/server/backup/serving.ts';
import { readConfig } from '../../../src/lib/server/config.ts';
import { putData } from '../../support/left-by-0-1-0.ts';
import { emptyFolder, forgetEmptyFolders, inDatabase, putBack } from './support/kit.ts';

/* A database of an older program is backed up before this one brings it up to date. */

let data: string;
let shelf: string;
beforeEach(async () => {
	data = emptyFolder();
	shelf = path.join(emptyFolder(), 'backups');
	putData(data);
	// Whatever 0.1.0 has, one step is missing here.
	await inDatabase(database(), async (client) => {
		await client.execute('DROP TABLE leases');
		await client.execute('ALTER TABLE audit DROP COLUMN reason');
		await client.execute(
			'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)'
		);
	});
});
afterEach(forgetEmptyFolders);

const database = () => path.join(data, 'elysium.db');
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Starts the program as it is started, on this folder. */
async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
	const read = readConfig({ DATA_DIR: data, BACKUP_DIR: shelf, ...env });
	if (!read.ok) throw new Error(read.problems.join(' '));
	const { config } = read;
	await (await openApplication({ ...config, guard: guardOf(config) })).close();
}

/** Whether the step that was missing was made up for. */
async function isUpToDate(file = database()): Promise<boolean> {
	let there = false;
	await inDatabase(file, async (client) => {
		const sql = "SELECT 1 FROM sqlite_master WHERE name = 'leases'";
		there = (await client.execute(sql)).rows.length > 0;
	});
	return there;
}

describe('an update', () => {
	it('makes a backup of the database as it was, once, which is restored as any other', async () => {
		await start();
		const [name, ...more] = readdirSync(shelf);
		expect(more).toEqual([]);
		expect(name).toMatch(/^elysium-before-\d+\.\d+\.\d+-\d{4}-\d\d-\d\d\.backup$/);
		expect(name).toContain(`before-${programVersion()}-`);
		const file = path.join(shelf, name ?? '');
		expect(await isUpToDate(file)).toBe(false);
		expect(await isUpToDate()).toBe(true);
		const before = hashOf(file);
		await start();
		expect(hashOf(file)).toBe(before);
		expect(await putBack(file, emptyFolder())).toContain('203 events, all replayed');
		expect(await listing({ folder: shelf, hour: 4, days: 1, weeks: 0 }, null)).toContain(name);
	});

	it('leaves it to nobody to throw that backup away', () => {
		const madeLongAgo = Date.parse('2020-01-01T04:00:00Z');
		expect(surplus([madeLongAgo], Date.now(), { days: 1, weeks: 0 })).toEqual([]);
	});

	it('makes none where none are wanted, and none of a new house', async () => {
		await start({ BACKUP_DIR: 'off' });
		expect(await isUpToDate()).toBe(true);
		data = emptyFolder();
		await start();
		expect(existsSync(shelf)).toBe(false);
	});

	it('is not begun where the backup cannot be made, and nothing is changed', async () => {
		const before = hashOf(database());
		writeFileSync(shelf, 'a file in the way');
		await expect(start()).rejects.toMatchObject({
			name: 'StartupError',
			message: expect.stringMatching(
				/^The backup before the update failed, so the update did not start\. .+ The database was left as it is\.$/
			) as string
		});
		expect(hashOf(database())).toBe(before);
		expect(await isUpToDate()).toBe(false);
	});

	it('that fails on a copy is not begun', async () => {
		// In the way of the step that is missing.
		await inDatabase(database(), (client) => client.execute('CREATE TABLE leases (other TEXT)'));
		const before = hashOf(database());
		await expect(start()).rejects.toThrow(/^The backup before the update failed/);
		expect(hashOf(database())).toBe(before);
		expect(readdirSync(shelf)).toEqual([]);
	});
});
