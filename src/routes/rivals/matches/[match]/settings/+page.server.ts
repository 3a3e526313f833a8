import { application } from '$lib/server/application';
import { shownMatch } from '$lib/server/games/rivals/opened';
import { deletion, seatActions } from '$lib/server/http/seats';
import { seating } from '$lib/server/logs/seating';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names: _names, ...shown } = await shownMatch(locals);
	const { database } = await application();
	const { log, group, person } = shown;
	const { seats, members } = await seating(database.read, { id: log.id, groupId: group.id });
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
