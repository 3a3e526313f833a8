import { redirect } from '@sveltejs/kit';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { firstAfter } from '$lib/games/heritage/chronicle/next';
import { chroniclePage } from '$lib/games/heritage/pages';
import { withoutTable } from '$lib/games/heritage/state';
import { eraOf } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { tableOf } from '$lib/ui/heritage/chapter/table-of';
import { openedView } from '$lib/ui/heritage/opening/view';
import { chapterNumber } from '../chapter';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const number = chapterNumber(params.chapter);
	const chapter = findChapter(state, number);
	if (!chapter) redirect(307, `${chroniclePage(chronicle.id)}/chapters/${number}/record`);
	const usual = firstAfter(state, number - 1);
	// A draft begun before another correction was made would bring back what that one set right.
	const draftKey = `correct-${number}-${chapter.corrections.length}`;
	return {
		chapter: number,
		era: eraOf(number),
		state: withoutTable(state),
		record: chapter.record,
		opened:
			state.deck.chapters[number]?.from === 'deck'
				? (openedView(state, number)?.missions ?? [])
				: [],
		table: tableOf(state, names.seats, number),
		firstPlayerHint: usual
			? `${names.seats[usual] ?? usual} came last in the previous chapter.`
			: 'Who went first?',
		draftKey,
		stored: await storedDraft(locals, draftKey)
	};
};
