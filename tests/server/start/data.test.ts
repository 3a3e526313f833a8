import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { putData } from '../../support/left-by-0-1-0.ts';
import { ask, open, tryToOpen } from './support/house.ts';

/** A user who owns nothing else. */
const NOBODY = 65_534;

let data = '';
beforeAll(() => ensureBuilt(() => {}), 120_000);
beforeEach(() => {
	data = mkdtempSync(path.join(os.tmpdir(), 'elysium data-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const env = () => ({ DATA_DIR: data });

test('a second Elysium on the same data is refused, and the first goes on', async () => {
	const first = await open({ env: env() });
	const { code, output } = await tryToOpen({ env: env() });
	expect(output).toMatch(
		/^Another Elysium \(process \d+\) already uses the data in .*DATA_DIR\.\n$/
	);
	expect(code).toBe(1);
	expect((await ask(first.port)).status).toBe(200);
	await first.stop();
});

test.each(['SIGTERM', 'SIGKILL'] as const)('after %s the data is free again', async (signal) => {
	const first = await open({ env: env() });
	await first.stop(signal);
	const second = await open({ env: env() });
	expect((await ask(second.port)).status).toBe(200);
	expect((await second.stop()).code).toBe(0);
});

test('a database newer than the program is refused and left alone', async () => {
	await (await open({ env: env() })).stop();
	const client = createClient({ url: pathToFileURL(path.join(data, 'elysium.db')).href });
	const count = async () =>
		(await client.execute('SELECT count(*) AS n FROM __drizzle_migrations')).rows[0]?.['n'];
	await client.execute(
		"INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of-the-future', 4102444800000)"
	);
	const before = await count();
	const { code, output } = await tryToOpen({ env: env() });
	expect(output).toMatch(/^A newer Elysium wrote this database\. Update .+\.\n$/);
	expect(code).toBe(1);
	expect(await count()).toBe(before);
	client.close();
});

test('a database file elsewhere, in a folder that cannot be written to', async () => {
	const { code, output } = await tryToOpen({
		env: { ...env(), DATABASE_URL: 'file:/proc/elysium/e.db' }
	});
	expect(output).toMatch(/^Elysium cannot write into .* \/proc\/elysium \(ENOENT\).+\.\n$/);
	expect(code).toBe(1);
});

test('a disk that takes no more at the first start, and takes it later', async () => {
	const { code, output } = await tryToOpen({ env: env(), mostKilobytes: 64 });
	expect(output).toMatch(
		/^The disk that holds .*elysium data-\S+ does not save data \(SQLITE_\w+\)\. .+\n$/
	);
	expect(code).toBe(1);
	const later = await open({ env: env() });
	expect((await ask(later.port)).status).toBe(200);
	await later.stop();
});

test('a database that can only be read', async () => {
	putData(data);
	const file = path.join(data, 'elysium.db');
	// Nothing is closed to root.
	const uid = process.getuid?.() === 0 ? NOBODY : undefined;
	if (uid !== undefined)
		for (const one of [data, path.join(data, 'vault.key')]) chownSync(one, uid, uid);
	chmodSync(file, 0o444);
	const before = readFileSync(file);
	const { code, output } = await tryToOpen({ env: env(), uid });
	expect(output).toMatch(
		/^The database .* can only be read \(SQLITE_READONLY\w*\): .+ Nothing was changed\.$/m
	);
	expect(code).toBe(1);
	expect(readFileSync(file).equals(before)).toBe(true);
});
