import { invalidateAll } from '$app/navigation';
import { page } from '$app/state';
import type { Typed } from '../../games/core/game.ts';
import { feel } from '../comfort/feel.ts';
import { sentFromHere } from '../live/in-hand.ts';
import { useToasts, type Toasts } from '../toasts.svelte.ts';
import { Post, type Posted, type Problem } from './post.ts';

/**
 * Sends the commands of one log from its pages; a refusal leaves everything typed where it was. Make it while a component is
 * set up.
 */
export class Sender<Wanted extends Typed> {
	protected readonly post: Post;
	readonly #seen: () => number;
	readonly #toasts: Toasts;
	#busy = $state(false);
	#problem = $state.raw<Problem | null>(null);

	/** `at`: the address of its endpoints; `seen` gives the version of the log that the person is looking at. */
	constructor(at: string, seen: () => number, toasts: Toasts = useToasts()) {
		this.post = new Post(at, page.data.user?.id ?? '');
		this.#seen = seen;
		this.#toasts = toasts;
	}

	get busy(): boolean {
		return this.#busy;
	}

	get problem(): Problem | null {
		return this.#problem;
	}

	clear(): void {
		this.#problem = null;
	}

	/** The problem's sentence if it lies at this path or below it. */
	problemAt(path: string): string | null {
		const at = this.#problem?.at;
		return at === path || at?.startsWith(`${path}.`) ? (this.#problem?.sentence ?? null) : null;
	}

	/** Whether the command was accepted; if not, `problem` says why. One at a time. */
	send(command: Wanted): Promise<boolean> {
		return this.settle(() => this.post.send(command, this.#seen()));
	}

	protected async settle(deliver: () => Promise<Posted>): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		this.#problem = null;
		// Were the page refreshed by anybody else, this would end before what was sent is in its data.
		const settled = sentFromHere();
		try {
			const sent = await deliver();
			feel(sent.accepted ? 'accepted' : 'refused');
			if (!sent.accepted) {
				this.#problem = sent.problem;
				return false;
			}
			await this.#refresh();
			return true;
		} finally {
			settled();
			this.#busy = false;
		}
	}

	/** It is written whatever becomes of this: a page that cannot be loaded anew is old, not refused. */
	async #refresh(): Promise<void> {
		try {
			await invalidateAll();
		} catch {
			this.#toasts.show('Saved, but this page still shows the old state.', {
				action: { label: 'Load the page again', run: () => location.reload() }
			});
		}
	}
}
