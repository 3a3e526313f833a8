import { chmodSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { log } from '../http/log.ts';

const ours = /^(\.|lock|vault\.key|backup\.sock|backups$|before-|restore\.unfinished|elysium\.db)/;

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
 * Closes a data folder to everybody but its owner. A folder that holds other things as well is left as it is: other
 * programs may need to enter it.
 */
export function closeDataFolder(folder: string, databaseFile: string): void {
	const own = basename(databaseFile);
	const isOurs = (name: string) => ours.test(name) || name.startsWith(own);
	if (readdirSync(folder).every(isOurs)) close(folder, 0o700);
}
