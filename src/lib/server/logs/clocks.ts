import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { isAway } from '../db/errors.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import type { ChronicleRow } from './held.ts';
import type { AnyKeeping } from './keeping.ts';
import { readable, UnreadableChronicle } from './unreadable.ts';

/** Whoever acts when nobody does. */
const CLOCK = { id: 'the-clock', name: 'the clock' };

const DUE_ID = 'due-after-';

/** Whether only a clock may send a command under this id: one that waited there would take its place. */
export const isDueId = (id: string): boolean => id.startsWith(DUE_ID);

/** How often the database is asked. What is due later than that is done on time; what is due sooner, so much too late at most. */
const LOOK_MS = 1_000;
/** So many logs at a time. */
const AT_ONCE = 50;

type Games = ReadonlyMap<string, AnyKeeping>;

type Due = Pick<ChronicleRow, 'id' | 'game' | 'version'> & { readonly at: number };

/**
 * Lets games go on when their time has come: one timer for all logs. When that is stands in the database, so that a
 * restart loses nothing. Several processes may ask for the same: its id follows from the version of its log, and it
 * counts once.
 */
export class Clocks {
	readonly #database: Database;
	readonly #games: Games;
	readonly #now: () => Date;
	/** The versions at which logs stand whose time comes to nothing. */
	readonly #still = new Map<string, number>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#looking: Promise<unknown> = Promise.resolve();
	#isRunning = false;

	/** `games`: what is kept of each, by its name. */
	constructor(database: Database, games: Games, now: () => Date) {
		this.#database = database;
		this.#games = games;
		this.#now = now;
	}

	/** Where no game has a clock, nothing is ever asked. */
	start(): void {
		this.#isRunning = [...this.#games.values()].some(({ kept }) => kept.game.clock);
		this.#later(0);
	}

	/** Nothing of a clock is under way any more afterwards. */
	async stop(): Promise<void> {
		this.#isRunning = false;
		clearTimeout(this.#timer);
		await this.#looking;
	}

	#later(wait: number): void {
		if (!this.#isRunning) return;
		this.#timer = setTimeout(() => {
			this.#looking = this.look().then((next) => this.#later(next));
		}, wait).unref();
	}

	/** Does what is due by now; answers after how many milliseconds to look again. */
	async look(): Promise<number> {
		try {
			const rows = await this.#waiting();
			for (const due of rows) {
				const wait = due.at - this.#now().getTime();
				if (wait > 0) return Math.min(wait, LOOK_MS);
				await this.#goOn(due);
			}
			return rows.length < AT_ONCE ? LOOK_MS : 0;
		} catch (error) {
			// While the database is away everybody is told so where they ask; here it is just tried again.
			if (!isAway(error)) log.error(reportOf(error), 'What is due was not done.');
			return LOOK_MS;
		}
	}

	/** Of games that this program knows, by rules that it has: another process may have newer ones. */
	#waiting(): Promise<Due[]> {
		const { id, game, version, rules } = chronicles;
		const own = [...this.#games.values()].flatMap(({ kept }) =>
			kept.game.clock ? [and(eq(game, kept.game.name), lte(rules, kept.game.rules))] : []
		);
		const still = JSON.stringify([...this.#still].map((at) => at.join('/')));
		const moves = sql`${id} || '/' || ${version} NOT IN (SELECT value FROM json_each(${still}))`;
		return this.#database.read
			.select({ id, game, version, at: sql<number>`${chronicles.dueAt}` })
			.from(chronicles)
			.where(and(isNotNull(chronicles.dueAt), or(...own), moves))
			.orderBy(chronicles.dueAt)
			.limit(AT_ONCE);
	}

	async #goOn(due: Due): Promise<void> {
		const still = await this.#ask(due).catch((error: unknown) => {
			if (error instanceof UnreadableChronicle) {
				log.error({ chronicle: due.id, ...reportOf(error.cause) }, 'What is due cannot be done.');
				return { version: due.version, why: 'unreadable' };
			}
			throw error;
		});
		if (still === null) {
			this.#still.delete(due.id);
			return;
		}
		this.#still.set(due.id, still.version);
		log.error(
			{ chronicle: due.id, why: still.why },
			'A clock stands still until somebody acts there, or Elysium is started again.'
		);
	}

	/** Why what is due comes to nothing, and on which version; null: it happened, or somebody acted meanwhile. */
	async #ask({ id, game, version, at }: Due): Promise<{ version: number; why: string } | null> {
		const keeping = this.#games.get(game);
		const clock = keeping?.kept.game.clock;
		if (!keeping || !clock) return null;
		const found = await keeping.logs.read(id);
		if (found?.version !== version) return null;
		const answer = await readable(id, () =>
			keeping.logs.act({
				chronicle: id,
				actor: CLOCK,
				seat: null,
				command: {
					id: DUE_ID + version,
					seen: version,
					onlyThere: true,
					body: clock.due(found.state)
				}
			})
		);
		if (answer.kind === 'refused')
			return answer.reason === 'version-passed' ? null : { version, why: answer.reason };
		const after = await keeping.logs.read(id);
		// Where somebody acted since, there is a new version to try.
		if (after?.version !== answer.version) return null;
		const next = clock.dueAt(after.state);
		return next === null || next > at ? null : { version: after.version, why: 'not-moved' };
	}
}
