import { randomUUID } from 'node:crypto';
import {
	createClient,
	type Client,
	type InStatement,
	type ResultSet,
	type Transaction as Raw
} from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { StartupError } from '../startup.ts';
import type { Database, Reader } from './client.ts';
import { databaseErrorCode, isAway } from './errors.ts';
import { Line } from './line.ts';
import { migrateTogether } from './migrate-together.ts';
import { createQueue } from './queue.ts';
import { clientOn, textOf, transactionOn, type Transaction } from './transaction.ts';

/** Where a libSQL server is, and what opens it. */
export interface ServerAddress {
	/** Its scheme is `libsql:`, `wss:`, `ws:`, `https:` or `http:`; it may carry the token itself, as `?authToken=`. */
	readonly url: string;
	readonly token?: string | undefined;
}

const changes = (statement: InStatement): boolean => !/^\s*select\b/i.test(textOf(statement));

/** Reads may be asked twice; so nothing else may come this way. */
const readerOn = (line: Line): Reader =>
	drizzle(
		clientOn((statement) => {
			if (changes(statement)) throw new Error('A reader changes nothing.');
			return line.use((client) => line.answered(client.execute(statement)));
		})
	);

/** What is written, and answers nothing that anybody waits for: that it failed is known soon enough. */
const isMute = (statement: InStatement): boolean =>
	/^\s*(insert|update|delete)\b/i.test(textOf(statement)) &&
	!/\breturning\b/i.test(textOf(statement));

const MUTE: ResultSet = {
	columns: [],
	columnTypes: [],
	rows: [],
	rowsAffected: 0,
	lastInsertRowid: undefined,
	toJSON: () => null
};

const TOGETHER_AT_MOST = 100;

/**
 * An open transaction. Each answer that is waited for costs a way to the server and back, so what is only written is
 * kept until somebody reads, and goes along with that; no answer is waited for for ever.
 */
function gathering(line: Line, open: Raw) {
	let kept: InStatement[] = [];
	let changed = false;

	async function send(): Promise<void> {
		const together = kept;
		kept = [];
		if (together.length > 0) await line.answered(open.batch(together));
	}
	/** In their order, on one stream: what comes behind waits for nothing. */
	async function afterThose<T>(ask: () => Promise<T>): Promise<T> {
		const sent = send();
		const [answer] = await Promise.all([line.answered(ask()), sent]);
		return answer;
	}
	async function keep(statements: readonly InStatement[]): Promise<void> {
		changed = true;
		kept.push(...statements);
		if (kept.length >= TOGETHER_AT_MOST) await send();
	}
	return {
		async execute(statement: InStatement): Promise<ResultSet> {
			if (isMute(statement)) {
				await keep([statement]);
				return MUTE;
			}
			changed ||= changes(statement);
			return afterThose(() => open.execute(statement));
		},
		async batch(statements: InStatement[]): Promise<ResultSet[]> {
			await keep(statements);
			return [];
		},
		hasChanged: () => changed,
		/** Everything that was kept is done; then it is committed. */
		async commit(): Promise<void> {
			await send();
			await line.answered(open.commit());
		}
	};
}

const KEEP_RECEIPT = 'INSERT INTO receipts (id, at) VALUES (?, unixepoch())';
const FIND_RECEIPT = 'SELECT 1 FROM receipts WHERE id = ?';
const DROP_RECEIPTS = 'DELETE FROM receipts WHERE at < unixepoch() - 3600';
const SWEEP_EVERY_MS = 20 * 60 * 1000;

/**
 * One transaction on a server, through whatever happens to the connection. Whoever loses the answer to a commit
 * cannot know whether it counted: so each leaves a receipt in itself, and the next try looks for it first.
 */
async function writeOnce<T>(
	line: Line,
	work: (transaction: Transaction) => Promise<T>
): Promise<T> {
	const receipt = randomUUID();
	let unsure: { readonly result: T } | null = null;
	return line.use(async (client) => {
		const open = await line.answered(client.transaction('write'));
		try {
			const inside = gathering(line, open);
			if (unsure) {
				// A write transaction: what the one before it left under way has ended by now.
				const found = await inside.execute({ sql: FIND_RECEIPT, args: [receipt] });
				if (found.rows.length > 0) return unsure.result;
				unsure = null;
			}
			const result = await work(transactionOn(inside));
			if (inside.hasChanged()) {
				await inside.execute({ sql: KEEP_RECEIPT, args: [receipt] });
				unsure = { result };
			}
			await inside.commit();
			return result;
		} finally {
			open.close();
		}
	});
}

/** How an address is called in a sentence: without the token it may carry. */
function nameOf(url: string): string {
	const { protocol, host, pathname } = new URL(url);
	return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

const connectTo = ({ url, token }: ServerAddress): Client =>
	createClient({ url, ...(token !== undefined && { authToken: token }) });

/** A server that refuses a token says so over HTTP; on a socket it only hangs up. */
async function refusesToken({ url, token }: ServerAddress): Promise<boolean> {
	const client = connectTo({ url: url.replace(/^ws/i, 'http'), token });
	try {
		await client.execute('SELECT 1');
		return false;
	} catch (error) {
		return /^AUTH_/.test(databaseErrorCode(error) ?? '') || / 40[13]\b/.test(String(error));
	} finally {
		client.close();
	}
}

async function reasonNotToOpen(address: ServerAddress, error: unknown): Promise<unknown> {
	const { url } = address;
	if (!isAway(error) && !/^AUTH_/.test(databaseErrorCode(error) ?? '')) return error;
	if (await refusesToken(address))
		return new StartupError(
			`The database server ${nameOf(url)} rejects the token. Set DATABASE_TOKEN to one that may read and write there. Nothing was changed.`
		);
	return new StartupError(
		`The database server ${nameOf(url)} cannot be reached (${String(error).match(/\((.+)\)/)?.[1] ?? 'no answer'}). Check that it runs and that DATABASE_URL is its address. Nothing was changed.`
	);
}

function firstLine(address: ServerAddress): Line {
	try {
		return new Line(() => connectTo(address));
	} catch (error) {
		throw new StartupError(
			`DATABASE_URL cannot be used as it is (${databaseErrorCode(error) ?? 'unknown'}); give it scheme and name of the server alone, for example DATABASE_URL=libsql://database.example.`
		);
	}
}

/** One more reader of a database that is open, for another thread of this process. */
export const openServerReader = (address: ServerAddress): Reader => readerOn(firstLine(address));

/**
 * Opens a database on a libSQL server, which several processes may share, and brings its schema up to date: one of
 * them does that. The server sets its own PRAGMAs, enforces references and lets one transaction write after the other.
 *
 * @throws StartupError when it cannot be reached, refuses the token, or is newer than the program
 */
export async function openServer(address: ServerAddress): Promise<Database> {
	const line = firstLine(address);
	try {
		await line.use((client) => line.answered(client.execute('SELECT 1')));
		await line.use((client) => migrateTogether(client));
	} catch (error) {
		line.close();
		throw await reasonNotToOpen(address, error);
	}
	const queue = createQueue();
	const write: Database['write'] = (work) => queue(() => writeOnce(line, work));
	// What is not swept away this time is the next.
	const sweep = () =>
		write((transaction) => transaction.execute(DROP_RECEIPTS, [])).catch(() => undefined);
	const sweeping = setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
	return {
		read: readerOn(line),
		shared: true,
		write,
		close: () =>
			queue(async () => {
				clearInterval(sweeping);
				line.close();
			})
	};
}
