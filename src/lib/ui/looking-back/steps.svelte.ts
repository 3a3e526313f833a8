/** A step of a replay: what happened, in words. */
type ReplayStep = { readonly at: number; readonly words: string };
/** Where a part of the game begins, among the steps. */
type Chapter = { readonly title: string; readonly step: number };

/** A finished game as somebody goes through it: whatever of its events has words is a step. */
export class Steps {
	readonly steps: readonly ReplayStep[];
	readonly chapters: readonly Chapter[];
	#step = $state(0);

	/**
	 * @param words of each event; null: nobody needs to hear of it
	 * @param chapters the event at which each begins
	 */
	constructor(
		words: readonly (string | null)[],
		chapters: readonly { readonly title: string; readonly at: number }[]
	) {
		this.steps = words.flatMap((one, at) => (one === null ? [] : [{ at, words: one }]));
		this.chapters = chapters.map(({ title, at }) => ({ title, step: this.stepOf(at) }));
	}

	/** The step that tells of an event, or of what came next. */
	stepOf(event: number): number {
		return Math.max(
			0,
			this.steps.findIndex(({ at }) => at >= event)
		);
	}

	/** The step that is shown, counted from 0. */
	get step(): number {
		return this.#step;
	}

	set step(to: number) {
		this.#step = Math.min(this.steps.length - 1, Math.max(0, to));
	}

	/** Goes to what an event told. */
	goTo(event: number): void {
		this.step = this.stepOf(event);
	}

	get now(): ReplayStep | null {
		return this.steps[this.#step] ?? null;
	}

	/** The part of the game that is shown. */
	get chapter(): number {
		return this.chapters.findLastIndex(({ step }) => step <= this.#step);
	}
}
