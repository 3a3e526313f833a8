import type { Reader } from './transaction.ts';

/** What is written of a log alone: nothing that is remembered is made of it. */
const OF_A_LOG =
	/^\s*(?:insert into "?(?:events|commands|snapshots)"? |update chronicles set version = \?, rules = \?, bytes = bytes \+ \?, due_at = \? where\b)/i;
const LOOKS = /^\s*select\b/i;

/** Whether something that is remembered may be another after this statement. */
export const mayChangeMemory = (sql: string): boolean => !LOOKS.test(sql) && !OF_A_LOG.test(sql);

/** As many of each kind, and room to spare for everybody in a house. */
const AT_MOST = 500;

/** What was found in a database that nobody else writes to, until something is written that it may be made of. */
export class Memory {
	#found = new Map<unknown, Map<string, unknown>>();

	/** All of it is found anew; what is being found just now is not kept. */
	forget(): void {
		this.#found = new Map();
	}

	async find<Found>(
		kind: unknown,
		key: string,
		look: () => Promise<Found | null>
	): Promise<Found | null> {
		const found = this.#found;
		const known = found.get(kind)?.get(key);
		if (known !== undefined) return known as Found;
		const now = await look();
		if (now !== null && found === this.#found) keep(found, kind, key, now);
		return now;
	}
}

function keep(
	found: Map<unknown, Map<string, unknown>>,
	kind: unknown,
	key: string,
	value: unknown
): void {
	const its = found.get(kind) ?? new Map<string, unknown>();
	found.set(kind, its);
	const [oldest] = its.keys();
	if (its.size === AT_MOST && oldest !== undefined) its.delete(oldest);
	its.set(key, value);
}

const memories = new WeakMap<Reader, Memory>();

/** From now on what `remembered` finds through this reader is remembered. */
export function giveMemory(reader: Reader): Memory {
	const memory = new Memory();
	memories.set(reader, memory);
	return memory;
}

/**
 * Remembers what nearly every request asks for anew, where the reader has a memory; through any other it is found each
 * time. That there is nothing is never remembered. What is found is everybody's: nobody changes it.
 */
export function remembered<Wanted extends readonly string[], Found>(
	look: (reader: Reader, ...wanted: Wanted) => Promise<Found | null>
): (reader: Reader, ...wanted: Wanted) => Promise<Found | null> {
	return (reader, ...wanted) => {
		const memory = memories.get(reader);
		if (!memory) return look(reader, ...wanted);
		return memory.find(look, JSON.stringify(wanted), () => look(reader, ...wanted));
	};
}
