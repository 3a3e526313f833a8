import { json } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { nothingHere } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

const EVENTS_AT_MOST = 500;

/** Envelopes after a sequence, oldest first, 500 at most; `more` says whether to ask again after the last. */
export const GET: RequestHandler = async ({ params, url }) => {
	const after = url.searchParams.get('after') ?? '0';
	if (!/^\d{1,9}$/.test(after))
		return json(
			{ issues: [{ path: 'after', message: 'expected a sequence, such as after=12' }] },
			{ status: 400 }
		);
	const { chronicles } = await application();
	const events = await chronicles.events(params.chronicle, Number(after), EVENTS_AT_MOST + 1);
	if (!events) nothingHere();
	return json({
		events: events.slice(0, EVENTS_AT_MOST),
		more: events.length > EVENTS_AT_MOST
	});
};
