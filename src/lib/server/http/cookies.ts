import type { Cookies, RequestEvent } from '@sveltejs/kit';
import { deviceOf } from '../accounts/devices.ts';
import { SESSION_COOKIE, type OpenSession, type Sessions } from '../accounts/sessions.ts';

/** Secure wherever the page itself came by https; a table in the home network speaks plain http. */
const options = (url: URL) =>
	({ path: '/', httpOnly: true, sameSite: 'lax', secure: url.protocol === 'https:' }) as const;

/** Hands a session's secret to the browser. */
export function giveSession(cookies: Cookies, url: URL, session: OpenSession): void {
	cookies.set(SESSION_COOKIE, session.id, { ...options(url), expires: session.expiresAt });
}

/** Takes the session's secret back from the browser. */
export function takeSession(cookies: Cookies, url: URL): void {
	cookies.delete(SESSION_COOKIE, options(url));
}

/** Signs somebody in at this browser, in place of whoever was there: always by a new secret. `announced`: `Sessions.open`. */
export async function signInHere(
	event: RequestEvent,
	sessions: Sessions,
	userId: string,
	announced = true
): Promise<void> {
	const { locals, request } = event;
	if (locals.sessionId !== null) await sessions.close(locals.sessionId);
	const device = deviceOf(request.headers.get('user-agent'));
	const opened = await sessions.open(userId, device, announced);
	hand(event, opened);
}

/** The same person may do more from now on: the session goes on under another secret. */
export async function renewHere(event: RequestEvent, sessions: Sessions): Promise<void> {
	const { sessionId } = event.locals;
	const renewed = sessionId === null ? null : await sessions.renew(sessionId);
	if (renewed) hand(event, renewed);
}

function hand({ cookies, url, locals }: RequestEvent, session: OpenSession): void {
	giveSession(cookies, url, session);
	locals.sessionId = session.id;
}
