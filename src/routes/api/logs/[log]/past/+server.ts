import { json } from '@sveltejs/kit';
import { openedChronicle, pastFor } from '$lib/server/games/heritage/opened';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { pageViews } from '$lib/ui/heritage/looking-back/pages';
import type { RequestHandler } from './$types';

/** How the chronicle stood whenever a chapter was over: what is dragged along. */
export const GET: RequestHandler = async (event) => {
	const { chronicle } = await openedChronicle(event.locals);
	const past = await pastFor(event, chronicle.id);
	const names = namesOf(chronicle.state, chronicle.names.seats);
	return json({ pages: past ? pageViews(past, names) : [] });
};
