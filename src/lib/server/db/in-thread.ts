import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Runs in a thread of its own what is one call that gives no turn to anybody. A thread, not a process, because two
 * processes on one write-ahead log can damage it.
 */
const ASKING = `
const { parentPort, workerData } = require('node:worker_threads');
const { createClient } = require(workerData.library);
(async () => {
	const client = createClient({ url: workerData.url, concurrency: 1 });
	await client.execute('PRAGMA busy_timeout = 2000');
	const { rows } = await client.execute(workerData.statement);
	client.close();
	return rows.map((row) => String(row[0]));
})().then(
	(answers) => parentPort.postMessage({ code: null, answers }),
	(error) => parentPort.postMessage({ code: error.code ?? 'unknown', answers: [] })
);`;

interface Said {
	readonly code: string | null;
	readonly answers: readonly string[];
}

/**
 * Asks a database file something that takes long, while others read and write it. It must change nothing there.
 *
 * @returns the first column of what was answered
 * @throws an error with the code that the database gave
 */
export function askInThread(
	path: string,
	statement: { readonly sql: string; readonly args: readonly string[] }
): Promise<readonly string[]> {
	const library = createRequire(import.meta.url).resolve('@libsql/client');
	const worker = new Worker(ASKING, {
		eval: true,
		execArgv: [],
		workerData: { library, url: pathToFileURL(path).href, statement }
	});
	return new Promise((resolve, reject) => {
		let said: Said = { code: 'unknown', answers: [] };
		worker.once('message', (message: Said) => (said = message));
		worker.once('error', reject);
		worker.once('exit', () => {
			const { code, answers } = said;
			if (code === null) resolve(answers);
			else reject(Object.assign(new Error('The database did not answer in its thread.'), { code }));
		});
	});
}
