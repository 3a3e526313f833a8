import type { Cookies } from '@sveltejs/kit';
import { SESSION_COOKIE, type OpenSession } from '../accounts/sessions.ts';

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
