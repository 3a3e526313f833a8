import { redirect } from '@sveltejs/kit';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { mixingOnTable } from '$lib/games/heritage/chronicle/mixed-chance';
import { chroniclePage } from '$lib/games/heritage/pages';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { deviceOf, mayLeaveOut } from '$lib/server/tables/mixing-rights';
import { mayAct } from '$lib/server/games/heritage/rights';
import { chapterNumber } from '../chapter';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { id, state, version, names } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const here = `${chroniclePage(id)}/chapters/${chapter}`;
	const { mixing, table } = state;
	const entry = findChapter(state, chapter);
	if (!mixing || mixing.chapter !== chapter) redirect(307, here);
	const question = table?.question?.prompt === 'deal-mixed-cards' ? table.question.id : null;
	// Dealt already, or by something else.
	if (!entry && (question === null || !mixingOnTable(state))) redirect(307, `${here}/table`);
	const played = seatsPlayed(access);
	return {
		chapter,
		version,
		mixing,
		/** What lets the cards be dealt; null: the chapter is recorded. */
		question: entry ? null : question,
		over: entry !== null && (entry.aftermath.finished || entry.aftermath.obligations !== null),
		people: names.seats,
		device: deviceOf(access, mixing.without),
		/** Whether the reader may go on without those who do not open. */
		keeps: mayLeaveOut(access.role),
		/** How many steps there are to take back, and for which seats at the table the reader speaks. */
		steps: state.course.steps.length,
		mine: table?.seats.map(({ seat }) => seat).filter((seat) => played.includes(seat)) ?? [],
		writes: mayAct(access, { type: 'MixCards' })
	};
};
