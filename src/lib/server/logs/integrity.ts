import { asc } from 'drizzle-orm';
import { CHAIN_START, findChainFault, type StoredEnvelope } from '../../games/core/envelope.ts';
import type { Database, Reader } from '../db/client.ts';
import { askInThread } from '../db/in-thread.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import { A_TURN } from '../turns.ts';
import { readLog } from './log.ts';

/** Between two stretches of a log others have their turn. */
const PAUSE_MS = 5;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());

/** What is wrong with the pages of a database file, in its own words; null: nothing. */
export async function pageFault(path: string): Promise<string | null> {
	const [answer = ''] = await askInThread(path, { sql: 'PRAGMA quick_check(1)', args: [] });
	return answer === 'ok' ? null : answer;
}

type Row = { readonly id: string; readonly logId: string; readonly version: number };

/** Some events after one; where one cannot even be read, those before it. */
async function readSome(
	reader: Reader,
	row: Row,
	after: number,
	atMost = A_TURN
): Promise<StoredEnvelope[]> {
	try {
		return await readLog(reader, row, { after, upTo: row.version, atMost });
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		if (atMost === 1) return [];
		const half = Math.floor(atMost / 2);
		const first = await readSome(reader, row, after, half);
		return first.length < half
			? first
			: [...first, ...(await readSome(reader, row, after + half, atMost - half))];
	}
}

/** The first event of a log that does not follow the one before it, or was changed; null: the chain holds. */
async function firstBroken(reader: Reader, row: Row, goOn: () => boolean): Promise<number | null> {
	let [head, version] = [CHAIN_START, 0];
	while (version < row.version && goOn()) {
		const envelopes = await readSome(reader, row, version);
		const found = findChainFault(envelopes as Parameters<typeof findChainFault>[0], {
			previous: head,
			sequence: version + 1
		});
		if (found) return version + found.index + 1;
		const last = envelopes.at(-1);
		if (!last) return version + 1;
		[head, version] = [last.hash, last.sequence];
		await pause();
	}
	return null;
}

/**
 * Looks in the background whether the database is whole: its pages, and the chain of each log. What is found holds until
 * it was looked at again.
 */
export class Integrity {
	readonly #database: Database;
	readonly #file: string | null;
	#broken = new Map<string, number>();
	#running: Promise<void> | null = null;
	#again = false;
	#stopped = false;

	/** `file`: that of an embedded database; null: it is on a server, which looks after its pages itself. */
	constructor(database: Database, file: string | null) {
		this.#database = database;
		this.#file = file;
	}

	/** The first event of a log that is broken; null: none was found. Nothing is written after it. */
	brokenAt(chronicle: string): number | null {
		return this.#broken.get(chronicle) ?? null;
	}

	/** Looks at all of it; asked for meanwhile, once more afterwards. Answers once that is done; it never throws. */
	check(): Promise<void> {
		this.#again = true;
		this.#running ??= this.#go();
		return this.#running;
	}

	stop(): void {
		this.#stopped = true;
	}

	async #go(): Promise<void> {
		while (this.#again && !this.#stopped) {
			this.#again = false;
			try {
				await this.#lookAtPages();
				await this.#lookAtChains();
			} catch (error) {
				if (!this.#stopped) log.error(reportOf(error), 'The database could not be checked.');
			}
		}
		this.#running = null;
	}

	async #lookAtPages(): Promise<void> {
		const fault = this.#file === null ? null : await pageFault(this.#file);
		if (fault !== null)
			log.error(
				{ fault: fault.split('\n')[0] },
				'The database file is damaged. Stop Elysium, keep a copy of the data folder, and restore a backup.'
			);
	}

	async #lookAtChains(): Promise<void> {
		const { read } = this.#database;
		const broken = new Map<string, number>();
		for (const row of await read.select().from(chronicles).orderBy(asc(chronicles.createdAt))) {
			const at = await firstBroken(read, row, () => !this.#stopped);
			if (at === null) continue;
			broken.set(row.id, at);
			log.error(
				{ chronicle: row.id, event: at },
				'The log of this chronicle is damaged; it is only read from now on. Restore a backup to go on with it.'
			);
		}
		if (!this.#stopped) this.#broken = broken;
	}
}
