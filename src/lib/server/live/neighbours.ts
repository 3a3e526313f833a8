import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readLog } from '../logs/log.ts';
import type { Database } from '../db/client.ts';
import { isAway } from '../db/errors.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import type { Visitor } from './company.ts';
import type { Listeners } from './listeners.ts';

/** How often the database is asked what others wrote, while somebody listens here. */
const LOOK_MS = 200;
/** After a look that failed. */
const REST_MS = 2_000;
/** How often this process says that it lives, while somebody looks at something here. */
const BEAT_MS = 1_500;
/** Who looks at something at a process that was silent for so long is gone. */
const SILENT_MS = 5_000;

// By the server's clock alone: those of the processes may differ.
const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const BEAT = `INSERT INTO processes (id, seen_at) VALUES (?, ${NOW}) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`;
const GO = 'DELETE FROM visits WHERE process_id = ?';
/** Whoever is deleted meanwhile is passed over. */
const COME = `INSERT INTO visits (process_id, log, user_id, name, seats)
	SELECT ?, visit.value ->> 'log', users.id, visit.value ->> 'name', visit.value -> 'seats'
	FROM json_each(?) AS visit JOIN users ON users.id = visit.value ->> 'id'`;
const BURY = `DELETE FROM processes WHERE seen_at < ${NOW} - ${SILENT_MS * 10}`;

type Visits = ReadonlyMap<string, readonly Visitor[]>;

/** More than that is fetched by whoever missed it. */
const EVENTS_AT_MOST = 50;

interface Log {
	readonly id: string;
	readonly logId: string;
	readonly version: number;
	/** The device that may deal there off the network. */
	readonly lease: string | null;
}

/** What goes on at a log, as far as the database knows. */
interface Seen {
	readonly logs: ReadonlyMap<string, Log>;
	readonly elsewhere: Visits;
}

async function seen({ read }: Database, self: string, logs: readonly string[]): Promise<Seen> {
	const wanted = JSON.stringify(logs);
	const [rows, visits] = await Promise.all([
		read.all<Log>(
			sql`SELECT id, log_id AS logId, version,
				(SELECT leases.id FROM leases WHERE chronicle_id = chronicles.id AND ended IS NULL) AS lease
				FROM chronicles WHERE id IN (SELECT value FROM json_each(${wanted}))`
		),
		read.all<{ log: string; id: string; name: string; seats: string }>(
			sql`SELECT log, user_id AS id, name, seats FROM visits
				JOIN processes ON processes.id = process_id
				WHERE process_id <> ${self} AND seen_at > ${sql.raw(NOW)} - ${SILENT_MS}
					AND log IN (SELECT value FROM json_each(${wanted}))
				ORDER BY process_id, visits.rowid`
		)
	]);
	const elsewhere = new Map<string, Visitor[]>();
	for (const { log, id, name, seats } of visits) {
		const visitor = { id, name, seats: JSON.parse(seats) as string[] };
		elsewhere.set(log, [...(elsewhere.get(log) ?? []), visitor]);
	}
	return { logs: new Map(rows.map((row) => [row.id, row])), elsewhere };
}

/** Says who looks at what here: all of it anew, so that it does not matter what was said before. */
const say = ({ write }: Database, self: string, here: Visits): Promise<void> =>
	write(async (transaction) => {
		const visits = [...here].flatMap(([log, visitors]) => visitors.map((one) => ({ log, ...one })));
		await transaction.execute(BEAT, [self]);
		await transaction.execute(GO, [self]);
		await transaction.execute(COME, [self, JSON.stringify(visits)]);
		await transaction.execute(BURY, []);
	});

/**
 * Keeps those who listen at this process in touch with the others on the same database: tells them what others wrote,
 * and each other who looks at the same log. Nothing is asked while nobody listens. A process that is killed is silent,
 * and after a while its people are gone.
 */
export class Neighbours {
	readonly #database: Database;
	readonly #listeners: Listeners;
	readonly #self = randomUUID();
	#said = '[]';
	#saidAt = -Infinity;
	/** Which device may deal at each log, as far as was looked. */
	#lent: ReadonlyMap<string, string | null> = new Map();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#stopped = false;

	constructor(database: Database, listeners: Listeners) {
		this.#database = database;
		this.#listeners = listeners;
		this.#later();
	}

	stop(): void {
		this.#stopped = true;
		clearTimeout(this.#timer);
	}

	/** The next look is that long after the last one ended, so that a slow database is not asked all the more. */
	#later(wait = LOOK_MS): void {
		if (this.#stopped) return;
		this.#timer = setTimeout(() => {
			void this.#look().then((went) => this.#later(went ? LOOK_MS : REST_MS));
		}, wait).unref();
	}

	async #look(): Promise<boolean> {
		try {
			await this.#say();
			await this.#hear();
			return true;
		} catch (error) {
			// While the database is away everybody is told so where they ask; here it is just tried again.
			if (!isAway(error))
				log.error(reportOf(error), 'Changes by other processes could not be read.');
			return false;
		}
	}

	async #say(): Promise<void> {
		const here = this.#listeners.company();
		const saying = JSON.stringify([...here]);
		const isDue = saying !== '[]' && performance.now() - this.#saidAt >= BEAT_MS;
		if (saying === this.#said && !isDue) return;
		await say(this.#database, this.#self, here);
		[this.#said, this.#saidAt] = [saying, performance.now()];
	}

	async #hear(): Promise<void> {
		const attended = this.#listeners.attended();
		if (attended.length === 0) return;
		const { logs, elsewhere } = await seen(this.#database, this.#self, attended);
		for (const id of attended) {
			if (logs.has(id)) this.#listeners.meetElsewhere(id, elsewhere.get(id) ?? []);
			else this.#listeners.end(id);
		}
		for (const { id, lease } of logs.values())
			if (this.#lent.has(id) && this.#lent.get(id) !== lease) this.#listeners.lent(id);
		this.#lent = new Map([...logs.values()].map(({ id, lease }) => [id, lease]));
		await Promise.all([...logs.values()].map((log) => this.#tell(log)));
	}

	/** What others wrote is read once, for all who listen here. */
	async #tell(log: Log): Promise<void> {
		const { id, version } = log;
		const told = this.#listeners.toldOf(id);
		if (told === version) return;
		const missed = told === undefined ? Infinity : version - told;
		const envelopes =
			missed > EVENTS_AT_MOST
				? []
				: await readLog(this.#database.read, log, { after: told ?? 0, upTo: version });
		// What was written here meanwhile was told by itself.
		if ((this.#listeners.toldOf(id) ?? -1) < version) this.#listeners.tell(id, version, envelopes);
	}
}
