import { logHere } from '$lib/server/http/opened';
import { streamHead } from '$lib/server/http/event-stream';
import { liveLog } from '$lib/server/http/live';
import { readingOf } from '$lib/server/http/may-still';
import type { RequestHandler } from './$types';

export const HEAD: RequestHandler = streamHead;

export const GET: RequestHandler = async (event) => {
	const { house, logs, id } = await logHere(event.locals);
	return liveLog(logs, id, readingOf(house, event));
};
