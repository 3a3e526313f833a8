import { databaseErrorCode } from '../db/errors.ts';

/**
 * A reason why a backup is not made or not restored, in words for the person at the terminal. The commands print the
 * message alone; they know the class by its name, for a bundled server carries a class of its own.
 */
export class Refusal extends Error {
	override readonly name = 'Refusal';
}

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];
const NO_RIGHTS = ['EACCES', 'EPERM', 'EROFS'];

/** What a file system or a database says about a folder, in one sentence; anything else is handed back as it is. */
export function inWords(error: unknown, folder: string): unknown {
	const code = databaseErrorCode(error) ?? '';
	if (NO_ROOM.includes(code))
		return new Refusal(
			`There is not enough room in ${folder}: trying a backup needs twice the size of the database. Free some, or choose another folder.`
		);
	if (NO_RIGHTS.includes(code))
		return new Refusal(
			`Elysium may not write to ${folder} (${code}). Make the user who runs it the owner of the folder, or choose another.`
		);
	if (code === 'ENOENT')
		return new Refusal(`There is no folder ${folder}; make it first, or choose another one.`);
	if (code === 'ENOTDIR')
		return new Refusal(`${folder} is not a folder; choose another place for the backup.`);
	return error;
}
