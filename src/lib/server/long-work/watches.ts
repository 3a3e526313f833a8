import { NotNow } from './undone.ts';
import { Watch, type Progress } from './watch.ts';

/** What one person may have under way, so that nobody fills the queue alone; a page that looks ahead stays below it. */
const AT_ONCE_A_PERSON = 8;

const TOO_MUCH =
	'You already have several long tasks running. Wait until one is done, then try again.';

/** Long work that is under way, by who asked for it and the id that their page gave it. */
export class Watches {
	readonly #kept = new Map<string, Watch>();

	readonly #underWay = new Map<string, number>();

	/**
	 * Does what is watched under an id; a second one under the same id is not seen from outside. It is given up when
	 * `signal` says that nobody waits any more.
	 *
	 * @throws NotNow where the person has too much under way
	 */
	async during<Result>(
		of: Watched,
		work: (watch: Watch) => Promise<Result>,
		signal?: AbortSignal
	): Promise<Result> {
		const { person } = of;
		const count = this.#underWay.get(person) ?? 0;
		if (count >= AT_ONCE_A_PERSON) throw new NotNow(429, TOO_MUCH);
		this.#underWay.set(person, count + 1);
		const watch = new Watch();
		const giveUp = (): void => watch.giveUp();
		signal?.addEventListener('abort', giveUp);
		if (signal?.aborted === true) giveUp();
		const key = keyOf(of);
		const isFirst = !this.#kept.has(key);
		if (isFirst) this.#kept.set(key, watch);
		try {
			return await work(watch);
		} finally {
			if (isFirst) this.#kept.delete(key);
			signal?.removeEventListener('abort', giveUp);
			const left = (this.#underWay.get(person) ?? 1) - 1;
			if (left > 0) this.#underWay.set(person, left);
			else this.#underWay.delete(person);
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
