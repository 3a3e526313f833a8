import { redirect } from '@sveltejs/kit';
import { findChapter, lastChapter } from '$lib/games/heritage/chronicle/chapters';
import { dominantOf } from '$lib/games/heritage/chronicle/eras';
import { playsSealed } from '$lib/games/heritage/chronicle/deck-choice';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { presentSeats } from '$lib/games/heritage/chronicle/players';
import { openSteps } from '$lib/games/heritage/chronicle/steps';
import { mayWithdraw, stepsPutAway } from '$lib/games/heritage/chronicle/withdrawing';
import type { Past } from '$lib/games/heritage/looking-back/past';
import { chroniclePage } from '$lib/games/heritage/pages';
import { eraOf, lastChapterOf } from '$lib/games/heritage/vocabulary';
import { openedChronicle, pastFor } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { aftermathLines } from '$lib/ui/heritage/chapter/aftermath-lines';
import { tableOf } from '$lib/ui/heritage/chapter/table-of';
import { personasOf } from '$lib/ui/heritage/looking-back/opened';
import { openedView } from '$lib/ui/heritage/opening/view';
import { namesOf, type Names } from '$lib/ui/heritage/ledger/names';
import { chapterNumber } from './chapter';
import type { PageServerLoad } from './$types';

/** Who embraced whom in a chapter that was played live, by player, with the names of all of them; null: not known. */
function treesOf(past: Past | null, chapter: number, names: Names) {
	const bloodlines = past?.bloodlines[chapter];
	if (!bloodlines) return null;
	const everybody = Object.values(bloodlines).flatMap((kin) => kin.map(({ id }) => id));
	return {
		lines: Object.entries(bloodlines).map(([seat, kin]) => ({ seat, kin })),
		names: Object.fromEntries(everybody.map((id) => [id, names.character(id)]))
	};
}

export const load: PageServerLoad = async (event) => {
	const { locals, params } = event;
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const number = chapterNumber(params.chapter);
	const chapter = findChapter(state, number);
	if (!chapter) {
		const here = `${chroniclePage(chronicle.id)}/chapters/${number}`;
		if (chapterOnTable(state) === number) redirect(307, `${here}/table`);
		if (playsSealed(state) || state.deck.chapters[number]) redirect(307, `${here}/open`);
		const writes = mayAct(access, { type: 'RecordChapter' });
		redirect(307, writes ? `${here}/set-up` : chroniclePage(chronicle.id));
	}
	const noted = new Set(
		chapter.record.players.flatMap(({ bloodline }) => bloodline.map((one) => one.character))
	);
	const table = tableOf(state, names.seats, number);
	const called = namesOf(state, names.seats);
	return {
		chapter: number,
		era: eraOf(number),
		opened: openedView(state, number),
		personas: personasOf(state, called),
		record: chapter.record,
		outcome: chapter.outcome,
		corrections: chapter.corrections,
		notes: state.notes.filter((note) => note.chapter === number).map(({ text }) => text),
		table: {
			...table,
			leaders: [],
			strangers: [],
			characters: table.characters.filter(({ id }) => noted.has(id))
		},
		trees: treesOf(await pastFor(event, chronicle.id), number, called),
		lines: aftermathLines(state, chapter, called),
		finished: chapter.aftermath.finished,
		mixed: state.mixing?.chapter === number && state.mixing.dealt,
		open: chapter.aftermath.finished ? 0 : openSteps(state).length,
		eraEnd: chapter.aftermath.finished && number === lastChapterOf(eraOf(number)),
		dominant: dominantOf(state, eraOf(number)),
		mayCorrect: mayAct(access, { type: 'CorrectChapter' }),
		withdraws:
			mayWithdraw(state) &&
			number === lastChapter(state)?.number &&
			mayAct(access, { type: 'WithdrawRecord' }),
		live: stepsPutAway(state, number),
		present: presentSeats(state),
		mayReopen:
			chapter === lastChapter(state) &&
			chapter.aftermath.finished &&
			mayAct(access, { type: 'ReopenAftermath' }),
		maySetDominance: mayAct(access, { type: 'CorrectDominance' }),
		before: findChapter(state, number - 1) ? number - 1 : null,
		after: findChapter(state, number + 1) ? number + 1 : null
	};
};
