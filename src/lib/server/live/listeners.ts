import { Company, type Visitor } from './company.ts';

/** Somebody who wants to know how far a log has come. */
export interface Listener {
	readonly visitor: Visitor;
	/** The log has come as far as this version; a later one may have been told before. */
	tell(version: number): void;
	/** These look at the log now, this visitor among them. */
	meet(present: readonly Visitor[]): void;
	/** Nothing more will be told. */
	end(): void;
}

/**
 * Who listens to which log. Of what happens in it they are told numbers alone: what it was is asked for where every
 * request is judged.
 */
export class Listeners {
	#to = new Map<string, Set<Listener>>();
	#company = new Company((log) => this.#introduce(log));

	/** Answers how to stop listening. */
	add(log: string, listener: Listener): () => void {
		const all = this.#to.get(log) ?? new Set();
		this.#to.set(log, all.add(listener));
		return () => {
			all.delete(listener);
			if (all.size === 0 && this.#to.get(log) === all) this.#to.delete(log);
		};
	}

	/** Makes one who listens known to the others, and the others to them. Answers how to go. */
	introduce(log: string, listener: Listener): () => void {
		const known = this.#company.of(log).some(({ id }) => id === listener.visitor.id);
		const leave = this.#company.enter(log, listener.visitor);
		if (known) listener.meet(this.#company.of(log));
		return leave;
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
		this.#company.disperse(log);
	}

	#introduce(log: string): void {
		const present = this.#company.of(log);
		for (const listener of [...(this.#to.get(log) ?? [])]) listener.meet(present);
	}
}
