import { movedFrom } from '../../../../games/moved.ts';

/**
 * Words typed for a question that is still open: they outlive a look at another part of the table, and a
 * reload, but not the tab. Storage can be closed to us; then they live as long as the page.
 */
const here = new Map<string, string>();

/** By the address that the page had at first, so that an update loses none. */
const placeOf = (question: number): string =>
	`elysium:words:${movedFrom(location.pathname) ?? location.pathname}:${question}`;

export function wordsFor(question: number): string {
	const place = placeOf(question);
	try {
		return sessionStorage.getItem(place) ?? here.get(place) ?? '';
	} catch {
		return here.get(place) ?? '';
	}
}

/** Empty words are forgotten. */
export function keepWords(question: number, words: string): void {
	const place = placeOf(question);
	here.set(place, words);
	try {
		if (words === '') sessionStorage.removeItem(place);
		else sessionStorage.setItem(place, words);
	} catch {
		// They stay with the page.
	}
}
