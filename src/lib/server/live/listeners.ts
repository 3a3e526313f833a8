/** Somebody who wants to know how far a log has come. */
export interface Listener {
	/** The log has come as far as this version; a later one may have been told before. */
	tell(version: number): void;
	/** Nothing more will be told. */
	end(): void;
}

/** Who listens to which log. It knows numbers alone: what happened is asked for where every request is judged. */
export class Listeners {
	#to = new Map<string, Set<Listener>>();

	/** Answers how to stop listening. */
	add(log: string, listener: Listener): () => void {
		const all = this.#to.get(log) ?? new Set();
		this.#to.set(log, all.add(listener));
		return () => {
			all.delete(listener);
			if (all.size === 0 && this.#to.get(log) === all) this.#to.delete(log);
		};
	}

	tell(log: string, version: number): void {
		for (const listener of [...(this.#to.get(log) ?? [])]) listener.tell(version);
	}

	/** Ends all, or those of one log: it was deleted, or the program stops. */
	end(log?: string): void {
		const ended = log === undefined ? [...this.#to.keys()] : [log];
		for (const one of ended) {
			const all = [...(this.#to.get(one) ?? [])];
			this.#to.delete(one);
			for (const listener of all) listener.end();
		}
	}
}
