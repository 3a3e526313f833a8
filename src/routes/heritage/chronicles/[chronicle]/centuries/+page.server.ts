import { clanRows, eraRows, playerRows } from '$lib/games/heritage/standings/statistics';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { risesOf } from '$lib/ui/heritage/looking-back/rise';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	return {
		rises: risesOf(state, namesOf(state, chronicle.names.seats)),
		players: playerRows(state),
		clans: clanRows(state).filter(({ played }) => played > 0),
		eras: eraRows(state)
	};
};
