import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';

/** How often something was tried, and when that is forgotten. */
export interface Tries {
	readonly count: number;
	readonly milliseconds: number;
}

/** Counts tries, each for so many seconds from its first one. */
export interface Counting {
	/** One more; answers how many that makes. */
	add(key: string, seconds: number): Promise<Tries>;
	/** Null: none. */
	get(key: string, seconds: number): Promise<Tries | null>;
	forget(key: string, seconds: number): Promise<void>;
}

/** Counts in memory: gone with the process. */
export function countInMemory(): Counting {
	const counters = new Map<number, RateLimiterMemory>();
	const lasting = (seconds: number): RateLimiterMemory => {
		const known = counters.get(seconds);
		if (known) return known;
		const counter = new RateLimiterMemory({
			points: Number.MAX_SAFE_INTEGER,
			duration: seconds
		});
		counters.set(seconds, counter);
		return counter;
	};
	const triesOf = (found: { consumedPoints: number; msBeforeNext: number }): Tries => ({
		count: found.consumedPoints,
		milliseconds: found.msBeforeNext
	});
	return {
		add: async (key, seconds) => triesOf(await lasting(seconds).consume(key)),
		async get(key, seconds) {
			const found = await lasting(seconds).get(key);
			return found && triesOf(found);
		},
		async forget(key, seconds) {
			await lasting(seconds).delete(key);
		}
	};
}

// By the server's clock alone: those of the processes may differ.
const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const ADD = `INSERT INTO tries (key, count, until) VALUES (?, 1, ${NOW} + ?)
	ON CONFLICT (key) DO UPDATE SET
		count = CASE WHEN until > ${NOW} THEN count + 1 ELSE 1 END,
		until = CASE WHEN until > ${NOW} THEN until ELSE excluded.until END
	RETURNING count, until - ${NOW} AS milliseconds`;
const FORGET = 'DELETE FROM tries WHERE key = ?';
const SWEEP = `DELETE FROM tries WHERE until <= ${NOW}`;

type Row = { readonly [column: string]: unknown };
const triesIn = ([row]: readonly Row[]): Tries | null =>
	row ? { count: Number(row['count']), milliseconds: Number(row['milliseconds']) } : null;

/**
 * Counts in the database, for all processes that share it.
 *
 * @param secret under which the keys are hidden: they hold names and addresses
 */
export function countTogether({ read, write }: Database, secret: Buffer): Counting {
	const hidden = (key: string): string =>
		createHmac('sha256', secret).update(`tries ${key}`).digest('base64url');
	return {
		add: (key, seconds) =>
			write(async (transaction) => {
				const { rows } = await transaction.execute(ADD, [hidden(key), seconds * 1000]);
				await transaction.execute(SWEEP, []);
				return triesIn(rows) ?? { count: 1, milliseconds: seconds * 1000 };
			}),
		async get(key) {
			const now = sql.raw(NOW);
			const found = await read.all<Row>(
				sql`SELECT count, until - ${now} AS milliseconds FROM tries WHERE key = ${hidden(key)} AND until > ${now}`
			);
			return triesIn(found);
		},
		async forget(key) {
			await write((transaction) => transaction.execute(FORGET, [hidden(key)]));
		}
	};
}
