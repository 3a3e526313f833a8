import { packed } from '$lib/server/http/packed';
import { shownMatch } from '$lib/server/games/rivals/opened';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names, ...shown } = await shownMatch(locals);
	return { ...shown, state: await packed(shown.state), people: names.seats };
};
