import type { ActionResult, SubmitFunction } from '@sveltejs/kit';
import { sentFromHere } from './live/in-hand.ts';
import { useToasts } from './toasts.svelte.ts';

type Update = (options?: { reset?: boolean; invalidateAll?: boolean }) => Promise<void>;

/** What a page does with an answer; without it a form that went through is empty again, any other keeps what was typed. */
export type Settle = (result: ActionResult, update: Update) => Promise<void>;

const emptyWhenDone: Settle = (result, update) => update({ reset: result.type === 'success' });

/** For forms that go on showing what was sent, whatever the answer. */
export const keepTyped: Settle = (_result, update) => update({ reset: false });

const messageOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'message' in error
		? String(error.message)
		: 'That was too much at once. What you typed is still here: try again in a minute.';

/** An answer that never came, or that the server could not give; null: it is one that the page can show. */
function lost(result: ActionResult): string | null {
	if (result.type !== 'error') return null;
	if (result.status === undefined)
		return 'Elysium cannot be reached. What you typed is still here: try again when you are online.';
	if (result.status >= 500)
		return 'Something went wrong on the server. What you typed is still here: try again in a moment.';
	// Too much or too fast: its own words say what to do.
	return result.status === 413 || result.status === 429 ? messageOf(result.error) : null;
}

/**
 * A form on its way: whether it is under way, and what `use:enhance` needs so that it is sent once and nothing typed
 * is lost with the network. Make it while the component is set up.
 */
export class Submitting {
	#busy = $state(false);
	#settle: Settle;
	#toasts = useToasts();

	constructor(settle: Settle = emptyWhenDone) {
		this.#settle = settle;
	}

	get busy(): boolean {
		return this.#busy;
	}

	/** For `use:enhance`. */
	readonly enhance: SubmitFunction = ({ cancel }) => {
		if (this.#busy) return cancel();
		this.#busy = true;
		const settled = sentFromHere();
		return async ({ update, result }) => {
			const trouble = lost(result);
			try {
				// An error page in place of the form would take with it what was typed.
				if (trouble === null) await this.#settle(result, update);
				else this.#toasts.show(trouble, { tone: 'bad' });
			} finally {
				settled();
				this.#busy = false;
			}
		};
	};
}
