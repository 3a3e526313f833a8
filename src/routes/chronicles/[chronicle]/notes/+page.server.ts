import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { CHAPTERS } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/http/chronicle';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/tables/rights';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const writes = mayAct(access, { type: 'WriteNote' });
	return {
		// Newest first; a note has no id of its own, so its place in the list is its key.
		notes: state.notes.map((note, index) => ({ ...note, index })).reverse(),
		latestChapter: nextChapter(state) ?? CHAPTERS,
		firstChapter: state.firstChapter,
		writes,
		draft: writes ? await storedDraft(locals, 'note') : null
	};
};
