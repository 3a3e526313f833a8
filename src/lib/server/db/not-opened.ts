import { dirname } from 'node:path';
import { StartupError } from '../startup.ts';
import { databaseErrorCode } from './errors.ts';

const UNTOUCHED = 'Nothing was changed.';

type Sentence = (path: string, code: string) => string;

/** What an error code means for a database file, and what to do about it. */
const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
	[
		/^SQLITE_(NOTADB|CORRUPT)/,
		(path) =>
			`The database ${path} is damaged or not a database. Restore a backup, or point DATA_DIR to another folder. ${UNTOUCHED}`
	],
	[
		/^(ENOSPC|EDQUOT|SQLITE_FULL)/,
		(path) =>
			`The disk that holds ${dirname(path)} is full. Free some room, then start again. The data there is untouched.`
	],
	[
		/^(EROFS|SQLITE_READONLY)/,
		(path, code) =>
			`The database ${path} can only be read (${code}): its disk is read-only, or it belongs to someone else. Let the user who runs Elysium write to it. ${UNTOUCHED}`
	],
	[
		/^(EACCES|EPERM|SQLITE_(CANTOPEN|PERM|AUTH))/,
		(path, code) =>
			`The database ${path} cannot be opened (${code}). Make the user who runs Elysium the owner of it and its folder. ${UNTOUCHED}`
	],
	[
		/^SQLITE_(BUSY|LOCKED)/,
		(path) =>
			`Another program is writing to the database ${path}. Close it, then start again. ${UNTOUCHED}`
	],
	[
		/^(EIO|EFBIG|SQLITE_IOERR)/,
		(path, code) =>
			`The disk that holds ${dirname(path)} does not save data (${code}). Copy the folder first, then check whether the disk is full or failing.`
	]
];

/** Why there is no data folder that can be written to, as a sentence for whoever starts the program. */
export function reasonNotToWrite(error: unknown, folder: string): StartupError {
	const code = databaseErrorCode(error) ?? '';
	const cause = { cause: error };
	if (/^(ENOSPC|EDQUOT)/.test(code))
		return new StartupError(
			`The disk that holds the data folder ${folder} is full. Free some room, then start again.`,
			cause
		);
	if (code === 'EROFS')
		return new StartupError(
			`The data folder ${folder} is on a read-only disk. Mount it for writing, or choose another folder with DATA_DIR.`,
			cause
		);
	return new StartupError(
		`Elysium cannot write to its data folder ${folder}. Make it writable for this user, or choose another with DATA_DIR.`,
		cause
	);
}

/** Why a database file could not be opened, as a sentence for whoever starts the program; else the error itself. */
export function reasonNotToOpen(error: unknown, path: string): unknown {
	if (error instanceof StartupError) return error;
	const code = databaseErrorCode(error) ?? '';
	const sentence = SENTENCES.find(([known]) => known.test(code))?.[1];
	return sentence ? new StartupError(sentence(path, code), { cause: error }) : error;
}
