import { fail, redirect } from '@sveltejs/kit';
import { chapterOnTable } from '$lib/games/heritage/chronicle/next';
import { chroniclePage } from '$lib/games/heritage/pages';
import { application } from '$lib/server/application';
import { choicesFor, layOut, readChosen } from '$lib/server/games/heritage/laying-out';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { textOf } from '$lib/server/http/form';
import { storedDraft } from '$lib/server/http/stored-draft';
import { setUpView } from '$lib/ui/heritage/set-up/view-of';
import { blocked } from '../blocked';
import { chapterNumber } from '../chapter';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const chapter = chapterNumber(params.chapter);
	const home = chroniclePage(chronicle.id);
	const away =
		chapterOnTable(state) === chapter ? laidOut(home, chapter) : blocked(state, chapter, home);
	const choices = away ? null : choicesFor(state);
	return {
		chapter,
		blocked: away,
		view: choices && setUpView(state, choices, names.seats, access.seats),
		/** For whom nobody signs in, nor code plays: the keeper sees their hidden hands. */
		kept:
			choices && state.ruleset.hands === 'hidden'
				? choices.seats.flatMap(({ seat }) =>
						access.vacant.includes(seat) && !state.rivals?.[seat] ? (names.seats[seat] ?? seat) : []
					)
				: [],
		keeps: access.role === 'keeper',
		stored: choices && (await storedDraft(locals, `set-up-${chapter}`))
	};
};

/** Somebody was quicker. */
const laidOut = (home: string, chapter: number) => ({
	title: `Chapter ${chapter} is already on the table`,
	text: 'Someone at your table has set it up, so there is nothing left to choose here.',
	href: `${home}/chapters/${chapter}/table`,
	label: 'Go to the table'
});

export const actions: Actions = {
	default: async ({ request, locals, params }) => {
		const { access, chronicle } = await openedChronicle(locals);
		const chapter = chapterNumber(params.chapter);
		const form = await request.formData();
		const read = readChosen(textOf(form, 'chosen'));
		if (!read.ok) return fail(400, { problem: read.problem });
		const { id, name } = signedIn(locals);
		const laid = await layOut(await application(), {
			chronicle,
			chapter,
			access,
			actor: { id, name },
			commandId: textOf(form, 'command'),
			chosen: read.chosen
		});
		if (!laid.ok) return fail(400, { problem: laid.problem });
		redirect(303, `${chroniclePage(chronicle.id)}/chapters/${chapter}/table`);
	}
};
