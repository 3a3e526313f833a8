import { openedChronicle } from '$lib/server/games/heritage/opened';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	const known = Object.values(chronicle.state.characters);
	return {
		known: known.map(({ id, name }) => ({ id, name }))
	};
};
