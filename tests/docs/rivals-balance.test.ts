import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSet } from '../../src/lib/games/rivals/open/open-set.ts';

const page = readFileSync(new URL('../../docs/rivals-balance.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
	row.split('|').map((cell) => cell.trim())
);

test('docs/rivals-balance.md has each deck at each number of players', () => {
	for (const seats of ['2', '3', '4'])
		for (const { id } of openSet.decks)
			expect(rows.filter(([count, deck]) => count === seats && deck === id)).toHaveLength(1);
});

test('nothing on the page is missed', () => {
	expect(rows.flat()).toContain('met');
	expect(rows.flat()).not.toContain('missed');
	expect(page).not.toMatch(/undefined|NaN|\[object/);
});
