import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { log } from '../http/log.ts';
import { StartupError } from '../startup.ts';
import { makeTried } from './making.ts';
import { programVersion } from './note.ts';
import { inWords, Refusal } from './refusal.ts';
import { nameBeforeUpdate } from './rotation.ts';
import { sourceOf } from './serving.ts';
import type { Try } from './trial.ts';
import { DATABASE, unpack } from './unpack.ts';

/** Brings a copy of the backup up to date: what fails there would fail in the real database next. */
const tryUpdating: Try<void> = async ({ file, folder }) => {
	try {
		await unpack(file, folder);
		const databaseUrl = pathToFileURL(join(folder, DATABASE)).href;
		await (await openDatabase({ databaseUrl })).close();
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
};

const sentenceOf = (error: unknown): string =>
	error instanceof Refusal || error instanceof StartupError
		? error.message
		: `${String(error).split('\n')[0] ?? 'for an unknown reason'}.`;

/**
 * Makes a backup of a database that an older program wrote, and tries the update on a copy of it.
 *
 * @throws StartupError where that cannot be done; the database is as it was then
 */
export async function backUpBeforeUpdate(
	config: Pick<Config, 'dataDir' | 'databaseFile' | 'vaultKey' | 'backups'>,
	databaseFile: string
): Promise<void> {
	const { backups } = config;
	if (!backups) {
		log.warn('Updating the database without a backup: BACKUP_DIR is off.');
		return;
	}
	const file = join(backups.folder, nameBeforeUpdate(programVersion(), Date.now()));
	log.info({ file }, 'Making a backup before the database update.');
	try {
		await mkdir(backups.folder, { recursive: true, mode: 0o700 });
		await makeTried(
			sourceOf(config, databaseFile),
			{ file, replace: true, say: () => undefined, signal: new AbortController().signal },
			() => tryUpdating
		);
	} catch (error) {
		throw new StartupError(
			`The backup before the update failed, so the update did not start. ${sentenceOf(inWords(error, dirname(file)))} The database was left as it is.`,
			{ cause: error }
		);
	}
}
