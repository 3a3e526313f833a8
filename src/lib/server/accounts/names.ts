const SHORTEST = 2;
const LONGEST = 40;

export type NameRefusal = 'name-missing' | 'name-too-short' | 'name-too-long' | 'name-unreadable';

export const NAME_SENTENCES: Record<NameRefusal, string> = {
	'name-missing': 'Write a name.',
	'name-too-short': `A name needs at least ${String(SHORTEST)} characters.`,
	'name-too-long': `A name can have at most ${String(LONGEST)} characters.`,
	'name-unreadable': 'Use letters, digits or other visible characters.'
};

export type ParsedName =
	{ ok: true; name: string; key: string } | { ok: false; refusal: NameRefusal };

/** White space of any kind, and signs without a shape (zero-width, direction marks, controls). */
const BLANKS = /[\s\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/gu;
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115F\u1160\u3164\uFFA0\u2800]/gu;

const tidy = (typed: string): string =>
	typed.normalize('NFKC').replace(BLANKS, ' ').replace(SHAPELESS, '').replace(/ +/g, ' ').trim();

/** The key under which a name is unique: no two differ only by case or by the form of a letter. */
export const nameKey = (name: string): string => tidy(name).toLowerCase().normalize('NFKC');

/**
 * Reads the name of a person or of a group: 2–40 characters as people count them, in the composed form
 * NFKC, one space at a time. Refused when missing, too short, too long or without any visible sign.
 */
export function parseName(typed: unknown): ParsedName {
	if (typeof typed !== 'string' || typed.trim() === '')
		return { ok: false, refusal: 'name-missing' };
	const name = tidy(typed);
	const length = [...name].length;
	if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return { ok: false, refusal: 'name-unreadable' };
	if (length < SHORTEST) return { ok: false, refusal: 'name-too-short' };
	if (length > LONGEST) return { ok: false, refusal: 'name-too-long' };
	return { ok: true, name, key: nameKey(name) };
}
