import type { Handle } from '@sveltejs/kit';
import { SESSION_COOKIE } from '$lib/server/accounts/sessions';
import { house } from './house';

/** Finds out who posts, by lucia and the session in the database. */
export const handle: Handle = async ({ event, resolve }) => {
	const { sessions } = await house();
	const resumed = await sessions.resume(event.cookies.get(SESSION_COOKIE) ?? '');
	event.locals.user = resumed?.person ?? null;
	return resolve(event);
};
