import type { Term } from './terms.ts';

/** Something of the rules that can be looked up: a word, a ruling, a card. */
export interface Entry {
	readonly id: string;
	/** What it is, in a word for people: “Ruling 7”. */
	readonly kind: string;
	readonly title: string;
	readonly text: string;
	/** Other words that people look for it by. */
	readonly alsoCalled?: readonly string[] | undefined;
	/** Where more is said of it. */
	readonly href?: string | undefined;
}

/** What is under way at a table, and the entries that matter for it, the most important first. */
export interface UnderWay {
	readonly title: string;
	readonly ids: readonly string[];
}

/** A term as an entry; `codex`: the address of the page that has it. */
export function entryOf(
	{ id, word, definition, alsoCalled }: Term,
	kind: string,
	codex: string
): Entry {
	return { id, kind, title: word, text: definition, alsoCalled, href: `${codex}#${id}` };
}
