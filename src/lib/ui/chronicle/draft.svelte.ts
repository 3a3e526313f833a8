import { onDestroy, onMount, untrack } from 'svelte';
import { page } from '$app/state';
import { addressOf } from '../live/address.ts';
import { draftPlace, readStored, type StoredDraft } from './phone-drafts.ts';

export type { StoredDraft };

interface DraftOptions<Value> {
	/** Null: there is none yet, and the draft lies on this phone alone. */
	readonly chronicle: string | null;
	/** Which form: lower-case letters, digits and dashes, e.g. `record-4`. */
	readonly key: string;
	/** Where it lies on the phone, if not at the place of its chronicle and key. */
	readonly place?: string;
	/** The form as it is before anybody typed. */
	readonly start: () => Value;
	/** Reads a stored draft; null: it is of an older form, or no draft at all. */
	readonly read: (stored: unknown) => Value | null;
	/** What the server keeps, from the page's load. */
	readonly stored: StoredDraft | null;
}

const QUIET_MS = 700;

/** What a browser lets a page send while it is closing. */
const LAST_WORDS_BYTES = 60_000;

/**
 * A form that is saved at every moment: on the phone at once, on the server a moment later, so that
 * nothing typed is lost by a reload, a dead battery, or a change of phones. Make it while the
 * component is set up; `clear` it when the command was accepted.
 */
export class Draft<Value> {
	#options: DraftOptions<Value>;
	/** Whoever began: signing in as another beside this page does not make it theirs. */
	#person: string;
	#value: Value = $state() as Value;
	#restored = $state(false);
	#kept = $state<'phone' | 'server' | null>(null);
	#savedAt = 0;
	#saved: string;
	#waiting: ReturnType<typeof setTimeout> | undefined;
	#onItsWay: Promise<void> = Promise.resolve();
	#closed = false;

	constructor(options: () => DraftOptions<Value>) {
		this.#options = untrack(options);
		this.#person = page.data.user?.id ?? '';
		this.#value = untrack(this.#options.start);
		this.#saved = JSON.stringify(this.#value);
		untrack(() => this.#take(this.#options.stored, 'server'));
		// The phone's own storage is only there in the browser, after the server's page was taken over.
		onMount(() => {
			this.#take(this.#onPhone(), 'phone');
			const flush = (): void => this.#send();
			// Back on the network: what could not be sent goes now.
			const again = (): void => {
				if (this.#kept === 'phone') this.#sendSoon();
			};
			addEventListener('pagehide', flush);
			addEventListener('online', again);
			document.addEventListener('visibilitychange', flush);
			return () => {
				removeEventListener('pagehide', flush);
				removeEventListener('online', again);
				document.removeEventListener('visibilitychange', flush);
			};
		});
		$effect(() => this.#changed(JSON.stringify(this.#value)));
		onDestroy(() => this.#send());
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

	/** How safe what was typed is: on this phone, or on the server too; null: nothing typed yet. */
	get kept(): 'phone' | 'server' | null {
		return this.#kept;
	}

	/** Lets the draft go: the command was accepted. */
	clear(): void {
		this.#closed = true;
		clearTimeout(this.#waiting);
		this.#waiting = undefined;
		try {
			localStorage.removeItem(this.#place);
		} catch {
			// Storage can be closed to us; then nothing lies there.
		}
		const address = this.#address;
		if (address === null) return;
		// After a save that is still on its way, which would bring the draft back.
		void this.#onItsWay.then(() =>
			fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined)
		);
	}

	/** Begins again with an empty form. */
	restart(): void {
		this.#value = this.#options.start();
		this.#restored = false;
	}

	get #place(): string {
		const { place, chronicle, key } = this.#options;
		return place ?? draftPlace(this.#person, chronicle, key);
	}

	get #address(): string | null {
		const { chronicle, key } = this.#options;
		return chronicle === null ? null : `${addressOf(chronicle)}/drafts/${key}`;
	}

	#take(stored: StoredDraft | null, from: 'phone' | 'server'): void {
		if (!stored || stored.savedAt <= this.#savedAt) return;
		const value = this.#options.read(stored.value);
		if (value === null) return;
		this.#value = value;
		this.#saved = JSON.stringify(value);
		this.#savedAt = stored.savedAt;
		// An empty form that was kept is nothing to come back to.
		this.#restored = this.#saved !== JSON.stringify(this.#options.start());
		this.#kept = from;
		// Newer on the phone than on the server: the last save was cut off on its way.
		if (from === 'phone') this.#sendSoon();
	}

	#changed(text: string): void {
		if (this.#closed || text === this.#saved) return;
		this.#saved = text;
		// Later than any draft seen, whatever the clocks of two phones say.
		this.#savedAt = Math.max(Date.now(), this.#savedAt + 1);
		this.#kept = 'phone';
		try {
			localStorage.setItem(this.#place, this.#body());
		} catch {
			// Full or closed storage: the server keeps it alone.
			if (this.#address === null) this.#kept = null;
		}
		this.#sendSoon();
	}

	#sendSoon(): void {
		clearTimeout(this.#waiting);
		this.#waiting = setTimeout(() => this.#send(), QUIET_MS);
	}

	#send(): void {
		if (this.#waiting === undefined || this.#closed) return;
		clearTimeout(this.#waiting);
		this.#waiting = undefined;
		const address = this.#address;
		if (address === null) return;
		const sent = this.#savedAt;
		const body = this.#body();
		this.#onItsWay = fetch(address, {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body,
			keepalive: body.length < LAST_WORDS_BYTES
		})
			.then((answer) => {
				if (answer.ok && sent === this.#savedAt) this.#kept = 'server';
			})
			.catch(() => undefined);
	}

	#body(): string {
		return `{"savedAt":${this.#savedAt},"value":${this.#saved}}`;
	}

	#onPhone(): StoredDraft | null {
		try {
			return readStored(localStorage.getItem(this.#place));
		} catch {
			return null;
		}
	}
}
