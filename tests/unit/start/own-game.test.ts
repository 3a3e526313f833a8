import { readdirSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { sourceImports } from '../../support/source-imports.ts';

/** Every game has a folder of its name, below these. */
const PLACES = ['lib/games', 'lib/ui', 'routes'];
const GAMES = readdirSync('src/lib/games', { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== 'core')
	.map(({ name }) => name);

/** What pages begin with of a game that is not theirs, and why they may. */
const ALLOWED: Readonly<Record<string, string>> = {
	'routes/design/': 'the gallery shows the parts of every game',
	'routes/verify/+page.svelte > lib/ui/heritage/draw/NumbersMeant.svelte':
		'a proof of a draw says what its numbers mean'
};

type Imports = ReadonlyMap<string, readonly string[]>;

/** The game that a file belongs to, or none: then it is the house's. */
const gameOf = (file: string, games: readonly string[]): string | undefined =>
	games.find((game) => PLACES.some((place) => file.startsWith(`${place}/${game}/`)));

/** What a page cannot begin without: itself, what loads it, and the frames around it. */
const partsOf = (page: string, imports: Imports): string[] =>
	[...imports.keys()].filter(
		(file) =>
			/\/\+(?:layout|page)(?:\.svelte|\.ts)$/.test(file) &&
			(file.includes('+layout')
				? page.startsWith(file.replace(/\+layout.*/, ''))
				: file.replace(/\+page.*/, '') === page.replace('+page.svelte', ''))
	);

/** Where a page's own files, or the house's, import a file of another game. */
function foreignTo(page: string, imports: Imports, games: readonly string[]): string[] {
	const isForeign = (file: string) => {
		const game = gameOf(file, games);
		return game !== undefined && game !== gameOf(page, games);
	};
	const seen = new Set(partsOf(page, imports));
	const found: string[] = [];
	for (const file of seen)
		for (const next of imports.get(file) ?? []) {
			if (isForeign(next)) found.push(`${file} > ${next}`);
			else seen.add(next);
		}
	return found;
}

const imports = sourceImports({ types: false });
const pages = [...imports.keys()].filter((file) => file.endsWith('/+page.svelte'));
const foreign = pages.flatMap((page) => foreignTo(page, imports, GAMES));

it('knows the pages and the games', () => {
	expect(pages.length).toBeGreaterThan(50);
	expect(GAMES).toContain('heritage');
});

it('begins with its own game and the house alone, page by page', () => {
	const allowed = Object.keys(ALLOWED);
	expect(foreign.filter((one) => !allowed.some((place) => one.startsWith(place)))).toEqual([]);
	expect(allowed.filter((place) => !foreign.some((one) => one.startsWith(place)))).toEqual([]);
});

test('a piece of another game is found wherever it is imported', () => {
	const toy: Imports = new Map([
		['routes/+layout.svelte', ['lib/ui/Button.svelte']],
		['routes/one/+page.svelte', ['lib/ui/one/Board.svelte']],
		['routes/one/+page.ts', ['lib/games/two/rules.ts']],
		['routes/+page.svelte', ['lib/ui/Shelf.svelte']],
		['lib/ui/Shelf.svelte', ['lib/games/one/facts.ts']]
	]);
	expect(foreignTo('routes/one/+page.svelte', toy, ['one', 'two'])).toEqual([
		'routes/one/+page.ts > lib/games/two/rules.ts'
	]);
	expect(foreignTo('routes/+page.svelte', toy, ['one', 'two'])).toEqual([
		'lib/ui/Shelf.svelte > lib/games/one/facts.ts'
	]);
});
