import type { Envelope, StoredEnvelope } from '$lib/games/core/envelope';
import type { Event } from '$lib/games/heritage/events';
import { heritage } from '$lib/games/heritage/heritage';
import type { ChronicleState } from '$lib/games/heritage/state';
import { LedgerWalk, type LedgerEntry, type Met } from '$lib/ui/heritage/ledger/lines';
import { nextTurn } from '$lib/server/turns';
import { currentEvent } from '$lib/server/logs/folded';

/** What logs are read with. */
interface Logs {
	events(id: string, after: number, atMost?: number): Promise<StoredEnvelope[] | null>;
	readAt(id: string, sequence: number): Promise<ChronicleState | null>;
}

/** How far a log was read into entries. */
interface Read {
	readonly walk: LedgerWalk;
	version: number;
	head: string | null;
}

const A_STRETCH = 200;
const REMEMBERED_AT_MOST = 8;
/** Events that lie nearer to each other are read in one go. */
const NEAR = 50;

const today = (envelope: StoredEnvelope): Envelope<Event> => ({
	...envelope,
	event: currentEvent<ChronicleState, Event>(heritage, envelope)
});

/**
 * The ledgers of the chronicles that were looked at last: what there is, without its words. A log only grows, so what was
 * read once is read on from there, in stretches between which others have their turn; a page is put into words alone.
 */
export class Ledgers {
	readonly #logs: Logs;
	readonly #read = new Map<string, Promise<Read | null>>();

	constructor(logs: Logs) {
		this.#logs = logs;
	}

	/**
	 * What stands in the ledger of a chronicle that is at this version, oldest first; null where there is no such
	 * chronicle.
	 */
	async of(id: string, version: number): Promise<readonly LedgerEntry[] | null> {
		// One after the other, so that two who look at once read the log once.
		const reading = this.#readOn(id, version, this.#read.get(id));
		this.#read.delete(id);
		this.#read.set(id, reading);
		const [oldest] = this.#read.keys();
		if (this.#read.size > REMEMBERED_AT_MOST && oldest !== undefined) this.#read.delete(oldest);
		try {
			return (await reading)?.walk.entries ?? null;
		} catch (error) {
			this.#read.delete(id);
			throw error;
		}
	}

	async #readOn(
		id: string,
		version: number,
		before: Promise<Read | null> | undefined
	): Promise<Read | null> {
		const fresh = (): Read => ({ walk: new LedgerWalk(), version: 0, head: null });
		let read = (await before?.catch(() => null)) ?? fresh();
		// A log that is shorter than what was read is another one.
		if (read.version > version) read = fresh();
		for (;;) {
			const stretch = await this.#logs.events(id, read.version, A_STRETCH);
			if (!stretch) return null;
			// Another log under the same id, such as one brought back from a copy: from the beginning.
			if (read.head !== null && stretch[0] && stretch[0].previous !== read.head) {
				read = fresh();
				continue;
			}
			for (const envelope of stretch) {
				read.walk.add(today(envelope));
				read.version = envelope.sequence;
				read.head = envelope.hash;
			}
			if (stretch.length < A_STRETCH) return read;
			await nextTurn();
		}
	}

	/** By sequence, what entries and their followers met: all that their words need. */
	async met(id: string, entries: readonly LedgerEntry[]): Promise<ReadonlyMap<number, Met>> {
		const wanted = entries.flatMap(({ sequence, followed }) => [sequence, ...followed]);
		const met = new Map<number, Met>();
		for (const [first, last] of clustered(wanted)) {
			const stretch = (await this.#logs.events(id, first - 1, last - first + 1)) ?? [];
			let before = (await this.#logs.readAt(id, first - 1)) ?? heritage.initial;
			for (const envelope of stretch) {
				const written = today(envelope);
				met.set(written.sequence, { written, before });
				before = heritage.evolve(before, written.event);
			}
			await nextTurn();
		}
		return met;
	}
}

const remembered = new WeakMap<Logs, Ledgers>();

/** The ledgers of a service of chronicles. */
export function ledgersOf(logs: Logs): Ledgers {
	const known = remembered.get(logs) ?? new Ledgers(logs);
	remembered.set(logs, known);
	return known;
}

/** The stretches in which numbers lie near each other, each from its first to its last. */
function clustered(numbers: readonly number[]): [number, number][] {
	const found: [number, number][] = [];
	for (const number of [...numbers].sort((a, b) => a - b)) {
		const last = found.at(-1);
		if (last && number - last[1] <= NEAR) last[1] = number;
		else found.push([number, number]);
	}
	return found;
}
