/** What an answer outside of pages needs to know of its request. */
export interface Asked {
	readonly request: Request;
	readonly isDataRequest: boolean;
	readonly routeId: string | null;
}

const escape = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A page of one sentence, for the rare answer that no page of the house can give. */
const page = (status: number, message: string): Response =>
	new Response(
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark light"><title>Elysium</title></head><body><main><h1>Elysium</h1><p>${escape(message)}</p><p><a href="/">Back to the home page</a></p></main></body></html>`,
		{ status, headers: { 'content-type': 'text/html; charset=utf-8' } }
	);

/** A page that reads the answer itself, and shows the sentence where it stands. */
const wantsJson = (request: Request): boolean =>
	request.headers.get('accept') === 'application/json';

const isFormOfOurs = (request: Request): boolean => request.headers.has('x-sveltekit-action');

/** Refuses in the form that the asker understands: an endpoint's, a live page's, or a page of one sentence. */
export function refuse(asked: Asked, status: number, message: string): Response {
	if (isFormOfOurs(asked.request))
		return Response.json({ type: 'error', status, error: { message } }, { status });
	const { isDataRequest, routeId, request } = asked;
	if (isDataRequest || routeId?.startsWith('/api/') === true || wantsJson(request))
		return Response.json({ message }, { status });
	return page(status, message);
}

/** Sends a person on to another page, in the form that the asker understands. */
export function sendTo(asked: Asked, location: string): Response {
	if (isFormOfOurs(asked.request))
		return Response.json({ type: 'redirect', status: 303, location });
	return new Response(null, { status: 303, headers: { location } });
}

/** Where to go after signing in: a path of this house, never another site. */
export function pathWithin(typed: unknown): string | null {
	if (typeof typed !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(typed)) return null;
	// The parser is the judge: it drops tabs and turns what a browser would turn.
	const base = 'http://here.invalid';
	if (!URL.canParse(typed, base)) return null;
	const url = new URL(typed, base);
	// Dots resolve away, and what remains of `/.//elsewhere` begins like another site's address.
	return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}
