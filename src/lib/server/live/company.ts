/** Somebody who looks at a log. */
export interface Visitor {
	/** of their account */
	readonly id: string;
	readonly name: string;
	/** The seats they hold in it, a seat that is just a name among the keeper's. */
	readonly seats: readonly string[];
}

type Visit = {
	readonly visitor: Visitor;
	/** How many pages of theirs listen. */
	pages: number;
	leaving: ReturnType<typeof setTimeout> | undefined;
};

/** Who goes to another page, or whose network stumbles, is back before this. */
const GONE_AFTER_MS = 5_000;

/** Who is there, of all that look at each log: a person once, with however many pages. */
export class Company {
	#at = new Map<string, Map<string, Visit>>();
	#onchange: (log: string) => void;

	/** `onchange`: somebody came, or has been away for a while. */
	constructor(onchange: (log: string) => void) {
		this.#onchange = onchange;
	}

	/** Whoever came first stands first. */
	of(log: string): readonly Visitor[] {
		return [...(this.#at.get(log)?.values() ?? [])].map(({ visitor }) => visitor);
	}

	/** Everybody, by log. */
	all(): ReadonlyMap<string, readonly Visitor[]> {
		return new Map([...this.#at.keys()].map((log) => [log, this.of(log)]));
	}

	/** Answers how to go again, once. */
	enter(log: string, visitor: Visitor): () => void {
		const all = this.#at.get(log) ?? new Map<string, Visit>();
		this.#at.set(log, all);
		const known = all.get(visitor.id);
		clearTimeout(known?.leaving);
		const visit: Visit = { visitor, pages: (known?.pages ?? 0) + 1, leaving: undefined };
		all.set(visitor.id, visit);
		if (!known) this.#onchange(log);
		let gone = false;
		return () => {
			if (!gone) this.#leave(log, visitor.id);
			gone = true;
		};
	}

	/** Everybody goes at once, of one log or of all: nobody is told. */
	disperse(log?: string): void {
		for (const one of log === undefined ? [...this.#at.keys()] : [log]) {
			for (const { leaving } of this.#at.get(one)?.values() ?? []) clearTimeout(leaving);
			this.#at.delete(one);
		}
	}

	#leave(log: string, id: string): void {
		const visit = this.#at.get(log)?.get(id);
		if (!visit) return;
		visit.pages -= 1;
		if (visit.pages > 0) return;
		visit.leaving = setTimeout(() => this.#gone(log, id), GONE_AFTER_MS).unref();
	}

	#gone(log: string, id: string): void {
		const all = this.#at.get(log);
		all?.delete(id);
		if (all?.size === 0) this.#at.delete(log);
		this.#onchange(log);
	}
}
