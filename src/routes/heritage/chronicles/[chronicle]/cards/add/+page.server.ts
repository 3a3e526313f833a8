import { fail } from '@sveltejs/kit';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { textOf } from '$lib/server/http/form';
import { storedDraft } from '$lib/server/http/stored-draft';
import { plainLines } from './lines';
import { readForChronicle } from './read';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => ({
	draft: await storedDraft(locals, 'cards')
});

export const actions: Actions = {
	/** Reads and changes nothing: what is added goes as a command of its own. */
	read: async ({ request, locals }) => {
		const { chronicle } = await openedChronicle(locals);
		const form = await request.formData();
		const file = form.get('file');
		const chosen = file instanceof File && file.size > 0 ? file : null;
		const text = plainLines(chosen ? await chosen.text() : textOf(form, 'text'));
		const source = chosen ? chosen.name : textOf(form, 'source');
		const found = readForChronicle(chronicle.state, text);
		return found.ok ? { text, source, found } : fail(400, { text, source, found });
	}
};
