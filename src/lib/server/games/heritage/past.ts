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
		const [row] = await this.#reader
			.select({ id: chronicles.id, logId: chronicles.logId, version: chronicles.version })
			.from(chronicles)
			.where(and(eq(chronicles.id, id), eq(chronicles.game, heritage.name)));
		if (!row) return null;
		const known = await this.#read.get(id)?.catch(() => null);
		if (known?.version === row.version) return known.past;
		// Two who look at once wait for the same reading; where who began it goes away, the other begins one.
		const log = { id, logId: row.logId, version: row.version };
		// What Heritage remembers: see `keptHeritage.remembers`.
		const reading = this.#work.past(log, watch) as Promise<PastRead<Past>>;
		this.#read.set(id, reading);
		return (await reading).past;
	}
}
