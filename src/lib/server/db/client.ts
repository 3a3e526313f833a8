import { createClient, type Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { giveMemory, mayChangeMemory } from './memory.ts';
import { createQueue } from './queue.ts';
import { keepStatements } from './statements.ts';
import { inTransaction, type Reader, type Transaction } from './transaction.ts';

export type { Reader, Transaction };

export interface Database {
	readonly read: Reader;
	/** Whether other processes may write to it as well: then nothing in memory tells how it stands. */
	readonly shared: boolean;
	/** One write transaction after the other; the promise fulfils only once it is committed. */
	write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
	/** Lets the writes already asked for finish, then closes. */
	close(): Promise<void>;
}

/** The two doors of one file, before they are handed out as a `Database`. */
export interface Clients {
	readonly writer: Client;
	readonly reader: Client;
}

// Concurrent write transactions in one process answer BUSY at once, and PRAGMAs reach one connection only:
// so one connection writes, behind a queue, and one connection reads and can do nothing else.
const ONE_CONNECTION = { concurrency: 1 };
const BUSY_MILLISECONDS = 2_000;

/**
 * Opens the file with one writing and one reading connection. `synchronous=FULL` in WAL mode syncs the log at every
 * commit: what was acknowledged survives the loss of power, not only the end of the process.
 */
export async function openFile(url: string): Promise<Clients> {
	keepStatements();
	const writer = createClient({ url, ...ONE_CONNECTION });
	await writer.execute('PRAGMA journal_mode = WAL');
	await writer.execute('PRAGMA synchronous = FULL');
	await writer.execute('PRAGMA foreign_keys = ON');
	await writer.execute(`PRAGMA busy_timeout = ${BUSY_MILLISECONDS}`);
	return { writer, reader: await readingFile(url) };
}

async function readingFile(url: string): Promise<Client> {
	const reader = createClient({ url, ...ONE_CONNECTION });
	await reader.execute(`PRAGMA busy_timeout = ${BUSY_MILLISECONDS}`);
	await reader.execute('PRAGMA query_only = ON');
	return reader;
}

/** One more reading connection to a file that is open, for another thread of this process. */
export async function openFileReader(url: string): Promise<Reader> {
	keepStatements();
	return drizzle(await readingFile(url));
}

/** Gives the two connections the shape that the rest of the server uses. */
export function databaseOf(clients: Clients, afterClose: () => void): Database {
	const queue = createQueue();
	const read: Reader = drizzle(clients.reader);
	// Nobody else writes to the file: what was read stands until something is written here.
	const memory = giveMemory(read);

	async function write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
		let outdated = false;
		try {
			return await inTransaction(clients.writer, work, (sql) => {
				outdated ||= mayChangeMemory(sql);
			});
		} finally {
			if (outdated) memory.forget();
		}
	}

	return {
		read,
		shared: false,
		write: (work) => queue(() => write(work)),
		close: () =>
			queue(async () => {
				clients.reader.close();
				clients.writer.close();
				afterClose();
			})
	};
}
