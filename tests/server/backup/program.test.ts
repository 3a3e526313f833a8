import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { socketIn } from '../../../src/lib/server/backup/socket.ts';
import type { Cast } from '../rights/support/cast.ts';
import { bringPack, settledCast } from '../sealed/support/chronicle.ts';
import { markedDeck, otherwise } from '../sealed/support/marked.ts';
import { forgetFolders, newFolder, within } from '../sealed/support/world.ts';
import { ask, open, type End, type Start } from '../start/support/house.ts';
import { ownKeys } from '../../../src/lib/server/vault/master-key.ts';
import { emptyFolder, forgetEmptyFolders, inDatabase } from './support/kit.ts';

// The commands as they are typed, and the real program.

/** Two data folders that differ only in what is sealed. */
let played: readonly [string, string];
let cast: Cast;
beforeAll(async () => {
	await ensureBuilt(() => undefined);
	const first = newFolder();
	cast = await within(first, settledCast);
	played = [first, newFolder(first)];
	const deck = markedDeck();
	await within(played[0], (application) => bringPack(application, cast, deck));
	await within(played[1], (application) =>
		bringPack(application, cast, otherwise(deck, new Set()))
	);
}, 300_000);
afterAll(forgetFolders);

let data: string;
let shelf: string;
let file: string;
let program: Start | undefined;
beforeEach(() => {
	data = newFolder(played[0]);
	shelf = emptyFolder();
	file = path.join(shelf, 'our.backup');
});
afterEach(async () => {
	await program?.stop('SIGKILL');
	program = undefined;
	forgetEmptyFolders();
});

