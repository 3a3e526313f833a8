import { askInThread } from '../db/in-thread.ts';

/**
 * Copies a database as it is at one moment, while others read and write it. Every commit before the call is in the
 * copy.
 *
 * @param into an empty file, or one that does not exist yet
 */
export async function copyDatabase(path: string, into: string): Promise<void> {
	await askInThread(path, { sql: 'VACUUM INTO ?', args: [into] });
}
