import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Refusal } from './refusal.mjs';

/**
 * Makes the folder if need be and proves that this process can write there.
 *
 * @param {string} folder absolute
 */
export async function ensureWritable(folder) {
	try {
		await make(folder);
		await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
		// Rights alone do not tell: the disk may be mounted read-only, or full.
		await rmdir(await mkdtemp(path.join(folder, '.writable-')));
	} catch (error) {
		throw new Refusal(sentence(folder, codeOf(error)));
	}
}

/** @param {string} folder @param {string} code */
function sentence(folder, code) {
	switch (code) {
		case 'ENOSPC':
		case 'EDQUOT':
			return `The disk that holds the data folder ${folder} is full (${code}); free some room, or name another folder with DATA_DIR.`;
		case 'EROFS':
			return `The data folder ${folder} is on a read-only disk (${code}); mount it for writing, or name another folder with DATA_DIR.`;
		default:
			return `Elysium cannot write into its data folder ${folder} (${code}); make it writable for this user, or name another with DATA_DIR.`;
	}
}

/**
 * Node's own recursive `mkdir` never comes back where the system lets nobody create anything and
 * says "no such file" (below /proc, for example).
 *
 * @param {string} folder
 */
async function make(folder) {
	if (existsSync(folder)) return;
	await make(path.dirname(folder));
	await mkdir(folder, { mode: 0o700 }).catch((error) => {
		if (codeOf(error) !== 'EEXIST') throw error;
	});
}
