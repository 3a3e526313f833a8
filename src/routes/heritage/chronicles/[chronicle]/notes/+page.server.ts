import { nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import { CHAPTERS } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/games/heritage/rights';
import type { PageServerLoad } from './$types';

const A_PAGE = 30;

/** A page of the notes that hold what is searched for, newest first; a note has no id of its own, so its place in the list is its key. */
function pageOf(notes: ChronicleState['notes'], search: string, asked: number) {
	const words = search.toLowerCase();
	const found = notes
		.map((note, index) => ({ ...note, index }))
		.filter(({ text }) => text.toLowerCase().includes(words))
		.reverse();
	const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
	const page = Math.min(Number.isSafeInteger(asked) && asked > 0 ? asked : 1, pages);
	return { notes: found.slice((page - 1) * A_PAGE, page * A_PAGE), pages, page };
}

export const load: PageServerLoad = async ({ locals, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
	const { notes, pages, page } = pageOf(state.notes, search, Number(url.searchParams.get('page')));
	const writes = mayAct(access, { type: 'WriteNote' });
	return {
		notes,
		pages,
		page,
		search,
		count: state.notes.length,
		latestChapter: nextChapter(state) ?? CHAPTERS,
		firstChapter: state.firstChapter,
		writes,
		draft: writes ? await storedDraft(locals, 'note') : null
	};
};
