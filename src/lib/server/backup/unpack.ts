import { constants } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { databaseErrorCode } from '../db/errors.ts';
import { unknownMigrations } from '../db/migrate.ts';
import { putKeys } from '../vault/master-key.ts';
import { isBackup, programVersion, takeNote, type Note } from './note.ts';
import { inWords, Refusal } from './refusal.ts';

/** The name of a database in its folder, unless the settings say otherwise. */
export const DATABASE = 'elysium.db';

async function refuseNewer(path: string, { version }: Note): Promise<void> {
	const client = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
	try {
		const unknown = await unknownMigrations(client);
		if (unknown > 0)
			throw new Refusal(
				`The backup was made by a newer Elysium (${version}, whose database is ${unknown} ${unknown === 1 ? 'step' : 'steps'} ahead of this one, ${programVersion()}); update the program (git pull) and try again.`
			);
	} finally {
		client.close();
	}
}

async function refuseStranger(file: string): Promise<void> {
	let known: boolean;
	try {
		known = await isBackup(file);
	} catch (error) {
		const code = databaseErrorCode(error) ?? 'unknown';
		throw new Refusal(
			code === 'ENOENT'
				? `There is no file ${file}.`
				: `The file ${file} cannot be read (${code}); check its name and permissions.`
		);
	}
	if (!known)
		throw new Refusal(
			`${file} is not an Elysium backup, or its beginning is damaged. Name a file that npm run backup wrote.`
		);
}

/**
 * Restores a backup into a new folder: the database as it was, and its key where that travels in the backup. The file
 * itself is only read.
 *
 * @throws Refusal where it is no whole backup, or one of a newer program
 */
export async function unpack(file: string, folder: string): Promise<Note> {
	await refuseStranger(file);
	try {
		await mkdir(folder, { mode: 0o700 });
		const path = join(folder, DATABASE);
		await copyFile(file, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
		await chmod(path, 0o600);
		const note = await takeNote(path);
		await refuseNewer(path, note);
		if (note.keyFrom === 'own') {
			if (note.vaultKey === undefined)
				throw new Refusal('The backup is damaged: its key is missing.');
			const { vaultKey, vaultKeyBefore: before } = note;
			putKeys(folder, [vaultKey, ...(before === undefined ? [] : [before])]);
		}
		return note;
	} catch (error) {
		if (['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(databaseErrorCode(error) ?? ''))
			throw new Refusal(`The backup ${file} is damaged: its database is incomplete.`);
		throw inWords(error, folder);
	}
}
