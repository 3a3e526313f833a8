import { createSubscriber } from 'svelte/reactivity';

/**
 * Whether somebody goes by finger or mouse, not by keys: as the last thing they did tells. What waits beside the screen
 * is kept from keys by making it inert, and all in it has to be styled anew for that.
 */
class Pointing {
	#points = false;

	readonly #listened = createSubscriber((update) => {
		const hear = ({ type }: Event): void => {
			if (this.#points === (type === 'pointerdown')) return;
			this.#points = !this.#points;
			update();
		};
		const leaving = new AbortController();
		for (const type of ['pointerdown', 'keydown'] as const)
			addEventListener(type, hear, { capture: true, signal: leaving.signal });
		return () => {
			leaving.abort();
			this.#points = false;
		};
	});

	get now(): boolean {
		this.#listened();
		return this.#points;
	}
}

/** How this page is gone about. */
export const pointing = new Pointing();
