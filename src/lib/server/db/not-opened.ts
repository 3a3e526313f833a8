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
			`The database ${path} is damaged or no database; put a backup in its place, or point DATA_DIR to another folder. ${UNTOUCHED}`
	],
	[
		/^(ENOSPC|EDQUOT|SQLITE_FULL)/,
		(path) =>
			`The disk that holds ${dirname(path)} is full; free some room, then start again. What lies there is untouched.`
	],
	[
		/^(EROFS|SQLITE_READONLY)/,
		(path, code) =>
			`The database ${path} can only be read (${code}): its disk is mounted read-only, or it belongs to somebody else; let the user who runs Elysium write to it. ${UNTOUCHED}`
	],
	[
		/^(EACCES|EPERM|SQLITE_(CANTOPEN|PERM|AUTH))/,
		(path, code) =>
			`The database ${path} cannot be opened (${code}); let the user who runs Elysium own it, with the folder it lies in. ${UNTOUCHED}`
	],
	[
		/^SQLITE_(BUSY|LOCKED)/,
		(path) =>
			`Another program has the database ${path} open and writes to it; close that one, then start again. ${UNTOUCHED}`
	],
	[
		/^(EIO|EFBIG|SQLITE_IOERR)/,
		(path, code) =>
			`The disk that holds ${dirname(path)} does not take what is written (${code}); see whether it is full or failing, and keep a copy of the folder before anything else.`
	]
];

/** Why a database file could not be opened, as a sentence for whoever starts the program; else the error itself. */
export function reasonNotToOpen(error: unknown, path: string): unknown {
	if (error instanceof StartupError) return error;
	const code = databaseErrorCode(error) ?? '';
	const sentence = SENTENCES.find(([known]) => known.test(code))?.[1];
	return sentence ? new StartupError(sentence(path, code), { cause: error }) : error;
}
