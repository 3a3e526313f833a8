import { randomBytes } from 'node:crypto';
import {
	chmodSync,
	closeSync,
	existsSync,
	fsyncSync,
	linkSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeSync
} from 'node:fs';
import { join } from 'node:path';
import { log } from '../http/log.ts';
import { StartupError } from '../startup.ts';
import { KEY_PATTERN } from './key-pattern.ts';

const KEY_BYTES = 32;
const FILE = 'vault.key';

/** A key, and where it came from, in words for whoever looks after the program. */
export interface MasterKey {
	readonly key: Buffer;
	readonly from: string;
	/** It was made just now: there was none. */
	readonly isNew: boolean;
}

const isThere = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Gives a finished file its name, unless another process was first: then its key counts. */
function appear(unfinished: string, path: string): void {
	try {
		linkSync(unfinished, path);
	} catch (error) {
		// Some file systems know no second name of a file.
		if (!isThere(error)) renameSync(unfinished, path);
	}
}

/** Makes the file, readable by its owner alone. It appears whole or not at all, whenever the program dies. */
function write(path: string, key: string): void {
	const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
	const file = openSync(unfinished, 'wx', 0o600);
	try {
		writeSync(file, `${key}\n`);
		fsyncSync(file);
		closeSync(file);
		appear(unfinished, path);
	} finally {
		rmSync(unfinished, { force: true });
	}
}

function make(path: string): boolean {
	if (existsSync(path)) return false;
	write(path, randomBytes(KEY_BYTES).toString('hex'));
	return true;
}

/** Takes back a key that was made just now, for nothing was sealed with it. */
export function unmake({ from, isNew }: MasterKey): void {
	if (isNew) rmSync(from, { force: true });
}

/** Puts a key, as 64 hex digits, into a data folder that has none. */
export function putKey(folder: string, key: string): void {
	write(join(folder, FILE), key);
}

/** The key that the program made itself in a data folder, as 64 hex digits; undefined: there is none. */
export function ownKey(folder: string): string | undefined {
	return existsSync(join(folder, FILE)) ? masterKey(folder).key.toString('hex') : undefined;
}

/** Takes rights from everybody but the owner, where somebody else has any. */
function closeToOthers(path: string): void {
	const mode = statSync(path).mode & 0o777;
	// Windows knows no such rights.
	if (process.platform === 'win32' || (mode & 0o077) === 0) return;
	try {
		chmodSync(path, 0o600);
	} catch {
		throw new StartupError(
			`The vault's key in ${path} can be read by others on this computer, and its rights cannot be changed; let the user who runs Elysium own it, with rights 600.`
		);
	}
	log.warn(
		{ path, mode: mode.toString(8) },
		'The vault’s key could be read by others on this computer; now only its owner can. Whoever read it before can still open what was sealed with it.'
	);
}

/**
 * The key under which the vault is sealed: the one given in the settings, or else the one in the file `vault.key` of
 * the data folder, made on first use. Without it what lies in the vault is lost, so it belongs into every backup.
 *
 * @param given 64 hex digits, as the settings checked them
 * @throws StartupError when the file holds no key, or others may read it and that cannot be changed
 */
export function masterKey(folder: string, given?: string): MasterKey {
	if (given !== undefined)
		return { key: Buffer.from(given, 'hex'), from: 'VAULT_KEY', isNew: false };
	const path = join(folder, FILE);
	const isNew = make(path);
	closeToOthers(path);
	const text = readFileSync(path, 'utf8').trim();
	if (!KEY_PATTERN.test(text))
		throw new StartupError(
			`The vault's key in ${path} is damaged; put the file back from a backup. Do not delete it: what it seals would be lost.`
		);
	return { key: Buffer.from(text, 'hex'), from: path, isNew };
}
