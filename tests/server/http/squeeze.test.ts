import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { squeezed } from '../../../src/lib/server/http/squeeze.ts';

const PAGE = '<p>Everything that happened, and why.</p>'.repeat(200);

const asked = (method = 'GET', encodings = 'br, gzip') =>
	new Request('http://here/', { method, headers: { 'accept-encoding': encodings } });
const page = (headers: Record<string, string> = {}, body: string | null = PAGE) =>
	new Response(body, {
		status: 404,
		headers: { 'content-type': 'text/html', 'content-length': '8200', ...headers }
	});

it('sends a page in a fraction of its weight, and the same page', async () => {
	const sent = squeezed(asked(), page());
	expect(sent.status).toBe(404);
	expect(sent.headers.get('content-encoding')).toBe('gzip');
	expect(sent.headers.get('vary')).toBe('accept-encoding');
	expect(sent.headers.has('content-length')).toBe(false);
	const body = Buffer.from(await sent.arrayBuffer());
	expect(body.length).toBeLessThan(PAGE.length / 10);
	expect(gunzipSync(body).toString()).toBe(PAGE);
});

it.each([
	['an answer to a form', asked('POST'), page()],
	['a browser that does not take it', asked('GET', 'br'), page()],
	['a picture', asked(), page({ 'content-type': 'image/png' })],
	['what is compressed already', asked(), page({ 'content-encoding': 'br' })],
	['nothing', asked(), page({}, null)]
])('leaves %s as it is', (_what, request, response) => {
	expect(squeezed(request, response)).toBe(response);
});
