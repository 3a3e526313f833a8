import { and, eq } from 'drizzle-orm';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { Past } from '../../../games/heritage/looking-back/past.ts';
import type { Reader } from '../../db/client.ts';
import { chronicles } from '../../db/schema/chronicles.ts';
import type { LongWork } from '../../long-work/long-work.ts';
import type { Watch } from '../../long-work/watch.ts';
import { LastUsed } from '../../logs/last-used.ts';
import { REMEMBERED_AT_MOST, type PastRead } from '../../logs/past-reader.ts';

/** The pasts of the chronicles that were looked at last: nothing that not every member of the group may read in the log. */
export class Pasts {
	readonly #reader: Reader;
	readonly #work: LongWork;
	readonly #read = new LastUsed<Promise<PastRead<Past>>>(REMEMBERED_AT_MOST);

	constructor(reader: Reader, work: LongWork) {
		this.#reader = reader;
		this.#work = work;
	}

	/** The past of a chronicle up to its last event; null where there is no such chronicle. */
	async of(id: string, watch?: Watch): Promise<Past | null> {
		const { log, past } = await this.#look(id);
		if (!log || past) return past;
		// What Heritage remembers: see `keptHeritage.remembers`.
		const reading = this.#work.past(log, watch) as Promise<PastRead<Past>>;
		this.#read.set(id, reading);
		return (await reading).past;
	}

	/** The same, where nobody has to read for it; null: somebody has to, or there is no such chronicle. */
	async known(id: string): Promise<Past | null> {
		return (await this.#look(id)).past;
	}

	/**
	 * A chronicle and what is known of it. Two who look at once wait for the same reading; where who began it goes away, one
	 * of the others begins another.
	 */
	async #look(id: string) {
		const [log] = await this.#reader
			.select({ id: chronicles.id, logId: chronicles.logId, version: chronicles.version })
			.from(chronicles)
			.where(and(eq(chronicles.id, id), eq(chronicles.game, heritage.name)));
		if (!log) return { log: null, past: null };
		for (;;) {
			const reading = this.#read.get(id);
			const read = await reading?.catch(() => null);
			if (read?.version === log.version) return { log, past: read.past };
			if (this.#read.get(id) === reading) return { log, past: null };
		}
	}
}
