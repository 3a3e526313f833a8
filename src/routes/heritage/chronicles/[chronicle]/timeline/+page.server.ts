import { battlegroundsOf } from '$lib/games/heritage/boards/timeline';
import { rulesetOf } from '$lib/games/heritage/chronicle/chapters';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { CATEGORIES, lastChapterOf } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { risesOf } from '$lib/ui/heritage/looking-back/rise';
import { timelineView } from '$lib/ui/heritage/timeline/view';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const names = namesOf(state, chronicle.names.seats);
	const next = state.phase === 'between' ? nextChapter(state) : null;
	return {
		rises: risesOf(state, names),
		mayCorrect: mayAct(access, { type: 'CorrectDominance' }),
		eras: timelineView(state, next, names).map((view) => {
			const closed = view.chapters.every(({ kind }) => kind === 'closed');
			const boards = battlegroundsOf(view.era, rulesetOf(state, lastChapterOf(view.era)));
			return {
				...view,
				battlegrounds: closed ? [] : CATEGORIES.map((category) => boards[category].name)
			};
		})
	};
};
