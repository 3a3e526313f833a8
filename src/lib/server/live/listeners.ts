import type { StoredEnvelope } from '../../games/core/envelope.ts';
import { Company, type Visitor } from './company.ts';
import { News } from './news.ts';

/** Somebody who wants to know how far a log has come. */
export interface Listener {
	readonly visitor: Visitor;
	/**
	 * The log has come as far as this version; a later one may have been told before. `news`: what happened up to it,
	 * where that is at hand; it is for whoever may read the log at this moment, which the listener has to ask.
	 */
	tell(version: number, news?: News): void;
	/** These look at the log now, this visitor among them. */
	meet(present: readonly Visitor[]): void;
	/** Another device may deal at its table off the network now, or none: who holds that has to look. */
	lent(): void;
	/** Nothing more will be told. */
	end(): void;
}

/** Who listens to which log. */
export class Listeners {
	#to = new Map<string, Set<Listener>>();
	/** How far those who listen to a log were told that it is. */
	#told = new Map<string, number>();
	#company = new Company((log) => this.#introduce(log));
	/** Who looks at a log at another process. */
	#elsewhere = new Map<string, readonly Visitor[]>();

	/** Answers how to stop listening. */
	add(log: string, listener: Listener): () => void {
		const all = this.#to.get(log) ?? new Set();
		this.#to.set(log, all.add(listener));
		return () => {
			all.delete(listener);
			if (all.size === 0 && this.#to.get(log) === all) this.#forget(log);
		};
	}

	/** Makes one who listens known to the others, and the others to them. Answers how to go. */
	introduce(log: string, listener: Listener): () => void {
		const known = this.#company.of(log).some(({ id }) => id === listener.visitor.id);
		const leave = this.#company.enter(log, listener.visitor);
		if (known) listener.meet(this.#present(log));
		return leave;
	}

	/** The logs that somebody listens to here. */
	attended(): readonly string[] {
		return [...this.#to.keys()];
	}

	/** Who looks at each log here; whoever left a moment ago is still among them. */
	company(): ReadonlyMap<string, readonly Visitor[]> {
		return this.#company.all();
	}

	/** These look at the log at other processes. */
	meetElsewhere(log: string, visitors: readonly Visitor[]): void {
		if (!this.#to.has(log)) return;
		const before = this.#elsewhere.get(log) ?? [];
		if (JSON.stringify(before) === JSON.stringify(visitors)) return;
		this.#elsewhere.set(log, visitors);
		this.#introduce(log);
	}

	/** How far everybody who listens to the log was told that it is; undefined: nobody was told since they listen. */
	toldOf(log: string): number | undefined {
		return this.#told.get(log);
	}

	/** `envelopes`: what was appended up to that version, as far as it is at hand. */
	tell(log: string, version: number, envelopes: readonly StoredEnvelope[] = []): void {
		const all = this.#to.get(log);
		if (!all) return;
		this.#told.set(log, version);
		const news = envelopes.at(-1)?.sequence === version ? new News(envelopes) : undefined;
		for (const listener of [...all]) listener.tell(version, news);
	}

	/** Another device may deal at its table off the network now, or none. */
	lent(log: string): void {
		for (const listener of [...(this.#to.get(log) ?? [])]) listener.lent();
	}

	/** Ends all, or those of one log: it was deleted, or the program stops. */
	end(log?: string): void {
		const ended = log === undefined ? [...this.#to.keys()] : [log];
		for (const one of ended) {
			const all = [...(this.#to.get(one) ?? [])];
			this.#forget(one);
			for (const listener of all) listener.end();
		}
		this.#company.disperse(log);
	}

	#forget(log: string): void {
		this.#to.delete(log);
		this.#told.delete(log);
		this.#elsewhere.delete(log);
	}

	/** Everybody once, who is here first. */
	#present(log: string): readonly Visitor[] {
		const here = this.#company.of(log);
		const known = new Set(here.map(({ id }) => id));
		const others = (this.#elsewhere.get(log) ?? []).filter(({ id }) => {
			const isNew = !known.has(id);
			known.add(id);
			return isNew;
		});
		return [...here, ...others];
	}

	#introduce(log: string): void {
		const present = this.#present(log);
		for (const listener of [...(this.#to.get(log) ?? [])]) listener.meet(present);
	}
}
