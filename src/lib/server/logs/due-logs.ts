import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { isAway } from '../db/errors.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import type { ChronicleRow } from './held.ts';
import type { AnyKept } from './kept-game.ts';
import type { AnyKeeping } from './keeping.ts';
import { UnreadableChronicle } from './unreadable.ts';

/** How often the database is asked. What is due later than that is done on time; what is due sooner, so much too late at most. */
const LOOK_MS = 1_000;
/** So many logs at a time. */
const AT_ONCE = 50;

export type Games = ReadonlyMap<string, AnyKeeping>;

export type DueLog = Pick<ChronicleRow, 'id' | 'game' | 'version'> & { readonly at: number };

/** A version of a log on which what is due came to nothing. */
export type Still = {
	readonly version: number;
	/** Null: nothing is wrong, it only has to wait. */
	readonly why: string | null;
	/** Whether it may come to something on the same version later. */
	readonly isPassing?: true;
};

/** What may come to something later is tried again after so long, then after twice as long each time, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Where a log waits: on which version, until when, and how long that pause is. */
type Waits = { readonly version: number; readonly until: number; readonly pause: number };

/**
 * Does what is due in logs when its time has come: one timer for all of them. When that is stands in the database, so that
 * a restart loses nothing. What comes to nothing is tried once a version, or again after a pause where the reason may pass.
 */
export abstract class DueLogs {
	readonly #database: Database;
	protected readonly games: Games;
	readonly #now: () => Date;
	/** Logs whose time came to nothing. */
	readonly #still = new Map<string, Waits>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#looking: Promise<unknown> = Promise.resolve();
	#isLooking = false;
	#isNudged = false;
	#isRunning = false;
	#isStopped = false;

	/** `games`: what is kept of each, by its name. */
	constructor(database: Database, games: Games, now: () => Date) {
		this.#database = database;
		this.games = games;
		this.#now = now;
	}

	/** Whether there is something to do in logs of a game. */
	protected abstract concerns(kept: AnyKept): boolean;

	/** Does what is due in a log; null: it happened, or somebody acted meanwhile. */
	protected abstract ask(due: DueLog): Promise<Still | null>;

	/** What the log of the program says where something came to nothing. */
	protected abstract readonly standsStill: string;

	/** Where no game is concerned, nothing is ever asked. */
	start(): void {
		this.#isStopped = false;
		this.#isRunning = [...this.games.values()].some(({ kept }) => this.concerns(kept));
		this.#later(0);
	}

	/** Something was written: the next look does not wait. */
	nudge(): void {
		this.#isNudged = true;
		if (!this.#isLooking) this.#later(0);
	}

	/** Nothing is under way any more afterwards. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		this.#isRunning = false;
		clearTimeout(this.#timer);
		await this.#looking;
	}

	#later(wait: number): void {
		if (!this.#isRunning) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#isLooking = true;
			this.#isNudged = false;
			this.#looking = this.look().then((next) => {
				this.#isLooking = false;
				this.#later(this.#isNudged ? 0 : next);
			});
		}, wait).unref();
	}

	/** Does what is due by now; answers after how many milliseconds to look again. */
	async look(): Promise<number> {
		try {
			const rows = await this.#waiting();
			for (const due of rows) {
				if (this.#isStopped) break;
				const wait = due.at - this.#now().getTime();
				if (wait > 0) return Math.min(wait, LOOK_MS);
				await this.#goOn(due);
			}
			return rows.length < AT_ONCE ? LOOK_MS : 0;
		} catch (error) {
			// While the database is away everybody is told so where they ask; here it is just tried again.
			if (!isAway(error)) log.error(reportOf(error), 'Looking for due moves failed.');
			return LOOK_MS;
		}
	}

	/** Of games that this program knows, by rules that it has: another process may have newer ones. */
	#waiting(): Promise<DueLog[]> {
		const { id, game, version, rules } = chronicles;
		const own = [...this.games.values()].flatMap(({ kept }) =>
			this.concerns(kept) ? [and(eq(game, kept.game.name), lte(rules, kept.game.rules))] : []
		);
		const time = this.#now().getTime();
		const waiting = [...this.#still].filter(([, { until }]) => until > time);
		const still = JSON.stringify(waiting.map(([log, at]) => `${log}/${at.version}`));
		const moves = sql`${id} || '/' || ${version} NOT IN (SELECT value FROM json_each(${still}))`;
		return this.#database.read
			.select({ id, game, version, at: sql<number>`${chronicles.dueAt}` })
			.from(chronicles)
			.where(and(isNotNull(chronicles.dueAt), or(...own), moves))
			.orderBy(chronicles.dueAt)
			.limit(AT_ONCE);
	}

	async #goOn(due: DueLog): Promise<void> {
		const still = await this.ask(due).catch((error: unknown): Still => {
			if (error instanceof UnreadableChronicle) {
				log.error(
					{ chronicle: due.id, ...reportOf(error.cause) },
					'A due move cannot be made: the log cannot be read.'
				);
				return { version: due.version, why: 'unreadable' };
			}
			throw error;
		});
		if (still === null) {
			this.#still.delete(due.id);
			return;
		}
		const { version, why, isPassing = false } = still;
		const before = this.#still.get(due.id);
		const pause = !isPassing
			? Infinity
			: before?.version === version
				? Math.min(before.pause * 2, LONGEST_PAUSE_MS)
				: FIRST_PAUSE_MS;
		this.#still.set(due.id, { version, pause, until: this.#now().getTime() + pause });
		if (why === null) return;
		if (isPassing)
			log.warn(
				{ chronicle: due.id, why, pause },
				'A due move failed for now and is tried again later.'
			);
		else log.error({ chronicle: due.id, why }, this.standsStill);
	}
}
