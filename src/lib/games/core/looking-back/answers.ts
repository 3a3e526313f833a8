/** What was answered in a game, by what was asked of whom: given again, in order, where another course asks the same. */
export class Answers<Answer> {
	readonly #by = new Map<string, readonly Answer[]>();

	add(asked: string, answer: Answer): void {
		this.#by.set(asked, [...(this.#by.get(asked) ?? []), answer]);
	}

	/** The first that was not taken yet; undefined: none is left. */
	next(asked: string): Answer | undefined {
		return this.#by.get(asked)?.[0];
	}

	take(asked: string): void {
		this.#by.set(asked, this.#by.get(asked)?.slice(1) ?? []);
	}
}
