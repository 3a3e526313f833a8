import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup.ts';

const KEY_BYTES = 32;
const FILE = 'vault.key';

/** Makes the file once, readable by its owner alone; false when it is there already. */
function make(path: string): boolean {
	try {
		const file = openSync(path, 'wx', 0o600);
		writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
		fsyncSync(file);
		closeSync(file);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
		throw error;
	}
}

/**
 * The key under which the vault is sealed, from the file `vault.key` in the data folder; made on first use. Without it
 * what lies in the vault is lost, so it belongs into every backup.
 *
 * @throws StartupError when the file holds no key
 */
export function masterKey(folder: string): Buffer {
	const path = join(folder, FILE);
	make(path);
	const text = readFileSync(path, 'utf8').trim();
	if (!/^[0-9a-f]{64}$/.test(text))
		throw new StartupError(
			`The vault's key in ${path} is damaged; put the file back from a backup. Do not delete it: what it seals would be lost.`
		);
	return Buffer.from(text, 'hex');
}
