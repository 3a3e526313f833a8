import { invalidateAll } from '$app/navigation';
import type { Command } from '$lib/games/heritage/commands.ts';
import { useToasts, type Toasts } from '../toasts.svelte.ts';
import { newId } from './id.ts';

/** Why a command did not go through, in words for people; `at` is the dotted path of the field. */
export type Problem = {
	readonly sentence: string;
	readonly at: string | null;
	/** Whether trying the very same thing again may help. */
	readonly retry: boolean;
};

type Sent = { readonly accepted: true } | { readonly accepted: false; readonly problem: Problem };

/**
 * Sends the commands of one chronicle. A command keeps its id until it is answered, so a second tap
 * or a retry after a lost answer counts once; a refusal leaves everything typed where it was.
 */
export class CommandSender {
	#chronicle: string;
	#seen: () => number;
	#toasts: Toasts;
	#busy = $state(false);
	#problem = $state.raw<Problem | null>(null);
	#unanswered: { readonly text: string; readonly id: string } | null = null;

	/**
	 * Make it while a component is set up. `seen` gives the version of the chronicle that the person is looking at.
	 */
	constructor(chronicle: string, seen: () => number, toasts: Toasts = useToasts()) {
		this.#chronicle = chronicle;
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
	async send(command: Command): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		this.#problem = null;
		try {
			const sent = await this.#post(command);
			if (!sent.accepted) {
				this.#problem = sent.problem;
				return false;
			}
			await this.#refresh();
			return true;
		} finally {
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

	async #post(command: Command): Promise<Sent> {
		const text = JSON.stringify(command);
		if (this.#unanswered?.text !== text) this.#unanswered = { text, id: newId() };
		const { id } = this.#unanswered;
		let response: Response;
		try {
			response = await fetch(`/api/chronicles/${this.#chronicle}/commands`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ id, seen: this.#seen(), command })
			});
		} catch {
			return lost(
				'The table’s server cannot be reached. What you typed is still here: try again when the network is back.'
			);
		}
		const answer: unknown = await response.json().catch(() => null);
		if (response.ok) {
			this.#unanswered = null;
			return { accepted: true };
		}
		if (response.status >= 500) {
			return lost('The server stumbled. What you typed is still here: try again in a moment.');
		}
		this.#unanswered = null;
		return { accepted: false, problem: problemOf(answer, response.status) };
	}
}

function lost(sentence: string): Sent {
	return { accepted: false, problem: { sentence, at: null, retry: true } };
}

function problemOf(answer: unknown, status: number): Problem {
	if (isRecord(answer)) {
		if (typeof answer.sentence === 'string') {
			const at = typeof answer.at === 'string' ? answer.at : null;
			return { sentence: answer.sentence, at, retry: false };
		}
		const issue: unknown = Array.isArray(answer.issues) ? answer.issues[0] : null;
		if (isRecord(issue) && typeof issue.message === 'string') {
			const at = typeof issue.path === 'string' ? issue.path : null;
			return { sentence: issue.message, at, retry: false };
		}
		if (typeof answer.message === 'string') {
			return { sentence: answer.message, at: null, retry: status === 429 };
		}
	}
	return {
		sentence: `The server refused this (${status}). What you typed is still here.`,
		at: null,
		retry: false
	};
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
