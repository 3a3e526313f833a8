import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Event } from '../../games/heritage/events.ts';
import { heritage } from '../../games/heritage/heritage.ts';
import { NO_PAST, remembered, type Past } from '../../games/heritage/looking-back/past.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import { nextTurn } from '../turns.ts';
import { currentEvent, follow, unfolded, type Folded } from './folded.ts';

/** How far a log was read, and what was worth remembering of it. */
interface Read {
	readonly folded: Folded<ChronicleState>;
	readonly past: Past;
}

/** What a log is read with. */
interface Log {
	events(id: string, after: number, atMost: number): Promise<StoredEnvelope[] | null>;
}

const A_STRETCH = 500;
const REMEMBERED_AT_MOST = 8;

/**
 * The pasts of the chronicles that were looked at last. A log only grows, so what was read once is read on from
 * there; nothing is held that not every member of the group may read in the log.
 */
export class Pasts {
	readonly #log: Log;
	readonly #read = new Map<string, Promise<Read | null>>();

	constructor(log: Log) {
		this.#log = log;
	}

	/** The past of a chronicle up to its last event; null where there is no such chronicle. */
	async of(id: string): Promise<Past | null> {
		const before = this.#read.get(id);
		// One after the other, so that two who look at once read the log once.
		const reading = this.#readOn(id, before);
		this.#read.delete(id);
		this.#read.set(id, reading);
		const [oldest] = this.#read.keys();
		if (this.#read.size > REMEMBERED_AT_MOST && oldest !== undefined) this.#read.delete(oldest);
		try {
			return (await reading)?.past ?? null;
		} catch (error) {
			this.#read.delete(id);
			throw error;
		}
	}

	async #readOn(id: string, before: Promise<Read | null> | undefined): Promise<Read | null> {
		let read = (await before?.catch(() => null)) ?? {
			folded: unfolded(heritage),
			past: NO_PAST
		};
		for (;;) {
			const { folded } = read;
			const stretch = await this.#log.events(id, folded.version, A_STRETCH);
			if (!stretch) return null;
			// Another log under the same id, such as one brought back from a copy: from the beginning.
			if (folded.version > 0 && stretch[0] && stretch[0].previous !== folded.head) {
				read = { folded: unfolded(heritage), past: NO_PAST };
				continue;
			}
			for (const envelope of stretch) {
				const folded = follow(heritage, read.folded, [envelope]);
				const event = currentEvent<ChronicleState, Event>(heritage, envelope);
				const { sequence, at } = envelope;
				read = { folded, past: remembered(read.past, folded.state, { sequence, at, event }) };
			}
			if (stretch.length < A_STRETCH) return read;
			await nextTurn();
		}
	}
}
