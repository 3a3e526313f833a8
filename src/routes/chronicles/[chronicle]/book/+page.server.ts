import { application } from '$lib/server/application';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { bookOf } from '$lib/ui/heritage/looking-back/book';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	const { id, state, names } = chronicle;
	const past = await (await application()).pasts.of(id);
	return { book: bookOf(state, past, namesOf(state, names.seats)) };
};
