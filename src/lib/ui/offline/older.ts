import { version } from '$app/environment';
import type { Problem } from '../chronicle/post.ts';
import { toldBy } from './told.ts';

/** Told of on the document where an answer came from another Elysium than this page. */
export const OTHER_VERSION = 'elysium:other-version';

const PROBLEM: Problem = {
	sentence:
		'The server now runs another version of Elysium and does not understand this page. Load it again: what you typed stays.',
	at: null,
	retry: false
};

/**
 * What is to be said where an answer that understood nothing came from another version of the program than this
 * page is of; then the page hears of it, too, and offers to be loaded anew. Null: it is of the same.
 */
export function problemOfOther(answer: Response): Problem | null {
	const told = toldBy(answer.headers);
	if (told === null || told.version === version) return null;
	document.dispatchEvent(new Event(OTHER_VERSION));
	return PROBLEM;
}
