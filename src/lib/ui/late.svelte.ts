/** A part of the program that a page can be shown without: fetched when it is first wanted. */
export class Late<Part> {
	#fetch: () => Promise<Part>;
	#coming: Promise<Part | null> | null = null;
	#part: Part | null = $state.raw(null);

	constructor(fetch: () => Promise<Part>) {
		this.#fetch = fetch;
	}

	/** Null until it is here. */
	get part(): Part | null {
		return this.#part;
	}

	/** Fetches it, once. Null: it could not be had, off the network; wanting it again tries again. */
	want(): Promise<Part | null> {
		this.#coming ??= this.#fetch().then(
			(part) => (this.#part = part),
			() => (this.#coming = null)
		);
		return this.#coming;
	}
}
