import type { Client } from '@libsql/client';
import { databaseErrorCode, DatabaseAway } from './errors.ts';

/** So long a server may take for one answer; once it gave none, until it answers again. */
const PATIENCE_MS = { usually: 10_000, away: 1_000 };

/** Between tries. A server that starts anew is back within them, and nobody notices. */
const PAUSES_MS = [20, 100, 400, 1_000];

/** The connection is gone, or the server gives no answer. */
const BROKEN =
	/^(HRANA_(WEBSOCKET|CLOSED)_ERROR|SERVER_ERROR|UNKNOWN|DATABASE_AWAY|UND_ERR_\w+|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** The server undid a transaction that took too long, or never began it: all of it may be tried again. */
const UNDONE = /^(SQLITE_BUSY\w*|TRANSACTION_TIMEOUT|TRANSACTION_CLOSED|STREAM_EXPIRED)$/;

/** Of what `fetch` could not even try there is no code. */
const codeOf = (error: unknown): string =>
	databaseErrorCode(error) ??
	(error instanceof TypeError && error.message === 'fetch failed' ? 'ECONNECTION' : '');

/** Whether an error says that the server, not the statement, was in the way. */
export const isPassing = (error: unknown): boolean =>
	BROKEN.test(codeOf(error)) || UNDONE.test(codeOf(error));

const pause = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The connection to a database server. What the network or the server breaks is tried again on a new one; after that
 * it is away, and says so at once, until an answer comes again.
 */
export class Line {
	readonly #connect: () => Client;
	#client: Client;
	#away = false;

	constructor(connect: () => Client) {
		this.#connect = connect;
		this.#client = connect();
	}

	/**
	 * Tries some work until the server lets it through. It may be run several times, the last of them alone counts.
	 *
	 * @throws DatabaseAway when the server stays away
	 */
	async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
		for (let tries = 0; ; tries++) {
			const client = this.#client;
			try {
				const result = await work(client);
				this.#away = false;
				return result;
			} catch (error) {
				if (!isPassing(error)) throw error;
				if (error instanceof DatabaseAway) this.#renew(client);
				const next = this.#away ? undefined : PAUSES_MS[tries];
				this.#away ||= next === undefined && BROKEN.test(codeOf(error));
				if (next === undefined) throw new DatabaseAway(codeOf(error));
				await pause(next);
			}
		}
	}

	/** Waits for one answer, and not for ever: a connection may die without a word. */
	async answered<T>(answer: Promise<T>): Promise<T> {
		const patience = this.#away ? PATIENCE_MS.away : PATIENCE_MS.usually;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tooLate = new Promise<never>((_resolve, reject) => {
			timer = setTimeout(() => reject(new DatabaseAway('no answer')), patience);
		});
		try {
			return await Promise.race([answer, tooLate]);
		} finally {
			clearTimeout(timer);
		}
	}

	close(): void {
		this.#client.close();
	}

	#renew(client: Client): void {
		if (client !== this.#client) return;
		this.#client = this.#connect();
		client.close();
	}
}
