import type { SubmitFunction } from '@sveltejs/kit';

/** A form on its way: whether it is under way, and what `use:enhance` needs so that it is sent once. */
export class Submitting {
	#busy = $state(false);

	get busy(): boolean {
		return this.#busy;
	}

	/** For `use:enhance`. What was typed stays unless the form says that it is done with. */
	readonly enhance: SubmitFunction = ({ cancel }) => {
		if (this.#busy) return cancel();
		this.#busy = true;
		return async ({ update, result }) => {
			await update({ reset: result.type === 'success' });
			this.#busy = false;
		};
	};
}
