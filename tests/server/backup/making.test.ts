import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync
} from 'node:fs';
import path from 'node:path';
import type { Client } from '@libsql/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBackup, type Making } from '../../../src/lib/server/backup/making.ts';
import { inWords } from '../../../src/lib/server/backup/refusal.ts';
import { tryElsewhere } from '../../../src/lib/server/backup/trial-process.ts';
import { ANNA } from '../../unit/heritage/table.ts';
import type { Cast } from '../rights/support/cast.ts';
import { forgetFolders, within } from '../sealed/support/world.ts';
import {
	backUp,
	emptyFolder,
	flipIn,
	forgetEmptyFolders,
	inDatabase,
	playedFolder,
	putBack
} from './support/kit.ts';

let played: string;
let cast: Cast;
beforeAll(async () => {
	({ folder: played, cast } = await playedFolder());
}, 120_000);
afterAll(forgetFolders);

let folder: string;
let shelf: string;
let file: string;
beforeEach(() => {
	folder = emptyFolder();
	cpSync(played, folder, { recursive: true });
	shelf = emptyFolder();
	file = path.join(shelf, 'our.backup');
});
afterEach(forgetEmptyFolders);

// Trials run in processes that give way to all others.
vi.setConfig({ testTimeout: 120_000 });

describe('a backup', () => {
	it('says how much of it was replayed, and lies there for its owner alone', async () => {
		const found = await backUp(folder, file);
		expect(found).toMatchObject({ chronicles: 1, games: 4, draws: 2, keyFrom: 'own' });
		expect(found.events).toBeGreaterThan(4);
		expect(readdirSync(shelf)).toEqual(['our.backup']);
		expect(statSync(file).mode & 0o777).toBe(0o600);
	});

	it('is tried in a process of its own, which leaves nothing behind', async () => {
		const lines: string[] = [];
		const tryIt = tryElsewhere([]);
		await backUp(folder, file, { tryIt, say: (line) => lines.push(line) });
		expect(lines.join('\n')).toMatch(/Copying.*\n.*replaying/);
		expect(readdirSync(shelf)).toEqual(['our.backup']);
	});

	it('holds everything acknowledged before it began, while commands keep coming in', async () => {
		const actor = { id: cast.actors[0]?.id ?? '', name: 'keeper' };
		const acknowledged: number[] = [];
		let atTheStart = 0;
		await within(folder, async ({ keeping }) => {
			let isOver = false;
			const acting = (async () => {
				for (let count = 1; !isOver; count++) {
					const body = {
						type: 'ReviseCharacter' as const,
						character: { ...ANNA, name: `Anna ${count}` }
					};
					const command = { id: `command-${count}`, seen: 0, body };
					const answer = await keeping('heritage').logs.act({
						chronicle: cast.chronicle,
						actor,
						seat: null,
						command
					});
					if (answer.kind !== 'accepted') throw new Error(answer.sentence);
					acknowledged.push(answer.version);
					await new Promise((resolve) => setImmediate(resolve));
				}
			})();
			while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
			atTheStart = acknowledged.at(-1) ?? 0;
			await backUp(folder, file);
			isOver = true;
			await acting;
		});
		const elsewhere = emptyFolder();
		await putBack(file, elsewhere);
		const events = (from: string) =>
			within(
				from,
				async ({ keeping }) => (await keeping('heritage').logs.events(cast.chronicle, 0)) ?? []
			);
		const restored = await events(elsewhere);
		expect(restored.length).toBeGreaterThanOrEqual(atTheStart);
		expect(acknowledged.at(-1)).toBeGreaterThan(restored.length);
		expect((await events(folder)).slice(0, restored.length)).toEqual(restored);
	});

	it('takes no key along that came from the settings', async () => {
		const vaultKey = readFileSync(path.join(folder, 'vault.key'), 'utf8').trim();
		const source = { databaseFile: path.join(folder, 'elysium.db'), ownKey: undefined, vaultKey };
		const alone = { say: () => undefined, signal: new AbortController().signal };
		const found = await makeBackup(source, { ...alone, file, replace: false });
		expect(found.keyFrom).toBe('settings');
		expect(readFileSync(file).includes(vaultKey)).toBe(false);
		const elsewhere = emptyFolder();
		await expect(putBack(file, elsewhere)).rejects.toThrow(/VAULT_KEY, which no backup contains/);
		await putBack(file, elsewhere, { vaultKey });
		expect(existsSync(path.join(elsewhere, 'vault.key'))).toBe(false);
	});

	it('that is given up leaves nothing', async () => {
		const givenUp = new AbortController();
		const say = () => givenUp.abort();
		await expect(backUp(folder, file, { say, signal: givenUp.signal })).rejects.toThrow(/stopped/);
		expect(readdirSync(shelf)).toEqual([]);
	});
});

const ofTheChronicle = () => `WHERE chronicle_id = '${cast.chronicle}'`;
type Damage = readonly [string, (client: Client) => Promise<unknown>, RegExp];

