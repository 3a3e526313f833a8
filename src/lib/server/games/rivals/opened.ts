import type { RivalsState } from '../../../games/rivals/state.ts';
import { application } from '../../application.ts';
import { opened } from '../../http/opened.ts';
import { signedIn } from '../../http/access.ts';
import { holdsSeat, seatsPlayed } from '../../tables/sitting.ts';

/** What each page of a match shows: its state, the names of its seats, and what the reader may do. */
export async function shownMatch(locals: App.Locals) {
	const { access, chronicle } = await opened<RivalsState>(
		locals,
		(house) => house.keeping('rivals').logs
	);
	const { id, title, version, state, names } = chronicle;
	const { integrity } = await application();
	const plays = seatsPlayed(access);
	return {
		log: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		version,
		state,
		names,
		person: signedIn(locals).id,
		keeps: access.role === 'keeper',
		sits: access.role === 'keeper' || access.role === 'player',
		writes: access.role !== 'spectator',
		own: access.seats,
		/** The seats that this person speaks for. */
		speaks: state.seats.filter((seat) => plays.includes(seat) && holdsSeat(access, seat))
	};
}
