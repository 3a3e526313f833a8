import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { StartupError } from '../startup.ts';
import { isBusyError } from './errors.ts';

/** A held lock; it also ends with the process, however that ends. */
export interface Lock {
	release(): void;
}

const holderFile = (folder: string) => join(folder, 'lock.holder');

function holder(folder: string): string {
	try {
		return ` (process ${readFileSync(holderFile(folder), 'utf8').trim()})`;
	} catch {
		return '';
	}
}

/**
 * Locks the folder for this process: an open write transaction on a small file of its own is a lock of the operating
 * system, so nothing stale ever remains after a crash. Two processes on one database file could corrupt its log.
 *
 * @throws StartupError when another process holds it
 */
export async function lockFolder(folder: string): Promise<Lock> {
	const client = createClient({ url: pathToFileURL(join(folder, 'lock')).href, concurrency: 1 });
	try {
		const held = await client.transaction('write');
		writeFileSync(holderFile(folder), `${process.pid}\n`);
		return {
			release() {
				held.close();
				client.close();
			}
		};
	} catch (error) {
		client.close();
		if (!isBusyError(error)) throw error;
		throw new StartupError(
			`Another Elysium${holder(folder)} already uses the data in ${folder}. Stop it first, or choose another folder with DATA_DIR.`
		);
	}
}
