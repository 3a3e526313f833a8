import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vendettaOpenSetPage } from '../../scripts/open-set/vendetta-page.ts';

test('docs/vendetta-open-set.md is what the open set and the vocabulary say', () => {
	const page = readFileSync(new URL('../../docs/vendetta-open-set.md', import.meta.url), 'utf8');
	expect(page).toBe(vendettaOpenSetPage());
	expect(page).not.toMatch(/undefined|NaN|\[object/);
});
