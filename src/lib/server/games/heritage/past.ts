import { and, eq } from 'drizzle-orm';
import type { Event } from '../../../games/heritage/events.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import { NO_PAST, remembered, type Past } from '../../../games/heritage/looking-back/past.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Reader } from '../../db/client.ts';
import { chronicles } from '../../db/schema/chronicles.ts';
import type { LongWork } from '../../long-work/long-work.ts';
import type { LogRow } from '../../long-work/tasks.ts';
import type { Watch } from '../../long-work/watch.ts';
import { currentEvent, follow, unfolded, type Folded } from '../../logs/folded.ts';
import { readLog } from '../../logs/log.ts';
import { LastUsed } from '../../logs/last-used.ts';

/** What was worth remembering of a log up to a version. */
export interface PastRead {
	readonly version: number;
	readonly past: Past;
}

/** The same, and what reading on begins with. */
interface Read {
	readonly folded: Folded<ChronicleState>;
	readonly past: Past;
}

const NOTHING_READ: Read = { folded: unfolded(heritage), past: NO_PAST };

const A_STRETCH = 200;
const REMEMBERED_AT_MOST = 8;

/** Reads logs from their first event. A log only grows, so what was read once is read on from there. */
export class PastReader {
	readonly #read = new LastUsed<Read>(REMEMBERED_AT_MOST);

	async read(
		reader: Reader,
		log: LogRow & { readonly version: number },
		watch: Watch
	): Promise<PastRead> {
		let read = this.#read.get(log.id) ?? NOTHING_READ;
		for (;;) {
			const { folded } = read;
			const stretch = await readLog(reader, log, { after: folded.version, atMost: A_STRETCH });
			// Another log under the same id, such as one brought back from a copy: from the beginning.
			if (folded.version > 0 && stretch[0] && stretch[0].previous !== folded.head) {
				read = NOTHING_READ;
				continue;
			}
			for (const envelope of stretch) {
				const folded = follow(heritage, read.folded, [envelope]);
				const event = currentEvent<ChronicleState, Event>(heritage, envelope);
				const { sequence, at } = envelope;
				read = { folded, past: remembered(read.past, folded.state, { sequence, at, event }) };
			}
			if (stretch.length < A_STRETCH) break;
			await watch.turn(read.folded.version, log.version);
		}
		this.#read.set(log.id, read);
		return { version: read.folded.version, past: read.past };
	}
}

/** The pasts of the chronicles that were looked at last: nothing that not every member of the group may read in the log. */
export class Pasts {
	readonly #reader: Reader;
	readonly #work: LongWork;
	readonly #read = new LastUsed<Promise<PastRead>>(REMEMBERED_AT_MOST);

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
		const reading = this.#work.past({ id, logId: row.logId, version: row.version }, watch);
		this.#read.set(id, reading);
		return (await reading).past;
	}
}
