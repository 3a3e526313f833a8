import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { makeBackup, type Making } from '../../../../src/lib/server/backup/making.ts';
import { restore, type Restoring } from '../../../../src/lib/server/backup/restoring.ts';
import { tryHere } from '../../../../src/lib/server/backup/trial.ts';
import { ownKeys } from '../../../../src/lib/server/vault/master-key.ts';
import { bringPack, settledCast } from '../../sealed/support/chronicle.ts';
import { markedDeck } from '../../sealed/support/marked.ts';
import { newFolder, within } from '../../sealed/support/world.ts';

const folders: string[] = [];

/** An empty folder. */
export function emptyFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'elysium-backup-'));
	folders.push(folder);
	return folder;
}

export function forgetEmptyFolders(): void {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A data folder with a chronicle, a game outside it, and a pack that lies sealed. */
export async function playedFolder() {
	const folder = newFolder();
	const cast = await within(folder, async (application) => {
		const cast = await settledCast(application);
		await bringPack(application, cast, markedDeck());
		return cast;
	});
	return { folder, cast };
}

const alone = () => ({
	say: () => undefined,
	signal: new AbortController().signal,
	replace: false,
	tryIt: tryHere
});

/** Makes a backup of a data folder, tried in this process. */
export function backUp(folder: string, file: string, more: Partial<Making> = {}) {
	const [ownKey, ownKeyBefore] = ownKeys(folder);
	const databaseFile = path.join(folder, 'elysium.db');
	const source = { databaseFile, ownKey, ownKeyBefore, vaultKey: undefined };
	return makeBackup(source, { ...alone(), file, ...more });
}

/** Restores a backup into a data folder, tried in this process. */
export const putBack = (file: string, folder: string, more: Partial<Restoring> = {}) =>
	restore({
		...alone(),
		file,
		databaseFile: path.join(folder, 'elysium.db'),
		vaultKey: undefined,
		...more
	});

/** Does something to a database file that no program has open. */
export async function inDatabase(
	file: string,
	work: (client: Client) => Promise<unknown>
): Promise<void> {
	const client = createClient({ url: pathToFileURL(file).href });
	try {
		await work(client);
	} finally {
		client.close();
	}
}

/** Changes one bit in a cell. */
export async function flipIn(client: Client, table: string, column: string, where: string) {
	const { rows } = await client.execute(`SELECT rowid, ${column} AS cell FROM ${table} ${where}`);
	const cell = rows[0]?.['cell'];
	const bytes = Buffer.from(cell instanceof ArrayBuffer ? new Uint8Array(cell) : String(cell));
	const at = bytes.length - 3;
	bytes[at] = (bytes[at] ?? 0) ^ 1;
	await client.execute({
		sql: `UPDATE ${table} SET ${column} = ? WHERE rowid = ?`,
		args: [cell instanceof ArrayBuffer ? bytes : bytes.toString(), rows[0]?.['rowid'] ?? null]
	});
}
