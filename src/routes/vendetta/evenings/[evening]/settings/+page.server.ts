import { application } from '$lib/server/application';
import { shownEvening } from '$lib/server/games/vendetta/opened';
import { deletion, seatActions } from '$lib/server/http/seats';
import { seating } from '$lib/server/logs/seating';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names: _names, ...shown } = await shownEvening(locals);
	const { database } = await application();
	const { evening, group, person } = shown;
	const { seats, members } = await seating(database.read, {
		id: evening.id,
		groupId: group.id
	});
	return {
		...shown,
		seats: seats.map(({ seatId, name, userId }) => ({
			seatId,
			name,
			userId,
			holder: members.find(({ id }) => id === userId)?.name ?? null,
			mine: userId === person
		})),
		members
	};
};

export const actions = { ...seatActions, delete: deletion() } satisfies Actions;
