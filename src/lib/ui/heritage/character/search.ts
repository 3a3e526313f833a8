/** Letters and digits in lower case without accents, so that "Bartholomaus" finds "Bartholomäus". */
export function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

interface Named {
	readonly name: string;
}

interface Searchable extends Named {
	readonly clan: string;
	readonly class: string;
	readonly temperament: string;
	readonly geography: string;
	readonly archetype: string;
}

/** Those of whom every word asked for is part of the name, or begins the clan or a sign; by name. */
export function search<Found extends Searchable>(
	characters: readonly Found[],
	asked: string,
	clan = ''
): Found[] {
	const words = plain(asked).split(' ').filter(Boolean);
	const answers = (character: Found): boolean => {
		const name = plain(character.name);
		const signs = [
			character.clan,
			character.class,
			character.temperament,
			character.geography,
			character.archetype
		];
		return words.every(
			(word) => name.includes(word) || signs.some((sign) => sign.startsWith(word))
		);
	};
	return characters
		.filter((character) => (clan === '' || character.clan === clan) && answers(character))
		.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Those whose name is the same to the ear of a tired reader: equal, or one letter apart. */
export function namesakes<Found extends Named>(
	characters: readonly Found[],
	name: string
): Found[] {
	const asked = plain(name);
	if (asked === '') return [];
	return characters.filter((character) => {
		const known = plain(character.name);
		return known === asked || (asked.length > 4 && oneLetterApart(known, asked));
	});
}

function oneLetterApart(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	let end = 0;
	const most = Math.min(one.length, other.length) - start;
	while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
	return Math.max(one.length, other.length) - start - end <= 1;
}
