import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { openApplication, type Application } from '../../../src/lib/server/application.ts';
import { packShelf } from '../../../src/lib/server/games/heritage/sealed-pack.ts';
import { KeyChanged } from '../../../src/lib/server/vault/check-key.ts';
import { masterKey } from '../../../src/lib/server/vault/master-key.ts';
import { emptyFolder, forgetEmptyFolders, playedFolder } from '../backup/support/kit.ts';
import { forgetFolders } from '../sealed/support/world.ts';
import { openSqld, type Sqld } from './support/sqld.ts';

let server: Sqld;
let folder: string;
let chronicle: string;
let key: string;

beforeAll(async () => {
	await ensureBuilt(() => undefined);
	server = await openSqld();
	const played = await playedFolder();
	[folder, chronicle] = [played.folder, played.cast.chronicle];
	key = masterKey(folder).key.toString('hex');
}, 240_000);
afterAll(async () => {
	await server.dispose();
	forgetEmptyFolders();
	forgetFolders();
});

/** Types `npm run move`; answers how it ended, and what it said. */
function move(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
	const child = spawn(process.execPath, ['scripts/move.mjs', ...args], {
		env: {
			...process.env,
			DATA_DIR: folder,
			DATABASE_URL: server.url(),
			DATABASE_TOKEN: server.token,
			VAULT_KEY: key,
			BACKUP_DIR: '',
			...settings
		},
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
	return new Promise<{ code: number | null; output: string }>((resolve) => {
		child.once('close', (code) => resolve({ code, output }));
	});
}

/** Of every table each row, but of those that are no business of another place. */
async function everythingIn(file: string): Promise<Record<string, string[]>> {
	const client = createClient({ url: pathToFileURL(file).href });
	const tables = await client.execute(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('__drizzle_migrations', 'vault_check', 'receipts', 'tries', 'processes', 'visits')"
	);
	const all: Record<string, string[]> = {};
	for (const { name } of tables.rows) {
		const { rows } = await client.execute(`SELECT * FROM "${String(name)}"`);
		all[String(name)] = rows.map((row) => JSON.stringify(Object.values(row), bytes)).sort();
	}
	client.close();
	return all;
}

const bytes = (_name: string, value: unknown): unknown =>
	value instanceof ArrayBuffer ? Buffer.from(value).toString('hex') : value;

describe('npm run move', () => {
	it.each([
		['no server', { DATABASE_URL: '', DATABASE_TOKEN: '' }, 'Set the database server first'],
		['another key', { VAULT_KEY: 'beef0000'.repeat(8) }, 'another key than the one in VAULT_KEY'],
		['a folder without a database', { DATA_DIR: '/nowhere/at/all' }, 'There is no database']
	])('changes nothing where the settings name %s', async (_what, settings, sentence) => {
		const { code, output } = await move([], settings);
		expect(code).toBe(1);
		expect(output).toContain(sentence);
		expect(output).toContain('Nothing was changed');
	});

	it('carries everything to a server, where every log replays and what is sealed opens', async () => {
		const { code, output } = await move([]);
		expect(output).toMatch(/Done: .* holds 1 chronicle, .* all replayed; everything sealed opened/);
		expect(code).toBe(0);
		const there = await openApplication({
			databaseUrl: server.url(),
			databaseToken: server.token,
			vaultKey: key
		});
		const here = await openApplication({
			databaseUrl: pathToFileURL(path.join(folder, 'elysium.db')).href
		});
		expect(await there.keeping('heritage').logs.read(chronicle)).toEqual(
			await here.keeping('heritage').logs.read(chronicle)
		);
		await Promise.all([there.close(), here.close()]);
	});

	it('never carries anything over what is there', async () => {
		const { code, output } = await move([]);
		expect(code).toBe(1);
		expect(output).toContain('There is an Elysium in');
		expect((await move(['--back'])).output).toContain('There is an Elysium in');
	});

	it('carries everything back into a file, as it was', async () => {
		const other = emptyFolder();
		const { code, output } = await move(['--back'], { DATA_DIR: other });
		expect(output).toContain('Done:');
		expect(code).toBe(0);
		const [before, after] = await Promise.all(
			[folder, other].map((one) => everythingIn(path.join(one, 'elysium.db')))
		);
		expect(Object.keys(before ?? {}).length).toBeGreaterThan(15);
		expect(before?.['events']?.length).toBeGreaterThan(0);
		expect(before?.['vault']?.length).toBeGreaterThan(0);
		expect(after).toEqual(before);
	});
});

describe('a new key on a server', () => {
	it('seals everything, and a process that still has the one before refuses in words', async () => {
		const on = (keys: { vaultKey: string; vaultKeyOld?: string }) =>
			openApplication({ databaseUrl: server.url(), databaseToken: server.token, ...keys });
		const still = await on({ vaultKey: key });
		const pack = ({ database, vault }: Application) =>
			packShelf.open(database.read, vault, chronicle);
		const before = await pack(still);
		expect(before?.cards.length).toBeGreaterThan(0);
		const now = await on({ vaultKey: 'beef0000'.repeat(8), vaultKeyOld: key });
		const place = { chronicleId: chronicle, key: 'late' };
		await expect(pack(still)).rejects.toThrow(KeyChanged);
		await expect(
			still.database.write((tx) => still.vault.put(tx, place, 'sealed'))
		).rejects.toThrow(/have a new key.*Ask your host to restart it/);
		expect(await pack(now)).toEqual(before);
		expect(await now.vault.open(now.database.read, place)).toBeUndefined();
		await Promise.all([still.close(), now.close()]);
	});
});
