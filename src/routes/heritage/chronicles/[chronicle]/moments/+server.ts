import { redirect } from '@sveltejs/kit';
import { chroniclePage } from '$lib/games/heritage/pages';
import { openedChronicle, pastFor } from '$lib/server/games/heritage/opened';
import type { RequestHandler } from './$types';

/** Leads to the moment when a chapter was over (`?chapter=5`), or to the last one there is. */
export const GET: RequestHandler = async (event) => {
	const { locals, url } = event;
	const { chronicle } = await openedChronicle(locals);
	const { id, version } = chronicle;
	const asked = url.searchParams.get('chapter') ?? '';
	const past = await pastFor(event, id);
	const page = past?.pages.find(({ chapter }) => String(chapter) === asked);
	redirect(307, `${chroniclePage(id)}/moments/${page?.sequence ?? version}`);
};
