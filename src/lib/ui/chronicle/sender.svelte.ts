import { untrack } from 'svelte';
import { invalidateAll } from '$app/navigation';
import { page } from '$app/state';
import type { Wish } from '$lib/games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '$lib/games/heritage/commands.ts';
import type { Character } from '$lib/games/heritage/shapes.ts';
import type { DrawCommand } from '$lib/games/heritage/draw/grammar.ts';
import { addressOf } from '../live/address.ts';
import { sentFromHere } from '../live/in-hand.ts';
import { useToasts, type Toasts } from '../toasts.svelte.ts';
import { Post, type Posted, type Problem } from './post.ts';

/**
 * Sends the commands of one log from its pages; a refusal leaves everything typed where it was. Make it while a component is
 * set up.
 */
export class Sender<Wanted extends Command | DrawCommand> {
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
			this.#toasts.show('It is written down, but this page still shows what was before.', {
				action: { label: 'Load the page again', run: () => location.reload() }
			});
		}
	}
}

/** Sends the commands of one draw. Where others were first, the page shows what they did, beside the reason. */
export class DrawSender extends Sender<DrawCommand> {
	override async send(command: DrawCommand): Promise<boolean> {
		const sent = await super.send(command);
		if (!sent) await invalidateAll().catch(() => undefined);
		return sent;
	}
}

/** Sends the commands of one chronicle. */
export class CommandSender extends Sender<Command> {
	/** `of`: which chronicle it is of, and the version of it that the person is looking at. */
	constructor(
		of: () => { readonly chronicle: { readonly id: string }; readonly version: number },
		toasts?: Toasts
	) {
		super(addressOf(untrack(of).chronicle.id), () => of().version, toasts);
	}

	/** The same of a wish to the sealed deck: what it says is in the page's data afterwards. */
	wish(wish: Wish): Promise<boolean> {
		return this.settle(() => this.post.wish(wish));
	}

	/** Writes a character that was made beside a form; null: it is in the register, else why not. */
	register = async (character: Character): Promise<string | null> => {
		const made = await this.send({ type: 'RegisterCharacter', character });
		const trouble = made ? null : (this.problem?.sentence ?? 'Try once more in a moment.');
		this.clear();
		return trouble;
	};
}
