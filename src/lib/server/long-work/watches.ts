import { Watch, type Progress } from './watch.ts';

/** Long work that is under way, by who asked for it and the id that their page gave it. */
export class Watches {
	readonly #kept = new Map<string, Watch>();

	/** Does what is watched under an id; a second one under the same id is not seen from outside. */
	async during<Result>(of: Watched, work: (watch: Watch) => Promise<Result>): Promise<Result> {
		const watch = new Watch();
		const key = keyOf(of);
		const isFirst = !this.#kept.has(key);
		if (isFirst) this.#kept.set(key, watch);
		try {
			return await work(watch);
		} finally {
			if (isFirst) this.#kept.delete(key);
		}
	}

	/** How far it is; null: nothing of this id is under way here. */
	progress(of: Watched): Progress | null {
		return this.#kept.get(keyOf(of))?.progress ?? null;
	}

	/** Ends it before its time. */
	giveUp(of: Watched): void {
		this.#kept.get(keyOf(of))?.giveUp();
	}
}

/** Who waits for something, and what their page calls it. */
export interface Watched {
	readonly person: string;
	readonly work: string;
}

const keyOf = ({ person, work }: Watched): string => `${person}/${work}`;
