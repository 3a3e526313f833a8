import { invalidateAll } from '$app/navigation';
import { page } from '$app/state';
import type { DrawCommand } from '../../../games/heritage/draw/grammar.ts';
import { sentFromHere } from '../../live/in-hand.ts';
import { Post, type Problem } from '../../chronicle/post.ts';

/** Sends the commands of one draw from its page. What was sent alike before it was answered counts once. */
export class DrawSender {
	readonly #post: Post;
	readonly #seen: () => number;
	#busy = $state(false);
	#problem = $state.raw<Problem | null>(null);

	/** `seen` gives the version of the draw that the person is looking at. */
	constructor(draw: string, seen: () => number) {
		this.#post = new Post(`/api/draws/${draw}`, page.data.user?.id ?? '');
		this.#seen = seen;
	}

	get busy(): boolean {
		return this.#busy;
	}

	get problem(): Problem | null {
		return this.#problem;
	}

	/** Whether the command was accepted; if not, `problem` says why. One at a time. */
	async send(command: DrawCommand): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		this.#problem = null;
		const settled = sentFromHere();
		try {
			const sent = await this.#post.send(command, this.#seen());
			this.#problem = sent.accepted ? null : sent.problem;
			// A refusal mostly means that others were first: the page shows what they did.
			await invalidateAll().catch(() => undefined);
			return sent.accepted;
		} finally {
			settled();
			this.#busy = false;
		}
	}
}
