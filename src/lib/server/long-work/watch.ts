import { nextTurn } from '../turns.ts';
import { GivenUp } from './undone.ts';

/** How far long work is, in entries of a log; `of` is 0 while nobody knows how many there are. */
export interface Progress {
	readonly done: number;
	readonly of: number;
}

const DONE = 0;
const OF = 1;
const GIVEN_UP = 2;
const CELLS = 3;

/**
 * Says how far long work is, and carries the wish to end it. Its memory is shared, so that who waits in one thread sees
 * what another one does.
 */
export class Watch {
	/** What a thread is handed; `new Watch(shared)` is the same watch there. */
	readonly shared: SharedArrayBuffer;
	readonly #cells: Int32Array;

	constructor(shared = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT)) {
		this.shared = shared;
		this.#cells = new Int32Array(shared);
	}

	get progress(): Progress {
		return { done: Atomics.load(this.#cells, DONE), of: Atomics.load(this.#cells, OF) };
	}

	get isGivenUp(): boolean {
		return Atomics.load(this.#cells, GIVEN_UP) === 1;
	}

	giveUp(): void {
		Atomics.store(this.#cells, GIVEN_UP, 1);
	}

	/**
	 * For who does the work, between two stretches of it: says how far it is, and gives everybody else in its thread a turn.
	 *
	 * @throws GivenUp when it is wanted no more
	 */
	async turn(done: number, of: number): Promise<void> {
		Atomics.store(this.#cells, DONE, done);
		Atomics.store(this.#cells, OF, of);
		await nextTurn();
		if (this.isGivenUp) throw new GivenUp();
	}
}
