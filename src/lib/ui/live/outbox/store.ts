import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../device-database.ts';
import { mark } from './marks.ts';
import {
	after,
	isUnsettled,
	type Happening,
	type KeptBox,
	type Outbox,
	type Place,
	type Whereabouts
} from './outbox.ts';

/** What a log said up to a version, as its page keeps it: a page that knows less begins there. */
export type Base = { readonly version: number; readonly content: unknown };

/** Where intentions lie. Everything may throw: a browser can close its storage, or run out of it. */
export interface BoxStore {
	all(person: string): Promise<readonly KeptBox[]>;
	/** Reads, changes and writes in one transaction, so that two tabs never undo each other's. */
	change(place: Place, where: Whereabouts | null, change: (box: Outbox) => Outbox): Promise<Outbox>;
	base(place: Place): Promise<Base | null>;
	keepBase(place: Place, base: Base): Promise<void>;
	remove(place: Place): Promise<void>;
}

const NOWHERE: Whereabouts = { title: 'A table', href: '/' };

/** Those of a place as memory has them, and what happened to them that the storage has still to hear. */
type Unkept = KeptBox & { readonly owed: readonly Happening[] };

/**
 * The intentions of this device. Where the storage refuses, they are kept in memory for as long as the page lives,
 * and every further change tries the storage again: what it missed happens then to what lies in it.
 */
export class Boxes {
	#store: BoxStore;
	#tell: (kept: KeptBox) => void;
	#unkept = new Map<string, Unkept>();
	/** Each as it was last: a storage that fails once still holds them. */
	#last = new Map<string, Outbox>();
	#bases = new Map<string, Base>();

	/** `tell` hears of every change. */
	constructor(store: BoxStore, tell: (kept: KeptBox) => void = () => undefined) {
		this.#store = store;
		this.#tell = tell;
	}

	/** Whether those of a place lie in memory alone, and are lost with this page. */
	holdsOnlyInMemory(place: Place): boolean {
		return this.#unkept.has(keyOf(place));
	}

	async all(person: string): Promise<readonly KeptBox[]> {
		const stored = await this.#store.all(person).catch((): readonly KeptBox[] => []);
		const unkept = [...this.#unkept.values()].filter((one) => one.person === person);
		const rest = stored.filter((one) => !this.#unkept.has(keyOf(one)));
		return [...unkept, ...rest].filter(({ box }) => box.some(isUnsettled));
	}

	/** What the log of a place said when something had to wait for it; null: that is not known here. */
	async base(place: Place): Promise<Base | null> {
		const stored = await this.#store.base(place).catch(() => null);
		return stored ?? this.#bases.get(keyOf(place)) ?? null;
	}

	async keepBase(place: Place, base: Base): Promise<void> {
		await this.#store.keepBase(place, base).catch(() => void this.#bases.set(keyOf(place), base));
	}

	/** Forgets all of somebody. */
	async forget(person: string): Promise<void> {
		for (const kept of await this.all(person)) {
			this.#unkept.delete(keyOf(kept));
			this.#last.delete(keyOf(kept));
			await this.#store.remove(kept).catch(() => undefined);
			this.#tell({ ...kept, box: [] });
		}
	}

	/** Lets things happen to the intentions of a place, in one go; answers once that is kept, or cannot be. */
	async happen(
		place: Place,
		happenings: readonly Happening[],
		where: Whereabouts | null = null
	): Promise<Outbox> {
		const key = keyOf(place);
		const before = this.#unkept.get(key);
		const whereabouts = where ?? (before ? { title: before.title, href: before.href } : null);
		let owed: readonly Happening[] = [];
		let box: Outbox;
		try {
			const change = () =>
				this.#store.change(place, whereabouts, (stored) => {
					owed = this.#unkept.get(key)?.owed ?? [];
					return [...owed, ...happenings].reduce(after, stored);
				});
			// A browser that lost its storage, as a phone that slept does, has it again when it is asked once more.
			box = await change().catch(change);
			this.#heard(key, owed);
		} catch {
			box = happenings.reduce(after, this.#last.get(key) ?? []);
			this.#owe({ ...NOWHERE, ...place, ...whereabouts, box }, happenings);
		}
		this.#last.set(key, box);
		// Who only reads changes nothing, and has nobody read.
		if (happenings.length > 0) this.#tell({ ...NOWHERE, ...place, ...whereabouts, box });
		return box;
	}

	/** The storage has what it missed; something may have been missed since. */
	#heard(key: string, owed: readonly Happening[]): void {
		const unkept = this.#unkept.get(key);
		if (unkept?.owed.length === owed.length) this.#unkept.delete(key);
		else if (unkept) this.#unkept.set(key, { ...unkept, owed: unkept.owed.slice(owed.length) });
	}

