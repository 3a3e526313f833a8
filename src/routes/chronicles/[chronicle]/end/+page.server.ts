import { openedChronicle } from '$lib/server/http/chronicle';
import { mayAct } from '$lib/server/tables/rights';
import { endView } from '$lib/ui/heritage/ending/view';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const names = namesOf(state, chronicle.names.seats);
	const may = mayAct(access, { type: 'EndChronicle' });
	return {
		may,
		end: endView(state, names, may && url.searchParams.has('again')),
		personas: state.seats.map((seat) => ({
			id: seat,
			name: state.players[seat]?.sheet?.name ?? names.seat(seat)
		}))
	};
};
