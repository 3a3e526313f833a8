import { afterEach, expect, test, vi } from 'vitest';
import { goesOn } from '../../../src/lib/ui/live/goes-on.ts';

const AT = '/api/logs/c';
const answering = (answer: () => Promise<Response>) => {
	const asked = vi.fn(answer);
	vi.stubGlobal('fetch', asked);
	return asked;
};

afterEach(() => vi.unstubAllGlobals());

test.each([
	['events that follow', [{ sequence: 8 }], true],
	['no event that follows', [], false]
])('%s', async (_, events, more) => {
	const asked = answering(() => Promise.resolve(Response.json({ events, more: false })));
	expect(await goesOn(AT, 7)).toBe(more);
	expect(asked).toHaveBeenCalledExactlyOnceWith(`${AT}/events?after=7`);
});

test.each([
	['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	['a server that stumbles', () => Promise.resolve(new Response('', { status: 502 }))],
	['nobody signed in', () => Promise.resolve(new Response('{}', { status: 401 }))],
	['somebody else’s page', () => Promise.resolve(new Response('<p>Sign in to the café</p>'))]
])('%s tells nothing new, and a page stays as it is', async (_, answer) => {
	answering(answer);
	expect(await goesOn(AT, 7)).toBe(false);
});
