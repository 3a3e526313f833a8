import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { DatabaseSettings } from '../db/open.ts';
import { workBy, type LongWork } from './long-work.ts';
import type { TaskName } from './tasks.ts';
import { GivenUp } from './watch.ts';

/** What a thread is asked: its task of a game, and the memory of the watch over it. */
export interface Asked {
	readonly game: string;
	readonly name: TaskName;
	readonly asked: unknown;
	readonly shared: SharedArrayBuffer;
}

/** All threads have as much to do as they can hold. */
export class TooBusy extends Error {
	override readonly name = 'TooBusy';
}

const isFull = (error: unknown): boolean =>
	error instanceof Error && error.message === 'Task queue is at limit';

const MEGABYTES_A_THREAD = 256;
const WAITING_AT_MOST = 100;
const IDLE_MS = 60_000;
/** Other people's taps come first. */
const NICE = 10;

/** Whether this program was built, with what its threads run; its sources do long work where they are. */
export const isBuilt = (): boolean => !import.meta.url.endsWith('.ts');

/** Threads that do long work while the program answers everybody else. */
export class Threads {
	readonly #pool: Piscina;

	constructor({ databaseUrl, databaseToken }: DatabaseSettings) {
		const settings: DatabaseSettings = { databaseUrl, databaseToken };
		this.#pool = new Piscina({
			filename: join(process.cwd(), 'build', 'long-work.js'),
			minThreads: 0,
			maxThreads: Math.max(1, availableParallelism() - 1),
			maxQueue: WAITING_AT_MOST,
			idleTimeout: IDLE_MS,
			niceIncrement: NICE,
			// A thread that waits by Atomics would not hear its own connection to a database server.
			atomics: 'disabled',
			execArgv: [],
			resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_A_THREAD },
			workerData: settings
		});
	}

	/** The tasks of one game, done here. */
	of<State>(game: string): LongWork<State> {
		return workBy(async (name, asked, watch) => {
			const transferList = asked instanceof Uint8Array ? [asked.buffer] : [];
			const order: Asked = { game, name, asked, shared: watch.shared };
			try {
				return await this.#pool.run(order, { transferList });
			} catch (error) {
				if (watch.isGivenUp) throw new GivenUp();
				if (isFull(error)) throw new TooBusy();
				throw error;
			}
		});
	}

	stop(): Promise<void> {
		return this.#pool.destroy();
	}
}
