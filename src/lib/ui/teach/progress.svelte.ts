import { settle, type Settled } from '../../games/core/lesson/lesson.ts';

interface Kept {
	readonly lesson: string;
	readonly settled: Settled;
	/** Whether it goes on without its coach. */
	readonly stopped: boolean;
}

const KEY = 'elysium:lesson';

/** Where nothing can be read a lesson begins afresh: steps that are done are passed over by themselves. */
function keptOf(lesson: string): Kept {
	const fresh: Kept = { lesson, settled: [], stopped: false };
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
		return kept?.lesson === lesson ? { ...fresh, ...kept } : fresh;
	} catch {
		return fresh;
	}
}

/** How far the lesson on this device is; it is kept here, so that it goes on after a reload. */
export class LessonProgress {
	#kept: Kept = $state.raw() as Kept;

	/** `lesson`: the game in which it is taught. */
	constructor(lesson: string) {
		this.#kept = keptOf(lesson);
	}

	get settled(): Settled {
		return this.#kept.settled;
	}

	/** A step was read or skipped. */
	settle(id: string): void {
		this.#keep({ settled: settle(this.settled, id) });
	}

	get isCoached(): boolean {
		return !this.#kept.stopped;
	}

	set isCoached(on: boolean) {
		this.#keep({ stopped: !on });
	}

	#keep(to: Partial<Kept>): void {
		this.#kept = { ...this.#kept, ...to };
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// Storage can be closed to us; then it holds until the page is left.
		}
	}
}
