/** So long a change stays beside its number. */
const SHOWN_MS = 5_000;

/** What changed in the last five seconds, by number: taps that follow each other add up. */
export class RecentChanges {
	#known: { readonly [key: string]: number } | null = null;
	#changes: { readonly [key: string]: number } = $state.raw({});
	#timers: { readonly [key: string]: ReturnType<typeof setTimeout> } = {};

	/** How much a number changed; 0: not lately. */
	of(key: string): number {
		return this.#changes[key] ?? 0;
	}

	/** All that changed lately. */
	get all(): { readonly [key: string]: number } {
		return this.#changes;
	}

	/** The numbers as they are now. */
	look(now: { readonly [key: string]: number }): void {
		const before = this.#known;
		this.#known = now;
		if (!before) return;
		for (const [key, value] of Object.entries(now)) {
			const by = value - (before[key] ?? value);
			if (by !== 0) this.#changed(key, by);
		}
	}

	end(): void {
		for (const timer of Object.values(this.#timers)) clearTimeout(timer);
	}

	#changed(key: string, by: number): void {
		this.#changes = { ...this.#changes, [key]: this.of(key) + by };
		clearTimeout(this.#timers[key]);
		const timer = setTimeout(() => {
			const { [key]: _over, ...rest } = this.#changes;
			this.#changes = rest;
		}, SHOWN_MS);
		this.#timers = { ...this.#timers, [key]: timer };
	}
}
