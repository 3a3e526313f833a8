import { fail, redirect } from '@sveltejs/kit';
import { dealtElsewhere } from '$lib/games/heritage/alone/alone';
import { application } from '$lib/server/application';
import { handsLeft } from '$lib/server/games/heritage/acting';
import { changeSeat } from '$lib/server/games/heritage/change-seat';
import { seating, titleTyped } from '$lib/server/logs/seating';
import { sitDown, standUp } from '$lib/server/logs/sitting-down';
import { memberAccess, signedIn, witness } from '$lib/server/http/access';
import { NO_CHAPTER } from '$lib/server/tables/seats';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { openedGame } from '$lib/server/games/heritage/opened';
import { textOf } from '$lib/server/http/form';
import { packed } from '$lib/server/http/packed';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedGame(locals);
	const { id, title, version, state, names } = chronicle;
	const { integrity } = await application();
	const writes = access.role !== 'spectator';
	const { database } = await application();
	const { seats, members } = await seating(database.read, chronicle);
	const played = seatsPlayed(access);
	const person = signedIn(locals).id;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const table = {
		chapter: NO_CHAPTER,
		seats: state.table.seats.map(({ seat }) => seat),
		waits: state.course.proposal !== null
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
			mine: played.includes(seat),
			...(access.closed.includes(seat) && { closed: true as const })
		})),
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

const GONE = 'Somebody else sits there now. Choose another seat.';

export const actions: Actions = {
	take: async ({ locals, request }) => {
		const { group, chronicle } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no game.');
		const seatId = textOf(await request.formData(), 'seat');
		const place = { groupId: group.id, chronicleId: chronicle.id, seatId };
		const { database } = await application();
		const taken = await sitDown(database, place, signedIn(locals), witness(locals));
		return taken ? {} : fail(409, { seatSentence: GONE });
	},
	leave: async ({ locals, request }) => {
		const { group, chronicle } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no game.');
		const seatId = textOf(await request.formData(), 'seat');
		const place = { groupId: group.id, chronicleId: chronicle.id, seatId };
		const { database } = await application();
		const left = await standUp(database, place, witness(locals));
		return left ? {} : fail(409, { seatSentence: 'This seat is not yours any more.' });
	},
	seat: async ({ locals, request }) => {
		const { chronicle } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no game.');
		const form = await request.formData();
		const [seatId, person] = [textOf(form, 'seat'), textOf(form, 'person')];
		const seat = { seatId, name: form.get('name'), userId: person === '' ? null : person };
		const by = { ...witness(locals), name: signedIn(locals).name };
		const answer = await changeSeat(await application(), chronicle.id, seat, by);
		return answer.ok ? { saved: seatId } : fail(400, { seatId, seatSentence: answer.sentence });
	},
	delete: async ({ locals, request }) => {
		const { group, chronicle } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no game.');
		const typed = textOf(await request.formData(), 'typed');
		if (!titleTyped(chronicle.title, typed))
			return fail(400, {
				typed,
				sentence: 'The name does not match. Write it exactly as it stands above.'
			});
		const { logs } = (await application()).keeping('heritage-alone');
		await logs.remove(chronicle.id);
		redirect(303, `/groups/${group.id}`);
	}
};
