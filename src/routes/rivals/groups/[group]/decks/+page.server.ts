import { application } from '$lib/server/application';
import { decksOf } from '$lib/server/games/rivals/group-decks';
import { memberAccess, signedIn } from '$lib/server/http/access';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group, role } = memberAccess(locals);
	return {
		group,
		plays: role === 'keeper' || role === 'player',
		decks: await decksOf(await application(), group.id, signedIn(locals).id)
	};
};
