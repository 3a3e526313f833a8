import { redirect } from '@sveltejs/kit';
import { findChapter, lastChapter } from '$lib/games/heritage/chronicle/chapters';
import { firstPlayerOf, nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import { eraOf } from '$lib/games/heritage/vocabulary';
import { storedDraft } from '$lib/server/http/stored-draft';
import { openedChronicle } from '$lib/server/http/chronicle';
import { tableOf } from '$lib/ui/heritage/chapter/table-of';
import { chapterNumber } from '../chapter';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const home = `/chronicles/${chronicle.id}`;
	const recorded = findChapter(state, chapter);
	if (recorded) {
		const open = recorded.aftermath.finished ? '' : '/aftermath';
		redirect(307, `${home}/chapters/${chapter}${open}`);
	}
	return {
		chapter,
		era: eraOf(chapter),
		state,
		table: tableOf(state, names.seats, chapter),
		firstPlayer: firstPlayer(state, names.seats),
		blocked: blocked(state, chapter, home),
		stored: await storedDraft(locals, `record-${chapter}`)
	};
};

function firstPlayer(state: ChronicleState, names: Readonly<Record<string, string>>) {
	const seat = firstPlayerOf(state);
	if (seat !== null) {
		const name = names[seat] ?? seat;
		return { seat, hint: `${name} came last in the chapter before, and so begins.` };
	}
	const first = nextChapter(state) === 1;
	return {
		seat,
		hint: first ? 'In the first chapter the oldest player begins.' : 'Who began the rounds?'
	};
}

/** Why this chapter cannot be recorded now, and where to go instead; null: it can. */
function blocked(state: ChronicleState, chapter: number, home: string) {
	const next = nextChapter(state);
	const last = lastChapter(state);
	if (state.phase === 'prologue') {
		return {
			title: 'First the prologue',
			text: 'Everyone needs a name, a haven and their dots before the first chapter can be recorded.',
			href: `${home}/prologue`,
			label: 'To the prologue'
		};
	}
	if (last && !last.aftermath.finished) {
		return {
			title: `First the aftermath of chapter ${last.number}`,
			text: 'Its steps decide what this chapter begins with. It can be closed with steps left open, too.',
			href: `${home}/chapters/${last.number}/aftermath`,
			label: 'To the aftermath'
		};
	}
	if (next !== chapter) {
		return {
			title: `Chapter ${chapter} is not the next one`,
			text:
				next === null
					? 'All twenty-one chapters are told.'
					: `This chronicle goes on with chapter ${next}.`,
			href: next === null ? home : `${home}/chapters/${next}/record`,
			label: next === null ? 'To the chronicle' : `Record chapter ${next}`
		};
	}
	return null;
}