function type(
	command: 'backup' | 'restore' | 'rotate-key',
	args: readonly string[],
	dataDir = data
) {
	const child = spawn(process.execPath, [`scripts/${command}.mjs`, ...args], {
		env: {
			...process.env,
			DATA_DIR: dataDir,
			DATABASE_URL: '',
			VAULT_KEY: '',
			VAULT_KEY_OLD: '',
			BACKUP_DIR: '',
			INIT_CWD: shelf
		},
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let output = '';
	child.stdout.on('data', (chunk) => (output += chunk));
	child.stderr.on('data', (chunk) => (output += chunk));
	const ended = new Promise<End>((resolve) =>
		child.once('close', (code) => resolve({ code, output }))
	);
	return { child, ended, said: () => output };
}

const backUp = (...args: string[]) => type('backup', args).ended;

async function page(dataDir: string): Promise<string> {
	const session = cast.actors[0]?.session ?? '';
	const house = await open({ env: { DATA_DIR: dataDir } });
	const headers = { cookie: `session=${session}`, host: `127.0.0.1:${house.port}` };
	const { status, body } = await ask(house.port, {
		path: `/api/logs/${cast.chronicle}/events?after=0`,
		headers
	});
	await house.stop();
	expect(status).toBe(200);
	return body;
}

const SLOW = 120_000;

test(
	'a backup of the running program, restored elsewhere, answers as the first one does',
	{ timeout: SLOW },
	async () => {
		program = await open({ env: { DATA_DIR: data } });
		const socket = path.join(data, 'backup.sock');
		expect(statSync(socket).mode & 0o777).toBe(0o600);
		const { code, output } = await backUp('our.backup');
		expect(output).toMatch(
			/^Copying .*\n.*replaying.*\n.*contains the key.*\nDone: \S+our\.backup holds 1 chronicle, 4 games outside them and 2 draws and decks with \d+ events, all replayed; everything sealed opened\.\n$/
		);
		expect(code).toBe(0);
		expect(readdirSync(shelf)).toEqual(['our.backup']);
		await program.stop();
		expect(existsSync(socket)).toBe(false);

		const elsewhere = emptyFolder();
		const restored = await type('restore', ['our.backup', '--data', elsewhere]).ended;
		expect(restored.output).toMatch(/Done: \S+ holds the backup of .*\n.*signed in.*DATA_DIR=/);
		expect(restored.code).toBe(0);
		expect(await page(elsewhere)).toBe(await page(data));
	}
);

test(
	'killed while a backup is made, the program leaves none, and its data is whole',
	{ timeout: SLOW },
	async () => {
		program = await open({ env: { DATA_DIR: data } });
		const command = type('backup', [file]);
		await vi.waitUntil(() => command.said().includes('Copying'), 30_000);
		await program.stop('SIGKILL');
		const { code, output } = await command.ended;
		expect(output).toMatch(/Elysium stopped before the backup was done\. No file was left behind/);
		expect(code).toBe(1);
		expect(existsSync(file)).toBe(false);
		// What the kill left, such as the socket, is in nobody's way.
		program = await open({ env: { DATA_DIR: data } });
		expect((await backUp(file)).code).toBe(0);
	}
);

test('Ctrl+C leaves nothing', { timeout: SLOW }, async () => {
	program = await open({ env: { DATA_DIR: data } });
	const command = type('backup', [file]);
	await vi.waitUntil(() => command.said().includes('Copying'), 30_000);
	command.child.kill('SIGINT');
	expect(await command.ended).toMatchObject({
		code: 130,
		output: expect.stringMatching(/was stopped/)
	});
	await vi.waitUntil(() => readdirSync(shelf).length === 0, 30_000);
});

test(
	'while the program is stopped, the folder itself is backed up, and the command says so',
	{ timeout: SLOW },
	async () => {
		writeFileSync(path.join(data, 'backup.sock'), '');
		const { code, output } = await backUp(file);
		expect(output).toMatch(/^Elysium is not running: .*\n[^]*Done: /);
		expect(code).toBe(0);
	}
);

test(
	'killed while the key is changed, it loses nothing; changed while it runs and while it is stopped',
	{ timeout: SLOW },
	async () => {
		const change = () => type('rotate-key', []).ended;
		const [first] = ownKeys(data);
		program = await open({ env: { DATA_DIR: data } });
		// Somebody else writes just now: the key waits in its file until they are done.
		await inDatabase(path.join(data, 'elysium.db'), async (client) => {
			const writing = await client.transaction('write');
			const cutOff = change();
			await vi.waitUntil(() => ownKeys(data).length === 2, 30_000);
			await program?.stop('SIGKILL');
			writing.close();
			expect(await cutOff).toMatchObject({
				code: 1,
				output: expect.stringMatching(/may or may not be changed.*Nothing is lost/)
			});
		});
		expect(ownKeys(data)[1]).toBe(first);
		program = await open({ env: { DATA_DIR: data } });
		const [second, ...older] = ownKeys(data);
		expect([second === first, older]).toEqual([false, []]);
		for (const _ of ['running', 'stopped']) {
			const keys = ownKeys(data);
			expect(await change()).toMatchObject({
				code: 0,
				output: expect.stringMatching(/^Done: everything sealed has a new key\./)
			});
			expect(ownKeys(data)).toHaveLength(1);
			expect(ownKeys(data)).not.toEqual(keys);
			await program.stop();
		}
		// A backup opens everything that is sealed.
		expect((await backUp(file)).output).toContain('everything sealed opened');
	}
);

test.each<[string, readonly string[], RegExp]>([
	['no file', [], /^Say where the backup goes\.\n/],
	['two files', ['a', 'b'], /does not know "b"/],
	['a word that is none', ['--force', 'a'], /does not know "--force"/],
	['a folder that is not there', ['none/a'], /There is no folder \S+none; make it first/]
])('%s', async (_, args, sentence) => {
	const { code, output } = await backUp(...args);
	expect(output).toMatch(sentence);
	expect(output).not.toMatch(/\n\s+at /);
	expect(code).toBe(1);
});

test(
	'two folders that differ only in what is sealed are told apart by nothing that is said',
	{ timeout: SLOW },
	async () => {
		const said = async (folder: string) => {
			const own = path.join(emptyFolder(), 'a.backup');
			const run = async (command: 'backup' | 'restore', ...args: string[]) =>
				(await type(command, args, folder).ended).output
					.replaceAll(path.dirname(own), 'SHELF')
					.replaceAll(folder, 'DATA')
					.replaceAll(/\d{4}-\d\d-\d\dT[\d:.-]+Z/g, 'NOW');
			return [
				await run('backup', own),
				await run('backup', '--list'),
				await run('restore', own),
				await run('restore', own, '--replace')
			];
		};
		const [here, there] = [await said(played[0]), await said(played[1])];
		expect(here).toEqual(there);
		expect(here.join('\n')).toMatch(/Done[^]*There are no automatic backups[^]*already[^]*Done/);
	}
);

test('a data folder with a long path has a socket where it can be said in short, or none', () => {
	const deep = path.join(process.cwd(), 'data', 'x'.repeat(200));
	expect(socketIn(deep)).toBeNull();
	expect(socketIn(path.join(process.cwd(), 'data'))).toBe('data/backup.sock');
});
