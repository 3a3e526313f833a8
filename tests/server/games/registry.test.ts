import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryOf, GAMES, SHELF } from '../../../src/lib/games/registry.ts';
import { HERITAGE_ROUTES } from '../../../src/lib/server/games/heritage/routes.ts';
import { KEPT_GAMES, keptOf } from '../../../src/lib/server/games/registry.ts';
import { ROUTES } from '../../../src/lib/server/games/routes.ts';

/** Every game has a folder of its name here. */
const FOLDERS_OF = ['games', 'server/games', 'ui'];
const FOLDERS = readdirSync('src/lib/games', { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== 'core')
	.map(({ name }) => name);

const FILES = readdirSync('src/lib', { recursive: true, encoding: 'utf8' })
	.map((file) => file.replaceAll('\\', '/'))
	.filter((file) => /\.(ts|svelte)$/.test(file));

const HOUSE = FILES.filter(
	(file) => !FOLDERS.some((game) => FOLDERS_OF.some((at) => file.startsWith(`${at}/${game}/`)))
);

/**
 * Files of the house that name a game: its title, or its folder in a path or in quotes. A game may be called by an
 * everyday word, which the house may use as such. That no game names another one, lint holds.
 */
function namingOf(game: string): readonly string[] {
	const title = SHELF.find(({ name }) => name === game)?.title ?? game;
	const named = new RegExp(`\\b${title}\\b|['"\`/]${game}\\b`);
	return HOUSE.filter((file) => named.test(readFileSync(join('src/lib', file), 'utf8'))).sort();
}

/** What a game has to touch of the house: its row in each of these. */
const ROWS = ['games/registry.ts', 'server/games/registry.ts', 'server/games/routes.ts'];

/** Files that still know Heritage, which was here before the house had other games. This list only gets shorter. */
const KNOW_HERITAGE = [
	// Addresses from before there was a second game.
	'games/moved.ts',
	// The default of a column, as the first databases have it.
	'server/db/schema/chronicles.ts'
];

describe('the house', () => {
	it.each(FOLDERS)('names %s where that is known, and nowhere else', (game) => {
		const naming = namingOf(game);
		console.log(`${game} is named by ${naming.length} files of the house.`);
		const known = game === 'heritage' ? KNOW_HERITAGE : [];
		expect(naming.filter((file) => !known.includes(file))).toEqual(ROWS);
		expect(known.filter((file) => !naming.includes(file))).toEqual([]);
	});

	it('takes in a game that it never heard of by three rows at most', () => {
		expect(namingOf('keptRooms')).toEqual([]);
		expect(ROWS.length).toBeLessThanOrEqual(3);
	});
});

describe('a game of the registry', () => {
	it('is kept by the server under the same name', () => {
		expect(KEPT_GAMES.map(({ game }) => game.name)).toEqual(GAMES.map(({ name }) => name));
		for (const { name } of GAMES) expect(keptOf(name)?.game.name).toBe(name);
	});

	it('has an address and a parameter of its own', () => {
		for (const field of ['at', 'param'] as const)
			expect(new Set(GAMES.map((game) => game[field])).size).toBe(GAMES.length);
	});

	it('has a page for each of its logs', () => {
		for (const { at, param } of GAMES) expect(ROUTES).toHaveProperty([`${at}/[${param}]`]);
	});

	it('begins on pages that are there, and explains its words on one', () => {
		for (const { name, beginnings } of SHELF)
			for (const at of [`/${name}/codex`, ...beginnings.map(({ at }) => at)])
				expect(ROUTES).toHaveProperty([at.replace(/\?.*$/, '')]);
	});

	it('has nothing outside its folder but what phones and links know by that address', () => {
		const outside = Object.keys(HERITAGE_ROUTES).filter((at) => !at.startsWith('/heritage/'));
		expect(outside).toEqual([
			'/api/logs/[log]/deck',
			'/api/logs/[log]/draws',
			'/api/logs/[log]/evenings',
			'/api/logs/[log]/past',
			'/api/logs/[log]/proof',
			'/api/logs/[log]/table',
			'/api/groups/[group]/games',
			'/verify'
		]);
	});

	it('is none of an unknown name', () => {
		expect(entryOf('chess')).toBeNull();
		expect(keptOf('chess')).toBeNull();
	});
});
