import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartupError } from '../startup.ts';
import { databaseOf, openFile, type Database } from './client.ts';
import { databaseErrorCode } from './errors.ts';
import { lockFolder } from './lock.ts';
import { migrateDatabase } from './migrate.ts';
import { openServer } from './server.ts';

/** The part of the configuration that the database needs. */
export interface DatabaseSettings {
	/** `file:` followed by a path, or the address of a libSQL server */
	readonly databaseUrl: string;
	/** What opens a libSQL server, if it does not stand in its address. */
	readonly databaseToken?: string | undefined;
}

/** The absolute path of a database file, from `file:data/x.db`, `file:/x.db` or `file:///x.db`. */
export function databasePath(url: string): string {
	return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

/**
 * Makes the folder if need be and proves that this process may write there.
 *
 * @throws StartupError when it may not
 */
export function prepareFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch {
		throw new StartupError(
			`Elysium cannot write to its data folder ${folder}; make it writable for this user, or choose another one with DATA_DIR.`
		);
	}
}

/** Lies in a data folder while a restore moves files there. */
export const UNFINISHED_RESTORE = 'restore.unfinished';

function refuseHalfRestored(folder: string): void {
	if (existsSync(join(folder, UNFINISHED_RESTORE)))
		throw new StartupError(
			`A restore into ${folder} was cut off in the middle; run it once more, with --replace. What lay there before is in a folder before-… there. Nothing was changed.`
		);
}

const isDamaged = (error: unknown): boolean =>
	['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(databaseErrorCode(error) ?? '');

const damaged = (path: string) =>
	new StartupError(
		`The database ${path} is damaged or no database; put a backup in its place, or point DATA_DIR to another folder. Nothing was changed.`
	);

async function openEmbedded(path: string): Promise<Database> {
	const folder = dirname(path);
	prepareFolder(folder);
	const lock = await lockFolder(folder);
	try {
		refuseHalfRestored(folder);
		const clients = await openFile(pathToFileURL(path).href);
		await migrateDatabase(clients.writer);
		return databaseOf(clients, () => lock.release());
	} catch (error) {
		lock.release();
		throw isDamaged(error) ? damaged(path) : error;
	}
}

/**
 * Opens the database and brings its schema up to date. A file belongs to this process, and its folder is locked for it;
 * a server may be shared by several.
 *
 * @throws StartupError when the folder is locked or unwritable, the server cannot be reached, or the database is damaged
 * or newer than the program
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
	const { databaseUrl: url, databaseToken: token } = settings;
	return url.startsWith('file:') ? openEmbedded(databasePath(url)) : openServer({ url, token });
}
