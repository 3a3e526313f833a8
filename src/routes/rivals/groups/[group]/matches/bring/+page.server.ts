import { fail, redirect } from '@sveltejs/kit';
import { sentenceOfFault } from '$lib/games/core/file-fault';
import { readJsonText } from '$lib/games/core/json-text';
import { readAs } from '$lib/games/core/read-as';
import { broughtSchema } from '$lib/games/rivals/brought';
import { matchPage } from '$lib/games/rivals/pages';
import { application } from '$lib/server/application';
import { bringMatch } from '$lib/server/games/rivals/bringing';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { textOf } from '$lib/server/http/form';
import { whileAsked } from '$lib/server/http/long-work';
import type { Actions, PageServerLoad } from './$types';

/** As deep as the events of a match are. */
const LEVELS = 30;

export const load: PageServerLoad = ({ locals }) => ({ group: memberAccess(locals).group });

export const actions: Actions = {
	default: async (event) => {
		const { request, locals } = event;
		const { group } = memberAccess(locals);
		const json = readJsonText(textOf(await request.formData(), 'match'), LEVELS);
		const brought = json.ok ? readAs(broughtSchema, json.value) : null;
		if (!brought)
			return fail(400, {
				sentences: ['This Elysium cannot read that match. Load the page again, then move it.']
			});
		const { id, name } = signedIn(locals);
		const order = { group: group.id, actor: { id, name }, brought, now: new Date() };
		const house = await application();
		const imported = await whileAsked(event, (watch) => bringMatch(house, order, watch));
		if (imported.kind === 'refused')
			return fail(400, { sentences: imported.faults.map(sentenceOfFault) });
		if (imported.kind === 'full') return fail(409, { sentences: [imported.sentence] });
		if (imported.kind !== 'imported') return fail(400, { sentences: ['Nothing was moved.'] });
		redirect(303, matchPage(imported.chronicle));
	}
};
