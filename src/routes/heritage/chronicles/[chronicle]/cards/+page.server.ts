import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { byClan, shownCharacter, shownScheme } from '$lib/ui/heritage/cards/shown';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { characters, schemes } = chronicle.state.cards;
	return {
		characters: byClan(Object.values(characters).map(shownCharacter)),
		schemes: byClan(Object.values(schemes).map(shownScheme)),
		may: {
			add: mayAct(access, { type: 'AddCards' }),
			remove: mayAct(access, { type: 'RemoveCards' })
		}
	};
};
