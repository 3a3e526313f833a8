import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { registerOf } from '$lib/ui/heritage/character/register';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	return {
		mayWrite: mayAct(access, { type: 'RegisterCharacter' }),
		characters: registerOf(state, (seat) => names.seats[seat] ?? seat)
	};
};
