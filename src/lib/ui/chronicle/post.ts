import type { Typed } from '../../games/core/game.ts';
import { newId } from './id.ts';

/** Why a command did not go through, in words for people; `at` is the dotted path of the field. */
export type Problem = {
	readonly sentence: string;
	readonly at: string | null;
	/** Whether trying the very same thing again may help. */
	readonly retry: boolean;
	/** Whether the rules refused it, and neither a storage nor a network. */
	readonly byRules?: true;
};

export type Posted =
	{ readonly accepted: true } | { readonly accepted: false; readonly problem: Problem };

/** Posts the commands of one log. A command keeps its id until it is answered, so a second tap or a retry after a lost answer counts once. */
export class Post<Sent = Typed> {
	#at: string;
	#person: string;
	#unanswered: { readonly text: string; readonly id: string; readonly written?: true } | null =
		null;

	/**
	 * `at`: the address of its endpoints, e.g. `/api/logs/ID`; `person`: whose page it is, so that nobody who signed in
	 * beside it sends in their name; empty: nobody's.
	 */
	constructor(at: string, person: string) {
		this.#at = at;
		this.#person = person;
	}

	/**
	 * The log tells of the command with this id. Once others follow the one whose answer was lost, the same
	 * words are a new intention.
	 */
	wrote(id: string): void {
		if (this.#unanswered?.id === id) this.#unanswered = { ...this.#unanswered, written: true };
		else if (this.#unanswered?.written) this.#unanswered = null;
	}

	/** `seen`: the version of the chronicle that the person is looking at. */
	send(command: Sent, seen: number): Promise<Posted> {
		return this.#deliver('commands', command, (id) => ({ id, seen, command }));
	}

	/** Asks for what the sealed deck says next. */
	wish(wish: Typed): Promise<Posted> {
		return this.#deliver('deck', wish, (id) => ({ id, wish }));
	}

	async #deliver(
		door: 'commands' | 'deck',
		wanted: Sent | Typed,
		body: (id: string) => unknown
	): Promise<Posted> {
		const text = JSON.stringify([door, wanted]);
		if (this.#unanswered?.text !== text) this.#unanswered = { text, id: newId() };
		const { id } = this.#unanswered;
		let response: Response;
		try {
			response = await fetch(`${this.#at}/${door}`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					...(this.#person && { 'elysium-person': this.#person })
				},
				body: JSON.stringify(body(id))
			});
		} catch {
			return lost(
				'The server cannot be reached. What you typed is still here: try again when you are online.'
			);
		}
		const answer: unknown = await response.json().catch(() => null);
		if (response.ok) {
			this.#unanswered = null;
			return { accepted: true };
		}
		if (response.status >= 500) {
			return lost(
				'Something went wrong on the server. What you typed is still here: try again in a moment.'
			);
		}
		this.#unanswered = null;
		// Of two versions, one does not have to understand what the other says.
		const older =
			response.status === 400 && (await import('../offline/older.ts').catch(() => null));
		const other = older && older.problemOfOther(response);
		if (other) return { accepted: false, problem: other };
		return { accepted: false, problem: problemOf(answer, response.status) };
	}
}

function lost(sentence: string): Posted {
	return { accepted: false, problem: { sentence, at: null, retry: true } };
}

/** Why a server refused, in its own words for people. */
export function problemOf(answer: unknown, status: number): Problem {
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
