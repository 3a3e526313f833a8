import { plain } from '../../character/search.ts';

interface Named {
	readonly id: string;
	readonly name: string;
}

/**
 * Those whose name holds the letters typed, the best first: names that begin so, names of which a word
 * does, names that hold them anywhere, and only where there is none of these, names that have all of
 * them in this order. Accents and signs do not count. Nothing typed: all, as they came.
 */
export function found<Card extends Named>(cards: readonly Card[], typed: string): readonly Card[] {
	const asked = plain(typed);
	if (asked === '') return cards;
	const tried = [begins, beginsAWord, holds].map((fits) =>
		cards.filter(({ name }) => fits(plain(name), asked))
	);
	const close = [...new Set(tried.flat())];
	return close.length > 0 ? close : cards.filter(({ name }) => inOrder(plain(name), asked));
}

const begins = (name: string, asked: string): boolean => name.startsWith(asked);
const beginsAWord = (name: string, asked: string): boolean => ` ${name}`.includes(` ${asked}`);
const holds = (name: string, asked: string): boolean =>
	name.replaceAll(' ', '').includes(asked.replaceAll(' ', ''));

function inOrder(name: string, asked: string): boolean {
	let at = 0;
	for (const letter of asked.replaceAll(' ', '')) {
		at = name.indexOf(letter, at) + 1;
		if (at === 0) return false;
	}
	return true;
}

/** By name, but the likely ones before all others, in their own order. */
export function likelyFirst<Card extends Named>(
	cards: readonly Card[],
	likely: readonly string[]
): readonly Card[] {
	const place = (id: string) => {
		const at = likely.indexOf(id);
		return at < 0 ? likely.length : at;
	};
	return cards.toSorted(
		(one, other) => place(one.id) - place(other.id) || one.name.localeCompare(other.name, 'en')
	);
}
