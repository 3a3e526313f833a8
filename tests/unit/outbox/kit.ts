import type { Delivered } from '../../../src/lib/ui/live/outbox/deliver.ts';
import type { Intention, KeptBox, Outbox } from '../../../src/lib/ui/live/outbox/outbox.ts';
import { keyOf, type BoxStore } from '../../../src/lib/ui/live/outbox/store.ts';

export const PLACE = { person: 'anna', at: '/api/logs/g' };
export const WHERE = { title: 'By the fire', href: '/heritage/games/g' };

export const intention = (id: string, seen = 0): Intention => ({
	id,
	seen,
	command: { does: id },
	words: `${id} is done.`,
	madeAt: 0
});

/** A disk: what was written outlives whoever wrote it. */
export class Disk implements BoxStore {
	readonly kept = new Map<string, KeptBox>();
	/** Whether it takes nothing any more. */
	isShut = false;
	/** How often it takes nothing, and then does again. */
	fails = 0;

	async all(person: string) {
		await this.#turns();
		return [...this.kept.values()].filter((one) => one.person === person);
	}

	async change(...[place, where, change]: Parameters<BoxStore['change']>): Promise<Outbox> {
		await this.#turns();
		const key = keyOf(place);
		const before = this.kept.get(key);
		const box = change(before?.box ?? []);
		this.kept.set(key, { ...WHERE, ...before, ...where, ...place, box });
		return box;
	}

	async base() {
		await this.#turns();
		return null;
	}

	keepBase = () => this.#turns();

	async remove(place: Parameters<BoxStore['remove']>[0]): Promise<void> {
		await this.#turns();
		this.kept.delete(keyOf(place));
	}

	async #turns(): Promise<void> {
		await Promise.resolve();
		if (this.isShut || this.fails-- > 0) throw new Error('the storage is closed');
	}
}

/** A log that takes an id once, and refuses what its rule says. */
export class Server {
	readonly log: string[] = [];
	/** Commands that do not hold. */
	readonly no = new Set<string>();

	take({ id }: Pick<Intention, 'id'>): Delivered {
		const at = this.log.indexOf(id);
		if (at !== -1) return { kind: 'accepted', version: at + 1, on: at };
		if (this.no.has(id))
			return { kind: 'refused', problem: { sentence: `No ${id}.`, at: null, retry: false } };
		this.log.push(id);
		return { kind: 'accepted', version: this.log.length, on: this.log.length - 1 };
	}
}
