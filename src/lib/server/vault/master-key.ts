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
import { dirname, join } from 'node:path';
import { log } from '../http/log.ts';
import { StartupError } from '../startup.ts';
import { KEY_PATTERN } from './key-pattern.ts';

const KEY_BYTES = 32;
const FILE = 'vault.key';
/** What a key from the settings is called. */
export const GIVEN = 'VAULT_KEY';

/** A key, and where it came from, in words for whoever looks after the program. */
export interface MasterKey {
	readonly key: Buffer;
	/** The one that it follows, until everything is sealed with the new one. */
	readonly before?: Buffer | undefined;
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

/** What a folder says of its files lasts as well, where the system can be told so. */
function syncFolderOf(path: string): void {
	if (process.platform === 'win32') return;
	const folder = openSync(dirname(path), 'r');
	try {
		fsyncSync(folder);
	} finally {
		closeSync(folder);
	}
}

/** Writes the file, readable by its owner alone. It appears whole or not at all, whenever the program dies. */
function write(path: string, keys: readonly string[], give = appear): void {
	const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
	const file = openSync(unfinished, 'wx', 0o600);
	try {
		writeSync(file, `${keys.join('\n')}\n`);
		fsyncSync(file);
		closeSync(file);
		give(unfinished, path);
		syncFolderOf(path);
	} finally {
		rmSync(unfinished, { force: true });
	}
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('hex');

function make(path: string): boolean {
	if (existsSync(path)) return false;
	write(path, [newKey()]);
	return true;
}

/** Takes back a key that was made just now, for nothing was sealed with it. */
export function unmake({ from, isNew }: MasterKey): void {
	if (isNew) rmSync(from, { force: true });
}

/** Puts a key, as 64 hex digits, into a data folder that has none, and after it the one that it follows, if any. */
export function putKeys(folder: string, keys: readonly string[]): void {
	write(join(folder, FILE), keys);
}

/** What the key file of a data folder holds, as 64 hex digits each: the key, and the one it follows; none: no file. */
export function ownKeys(folder: string): readonly string[] {
	if (!existsSync(join(folder, FILE))) return [];
	const { key, before } = masterKey(folder);
	return [key, ...(before ? [before] : [])].map((one) => one.toString('hex'));
}

/**
 * Writes a new key into the key file, before the one that was used so far. Where one waits there already, because the
 * change to it was cut off, that one is taken.
 */
export function announceKey(folder: string): MasterKey {
	const now = masterKey(folder);
	if (now.before) return now;
	write(join(folder, FILE), [newKey(), now.key.toString('hex')], renameSync);
	return masterKey(folder);
}

/** Everything is sealed with this key: the one before it leaves the key file. */
export function settleKey({ key, before, from }: MasterKey): void {
	if (before && from !== GIVEN) write(from, [key.toString('hex')], renameSync);
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
			`Others on this computer can read the vault's key in ${path}, and its permissions cannot be changed. Make the user who runs Elysium its owner, with permissions 600.`
		);
	}
	log.warn(
		{ path, mode: mode.toString(8) },
		'Others on this computer could read the vault’s key; now only its owner can. Anyone who read it before can still open what it sealed.'
	);
}

/**
 * The key under which the vault is sealed: the one given in the settings, or else the one in the file `vault.key` of
 * the data folder, made on first use. Without it what lies in the vault is lost, so it belongs into every backup.
 *
 * @param given 64 hex digits, as the settings checked them
 * @param givenBefore the one it follows, if the settings name that too
 * @throws StartupError when the file holds no key, or others may read it and that cannot be changed
 */
export function masterKey(folder: string, given?: string, givenBefore?: string): MasterKey {
	if (given !== undefined)
		return {
			key: Buffer.from(given, 'hex'),
			...(givenBefore !== undefined && { before: Buffer.from(givenBefore, 'hex') }),
			from: GIVEN,
			isNew: false
		};
	const path = join(folder, FILE);
	const isNew = make(path);
	closeToOthers(path);
	const lines = readFileSync(path, 'utf8').trim().split('\n');
	if (lines.length > 2 || !lines.every((line) => KEY_PATTERN.test(line)))
		throw new StartupError(
			`The vault's key in ${path} is damaged. Put the file back from a backup. Do not delete it: you would lose all it seals.`
		);
	const [key, before] = lines.map((line) => Buffer.from(line, 'hex'));
	return { key: key ?? Buffer.alloc(0), before, from: path, isNew };
}
