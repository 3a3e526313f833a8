import { fail } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { layTable } from '$lib/server/games/rivals/dealt/laying';
import { shownDealt } from '$lib/server/games/rivals/dealt/opened';
import { newId } from '$lib/server/accounts/tokens';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { textOf } from '$lib/server/http/form';
import { packed } from '$lib/server/http/packed';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names, ...shown } = await shownDealt(locals);
	return {
		...shown,
		state: await packed(shown.state),
		people: names.seats,
		/** Sent twice, it counts once; only where the cards are still to be dealt. */
		command: shown.state.table ? null : newId()
	};
};

export const actions: Actions = {
	/** Deals a match whose cards could not be dealt as it began. */
	async lay({ request, locals }) {
		const commandId = textOf(await request.formData(), 'command');
		const match = memberAccess(locals).chronicle?.id ?? '';
		const laid = await layTable(await application(), {
			match,
			actor: signedIn(locals),
			commandId
		});
		return laid.ok ? { laid: true } : fail(409, { sentence: laid.sentence });
	}
};
