import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import NewSignIns from '../../../src/lib/ui/account/NewSignIns.svelte';

const shown = (place: string | null): string =>
	render(NewSignIns, {
		props: { signIns: [{ place, device: 'Edge on Windows', since: Date.UTC(2026, 0, 31) }] }
	}).body;

test('a new sign-in can be signed out', () => {
	const html = shown('0123456789abcdef');
	expect(html).toContain('Edge on Windows');
	expect(html).toContain('value="0123456789abcdef"');
	expect(html).toContain('Sign it out there');
	expect(html).not.toContain('Change your password');
});

test('says it in one line, with both answers in one row', () => {
	const html = shown('0123456789abcdef');
	expect(html.replace(/<[^>]*>/g, '')).toContain('New sign-in to your account: Edge on Windows');
	const row = html.slice(html.indexOf('class="answers'));
	expect(row).toMatch(/Sign it out there.*It was me/s);
});

test('one that is over leads to the password', () => {
	const html = shown(null);
	expect(html).toContain('; signed out again. Not you?');
	expect(html).toContain('href="/account"');
	expect(html).toContain('Change your password');
	expect(html).not.toContain('Sign it out');
});
