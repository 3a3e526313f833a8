import type { EveningState } from '../../../games/vendetta/state.ts';
import { application } from '../../application.ts';
import { opened, type Opened } from '../../http/opened.ts';
import { signedIn } from '../../http/access.ts';
import { holdsSeat, seatsPlayed } from '../../tables/sitting.ts';

/** Opens the evening of the path for a load; ends the load where the hooks denied it. */
const openedEvening = (locals: App.Locals): Promise<Opened<EveningState>> =>
	opened(locals, (house) => house.keeping('vendetta').logs);

/** What each page of an evening shows: its state, the names of its seats, and what the reader may do. */
export async function shownEvening(locals: App.Locals) {
	const { access, chronicle } = await openedEvening(locals);
	const { id, title, version, state, names } = chronicle;
	const { integrity } = await application();
	return {
		evening: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		version,
		state,
		names,
		person: signedIn(locals).id,
		keeps: access.role === 'keeper',
		sits: access.role === 'keeper' || access.role === 'player',
		writes: access.role !== 'spectator',
		/** The seats of this person, those they play, and those whose hands they may see. */
		own: access.seats,
		plays: seatsPlayed(access),
		hands: state.seats.filter((seat) => holdsSeat(access, seat))
	};
}
