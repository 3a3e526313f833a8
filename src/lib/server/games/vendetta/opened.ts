import { mixingFrom } from '../../../games/vendetta/mixing/state.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import { application } from '../../application.ts';
import { opened, type Opened } from '../../http/opened.ts';
import { signedIn } from '../../http/access.ts';
import { handsLeft } from '../../tables/hands-left.ts';
import { deviceOf, mayLeaveOut } from '../../tables/mixing-rights.ts';
import { holdsSeat, seatsPlayed } from '../../tables/sitting.ts';
import { tableNumber } from './door.ts';

/** Opens the evening of the path for a load; ends the load where the hooks denied it. */
const openedEvening = (locals: App.Locals): Promise<Opened<EveningState>> =>
	opened(locals, (house) => house.keeping('vendetta').logs);

/** What each page of an evening shows: its state, the names of its seats, and what the reader may do. */
export async function shownEvening(locals: App.Locals) {
	const { access, chronicle } = await openedEvening(locals);
	const { id, title, version, state, names } = chronicle;
	const { integrity, database } = await application();
	const person = signedIn(locals).id;
	const table = {
		chapter: tableNumber(state),
		seats: state.seats,
		waits: state.course.proposal !== null,
		mayAsk: access.role !== 'spectator'
	};
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	return {
		evening: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		version,
		state,
		names,
		person,
		keeps: access.role === 'keeper',
		sits: access.role === 'keeper' || access.role === 'player',
		writes: access.role !== 'spectator',
		/** For whom this device mixes cards, and whether it may leave out others; null: for nobody. */
		device: deviceOf(access, state.mixing ? mixingFrom(state.mixing).without : []),
		leavesOut: mayLeaveOut(access.role),
		/** The seats of this person, those they play, and those whose hands they may see. */
		own: access.seats,
		plays: seatsPlayed(access),
		hands: state.seats.filter((seat) => holdsSeat(access, seat)),
		/** Hands that lie face down before everybody, since others sit there now. */
		left:
			table.chapter === null
				? []
				: await handsLeft(database.read, access, id, person, table, nameOf)
	};
}
