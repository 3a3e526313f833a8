import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSetPage } from '../../scripts/open-set/page.ts';
import { unlockedSchemes } from '../../src/lib/server/games/heritage/decks/unlocked-schemes.ts';

describe('docs/open-set.md', () => {
	it('is what the open set and the vocabulary say', () => {
		const page = readFileSync(new URL('../../docs/open-set.md', import.meta.url), 'utf8');
		expect(page).toBe(openSetPage());
		expect(page).not.toMatch(/undefined|NaN|\[object/);
	});

	it('shows no scheme that is still to be unlocked', () => {
		const page = openSetPage();
		for (const { id, name } of unlockedSchemes) {
			expect(page).not.toContain(id);
			expect(page).not.toContain(name);
		}
	});
});
