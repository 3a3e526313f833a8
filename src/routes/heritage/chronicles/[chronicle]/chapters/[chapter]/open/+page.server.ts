import { redirect } from '@sveltejs/kit';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { playsSealed } from '$lib/games/heritage/chronicle/deck-choice';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { chroniclePage } from '$lib/games/heritage/pages';
import { eraOf } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/games/heritage/rights';
import { mayWish } from '$lib/server/games/heritage/wishes';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { personasOf } from '$lib/ui/heritage/looking-back/opened';
import { openedView } from '$lib/ui/heritage/opening/view';
import { blocked, mayOpenEarly } from '../blocked';
import { chapterNumber } from '../chapter';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const home = chroniclePage(chronicle.id);
	if (findChapter(state, chapter)) redirect(307, `${home}/chapters/${chapter}`);
	const opens = mayAct(access, { type: 'OpenChapter' });
	const opened = openedView(state, chapter);
	const sealed = playsSealed(state);
	const early = { type: 'OpenChapter', chapter, early: true } as const;
	return {
		chapter,
		chapterEra: eraOf(chapter),
		opened,
		personas: personasOf(state, namesOf(state, chronicle.names.seats)),
		sealed,
		opens,
		blocked: blocked(state, chapter, home, 'to-open'),
		early: !opened && mayOpenEarly(state, chapter) && mayWish(access, state, early),
		onTable: chapterOnTable(state) === chapter,
		draft: opens && !sealed ? await storedDraft(locals, `open-${chapter}`) : null
	};
};
