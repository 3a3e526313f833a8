import type { RequestEvent } from '@sveltejs/kit';
import type { Application } from '../application.ts';
import { judge } from './gate.ts';

/** Asks the table of rights again about a request whose answer lasts: people sign out, and leave groups. */
export function mayStill(
	{ sessions, database }: Pick<Application, 'sessions' | 'database'>,
	{ locals, route, params, request, url }: RequestEvent
): () => Promise<boolean> {
	const { sessionId } = locals;
	return async () => {
		const person = sessionId === null ? null : await sessions.standing(sessionId);
		const verdict = await judge(database.read, {
			routeId: route.id ?? '',
			params,
			method: request.method,
			search: url.searchParams,
			person
		});
		return verdict.kind === 'open';
	};
}
