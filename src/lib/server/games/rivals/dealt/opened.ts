import type { DealtState } from '../../../../games/rivals/dealt/state.ts';
import { application } from '../../../application.ts';
import { signedIn } from '../../../http/access.ts';
import { opened } from '../../../http/opened.ts';
import { codedSeatsShown } from '../../../tables/coded-seats-shown.ts';
import { handsLeft } from '../../../tables/hands-left.ts';
import { holdsSeat, seatsPlayed } from '../../../tables/sitting.ts';
import { tableNumber } from './door.ts';

/** What each page of a match shows that Elysium deals: its state, the names of its seats, and what the reader may do. */
export async function shownDealt(locals: App.Locals) {
	const { access, chronicle } = await opened<DealtState>(
		locals,
		(house) => house.keeping('rivals-dealt').logs
	);
	const { id, title, version, state, names } = chronicle;
	const { integrity, database } = await application();
	const person = signedIn(locals).id;
	const chapter = tableNumber(state);
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const { seats, rivals } = state;
	const isOfCode = (seat: string): boolean =>
		rivals?.[seat] !== undefined && access.vacant.includes(seat);
	const plays = seatsPlayed(access);
	return {
		log: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		version,
		state,
		names,
		person,
		keeps: access.role === 'keeper',
		sits: access.role === 'keeper' || access.role === 'player',
		writes: access.role !== 'spectator',
		own: access.seats,
		/** The seats that this person plays, and whose hands they may see; those of the computer are its own. */
		plays: seats.filter(
			(seat) => plays.includes(seat) && holdsSeat(access, seat) && !isOfCode(seat)
		),
		/** Whom this person speaks for where steps are undone. */
		speaks: seats.filter((seat) => plays.includes(seat) && !access.closed.includes(seat)),
		coded: codedSeatsShown({ seats, dealer: 'app', rivals }, access, nameOf),
		/** Hands that lie face down before everybody, since others sit there now. */
		left:
			chapter === null
				? []
				: await handsLeft(
						database.read,
						access,
						id,
						person,
						{
							chapter,
							seats,
							waits: state.course.proposal !== null,
							mayAsk: access.role !== 'spectator'
						},
						nameOf
					)
	};
}
