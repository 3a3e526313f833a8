import type { RequestEvent } from '@sveltejs/kit';
import { movedTo } from '../../games/moved.ts';

/** What a worker asks with that keeps a page anew; a browser that opens one takes more than that. */
const KEEPING = 'text/html';

/** Sends on who asks at an address of before, method and all, or for the data of a page there; null: it is none of those. */
export function sendOn({ url, request }: RequestEvent): Response | null {
	const to = movedTo(url.pathname);
	if (to === null) return null;
	// A worker of before forgets what was sent elsewhere; of this answer it makes nothing, and the page stays.
	if (request.method === 'GET' && request.headers.get('accept') === KEEPING)
		return new Response(null, { status: 204 });
	return new Response(null, { status: 308, headers: { location: to + url.search } });
}
