import { asc } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { askInThread } from '../db/in-thread.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import { Watch } from '../long-work/watch.ts';
import type { ChainProof } from './proved-chain.ts';

/** What is wrong with the pages of a database file, in its own words; null: nothing. */
export async function pageFault(path: string): Promise<string | null> {
	const [answer = ''] = await askInThread(path, { sql: 'PRAGMA quick_check(1)', args: [] });
	return answer === 'ok' ? null : answer;
}

/** Proves the chain of a log, wherever long work is done. */
export type Prove = (
	log: { readonly id: string; readonly game: string },
	watch: Watch
) => Promise<ChainProof | null>;

/**
 * Looks in the background whether the database is whole: its pages, and the chain of each log. What is found holds until
 * it was looked at again.
 */
export class Integrity {
	readonly #database: Database;
	readonly #file: string | null;
	readonly #prove: Prove;
	readonly #watch = new Watch();
	#broken = new Map<string, number>();
	#running: Promise<void> | null = null;
	#again = false;

	/** `file`: that of an embedded database; null: it is on a server, which looks after its pages itself. */
	constructor(database: Database, file: string | null, prove: Prove) {
		this.#database = database;
		this.#file = file;
		this.#prove = prove;
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
		this.#watch.giveUp();
	}

	async #go(): Promise<void> {
		while (this.#again && !this.#watch.isGivenUp) {
			this.#again = false;
			try {
				await this.#lookAtPages();
				await this.#lookAtChains();
			} catch (error) {
				if (!this.#watch.isGivenUp)
					log.error(reportOf(error), 'The database could not be checked.');
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
			if (this.#watch.isGivenUp) return;
			const at = await this.#brokenNow(row);
			if (at === null) continue;
			broken.set(row.id, at);
			this.#broken.set(row.id, at);
			log.error(
				{ chronicle: row.id, event: at },
				'The log of this chronicle is damaged and can only be read from now on. Restore a backup to continue it.'
			);
		}
		this.#broken = broken;
	}

	/** Where a log is broken; what was known of it holds where it could not be checked, so that the others still are. */
	async #brokenNow(row: typeof chronicles.$inferSelect): Promise<number | null> {
		try {
			return (await this.#prove(row, this.#watch))?.brokenAt ?? null;
		} catch (error) {
			if (this.#watch.isGivenUp) return null;
			log.error({ chronicle: row.id, ...reportOf(error) }, 'This log could not be checked.');
			return this.#broken.get(row.id) ?? null;
		}
	}
}
