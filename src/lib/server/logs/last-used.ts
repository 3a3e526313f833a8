/** So many things as are used most lately; what was not used for longest makes room. */
export class LastUsed<Value> {
	readonly #atMost: number;
	/** Those used last stand last. */
	readonly #kept = new Map<string, Value>();

	constructor(atMost: number) {
		this.#atMost = atMost;
	}

	get(id: string): Value | undefined {
		const value = this.#kept.get(id);
		if (value !== undefined) this.set(id, value);
		return value;
	}

	set(id: string, value: Value): void {
		this.#kept.delete(id);
		this.#kept.set(id, value);
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > this.#atMost && oldest !== undefined) this.#kept.delete(oldest);
	}

	drop(id: string): void {
		this.#kept.delete(id);
	}
}
