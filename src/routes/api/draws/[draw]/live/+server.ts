import { application } from '$lib/server/application';
import { visitorOf } from '$lib/server/http/access';
import { streamHead } from '$lib/server/http/event-stream';
import { liveLog } from '$lib/server/http/live';
import { mayStill } from '$lib/server/http/may-still';
import type { RequestHandler } from './$types';

export const HEAD: RequestHandler = streamHead;

export const GET: RequestHandler = async (event) => {
	const house = await application();
	return liveLog(house.draws, event.params.draw, visitorOf(event.locals), mayStill(house, event));
};
