import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApplication, type Application } from '../../../src/lib/server/application.ts';
import { Readiness } from '../../../src/lib/server/http/readiness.ts';
import { GET } from '../../../src/routes/api/ready/+server.ts';
import { emptyFolder, forgetEmptyFolders } from '../backup/support/kit.ts';

/* Whether the program can serve: something is written for real, though not for each who asks. */

let folder: string;
let application: Application;
beforeEach(async () => {
	folder = emptyFolder();
	application = await startApplication({ databaseUrl: `file:${path.join(folder, 'elysium.db')}` });
});
afterEach(async () => {
	await application.close();
	forgetEmptyFolders();
});

const probe = () => path.join(folder, '.can-write');
async function asked() {
	const response = await GET({} as never);
	return { status: response.status, said: (await response.json()) as unknown };
}

it('says yes where it can, and leaves nothing behind', async () => {
	expect(await asked()).toEqual({ status: 200, said: { ready: true } });
	expect(existsSync(probe())).toBe(false);
});

it('says no where the disk is full, and why', async () => {
	// Whatever is written there finds no room.
	symlinkSync('/dev/full', probe());
	expect(await asked()).toEqual({
		status: 503,
		said: { ready: false, reason: expect.stringMatching(/^The disk is full/) as string }
	});
});

it('says no where the database can only be read, and why', async () => {
	await application.database.write((tx) => tx.run(sql`PRAGMA query_only = ON`));
	expect(await asked()).toEqual({
		status: 503,
		said: {
			ready: false,
			reason: expect.stringMatching(/^The data can only be read \(SQLITE_/) as string
		}
	});
});

it('tries it once for all who ask within ten seconds, and sooner where it failed', async () => {
	let now = 0;
	let writes = 0;
	let isFull = false;
	const database: Application['database'] = {
		...application.database,
		write: () => {
			writes++;
			const full = Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });
			return isFull ? Promise.reject(full) : Promise.resolve(undefined as never);
		}
	};
	const readiness = new Readiness(database, null, () => now);
	expect(await Promise.all([1, 2, 3].map(() => readiness.reason()))).toEqual([null, null, null]);
	now += 9_999;
	isFull = true;
	expect(await readiness.reason()).toBeNull();
	expect(writes).toBe(1);
	now += 1;
	expect(await readiness.reason()).toMatch(/disk is full/);
	isFull = false;
	now += 2_000;
	expect(await readiness.reason()).toBeNull();
	expect(writes).toBe(3);
});
