import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Invitations from '../../../src/routes/groups/[group]/Invitations.svelte';

const invitation = { id: 'i', role: 'player', expiresAt: Date.UTC(2026, 10, 24), uses: 0 };

test('an open invitation says of which chronicle its seat is', () => {
	const { body } = render(Invitations, {
		props: {
			invitations: [{ ...invitation, seat: 'Chiara', chronicle: 'The long night', maxUses: 1 }],
			seats: [
				{
					chronicleId: 'c',
					chronicle: 'The long night',
					seatId: 's1',
					name: 'Dana',
					importedAt: Date.UTC(2026, 10, 24),
					copy: true
				}
			],
			roles: [],
			links: undefined,
			problem: undefined,
			done: undefined
		}
	});
	expect(body).toMatch(/Player link, seat of Chiara/);
	expect(body).toMatch(/The long night · valid until /);
	expect(body).toContain('Dana · The long night · copy, imported 24 Nov 2026');
});
