import { expect, it } from 'vitest';
import { sentByAnother } from '../../../src/lib/server/http/sent-by.ts';

const sent = (by: string | null) =>
	new Request('http://elysium.local/api/logs/g/commands', {
		method: 'POST',
		...(by !== null && { headers: { 'elysium-person': by } })
	});

it.each([
	['says nothing', null, { id: 'anna' }],
	['is their own', 'anna', { id: 'anna' }],
	['comes from nobody, who is asked to sign in', 'anna', null]
])('what %s goes on', (_, by, person) => {
	expect(sentByAnother(sent(by), person)).toBeNull();
});

it('what waited for somebody else is not taken in the name of whoever signed in since', async () => {
	const answer = sentByAnother(sent('anna'), { id: 'bert' });
	expect(answer?.status).toBe(409);
	expect(await answer?.json()).toMatchObject({ reason: 'somebody-else' });
});