describe('what is broken is named, and no file is left', () => {
	it.each<Damage>([
		[
			'an event',
			(client) => flipIn(client, 'events', 'event', `${ofTheChronicle()} AND seq = 2`),
			/^The chronicle at \/heritage\/chronicles\/\S+: (event 2 was changed after it was written|the event after event 1 cannot be read)\.$/
		],
		[
			'an event that is no JSON any more',
			(client) => client.execute(`UPDATE events SET event = '{' ${ofTheChronicle()} AND seq = 2`),
			/\/chronicles\/\S+: the event after event 1 cannot be read\.$/
		],
		[
			'an event that is gone',
			(client) => client.execute(`DELETE FROM events ${ofTheChronicle()} AND seq = 3`),
			/\/chronicles\/\S+: event 3 is missing\.$/
		],
		[
			'the end of a log',
			(client) => client.execute(`DELETE FROM events ${ofTheChronicle()} AND seq > 3`),
			/\/chronicles\/\S+: its log ends with event 3, but should end with \d+\.$/
		],
		[
			'a game outside a chronicle',
			(client) => flipIn(client, 'events', 'hash', `WHERE chronicle_id = '${cast.game}'`),
			/^The game at \/heritage\/games\/\S+: event 1 was changed/
		],
		[
			'a table beside the log',
			(client) =>
				client.execute(
					`INSERT INTO retainers SELECT DISTINCT chronicle_id, 's9:retainer', 's9', 'nobody', 'retainer'
					FROM events ${ofTheChronicle()}`
				),
			/\/chronicles\/\S+: the table of retainers does not match the log\.$/
		],
		[
			'a command that is forgotten',
			(client) => client.execute(`DELETE FROM commands ${ofTheChronicle()} AND first_seq = 2`),
			/\/chronicles\/\S+: the command that event 2 answers is not recorded/
		],
		[
			'a row of the vault',
			(client) => flipIn(client, 'vault', 'sealed', "WHERE key = 'deck/order'"),
			/^Something sealed does not open: .*: The chronicle at \/heritage\/chronicles\/\S+, of its imported pack\.$/
		],
		[
			'a log of a game that nobody knows',
			(client) => client.execute(`UPDATE chronicles SET game = 'chess' WHERE id = '${cast.game}'`),
			/is of a game that this Elysium does not know\.$/
		]
	])('%s', async (_, damage, sentence) => {
		await inDatabase(path.join(folder, 'elysium.db'), damage);
		const { message } = (await backUp(folder, file).catch((error: unknown) => error)) as Error;
		expect(message).toMatch(sentence);
		expect(readdirSync(shelf)).toEqual([]);
	});

	it('another key', async () => {
		const databaseFile = path.join(folder, 'elysium.db');
		const source = { databaseFile, ownKey: 'c0ffee00'.repeat(8), vaultKey: undefined };
		const alone = { say: () => undefined, signal: new AbortController().signal };
		await expect(makeBackup(source, { ...alone, file, replace: false })).rejects.toThrow(
			/^The key in the backup is not the one/
		);
		expect(readdirSync(shelf)).toEqual([]);
	});
});

it('a copy that ran out of room leaves nothing either, its journal included', async () => {
	const tryIt: Making['tryIt'] = (trial) => {
		writeFileSync(`${trial.file}-journal`, '');
		return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
	};
	await expect(backUp(folder, file, { tryIt })).rejects.toThrow(/^There is not enough room in/);
	expect(readdirSync(shelf)).toEqual([]);
});

describe('where it goes', () => {
	it('is no folder that is not there', async () => {
		await expect(backUp(folder, path.join(shelf, 'none', 'x'))).rejects.toThrow(
			/^There is no folder \S+none; make it first/
		);
	});

	it('is no folder itself', async () => {
		mkdirSync(file);
		await expect(backUp(folder, file)).rejects.toThrow(/is a folder; name a file in it/);
	});

	it('is not over a file, unless it is a backup that may be replaced', async () => {
		await backUp(folder, file);
		const before = readFileSync(file);
		await expect(backUp(folder, file)).rejects.toThrow(/already exists\. .* --replace/);
		expect(readFileSync(file).equals(before)).toBe(true);
		await backUp(folder, file, { replace: true });
		expect(readFileSync(file).equals(before)).toBe(false);
		expect(readdirSync(shelf)).toEqual(['our.backup']);
	});

	it('is never over something that is no backup', async () => {
		writeFileSync(file, 'a letter');
		await expect(backUp(folder, file, { replace: true })).rejects.toThrow(
			/is not an Elysium backup/
		);
		const database = path.join(folder, 'elysium.db');
		await expect(backUp(folder, database, { replace: true })).rejects.toThrow(
			/is not an Elysium backup/
		);
		expect(readFileSync(file, 'utf8')).toBe('a letter');
	});

	it.each([
		['ENOSPC', /not enough room in \/there/],
		['SQLITE_FULL', /not enough room in \/there/],
		['EACCES', /may not write to \/there \(EACCES\)/],
		['EROFS', /may not write to \/there \(EROFS\)/],
		['ENOTDIR', /\/there is not a folder/]
	])('is said in words where it fails: %s', (code, sentence) => {
		const error = inWords(Object.assign(new Error('x'), { code }), '/there');
		expect(error instanceof Error && error.message).toMatch(sentence);
	});
});
