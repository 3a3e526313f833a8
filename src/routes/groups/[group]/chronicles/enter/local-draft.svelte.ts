import { onMount } from 'svelte';

interface LocalDraftOptions<Value> {
	/** Where it lies in the phone's storage. */
	readonly place: string;
	readonly start: () => Value;
	/** Reads what was stored; null: it is of an older form, or nothing. */
	readonly read: (stored: unknown) => Value | null;
}

/**
 * A form that is saved on this phone at every moment. There is no chronicle yet that could keep it on the server, as
 * the drafts of other forms are (`$lib/ui/chronicle/draft`).
 */
export class LocalDraft<Value> {
	#options: LocalDraftOptions<Value>;
	#value: Value = $state() as Value;
	#restored = $state(false);
	#kept = $state(false);
	#saved: string;
	#closed = false;

	constructor(options: LocalDraftOptions<Value>) {
		this.#options = options;
		this.#value = options.start();
		this.#saved = JSON.stringify(this.#value);
		// The phone's storage is only there in the browser, after the server's page was taken over.
		onMount(() => this.#restore());
		$effect(() => this.#changed(JSON.stringify(this.#value)));
	}

	get value(): Value {
		return this.#value;
	}

	set value(value: Value) {
		this.#value = value;
	}

	/** Whether the form began with something typed earlier. */
	get restored(): boolean {
		return this.#restored;
	}

	/** Whether what was typed lies on this phone. */
	get kept(): boolean {
		return this.#kept;
	}

	/** Lets it go: the chronicle has it now. */
	clear(): void {
		this.#closed = true;
		try {
			localStorage.removeItem(this.#options.place);
		} catch {
			// Storage can be closed to us; then nothing lies there.
		}
	}

	/** Begins again with an empty form. */
	restart(): void {
		this.#value = this.#options.start();
		this.#restored = false;
	}

	#restore(): void {
		try {
			const value = this.#options.read(
				JSON.parse(localStorage.getItem(this.#options.place) ?? 'null')
			);
			if (value === null) return;
			this.#value = value;
			this.#saved = JSON.stringify(value);
			this.#restored = true;
			this.#kept = true;
		} catch {
			// Closed storage or a torn text: the form begins empty.
		}
	}

	#changed(text: string): void {
		if (this.#closed || text === this.#saved) return;
		this.#saved = text;
		try {
			localStorage.setItem(this.#options.place, text);
			this.#kept = true;
		} catch {
			this.#kept = false;
		}
	}
}
