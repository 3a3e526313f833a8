import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { databaseErrorCode, isAway } from '../db/errors.ts';

const FINE_FOR_MS = 10_000;
const TROUBLE_FOR_MS = 2_000;
/** What is tried to be written, so that the last kilobytes of a disk are not taken for room. */
const TRIED = Buffer.alloc(256 * 1024);

function inWords(error: unknown): string {
	const code = databaseErrorCode(error) ?? 'unknown';
	if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code))
		return 'The disk is full. Nothing can be saved until there is room.';
	if (/^(EROFS|EACCES|EPERM|SQLITE_READONLY)/.test(code))
		return `The data can only be read (${code}). Nothing can be saved until it is writable.`;
	return `Data does not reach the disk (${code}).`;
}

/** Whether something can be written just now. It is tried for real, and not for each who asks. */
export class Readiness {
	readonly #database: Database;
	readonly #probe: string | null;
	readonly #now: () => number;
	#known: { readonly until: number; readonly reason: Promise<string | null> } | null = null;

	/** `file`: that of an embedded database; null: it is on a server. */
	constructor(database: Database, file: string | null, now: () => number = Date.now) {
		this.#database = database;
		this.#probe = file === null ? null : join(dirname(file), '.can-write');
		this.#now = now;
	}

	/**
	 * Why nothing can be written, in a sentence; null: it can.
	 *
	 * @throws DatabaseAway where the database cannot be reached
	 */
	async reason(): Promise<string | null> {
		if (this.#known && this.#now() < this.#known.until) return this.#known.reason;
		const reason = this.#try();
		this.#known = { until: this.#now() + FINE_FOR_MS, reason };
		const found = await reason.catch(() => '');
		if (found !== null) this.#known = { until: this.#now() + TROUBLE_FOR_MS, reason };
		return reason;
	}

	async #try(): Promise<string | null> {
		try {
			if (this.#probe !== null) await this.#writeFile(this.#probe);
			// It says what it said before, and is written all the same.
			await this.#database.write((transaction) =>
				transaction.run(sql`UPDATE vault_check SET id = id`)
			);
			return null;
		} catch (error) {
			if (isAway(error)) throw error;
			return inWords(error);
		}
	}

	async #writeFile(path: string): Promise<void> {
		try {
			const file = await open(path, 'w', 0o600);
			try {
				await file.writeFile(TRIED);
				await file.sync();
			} finally {
				await file.close();
			}
		} finally {
			await rm(path, { force: true });
		}
	}
}
