/** So many characters has the longest name of a card, a deck or a person. */
export const LONGEST_NAME = 80;

/** Marks that turn the direction of writing, and others without a width: programs put them in, and nobody sees them. */
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const ANY_UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;

/** A line as a person sees it: no marks without a width, one space between words. */
export function seen(line: string): string {
	const visible = ANY_UNSEEN.test(line) ? line.replace(UNSEEN, '') : line;
	return visible.replace(/\s+/g, ' ').trim();
}

const PLAIN = /^[a-z0-9 ]*$/;

/** What a name is compared by: spellings that differ in capitals, accents or punctuation are one name. Empty: no letter, no digit. */
export function keyOf(name: string): string {
	const lower = name.toLowerCase();
	if (PLAIN.test(lower)) return lower.replaceAll(' ', '');
	return lower
		.normalize('NFKD')
		.replaceAll('ß', 'ss')
		.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What would be read as something else where it stands in a name. */
const MISREAD = /[[\]\p{C}]|(^|\s)(#|\/\/)|\((leader)\)$/iu;

/** What is wrong with the name of a card, as what was expected of it; null: nothing. */
export function faultOfName(name: string): string | null {
	if (name.length > LONGEST_NAME) return `a name of at most ${LONGEST_NAME} characters`;
	if (keyOf(name) === '') return 'a name with a letter or a digit';
	if (name !== seen(name)) return 'a name without spaces around it';
	return MISREAD.test(name) ? 'a name without brackets, # and control characters' : null;
}

const SMALL_WORDS = new Set([
	'a',
	'an',
	'and',
	'at',
	'by',
	'for',
	'in',
	'of',
	'on',
	'or',
	'the',
	'to'
]);

/** The name that an id stands for: `set-night-of-the-fox` → Night of the Fox. Null: it is no such id. */
export function nameFromId(id: string): string | null {
	if (!/^[a-z0-9]{1,8}(-[a-z0-9]+)+$/.test(id) || id.length > LONGEST_NAME) return null;
	const [, ...words] = id.split('-');
	return words
		.map((word, nth) => (nth > 0 && SMALL_WORDS.has(word) ? word : capital(word)))
		.join(' ');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name without the quotes it stands in. */
export const unquoted = (name: string): string => /^["“](.+)["”]$/.exec(name)?.[1]?.trim() ?? name;
