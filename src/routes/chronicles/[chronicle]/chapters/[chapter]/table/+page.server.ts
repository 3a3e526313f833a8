import { fail, redirect } from '@sveltejs/kit';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { application } from '$lib/server/application';
import { finishChapter } from '$lib/server/chronicles/finishing';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/http/chronicle';
import { textOf } from '$lib/server/http/form';
import { holdsSeat } from '$lib/server/tables/hands';
import { mayAct } from '$lib/server/tables/rights';
import { chapterNumber } from '../chapter';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { id, state, version, names } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const here = `/chronicles/${id}/chapters/${chapter}`;
	const writes = mayAct(access, { type: 'UndoAtTable' });
	if (findChapter(state, chapter)) redirect(307, here);
	if (chapterOnTable(state) !== chapter || !state.table)
		redirect(307, writes ? `${here}/set-up` : `/chronicles/${id}`);
	return {
		chapter,
		version,
		course: state.course,
		sittings: state.table.seats.map(({ seat }) => ({
			seat,
			name: names.seats[seat] ?? seat,
			mine: writes && holdsSeat(access, seat)
		})),
		over: state.table.phase === 'finished',
		writes,
		immersive: true
	};
};

export const actions: Actions = {
	finish: async ({ request, locals, params }) => {
		const { access, chronicle } = await openedChronicle(locals);
		const chapter = chapterNumber(params.chapter);
		const form = await request.formData();
		const { id, name } = signedIn(locals);
		const finished = await finishChapter(await application(), {
			chronicle,
			chapter,
			access,
			actor: { id, name },
			commandId: textOf(form, 'command'),
			date: textOf(form, 'date')
		});
		if (!finished.ok) return fail(400, { sentence: finished.sentence });
		redirect(303, `/chronicles/${chronicle.id}/chapters/${chapter}/aftermath`);
	}
};
