import {
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	statSync,
	truncateSync,
	writeFileSync
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../src/lib/server/application.ts';
import { lockFolder } from '../../../src/lib/server/db/lock.ts';
import { packShelf } from '../../../src/lib/server/games/heritage/sealed-pack.ts';
import type { Cast } from '../rights/support/cast.ts';
import { announceKey, ownKeys } from '../../../src/lib/server/vault/master-key.ts';
import { forgetFolders, newFolder, within } from '../sealed/support/world.ts';
import {
	backUp,
	emptyFolder,
	forgetEmptyFolders,
	inDatabase,
	playedFolder,
	putBack
} from './support/kit.ts';

let played: string;
let cast: Cast;
let made: string;
beforeAll(async () => {
	({ folder: played, cast } = await playedFolder());
	made = path.join(played, 'made.backup');
	await backUp(played, made);
}, 120_000);
afterAll(forgetFolders);

let data: string;
let file: string;
beforeEach(() => {
	data = emptyFolder();
	file = path.join(emptyFolder(), 'a.backup');
	cpSync(made, file);
});
afterEach(forgetEmptyFolders);

/** What somebody sees of a data folder, and what lies sealed in it. */
const seen = (folder: string) =>
	within(folder, async ({ keeping, sessions, vault, database }: Application) => {
		const told = await keeping('heritage').logs.read(cast.chronicle);
		const game = await keeping('heritage-alone').logs.read(cast.game);
		const pack = await packShelf.open(database.read, vault, cast.chronicle);
		const signedIn = await sessions.resume(cast.actors[0]?.session ?? '');
		return { told, game, pack, person: signedIn?.person };
	});

const setAsideIn = (folder: string) =>
	readdirSync(folder).filter((name) => name.startsWith('before-'));

describe('a restore', () => {
	it('brings back all there was: chronicles, games, what is sealed, and who is signed in', async () => {
		const said = await putBack(file, data);
		expect(said).toMatch(/^Done: \S+ holds the backup of 20.*, 1 chronicle, 4 games outside/);
		const restored = await seen(data);
		expect(restored).toEqual(await seen(played));
		expect(restored.pack?.cards.length).toBeGreaterThan(0);
		expect(restored.person).toBeDefined();
	});

	it('brings back what was backed up before the key was changed, or in the middle of that', async () => {
		const folder = newFolder(played);
		const middle = path.join(emptyFolder(), 'middle.backup');
		announceKey(folder);
		await backUp(folder, middle);
		await within(folder, () => Promise.resolve());
		expect(ownKeys(folder)).not.toEqual(ownKeys(played));
		for (const made of [file, middle]) {
			await putBack(made, folder, { replace: true });
			expect(await seen(folder)).toEqual(await seen(played));
			expect(ownKeys(folder)).toHaveLength(1);
		}
	});

	it('leaves a data folder like any other, with the key in its own file alone', async () => {
		await putBack(file, data);
		const log = path.join(data, 'elysium.db-wal');
		expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
		const names = readdirSync(data).filter((name) => !/^elysium\.db-(wal|shm)$/.test(name));
		expect(names.sort()).toEqual(['elysium.db', 'lock', 'lock.holder', 'vault.key']);
		const key = readFileSync(path.join(data, 'vault.key'), 'utf8').trim();
		expect(readFileSync(file).includes(key)).toBe(true);
		expect(readFileSync(path.join(data, 'elysium.db')).includes(key)).toBe(false);
	});

	it('touches nothing where data lies, unless told to, and then sets it aside', async () => {
		await putBack(file, data);
		const before = readFileSync(path.join(data, 'vault.key'));
		await expect(putBack(file, data)).rejects.toThrow(/something in .* already .*--replace/);
		const said = await putBack(file, data, { replace: true });
		const [aside = '', ...more] = setAsideIn(data);
		expect(more).toEqual([]);
		expect(said).toContain(path.join(data, aside));
		expect(readFileSync(path.join(data, aside, 'vault.key'))).toEqual(before);
		expect(await seen(path.join(data, aside))).toEqual(await seen(data));
	});

	it('is refused while a program holds the folder', async () => {
		const lock = await lockFolder(data);
		await expect(putBack(file, data)).rejects.toThrow(/^Another Elysium .* already uses/);
		lock.release();
		expect(existsSync(path.join(data, 'elysium.db'))).toBe(false);
	});

	it('that was cut off keeps the program shut until it is done once more', async () => {
		await putBack(file, data);
		writeFileSync(path.join(data, 'restore.unfinished'), '');
		await expect(seen(data)).rejects.toThrow(/was interrupted\. Run it again/);
		await putBack(file, data, { replace: true });
		expect((await seen(data)).told).not.toBeNull();
	});
});

describe('a file that is not restored, and nothing is moved for it', () => {
	const refusal = async (more = {}): Promise<string> => {
		writeFileSync(path.join(data, 'elysium.db'), 'what lies there');
		const error: unknown = await putBack(file, data, { replace: true, ...more }).catch((e) => e);
		expect(readFileSync(path.join(data, 'elysium.db'), 'utf8')).toBe('what lies there');
		const left = readdirSync(data).filter((name) => !name.startsWith('lock'));
		expect(left).toEqual(['elysium.db']);
		return error instanceof Error ? error.message : '';
	};
	const changed = (sql: string) => inDatabase(file, (client) => client.execute(sql));

	it('one of a newer program, by name of versions', async () => {
		await changed(
			"INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)"
		);
		await changed("UPDATE elysium_backup SET value = '9.9.9' WHERE name = 'version'");
		expect(await refusal()).toMatch(
			/made by a newer Elysium \(9\.9\.9, whose database is 1 step ahead of this one, \d+\.\d+\.\d+\); update/
		);
	});

	it('one without the key that should be in it', async () => {
		await changed("DELETE FROM elysium_backup WHERE name = 'vaultKey'");
		expect(await refusal()).toMatch(/damaged: its key is missing/);
	});

	it('one that brings another key than the settings have', async () => {
		const vaultKey = 'c0ffee00'.repeat(8);
		expect(await refusal({ vaultKey })).toMatch(
			/contains its key, but VAULT_KEY is a different one/
		);
	});

	it('one that was cut off', async () => {
		truncateSync(file, 3 * 4096);
		expect(await refusal()).toMatch(/damaged: its database is incomplete/);
	});

	it('one with a bit turned', async () => {
		await changed(`UPDATE events SET at = '2020-01-01T00:00:00.000Z' WHERE seq = 2`);
		expect(await refusal()).toMatch(/event 2 was changed after it was written/);
	});

	it.each([
		['a letter', 'Dear Anna,'],
		['a database of another kind', null]
	])('%s', async (_, text) => {
		if (text === null) cpSync(path.join(played, 'elysium.db'), file);
		else writeFileSync(file, text);
		expect(await refusal()).toMatch(/is not an Elysium backup/);
	});

	it('one that is not there', async () => {
		expect(await refusal({ file: '/none.backup' })).toBe('There is no file /none.backup.');
	});
});
