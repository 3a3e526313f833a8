import { application } from '$lib/server/application';
import { shownDealt } from '$lib/server/games/rivals/dealt/opened';
import { deletion, seatActions } from '$lib/server/http/seats';
import { seating } from '$lib/server/logs/seating';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names: _names, state, ...shown } = await shownDealt(locals);
	const { database } = await application();
	const { log, group, person } = shown;
	const { seats, members } = await seating(database.read, { id: log.id, groupId: group.id });
	return {
		...shown,
		title: state.title,
		isOver: (state.table?.result ?? null) !== null,
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
