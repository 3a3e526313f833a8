import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import SignUp from '../../../src/routes/sign-up/+page.svelte';

vi.mock('$app/state', () => ({ page: { data: {} } }));

const shown = (data: object) =>
	render(SignUp, {
		props: { data: { user: null, next: null, ...data } as never, form: null, params: {} }
	});

test('where no accounts are made, the page says so and leads to a table on this device', () => {
	const { head, body } = shown({ closed: 'This Elysium takes no new accounts.', invites: false });
	expect(head).toContain('No new accounts here');
	expect(body).toContain('No new accounts here');
	expect(body).toContain('href="/heritage/play"');
	expect(body).not.toContain('Create an account');
});

test('where an account needs an invitation, the page says that', () => {
	const { head, body } = shown({ closed: 'A new account needs an invitation.', invites: true });
	expect(head).toContain('You need an invitation');
	expect(body).not.toContain('No new accounts here');
});

test('where anybody may make one, it is made there', () => {
	expect(shown({ closed: null, invites: false }).head).toContain('Create an account');
});