	#owe(kept: KeptBox, happenings: readonly Happening[]): void {
		const owed = [...(this.#unkept.get(keyOf(kept))?.owed ?? []), ...happenings];
		if (owed.length > 0) this.#unkept.set(keyOf(kept), { ...kept, owed });
	}
}

export const keyOf = ({ person, at }: Place): string => `${person} ${at}`;

interface Kept extends DBSchema {
	boxes: { key: string; value: KeptBox & { readonly key: string } };
	bases: { key: string; value: Base & { readonly key: string } };
}

const device = deviceDatabase<Kept>('elysium-outbox', (database) => {
	database.createObjectStore('boxes', { keyPath: 'key' });
	database.createObjectStore('bases', { keyPath: 'key' });
});

/** Intentions in the IndexedDB of the browser; what was answered is on the disk, also when the battery dies. */
export const storeIn = (open: typeof device): BoxStore => ({
	async all(person) {
		const all = await (await open()).getAll('boxes');
		return all.filter((one) => one.person === person);
	},
	async change(place, where, change) {
		const transaction = (await open()).transaction(['boxes', 'bases'], 'readwrite', {
			durability: 'strict'
		});
		const boxes = transaction.objectStore('boxes');
		const key = keyOf(place);
		const kept = await boxes.get(key);
		const box = change(kept?.box ?? []);
		if (box.length === 0)
			await Promise.all([boxes.delete(key), transaction.objectStore('bases').delete(key)]);
		else if (box !== kept?.box) {
			const { title, href } = where ?? kept ?? NOWHERE;
			await boxes.put({ ...place, title, href, box, key });
		}
		await transaction.done;
		return box;
	},
	async base(place) {
		return (await (await open()).get('bases', keyOf(place))) ?? null;
	},
	async keepBase(place, base) {
		const transaction = (await open()).transaction(['boxes', 'bases'], 'readwrite');
		const key = keyOf(place);
		// What was emptied meanwhile took its base along.
		if (await transaction.objectStore('boxes').getKey(key))
			await transaction.objectStore('bases').put({ ...base, key });
		await transaction.done;
	},
	async remove(place) {
		const database = await open();
		const key = keyOf(place);
		await Promise.all([database.delete('boxes', key), database.delete('bases', key)]);
	}
});

const CHANNEL = 'elysium-outbox';

/** The intentions of this device; the other tabs of it hear of each change. */
export const deviceBoxes = new Boxes(storeIn(device), (kept) => {
	mark(kept);
	channel()?.postMessage(keyOf(kept));
});

let speaking: BroadcastChannel | null | undefined;

function channel(): BroadcastChannel | null {
	speaking ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
	return speaking;
}

/** Hears of what other tabs change, by key. Answers how to stop. */
export function onOtherTabs(heard: (key: string) => void): () => void {
	const there = channel();
	const listen = ({ data }: MessageEvent<string>) => heard(data);
	there?.addEventListener('message', listen);
	return () => there?.removeEventListener('message', listen);
}
