import { application } from '$lib/server/application';
import { eventsAfter } from '$lib/server/http/events';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ params, url }) =>
	eventsAfter((await application()).draws, params.draw, url);
