import { application } from '$lib/server/application';
import { streamHead } from '$lib/server/http/event-stream';
import { liveLog } from '$lib/server/http/live';
import { readingOf } from '$lib/server/http/may-still';
import type { RequestHandler } from './$types';

export const HEAD: RequestHandler = streamHead;

export const GET: RequestHandler = async (event) => {
	const house = await application();
	return liveLog(house.games, event.params.game, readingOf(house, event));
};
