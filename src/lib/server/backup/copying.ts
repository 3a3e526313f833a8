import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Runs in a thread of its own: copying is one call that gives no turn to anybody. A thread, not a process, because two
 * processes on one write-ahead log can damage it; and it only reads.
 */
const COPYING = `
const { parentPort, workerData } = require('node:worker_threads');
const { createClient } = require(workerData.library);
(async () => {
	const client = createClient({ url: workerData.url, concurrency: 1 });
	await client.execute('PRAGMA busy_timeout = 2000');
	await client.execute({ sql: 'VACUUM INTO ?', args: [workerData.into] });
	client.close();
})().then(
	() => parentPort.postMessage({ code: null }),
	(error) => parentPort.postMessage({ code: error.code ?? 'unknown' })
);`;

/**
 * Copies a database as it is at one moment, while others read and write it. Every commit before the call is in the
 * copy.
 *
 * @param into an empty file, or one that does not exist yet
 */
export function copyDatabase(path: string, into: string): Promise<void> {
	const library = createRequire(import.meta.url).resolve('@libsql/client');
	const worker = new Worker(COPYING, {
		eval: true,
		execArgv: [],
		workerData: { library, url: pathToFileURL(path).href, into }
	});
	return new Promise((resolve, reject) => {
		let answer: { code: string | null } = { code: 'unknown' };
		worker.once('message', (said: { code: string | null }) => (answer = said));
		worker.once('error', reject);
		worker.once('exit', () => {
			if (answer.code === null) resolve();
			else
				reject(
					Object.assign(new Error('The database could not be copied.'), { code: answer.code })
				);
		});
	});
}
