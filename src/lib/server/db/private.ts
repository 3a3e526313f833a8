import { chmodSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { log } from '../http/log.ts';

const ours = /^(\.|lock|vault\.key|backup\.sock|backups$|before-|restore\.unfinished|elysium\.db)/;
/** What makes a folder ours: a database or a key. */
const treasure = /^(vault\.key|elysium\.db)/;

/** Takes rights from everybody but the owner, and gives none; where that cannot be, the log says so and Elysium goes on. */
function close(path: string, mode: number): void {
	// Windows knows no such rights.
	if (process.platform === 'win32') return;
	const found = statSync(path, { throwIfNoEntry: false });
	if (!found || (found.mode & 0o077) === 0) return;
	try {
		chmodSync(path, found.mode & mode);
	} catch {
		log.warn(
			{ path },
			`Others on this computer may read this; let the user who runs Elysium own it, with rights ${mode.toString(8)}.`
		);
	}
}

/** Closes a database to everybody but its owner, with the two files that SQLite keeps beside it. */
export function closeDatabaseFiles(path: string): void {
	for (const beside of ['', '-wal', '-shm']) close(path + beside, 0o600);
}

/**
 * Closes the folder of a database to everybody but its owner. One that holds other things as well is left as it is: other
 * programs may need to enter it.
 */
export function closeDataFolder(folder: string, databaseFile: string): void {
	const own = basename(databaseFile);
	const isOurs = (name: string) => ours.test(name) || name.startsWith(own);
	if (readdirSync(folder).every(isOurs)) close(folder, 0o700);
}

const namesIn = (folder: string): string[] =>
	statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];

/** Folders of the system, the homes, and those that many share. */
const SYSTEM = /^\/([^/]*|(usr|var|private|home|Users|System|Library)\/[^/]+)$/;
const STICKY = 0o1000;

/** Whether others need to get through a folder, whatever lies in it. */
function isThoroughfare(folder: string): boolean {
	const real = realpathSync(folder);
	const leadsTo = (path: string) => path === real || path.startsWith(real + sep);
	return (
		SYSTEM.test(real) ||
		(statSync(real).mode & STICKY) !== 0 ||
		[homedir(), tmpdir(), process.cwd()].some(leadsTo)
	);
}

/**
 * Closes the folder that the settings give to Elysium, as soon as a database or a key lies in it; other things there are the
 * owner's then, too. It is left as it is, and the log says so, where that would shut others out of what is theirs: things of
 * another owner, a folder of the system, a home, the folder of the program.
 */
export function closeGivenFolder(folder: string): void {
	if (process.platform === 'win32') return;
	const names = namesIn(folder);
	if (!names.some((name) => treasure.test(name))) return;
	const others = names.filter((name) => !ours.test(name));
	const owner = process.getuid?.();
	const isOthers = (name: string) =>
		(lstatSync(join(folder, name), { throwIfNoEntry: false })?.uid ?? owner) !== owner;
	if (others.length === 0 || !(isThoroughfare(folder) || others.some(isOthers)))
		close(folder, 0o700);
	else if ((statSync(folder).mode & 0o077) !== 0)
		log.warn(
			{ folder },
			'The data folder stays open to others on this computer, because other things lie in it. Give DATA_DIR a folder of its own.'
		);
}

/** Closes a folder in which only backups lie. */
export function closeBackupFolder(folder: string): void {
	const names = namesIn(folder);
	if (names.length > 0 && names.every((name) => /^\.|\.backup$/.test(name))) close(folder, 0o700);
}
