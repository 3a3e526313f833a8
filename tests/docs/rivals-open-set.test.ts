import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rivalsOpenSetPage } from '../../scripts/open-set/rivals-page.ts';

test('docs/rivals-open-set.md is what the open set and the vocabulary say', () => {
	const page = readFileSync(new URL('../../docs/rivals-open-set.md', import.meta.url), 'utf8');
	expect(page).toBe(rivalsOpenSetPage());
	expect(page).not.toMatch(/undefined|NaN|\[object/);
});
