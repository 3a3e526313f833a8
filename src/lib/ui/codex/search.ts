import MiniSearch from 'minisearch';
import type { CodexPart, Term } from './terms.ts';

/** What is searched: a title, a text, and other words for it. */
interface Searched {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly alsoCalled?: readonly string[] | undefined;
}

/** Words of a question that say nothing of what it is about. */
const SMALL = new Set(
	`a an and are be can do does for from he her his how i if in is it its me my of on or our she so that the
	their there they this to was we what when where which who whose why with you your`.split(/\s+/)
);

/** Shorter words are taken as they are typed: too many others are like them. */
const SHORTEST_MISTYPED = 4;

/** A word in lower case, without accents and without the s of a plural; null: it says nothing. */
function word(term: string): string | null {
	const plain = term
		.normalize('NFD')
		.replace(/[\p{M}’']/gu, '')
		.toLowerCase();
	if (SMALL.has(plain)) return null;
	return plain.length > 3 && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** A title or a question by its words alone, so that “The Court” is “court”. */
const words = (text: string): string =>
	text
		.split(/[^\p{L}\p{N}]+/u)
		.flatMap((one) => word(one) ?? [])
		.join(' ')
		.trim();

/**
 * Searches what it was made of for all words asked for, each in full, begun or mistyped. The best comes first: what
 * is called just so, then what has them in its title. A question of small words alone ("who is it") finds nothing.
 */
export function searcher<Found extends Searched>(
	entries: readonly Found[]
): (asked: string) => readonly Found[] {
	const index = new MiniSearch<{ id: number; title: string; text: string; called: string }>({
		fields: ['title', 'called', 'text'],
		processTerm: word,
		searchOptions: {
			combineWith: 'AND',
			boost: { title: 6, called: 4 },
			prefix: (term) => term.length > 1,
			fuzzy: (term) => (term.length < SHORTEST_MISTYPED ? false : 0.2),
			maxFuzzy: 2,
			weights: { fuzzy: 0.2, prefix: 0.5 }
		}
	});
	index.addAll(
		entries.map(({ title, text, alsoCalled = [] }, id) => ({
			id,
			title,
			text,
			called: alsoCalled.join(' · ')
		}))
	);
	return (asked) => {
		const wanted = words(asked);
		const rank = ({ title, alsoCalled = [] }: Found): number => {
			if (words(title) === wanted) return 0;
			return alsoCalled.some((one) => words(one) === wanted) ? 1 : 2;
		};
		const found = index.search(asked).flatMap(({ id }) => entries[Number(id)] ?? []);
		return found.toSorted((one, other) => rank(one) - rank(other));
	};
}

/** The terms of a codex that answer what was asked, in its own parts, the best first; nothing asked: all of them. */
export function searchIn(codex: readonly CodexPart[], asked: string): readonly CodexPart[] {
	if (asked.trim() === '') return codex;
	const terms = codex.flatMap((part) =>
		part.terms.map((term) => ({ part, term, ...shownAs(term) }))
	);
	const found = searcher(terms)(asked);
	const parts = [...new Set(found.map(({ part }) => part))];
	return parts.map((part) => ({
		...part,
		terms: found.filter((one) => one.part === part).map(({ term }) => term)
	}));
}

const shownAs = ({ id, word: title, definition: text, alsoCalled }: Term): Searched => ({
	id,
	title,
	text,
	alsoCalled
});
