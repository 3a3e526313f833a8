import { chmodSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { log } from '../http/log.ts';

/** What Elysium itself puts into a folder of data, also where it is cut off. */
const ours =
	/^(elysium\.db(-wal|-shm|-journal)?|lock(-journal|\.holder)?|vault\.key(\.[\da-f]{12})?|backup\.sock|backups|before-\d{4}-.*|restore\.unfinished|\.can-write|\.(restoring|writable)-.*)$/;
/** A backup, and what lies beside one while it is made. */
const backup = /(\.backup|^\..*\.elysium-\d+\.(part|part-journal|trial))$/;
const isOurs = (name: string): boolean => ours.test(name) || backup.test(name);
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
			`Others on this computer may read this. Make the user who runs Elysium its owner, with permissions ${mode.toString(8)}.`
		);
	}
}

/** Closes a database to everybody but its owner, with the two files that SQLite keeps beside it. */
export function closeDatabaseFiles(path: string): void {
	for (const beside of ['', '-wal', '-shm']) close(path + beside, 0o600);
}

const namesIn = (folder: string): string[] =>
	statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];

/** Folders of the system, and those that many share. */
const SYSTEM =
	/^\/(s?bin|boot|dev|etc|home|lib\d*|media|mnt|opt|private|proc|root|run|srv|sys|tmp|usr|var|Applications|Library|System|Users|Volumes)?$|^\/(usr|var|private|System|Library)\/[^/]+$/;
const STICKY = 0o1000;

/** Whether others need to get through a folder, whatever lies in it. */
function isThoroughfare(folder: string): boolean {
	const real = realpathSync(folder);
	return SYSTEM.test(real) || real === tmpdir() || (statSync(real).mode & STICKY) !== 0;
}

const isOpen = (folder: string): boolean => (statSync(folder).mode & 0o077) !== 0;

/** Closes a folder that holds nothing but what is ours and that nobody else needs to get through; the log says so. */
function closeFolder(folder: string, isOurs: (name: string) => boolean): void {
	if (process.platform === 'win32' || !isOpen(folder)) return;
	if (!readdirSync(folder).every(isOurs) || isThoroughfare(folder)) return;
	close(folder, 0o700);
	if (!isOpen(folder))
		log.info({ folder }, 'Closed this folder to others on this computer. Only Elysium uses it.');
}

/** Closes the folder of a database to everybody but its owner. */
export function closeDataFolder(folder: string, databaseFile: string): void {
	const own = ['', '-wal', '-shm', '-journal'].map((end) => basename(databaseFile) + end);
	closeFolder(folder, (name) => isOurs(name) || own.includes(name));
}

/**
 * Closes the folder that the settings give to Elysium, as soon as a database or a key lies in it. Where it stays open, since
 * others would be shut out of what is theirs, the log says so.
 */
export function closeGivenFolder(folder: string): void {
	if (process.platform === 'win32' || !namesIn(folder).some((name) => treasure.test(name))) return;
	closeFolder(folder, isOurs);
	if (isOpen(folder))
		log.warn(
			{ folder },
			'Others on this computer can still read the data folder. Give DATA_DIR an empty folder of its own.'
		);
}

/** Closes a folder in which only backups lie. */
export function closeBackupFolder(folder: string): void {
	if (namesIn(folder).length > 0) closeFolder(folder, (name) => backup.test(name));
}
