interface Progress {
	readonly done: number;
	readonly of: number;
}

const EVERY_MS = 400;

/** Long work that the server does for this page: how far it is, and a way to stop it. */
export class WorkUnderWay {
	/** Sent along with what is asked, as `work`. */
	readonly id: string;
	#progress = $state<Progress | null>(null);
	#shown = $state(false);
	#stopping = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(id: string) {
		this.id = id;
	}

	/** Whether it takes long enough to be spoken of. */
	get shown(): boolean {
		return this.#shown;
	}

	/** Entries done, of how many; null: not known yet. */
	get progress(): Progress | null {
		return this.#progress;
	}

	get stopping(): boolean {
		return this.#stopping;
	}

	/** Looks how far it is until `end`. */
	begin(): void {
		this.end();
		this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
	}

	end(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#progress = null;
		this.#shown = false;
		this.#stopping = false;
	}

	/** Asks the server to stop; the answer to what was asked says that it did. */
	async stop(): Promise<void> {
		this.#stopping = true;
		await fetch(this.#address, { method: 'DELETE' }).catch(() => (this.#stopping = false));
	}

	get #address(): string {
		return `/api/work/${this.id}`;
	}

	async #look(): Promise<void> {
		const mine = this.#timer;
		this.#shown = true;
		try {
			const answer = await fetch(this.#address);
			const { progress } = (await answer.json()) as { progress?: Progress | null };
			if (this.#timer === mine) this.#progress = progress ?? null;
		} catch {
			// The answer itself says what became of it.
		}
		if (this.#timer === mine) this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
	}
}
