import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lockFolder } from '../db/lock.ts';
import { prepareFolder, UNFINISHED_RESTORE } from '../db/open.ts';
import { inNumbers } from './making.ts';
import { gather } from './note.ts';
import { inWords, Refusal } from './refusal.ts';
import { syncFile, syncFolder } from './target.ts';
import { tryElsewhere } from './trial-process.ts';
import type { Findings, Say, Try } from './trial.ts';
import { DATABASE } from './unpack.ts';

export interface Restoring {
	/** The backup, an absolute path. */
	readonly file: string;
	/** Where its database comes to lie, an absolute path. */
	readonly databaseFile: string;
	/** `VAULT_KEY`, if the settings have it. */
	readonly vaultKey: string | undefined;
	/** What lies there may be set aside. */
	readonly replace: boolean;
	readonly say: Say;
	readonly signal: AbortSignal;
	/** How the backup is tried; in a process of its own if not given. */
	readonly tryIt?: Try;
}

const KEY = 'vault.key';
/** What belongs to a folder, not to the data in it. */
const STAYS =
	/^(lock|lock-journal|lock\.holder|backup\.sock|backups|lost\+found|\.restoring-.*|before-.*)$/;

const ownFiles = (database: string): string[] => [
	database,
	...['-wal', '-shm', '-journal'].map((end) => database + end),
	KEY
];

async function refuseOccupied(folder: string, replace: boolean): Promise<void> {
	const there = (await readdir(folder)).filter((name) => !STAYS.test(name));
	if (there.length === 0 || replace) return;
	// What a database keeps beside its file comes and goes.
	const named = there.filter((name) => !there.some((other) => name.startsWith(`${other}-`)));
	throw new Refusal(
		`There is something in ${folder} already (${named.slice(0, 3).join(', ')}${named.length > 3 ? ', …' : ''}); add --replace to set that data aside, or name an empty folder with --data. Nothing was changed.`
	);
}

/** The settings would be asked for the key before the folder is. */
async function refuseOtherKey(folder: string, { keyFrom }: Findings, vaultKey: string | undefined) {
	if (keyFrom !== 'own' || vaultKey === undefined) return;
	const travelled = (await readFile(join(folder, KEY), 'utf8')).trim();
	if (travelled.toLowerCase() !== vaultKey.toLowerCase())
		throw new Refusal(
			'The backup contains its key, but VAULT_KEY is a different one. Remove VAULT_KEY from the settings and try again. Nothing was changed.'
		);
}

/** Moves the data of a folder into one of its own beside it; null: there is none. */
async function setAside(folder: string, database: string): Promise<string | null> {
	const there = ownFiles(database).filter((name) => existsSync(join(folder, name)));
	if (there.length === 0) return null;
	const aside = join(folder, `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
	await mkdir(aside, { mode: 0o700 });
	for (const name of there) await rename(join(folder, name), join(aside, name));
	await syncFolder(aside);
	return aside;
}

/** Puts what was tried in its place; a start in the middle of it is refused by the mark. */
async function moveIn(trial: string, databaseFile: string): Promise<string | null> {
	const folder = dirname(databaseFile);
	await gather(join(trial, DATABASE));
	const mark = join(folder, UNFINISHED_RESTORE);
	await writeFile(mark, '');
	await syncFile(mark);
	const aside = await setAside(folder, basename(databaseFile));
	for (const [name, wanted] of [
		[DATABASE, basename(databaseFile)],
		[`${DATABASE}-wal`, `${basename(databaseFile)}-wal`],
		[KEY, KEY]
	] as const)
		if (existsSync(join(trial, name))) {
			await syncFile(join(trial, name));
			await rename(join(trial, name), join(folder, wanted));
		}
	await syncFolder(folder);
	await rm(mark);
	await syncFolder(folder);
	return aside;
}

async function sweep(folder: string): Promise<void> {
	for (const name of await readdir(folder))
		if (name.startsWith('.restoring-'))
			await rm(join(folder, name), { recursive: true, force: true });
}

async function restoreUnderLock(restoring: Restoring): Promise<string> {
	const { file, databaseFile, vaultKey, replace, say, signal } = restoring;
	const folder = dirname(databaseFile);
	await sweep(folder);
	await refuseOccupied(folder, replace);
	const trial = join(folder, `.restoring-${process.pid}`);
	try {
		say(`Trying ${file}…`);
		const tryIt = restoring.tryIt ?? tryElsewhere([]);
		const found = await tryIt({ file, folder: trial, vaultKey }, { say, signal });
		await refuseOtherKey(trial, found, vaultKey);
		if (signal.aborted) throw new Refusal('The restore was stopped. Nothing was changed.');
		const aside = await moveIn(trial, databaseFile);
		const before =
			aside === null ? '' : `The old data is in ${aside}. Delete it once you no longer need it.\n`;
		return `${before}Done: ${folder} holds the backup of ${found.madeAt}, ${inNumbers(found)}.`;
	} finally {
		await rm(trial, { recursive: true, force: true });
	}
}

/**
 * Restores a backup into a data folder. It is tried there first, in a folder of its own; data that lies there is moved
 * aside, never deleted, and only once the backup holds.
 *
 * @throws Refusal, or StartupError where a program uses the folder
 */
export async function restore(restoring: Restoring): Promise<string> {
	const folder = dirname(restoring.databaseFile);
	await stat(restoring.file).catch(() => {
		throw new Refusal(`There is no file ${restoring.file}.`);
	});
	prepareFolder(folder);
	const lock = await lockFolder(folder);
	try {
		return await restoreUnderLock(restoring);
	} catch (error) {
		throw inWords(error, folder);
	} finally {
		lock.release();
	}
}
