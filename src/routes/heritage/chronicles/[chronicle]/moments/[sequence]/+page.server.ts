import { error } from '@sveltejs/kit';
import { BATTLEGROUND_MODULES } from '$lib/games/heritage/boards/registry';
import { pointsOf } from '$lib/games/heritage/chapter/points';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import { application } from '$lib/server/application';
import { writtenAfter } from '$lib/server/games/heritage/written';
import { openedChronicle, pastFor } from '$lib/server/games/heritage/opened';
import { whileAsked } from '$lib/server/http/long-work';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { momentView } from '$lib/ui/heritage/looking-back/moment';
import { around } from './around';
import type { PageServerLoad } from './$types';

/** What everybody had by the table as it lay; null: no chapter lay there. */
function pointsThen(state: ChronicleState): { readonly [seat: string]: number } | null {
	if (!state.table || chapterOnTable(state) === null) return null;
	const scores = Object.entries(pointsOf(state.table, BATTLEGROUND_MODULES));
	return Object.fromEntries(scores.map(([seat, { total }]) => [seat, total]));
}

/** Chapters that were told by then, and are told otherwise now. */
const correctedSince = (then: ChronicleState, now: ChronicleState): number[] =>
	then.chapters.flatMap(({ number, corrections }) =>
		(findChapter(now, number)?.corrections.length ?? 0) > corrections.length ? number : []
	);

export const load: PageServerLoad = async (event) => {
	const { locals, params } = event;
	const { chronicle } = await openedChronicle(locals);
	const { id, names } = chronicle;
	const sequence = /^\d{1,9}$/.test(params.sequence) ? Number(params.sequence) : 0;
	const { logs } = (await application()).keeping('heritage');
	const state = await whileAsked(event, (watch) => logs.readAt(id, sequence, watch));
	if (!state) error(404, 'This chronicle has no such moment.');
	const past = await pastFor(event, id);
	const then = namesOf(state, names.seats);
	return {
		sequence,
		moment: momentView(state, then),
		points: pointsThen(state),
		corrected: correctedSince(state, chronicle.state),
		// What it was called then; who people are is known by today's names.
		title: state.title,
		...around(
			await writtenAfter(id, sequence - 1, 40),
			await writtenAfter(id, Math.max(0, sequence - 60), Math.min(59, sequence - 1)),
			{ state, names: then, people: names.people, sequence, version: chronicle.version }
		),
		pages: (past?.pages ?? []).map(({ chapter, sequence }) => ({ chapter, sequence }))
	};
};
