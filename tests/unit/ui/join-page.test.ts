import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import JoinPage from '../../../src/routes/join/[token]/+page.svelte';

vi.mock('$app/state', () => ({ page: { url: new URL('http://localhost/join/token'), data: {} } }));

test('whoever joins as a guest learns how long the browser remembers them', () => {
	const invitation = {
		group: 'Thursdays',
		role: 'player' as const,
		seat: 'Chiara',
		chronicle: 'The long night',
		invitedBy: 'Greta',
		line: 'plays',
		already: false
	};
	const data = { invitation, user: null, closed: null } as never;
	const said = render(JoinPage, { props: { data, form: null, params: { token: 'token' } } })
		.body.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
	expect(said).toContain('This browser remembers you for 180 days, or until you stay away for 60.');
	expect(said).toContain('You can add a password later');
});
