import { application } from '$lib/server/application';
import { shownEvening } from '$lib/server/games/vendetta/opened';
import { packed } from '$lib/server/http/packed';
import { storedDraft } from '$lib/server/http/stored-draft';
import { countDraft } from '$lib/ui/vendetta/count/count-draft';
import { fail } from '@sveltejs/kit';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { layTable, wishIn } from '$lib/server/games/vendetta/laying-table';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names, ...shown } = await shownEvening(locals);
	const key = countDraft(shown.state);
	return {
		...shown,
		state: await packed(shown.state),
		people: names.seats,
		draft: { key, draft: shown.writes ? await storedDraft(locals, key) : null }
	};
};

export const actions: Actions = {
	/** Sets up the table of this evening, with the cards of its group. */
	async lay({ request, locals }) {
		const form = await request.formData();
		const wish = wishIn(form);
		const commandId = form.get('command');
		const { group, chronicle } = memberAccess(locals);
		const evening = chronicle?.id;
		if (!wish || typeof commandId !== 'string' || evening === undefined)
			return fail(400, { sentence: 'This arrived damaged. Load the page again, then try again.' });
		const laid = await layTable(await application(), {
			group: group.id,
			evening,
			actor: signedIn(locals),
			commandId,
			wish
		});
		return laid.ok ? { laid: true } : fail(409, { sentence: laid.sentence });
	}
};
