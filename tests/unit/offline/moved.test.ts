import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movedFrom, movedTo } from '../../../src/lib/games/moved.ts';
import { GAMES } from '../../../src/lib/games/registry.ts';

describe('a page that moved', () => {
	it.each([
		['/chronicles/x', '/heritage/chronicles/x'],
		['/chronicles/x/chapters/3/table', '/heritage/chronicles/x/chapters/3/table'],
		['/chronicles/x/__data.json', '/heritage/chronicles/x/__data.json'],
		['/games/x', '/heritage/games/x'],
		['/draws/x', '/heritage/draws/x'],
		['/play', '/heritage/play'],
		['/play?at=1', '/heritage/play?at=1'],
		['/play/[local]/__data.json', '/heritage/play/[local]/__data.json'],
		['/codex/open-set/cards.json', '/heritage/codex/open-set/cards.json'],
		['/groups/x/chronicles/new', '/heritage/groups/x/chronicles/new']
	])('%s is at %s', (before, now) => {
		expect(movedTo(before)).toBe(now);
		expect(movedFrom(now)).toBe(before);
		expect(movedTo(now)).toBeNull();
		expect(movedFrom(before)).toBeNull();
	});

	it.each([
		'/',
		'/groups',
		'/groups/x',
		'/groups//chronicles/new',
		'/verify',
		'/join/x',
		'/api/games/x',
		'/playing',
		'/heritage',
		'/heritage/x',
		'/design'
	])('%s is none', (path) => {
		expect(movedTo(path)).toBeNull();
		expect(movedFrom(path)).toBeNull();
	});

	it.each([
		['/groups/x/chronicles/import', '/groups/x/import'],
		['/heritage/groups/x/chronicles/import', '/groups/x/import'],
		['/heritage/groups/x/chronicles/import?from=1', '/groups/x/import?from=1'],
		['/heritage/groups/x/chronicles/import/__data.json', '/groups/x/import/__data.json']
	])('%s, for a file of any game, is at %s', (before, now) => {
		expect(movedTo(before)).toBe(now);
		expect(movedTo(now)).toBeNull();
		expect(movedFrom(now)).toBeNull();
	});

	it('is where its game says', () => {
		for (const { name, at, param } of GAMES) {
			// Only what was here before there was a second game ever moved.
			expect(movedFrom(at) !== null).toBe(name.startsWith('heritage'));
			expect(existsSync(`src/routes${at}/[${param}]/+page.svelte`)).toBe(true);
		}
	});
});
