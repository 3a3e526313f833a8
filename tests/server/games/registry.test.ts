import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryOf, GAMES } from '../../../src/lib/games/registry.ts';
import { KEPT_GAMES, keptOf } from '../../../src/lib/server/games/registry.ts';

const SERVER = 'src/lib/server';
const FOLDERS = readdirSync('src/lib/games', { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== 'core')
	.map(({ name }) => name);

/** Files of the house that still name a game, and why. This list only gets shorter. */
const NAME_A_GAME = [
	// The default of a column, as the first databases have it.
	'db/schema/chronicles.ts'
];

describe('the house', () => {
	it('names no game but where that is known', () => {
		const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
			(file) => file.endsWith('.ts') && !file.startsWith('games/')
		);
		const names = new RegExp(FOLDERS.join('|'), 'i');
		const naming = files.filter((file) => names.test(readFileSync(join(SERVER, file), 'utf8')));
		expect(naming.sort()).toEqual(NAME_A_GAME);
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

	it('is none of an unknown name', () => {
		expect(entryOf('chess')).toBeNull();
		expect(keptOf('chess')).toBeNull();
	});
});
