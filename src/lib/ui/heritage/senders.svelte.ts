import { untrack } from 'svelte';
import { invalidateAll } from '$app/navigation';
import type { Wish } from '../../games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../games/heritage/commands.ts';
import type { DrawCommand } from '../../games/heritage/draw/grammar.ts';
import type { Character } from '../../games/heritage/shapes.ts';
import { Sender } from '../chronicle/sender.svelte.ts';
import { addressOf } from '../live/address.ts';
import type { Toasts } from '../toasts.svelte.ts';

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
