import { application } from '$lib/server/application';
import { streamHead } from '$lib/server/http/event-stream';
import { liveVersions } from '$lib/server/http/live';
import { mayStill } from '$lib/server/http/may-still';
import type { RequestHandler } from './$types';

export const HEAD: RequestHandler = streamHead;

export const GET: RequestHandler = async (event) => {
	const house = await application();
	return liveVersions(house.draws, event.params.draw, mayStill(house, event));
};
