import { openedChronicle, pastFor } from '$lib/server/games/heritage/opened';
import { packed } from '$lib/server/http/packed';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { bookOf } from '$lib/ui/heritage/looking-back/book';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
	const { chronicle } = await openedChronicle(event.locals);
	const { id, state, names } = chronicle;
	const past = await pastFor(event, id);
	const book = bookOf(state, past, namesOf(state, names.seats));
	return { book: await packed(book) };
};
