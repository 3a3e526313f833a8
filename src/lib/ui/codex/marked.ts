/** A part of a text: words that a term explains, or words between. */
export interface Piece {
	readonly text: string;
	/** The term; absent: plain words. */
	readonly id?: string;
}

/**
 * Finds the words of a game in texts, each term where it is first said. `terms`: by word in lower case, longer words
 * first found. What is returned begins one screen: the texts of it are given one after the other, in reading order.
 */
export function marking(
	terms: Readonly<Record<string, string>>
): () => (text: string) => readonly Piece[] {
	const words = Object.keys(terms).toSorted((one, other) => other.length - one.length);
	const known = new RegExp(`\\b(${words.join('|')})\\b`, 'gi');
	return () => {
		const said = new Set<string>();
		return (text) => {
			const pieces: Piece[] = [];
			let from = 0;
			for (const { 0: found, index } of text.matchAll(known)) {
				const id = terms[found.toLowerCase()];
				if (id === undefined || said.has(id)) continue;
				said.add(id);
				if (index > from) pieces.push({ text: text.slice(from, index) });
				pieces.push({ text: found, id });
				from = index + found.length;
			}
			if (from < text.length) pieces.push({ text: text.slice(from) });
			return pieces;
		};
	};
}
