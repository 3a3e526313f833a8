import type { StepCommand } from '../live/match-log.ts';
import type { MatchSession } from './session.ts';

/** So long after the last tap on a number all taps on it are sent as one change. */
const REST_MS = 900;

/** A number that is tapped. */
export interface Tappable {
	/** By which it is known. */
	readonly key: string;
	/** As it stands without these taps. */
	readonly value: number;
	readonly least: number;
	readonly most: number;
	change(by: number): StepCommand;
}

type Pending = { readonly by: number; readonly on: Tappable; readonly sent: boolean };

/** Taps on numbers, until each is sent as one change: five taps are one line of the history, and one undo. */
export class Taps {
	readonly #session: MatchSession;
	#pending: { readonly [key: string]: Pending } = $state.raw({});
	#timer: ReturnType<typeof setTimeout> | undefined;
	#sending: Promise<unknown> = Promise.resolve();

	constructor(session: MatchSession) {
		this.#session = session;
	}

	/** A number as it will be. */
	shown({ key, value }: Pick<Tappable, 'key' | 'value'>): number {
		const pending = this.#pending[key];
		// Once the change is in the match it counts there.
		if (!pending || (pending.sent && value !== pending.on.value)) return value;
		return value + pending.by;
	}

	/** Whether something is tapped and not sent yet. */
	get holds(): boolean {
		return Object.keys(this.#pending).length > 0;
	}

	tap(on: Tappable, by: number): void {
		const pending = this.#pending[on.key];
		if (pending?.sent) return void this.flush().then(() => this.tap(on, by));
		const next =
			Math.min(on.most, Math.max(on.least, on.value + (pending?.by ?? 0) + by)) - on.value;
		this.#pending = { ...this.#pending, [on.key]: { by: next, on, sent: false } };
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.flush(), REST_MS);
	}

	/** Sends what was tapped, one number after the other. */
	flush(): Promise<unknown> {
		clearTimeout(this.#timer);
		this.#sending = this.#sending.then(() => this.#send());
		return this.#sending;
	}

	async #send(): Promise<void> {
		for (const [key, pending] of Object.entries(this.#pending)) {
			if (pending.sent) continue;
			this.#pending = { ...this.#pending, [key]: { ...pending, sent: true } };
			if (pending.by !== 0) await this.#session.act(pending.on.change(pending.by));
			const { [key]: _done, ...rest } = this.#pending;
			this.#pending = rest;
		}
	}
}
