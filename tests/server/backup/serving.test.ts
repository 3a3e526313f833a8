import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askProgram, backUpHere } from '../../../src/lib/server/backup/commands.ts';
import { serveBackups, type Backups } from '../../../src/lib/server/backup/serving.ts';
import type { Request } from '../../../src/lib/server/backup/socket.ts';
import { readConfig, type Config } from '../../../src/lib/server/config.ts';
import { lockFolder } from '../../../src/lib/server/db/lock.ts';
import { forgetFolders } from '../sealed/support/world.ts';
import { emptyFolder, forgetEmptyFolders, playedFolder } from './support/kit.ts';

let played: string;
beforeAll(async () => {
	({ folder: played } = await playedFolder());
}, 120_000);
afterAll(forgetFolders);

let data: string;
let backups: Backups | undefined;
beforeEach(() => {
	data = emptyFolder();
	cpSync(played, data, { recursive: true });
});
afterEach(() => {
	backups?.stop();
	backups = undefined;
	forgetEmptyFolders();
});

function configOf(env: Record<string, string> = {}): Config {
	const read = readConfig({ DATA_DIR: data, ...env });
	if (!read.ok) throw new Error(read.problems.join(' '));
	return read.config;
}

const means = () => ({ say: () => undefined, signal: new AbortController().signal });
const asking = (request: Request, config = configOf()) => askProgram(config, request, means());
const LIST: Request = { ask: 'list' };

test('where nobody runs, nobody answers; where somebody does, the listing comes from there', async () => {
	expect(await asking(LIST)).toBeNull();
	backups = await serveBackups(configOf());
	expect(await asking(LIST)).toMatch(/^There are no automatic backups in \S+backups yet\.$/);
	backups.stop();
	backups = await serveBackups(configOf({ BACKUP_DIR: 'off' }));
	expect(await asking(LIST)).toMatch(/^No automatic backups are made/);
});

test('a refusal comes back word for word', async () => {
	backups = await serveBackups(configOf());
	const wish: Request = { ask: 'backup', file: path.join(data, 'none', 'x'), replace: false };
	await expect(asking(wish)).rejects.toThrow(/^There is no folder \S+none; make it first/);
});

test('a folder that can have no socket is no reason not to run', async () => {
	mkdirSync(path.join(data, 'backup.sock'));
	backups = await serveBackups(configOf());
	expect(backups.failure()).toBeNull();
});

test('a program that takes no requests is named as what is in the way', async () => {
	const lock = await lockFolder(data);
	await expect(
		backUpHere(configOf(), path.join(emptyFolder(), 'x'), false, means())
	).rejects.toThrow(/^Elysium runs on \S+ and takes no backup requests now/);
	lock.release();
});

test('a database on a server has means of its own', async () => {
	const config = configOf({
		VAULT_KEY: 'c0ffee00'.repeat(8),
		DATABASE_URL: 'libsql://database.example'
	});
	await expect(asking(LIST, config)).rejects.toThrow(/^The database is on a server/);
	backups = await serveBackups(config);
});

test('each backup has the database checked, also one that fails', async () => {
	let checks = 0;
	backups = await serveBackups(configOf(), () => checks++);
	const file = path.join(emptyFolder(), 'none', 'our.backup');
	await expect(asking({ ask: 'backup', file, replace: false })).rejects.toThrow(/no folder/);
	expect(checks).toBe(1);
});
