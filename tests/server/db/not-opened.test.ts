import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { guardOf } from '../../../src/lib/server/backup/guard.ts';
import { readConfig } from '../../../src/lib/server/config.ts';
import { reasonNotToOpen, reasonNotToWrite } from '../../../src/lib/server/db/not-opened.ts';
import { putData } from '../../support/left-by-0-1-0.ts';
import { emptyFolder, forgetEmptyFolders } from '../backup/support/kit.ts';

/* What is in the way of a start is said in a sentence of its own, and nothing is changed by it. */

let data: string;
beforeEach(() => {
	data = emptyFolder();
});
afterEach(forgetEmptyFolders);

const database = () => path.join(data, 'elysium.db');

async function start(): Promise<void> {
	const read = readConfig({ DATA_DIR: data });
	if (!read.ok) throw new Error(read.problems.join(' '));
	const { config } = read;
	await (await openApplication({ ...config, guard: guardOf(config) })).close();
}

/** A start that is refused; answers the sentence, and what lies in the folder then, what a database keeps beside itself aside. */
async function refused(): Promise<{ said: string; left: string[] }> {
	const error: unknown = await start().then(
		() => null,
		(error: unknown) => error
	);
	expect(error).toMatchObject({ name: 'StartupError' });
	const left = readdirSync(data).filter((name) => !/^lock|-(shm|wal)$/.test(name));
	return { said: error instanceof Error ? error.message : '', left: left.sort() };
}

it.each([
	['ENOSPC', /^The disk that holds the data folder \/somewhere is full\. Free some room/],
	['EDQUOT', /is full\. Free some room/],
	['EROFS', /\/somewhere is on a read-only disk\. Mount it for writing.* DATA_DIR\.$/],
	[
		'EACCES',
		/^Elysium cannot write to its data folder \/somewhere\. Make it writable for this user/
	]
])('a data folder that cannot be made (%s) says why', (code, words) => {
	const error = Object.assign(new Error('mkdir'), { code });
	expect(reasonNotToWrite(error, '/somewhere').message).toMatch(words);
});

describe('a house whose database is gone is never taken for a new one', () => {
	it('beside the key of one', async () => {
		putData(data);
		rmSync(database());
		const { said, left } = await refused();
		expect(said).toMatch(
			/^There is no database \S+elysium\.db, but the key of one is still there \(\S+vault\.key\); put .* Nothing was changed\.$/
		);
		expect(left).toEqual(['vault.key']);
	});

	it('beside backups of one, of which it names the newest', async () => {
		mkdirSync(path.join(data, 'backups'));
		const names = ['elysium-2026-11-22T04-00-00Z.backup', 'elysium-2026-11-23T04-00-00Z.backup'];
		for (const name of [...names, 'elysium-before-0.2.0-2026-11-20.backup'])
			writeFileSync(path.join(data, 'backups', name), '');
		const { said, left } = await refused();
		expect(said).toMatch(
			/^There is no database .+ but there are backups of one in .+ Nothing was changed\.$/
		);
		expect(said).toContain(`npm run restore -- ${path.join(data, 'backups', names[1] ?? '')}.`);
		expect(left).toEqual(['backups']);
	});

	it('though a file of nothing has its name', async () => {
		putData(data);
		writeFileSync(database(), '');
		const { said, left } = await refused();
		expect(said).toMatch(/^The database \S+ is empty, but the key of one is still there/);
		expect(left).toEqual(['elysium.db', 'vault.key']);
		expect(readFileSync(database())).toHaveLength(0);
	});

	it('and a first start that was cut off begins anew', async () => {
		writeFileSync(database(), '');
		await start();
		expect(readdirSync(data)).toContain('vault.key');
	});
});

it('a key that is missing is said to be, and none is made in its place', async () => {
	putData(data);
	rmSync(path.join(data, 'vault.key'));
	const { said, left } = await refused();
	expect(said).toMatch(/^The key for sealed data is missing: there is no file/);
	expect(said).toMatch(/VAULT_FORGET=[0-9a-f]{8}.*Nothing was changed\.$/);
	expect(left).not.toContain('vault.key');
});

it.each([
	['ENOSPC', /is full/],
	['EDQUOT', /is full/],
	['SQLITE_FULL', /is full/],
	['EROFS', /can only be read \(EROFS\)/],
	['EACCES', /cannot be opened \(EACCES\)/],
	['SQLITE_CANTOPEN', /cannot be opened/],
	['SQLITE_BUSY', /Another program/],
	['SQLITE_IOERR_WRITE', /does not save data/]
])('%s is told in a sentence', (code, sentence) => {
	const error = new Error('below', { cause: Object.assign(new Error(code), { code }) });
	expect(reasonNotToOpen(error, '/data/elysium.db')).toMatchObject({
		name: 'StartupError',
		message: expect.stringMatching(sentence) as string
	});
});

it('what is no matter of the disk stays what it is', () => {
	const error = new TypeError('x is not a function');
	expect(reasonNotToOpen(error, '/data/elysium.db')).toBe(error);
});
