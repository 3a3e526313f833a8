import { and, eq } from 'drizzle-orm';
import type { Json } from '../../games/core/json.ts';
import type { Reader } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import type { LongWork } from '../long-work/long-work.ts';
import type { Watch } from '../long-work/watch.ts';
import { LastUsed } from './last-used.ts';
import { REMEMBERED_AT_MOST, type PastRead } from './past-reader.ts';

/** The pasts of a game's logs that were looked at last: nothing that not every member of the group may read in the log. */
export class Pasts {
	readonly #reader: Reader;
	readonly #game: string;
	readonly #work: LongWork;
	readonly #read = new LastUsed<Promise<PastRead>>(REMEMBERED_AT_MOST);

	constructor(reader: Reader, game: string, work: LongWork) {
		this.#reader = reader;
		this.#game = game;
		this.#work = work;
	}

	/** The past of a log up to its last event; null where there is no such log. */
	async of(id: string, watch?: Watch): Promise<Json> {
		const { log, past } = await this.#look(id);
		if (!log || past) return past;
		const reading = this.#work.past(log, watch);
		this.#read.set(id, reading);
		return (await reading).past;
	}

	/** The same, where nobody has to read for it; null: somebody has to, or there is no such log. */
	async known(id: string): Promise<Json> {
		return (await this.#look(id)).past;
	}

	/**
	 * A log and what is known of it. Two who look at once wait for the same reading; where who began it goes away, one
	 * of the others begins another.
	 */
	async #look(id: string) {
		const [log] = await this.#reader
			.select({ id: chronicles.id, logId: chronicles.logId, version: chronicles.version })
			.from(chronicles)
			.where(and(eq(chronicles.id, id), eq(chronicles.game, this.#game)));
		if (!log) return { log: null, past: null };
		for (;;) {
			const reading = this.#read.get(id);
			const read = await reading?.catch(() => null);
			if (read?.version === log.version) return { log, past: read.past };
			if (this.#read.get(id) === reading) return { log, past: null };
		}
	}
}
