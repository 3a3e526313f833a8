import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { DatabaseSettings } from '../db/open.ts';
import { log } from '../http/log.ts';
import { reportOf, type Report } from '../http/report.ts';
import { workBy, type LongWork } from './long-work.ts';
import type { TaskName } from './tasks.ts';
import { GivenUp, NotNow, ThreadLost, TookTooLong } from './undone.ts';

/** What a thread is asked: its task of a game, and the memory of the watch over it. */
export interface Asked {
	readonly game: string;
	readonly name: TaskName;
	readonly asked: unknown;
	readonly shared: SharedArrayBuffer;
}

/** What a thread answers. Errors lose their name and code between threads, so it sends a report in their place. */
export type Answered = { readonly answer: unknown } | { readonly failed: Report };

/** In megabytes. A larger young generation makes no task faster, and takes tens of megabytes. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** On any number of processors: each thread takes memory, and all read the same disk. */
const THREADS_AT_MOST = 4;
const WAITING_AT_MOST = 100;
const IDLE_MS = 60_000;
/** Other people's taps come first. */
const NICE = 10;

/** How many threads there are, and how long a task may take. */
interface Bounds {
	readonly threads?: number;
	/** In milliseconds; after that its thread is ended. Left out: as long as it takes. */
	readonly limit?: number;
	/** What a thread runs. */
	readonly file?: string;
}

const TOO_BUSY = 'Elysium is busy with large files and long chronicles. Try again in a minute.';
const STOPPING = 'Elysium is being stopped. Try again in a minute.';
const UPDATED =
	'A new version of Elysium is installed, but the old one is still running. Ask your host to restart it.';

/** Whether this program was built, with what its threads run; its sources do long work where they are. */
export const isBuilt = (): boolean => !import.meta.url.endsWith('.ts');

const builtFile = (): string => join(process.cwd(), 'build', 'long-work.js');

/** When a file was written; null: it is gone. */
const writtenAt = (file: string): number | null =>
	statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** The error that a thread reported, with its name and code. */
function rebuilt({ name, code, message = '', frames }: Report): Error {
	const error = new Error(message);
	return Object.assign(error, {
		name,
		...(code !== undefined && { code }),
		stack: [`${name}: ${message}`, ...frames.map((frame) => `    ${frame}`)].join('\n')
	});
}

/** Threads that do long work while the program answers everybody else. */
export class Threads {
	readonly #pool: Piscina;
	readonly #file: string;
	readonly #limit: number | undefined;
	readonly #writtenAt: number | null;
	/** How many tasks the pool has: never more than threads. All others wait here, in order. */
	#handed = 0;
	readonly #waiting: (() => void)[] = [];
	readonly #running = new Set<AbortController>();
	#isStopped = false;

	/** `database`: what the threads read; null: nothing. */
	constructor(
		database: DatabaseSettings | null,
		{ threads = THREADS_AT_MOST, limit, file = builtFile() }: Bounds = {}
	) {
		const { databaseUrl = '', databaseToken } = database ?? {};
		const settings: DatabaseSettings = { databaseUrl, databaseToken };
		this.#limit = limit;
		this.#file = file;
		this.#writtenAt = writtenAt(file);
		this.#pool = new Piscina({
			filename: file,
			minThreads: 0,
			maxThreads: Math.max(1, Math.min(threads, availableParallelism() - 1)),
			idleTimeout: IDLE_MS,
			niceIncrement: NICE,
			// A thread that waits by Atomics would not hear its own connection to a database server.
			atomics: 'disabled',
			execArgv: [],
			resourceLimits: LIMITS,
			workerData: settings
		});
		// A thread that fails outside a task is reported only here. Without a listener Node ends the program.
		this.#pool.on('error', (error: unknown) => log.error(reportOf(error), 'A thread failed.'));
		// Piscina does not replace a thread that failed to start, so tasks waiting for it would hang.
		this.#pool.on('workerDestroy', () => setImmediate(() => this.#endForsaken()));
	}

	/** The tasks of one game, done here. */
	of<State>(game: string): LongWork<State> {
		return workBy(async (name, asked, watch) => {
			const transferList = asked instanceof Uint8Array ? [asked.buffer] : [];
			const order: Asked = { game, name, asked, shared: watch.shared };
			await this.#turn();
			try {
				if (this.#isStopped) throw new NotNow(503, STOPPING);
				if (watch.isGivenUp) throw new GivenUp();
				const answered = await this.#run(order, transferList);
				if ('answer' in answered) return answered.answer;
				throw watch.isGivenUp ? new GivenUp() : rebuilt(answered.failed);
			} finally {
				this.#leave();
			}
		});
	}

	/** Ends what is under way, and takes on nothing more. */
	stop(): Promise<void> {
		this.#isStopped = true;
		return this.#pool.destroy();
	}

	async #run(order: Asked, transferList: ArrayBuffer[]): Promise<Answered> {
		// A thread started now would run the code of another version.
		if (writtenAt(this.#file) !== this.#writtenAt) throw new NotNow(503, UPDATED);
		const running = new AbortController();
		let isOver = false;
		const end = (): void => {
			isOver = true;
			running.abort();
		};
		const over = this.#limit === undefined ? undefined : setTimeout(end, this.#limit);
		this.#running.add(running);
		try {
			const { signal } = running;
			return (await this.#pool.run(order, { transferList, signal })) as Answered;
		} catch (error) {
			throw isOver ? new TookTooLong() : new ThreadLost(error);
		} finally {
			clearTimeout(over);
			this.#running.delete(running);
		}
	}

	/** Ends all tasks in the pool once no thread is left to do them. */
	#endForsaken(): void {
		if (this.#pool.threads.length > 0) return;
		for (const running of this.#running) running.abort();
	}

	async #turn(): Promise<void> {
		if (this.#handed < this.#pool.maxThreads) {
			this.#handed++;
			return;
		}
		if (this.#waiting.length >= WAITING_AT_MOST) throw new NotNow(503, TOO_BUSY);
		await new Promise<void>((resolve) => this.#waiting.push(resolve));
	}

	/** Ends a turn; the task that waited longest is next. */
	#leave(): void {
		const next = this.#waiting.shift();
		if (next) next();
		else this.#handed--;
	}
}
