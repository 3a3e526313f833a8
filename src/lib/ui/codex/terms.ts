/** A word of the game, explained by us in a sentence or three. */
export interface Term {
	readonly id: string;
	readonly word: string;
	readonly definition: string;
	/** Other words that people look for it by. */
	readonly alsoCalled?: readonly string[];
}

/** A term, and where the codex of its game explains it. */
export interface Explained extends Pick<Term, 'word' | 'definition'> {
	readonly href: string;
}

export interface CodexPart {
	readonly id: string;
	readonly title: string;
	readonly terms: readonly Term[];
}

export function termIn(codex: readonly CodexPart[], id: string): Term {
	for (const { terms } of codex) {
		const found = terms.find((term) => term.id === id);
		if (found) return found;
	}
	throw new Error(`The codex has no term ${id}.`);
}
