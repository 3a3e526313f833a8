import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartupError } from '../startup.ts';
import {
	databaseOf,
	openFile,
	openFileReader,
	type Clients,
	type Database,
	type Reader
} from './client.ts';
import { lockFolder, type Lock } from './lock.ts';
import { migrateDatabase, migrationsFolder, pendingMigrations, refuseNewer } from './migrate.ts';
import { reasonNotToOpen, reasonNotToWrite } from './not-opened.ts';
import { closeDatabaseFiles, closeDataFolder } from './private.ts';
import { openServer, openServerReader } from './server.ts';

/** Whoever starts the program is asked before a file is changed; what it throws stops the start. */
export interface Guard {
	/** There is no database yet, or nothing in it: is this a new house? */
	beforeNew(is: 'missing' | 'empty'): void;
	/** An older program wrote the database, and it is about to be brought up to date. */
	beforeUpdate(path: string): Promise<void>;
}

/** The part of the configuration that the database needs. */
export interface DatabaseSettings {
	/** `file:` followed by a path, or the address of a libSQL server */
	readonly databaseUrl: string;
	/** What opens a libSQL server, if it does not stand in its address. */
	readonly databaseToken?: string | undefined;
	/** Of an embedded file alone. */
	readonly guard?: Guard;
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
	} catch (error) {
		throw reasonNotToWrite(error, folder);
	}
}

/** Lies in a data folder while a restore moves files there. */
export const UNFINISHED_RESTORE = 'restore.unfinished';

function refuseHalfRestored(folder: string): void {
	if (existsSync(join(folder, UNFINISHED_RESTORE)))
		throw new StartupError(
			`A restore into ${folder} was interrupted. Run it again with --replace. The old data is in a folder before-… there. Nothing was changed.`
		);
}

const isEmpty = async ({ writer }: Clients): Promise<boolean> =>
	(await writer.execute('SELECT 1 FROM sqlite_master LIMIT 1')).rows.length === 0;

/** Opens the file and brings it up to date; what a guard refuses changes nothing. */
async function opened(path: string, guard: Guard | undefined): Promise<Clients> {
	const before = statSync(path, { throwIfNoEntry: false });
	if (!before) guard?.beforeNew('missing');
	else if (before.size === 0) guard?.beforeNew('empty');
	const clients = await openFile(pathToFileURL(path).href);
	try {
		const { writer } = clients;
		await refuseNewer(writer, migrationsFolder(), 'point DATA_DIR to another folder');
		const isNew = await isEmpty(clients);
		if (before && isNew) guard?.beforeNew('empty');
		if (!isNew && (await pendingMigrations(writer)) > 0) await guard?.beforeUpdate(path);
		await migrateDatabase(writer);
		return clients;
	} catch (error) {
		clients.reader.close();
		clients.writer.close();
		throw error;
	}
}

async function openEmbedded(path: string, guard: Guard | undefined): Promise<Database> {
	const folder = dirname(path);
	prepareFolder(folder);
	let lock: Lock | undefined;
	try {
		lock = await lockFolder(folder);
		refuseHalfRestored(folder);
		closeDataFolder(folder, path);
		closeDatabaseFiles(path);
		const clients = await opened(path, guard);
		closeDatabaseFiles(path);
		return databaseOf(clients, () => lock?.release());
	} catch (error) {
		lock?.release();
		throw reasonNotToOpen(error, path);
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
	const { databaseUrl: url, databaseToken: token, guard } = settings;
	return url.startsWith('file:')
		? openEmbedded(databasePath(url), guard)
		: openServer({ url, token });
}

/** Reads a database that this process has open already, from another thread; it ends with the thread. */
export async function openReader({
	databaseUrl: url,
	databaseToken: token
}: DatabaseSettings): Promise<Reader> {
	return url.startsWith('file:')
		? openFileReader(pathToFileURL(databasePath(url)).href)
		: openServerReader({ url, token });
}
