import { logHere } from '$lib/server/http/opened';
import { eventsAfter } from '$lib/server/http/events';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ locals, url }) => {
	const { logs, id } = await logHere(locals);
	return eventsAfter(logs, id, url);
};
