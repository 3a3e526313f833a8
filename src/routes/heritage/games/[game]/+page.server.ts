import { dealtElsewhere } from '$lib/games/heritage/alone/alone';
import { application } from '$lib/server/application';
import { handsLeft } from '$lib/server/tables/hands-left';
import { seating } from '$lib/server/logs/seating';
import { signedIn } from '$lib/server/http/access';
import { NO_CHAPTER } from '$lib/server/tables/seats';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { openedGame } from '$lib/server/games/heritage/opened';
import { packed } from '$lib/server/http/packed';
import { deletion, seatActions } from '$lib/server/http/seats';
import { codedSince } from '$lib/server/games/heritage/coded-since';
import { codedSeatsShown } from '$lib/server/tables/coded-seats-shown';
import { codedSitting } from '$lib/ui/heritage/computer/coded-sitting';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedGame(locals);
	const { id, title, version, state, names } = chronicle;
	const house = await application();
	const { integrity, database } = house;
	const since = await codedSince(house, 'heritage-alone', chronicle, state);
	const writes = access.role !== 'spectator';
	const { seats, members } = await seating(database.read, chronicle);
	const played = seatsPlayed(access);
	const person = signedIn(locals).id;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const table = {
		chapter: NO_CHAPTER,
		seats: state.table.seats.map(({ seat }) => seat),
		waits: state.course.proposal !== null,
		mayAsk: writes
	};
	const left = await handsLeft(database.read, access, id, person, table, nameOf);
	return {
		game: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		keeps: access.role === 'keeper',
		version,
		course: await packed(state.course),
		sittings: state.table.seats.map(({ seat }) => ({
			seat,
			name: nameOf(seat),
			...codedSitting(state.rivals, seat, played.includes(seat), since[seat]),
			...(access.closed.includes(seat) && { closed: true as const })
		})),
		coded: codedSeatsShown(
			{ seats: table.seats, dealer: state.table.dealer, rivals: state.rivals },
			access,
			nameOf
		),
		seats: seats.map(({ seatId, name, userId }) => ({
			seatId,
			name,
			userId,
			holder: members.find(({ id }) => id === userId)?.name ?? null,
			mine: userId === person
		})),
		members,
		left,
		sits: access.role === 'keeper' || access.role === 'player',
		keepsOrder: access.role === 'keeper' || access.role === 'referee',
		elsewhere: dealtElsewhere(state),
		otherwise: state.otherwise.map(({ step }) => step),
		over: state.table.phase === 'finished',
		writes,
		immersive: true
	};
};

export const actions = { ...seatActions, delete: deletion() } satisfies Actions;
