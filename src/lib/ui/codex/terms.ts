/** A word of the game, explained by us in a sentence or three. */
export interface Term {
	readonly id: string;
	readonly word: string;
	readonly definition: string;
}

export interface CodexPart {
	readonly id: string;
	readonly title: string;
	readonly terms: readonly Term[];
}

/** Terms whose word or definition holds every word asked for, in the codex's own parts. */
export function searchIn(codex: readonly CodexPart[], asked: string): readonly CodexPart[] {
	const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
	const holds = (term: Term): boolean => {
		const text = `${term.word} ${term.definition}`.toLowerCase();
		return words.every((word) => text.includes(word));
	};
	return codex
		.map(({ id, title, terms }) => ({ id, title, terms: terms.filter(holds) }))
		.filter(({ terms }) => terms.length > 0);
}

export function termIn(codex: readonly CodexPart[], id: string): Term {
	for (const { terms } of codex) {
		const found = terms.find((term) => term.id === id);
		if (found) return found;
	}
	throw new Error(`The codex has no term ${id}.`);
}
