import { chroniclePage } from '$lib/games/heritage/pages';
import { standings } from '$lib/games/heritage/standings/standings';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { memorialOf } from '$lib/ui/heritage/ending/memorial';
import { endView } from '$lib/ui/heritage/ending/view';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { personasOf } from '$lib/ui/heritage/looking-back/opened';
import { standingViews } from '$lib/ui/heritage/standings/view';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const names = namesOf(state, chronicle.names.seats);
	const may = mayAct(access, { type: 'EndChronicle' });
	const end = endView(state, names, may && url.searchParams.has('again'));
	return {
		may,
		end,
		memorial:
			end.kind === 'ended'
				? {
						...memorialOf(state, names),
						rows: standingViews(state, standings(state), names, chroniclePage(chronicle.id))
					}
				: null,
		personas: personasOf(state, names)
	};
};
