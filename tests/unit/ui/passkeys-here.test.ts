import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Passkeys from '../../../src/routes/account/Passkeys.svelte';

const said = (at: string | null): string =>
	render(Passkeys, {
		props: { passkeys: [], at, device: null, errorAt: () => undefined }
	}).body.replace(/<[^>]*>/g, '');

test('under an address where no browser makes passkeys, the account says why', () => {
	expect(said(null)).toContain('Passkeys need HTTPS, or http://localhost');
	expect(said('localhost')).not.toContain('HTTPS');
});
