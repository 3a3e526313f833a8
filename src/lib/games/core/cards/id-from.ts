const LETTERS: ReadonlyMap<string, string> = new Map([
	['ß', 'ss'],
	['æ', 'ae'],
	['ø', 'o'],
	['ł', 'l'],
	['đ', 'd'],
	['ð', 'd'],
	['þ', 'th']
]);

/** An id made of a name: `Håkon Stone-Skin` → `hakon-stone-skin`; empty where the name has no letter for it. */
export function idFrom(name: string): string {
	return [...name.toLowerCase()]
		.map((letter) => LETTERS.get(letter) ?? letter)
		.join('')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 48)
		.replace(/^-+|-+$/g, '');
}
