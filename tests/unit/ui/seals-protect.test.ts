import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import SealsProtect from '../../../src/routes/groups/[group]/import/SealsProtect.svelte';

test('the page that opens a file says what sealing protects from, and what not', () => {
	const said = render(SealsProtect)
		.body.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
	expect(said).toContain('Sealing keeps your group from reading ahead by accident');
	expect(said).toContain('hides imported cards from anyone who has only the plain file');
	expect(said).toContain('a copy can open sealed cards before the original does');
	expect(said).toContain('On another server nobody can know');
	const page = readFileSync('src/routes/groups/[group]/import/+page.svelte', 'utf8');
	expect(page).toContain('<SealsProtect />');
	// Beneath the field, which would lie below the first screen of a phone otherwise.
	expect(page.indexOf('label="File"')).toBeLessThan(page.indexOf('<SealsProtect />'));
});
