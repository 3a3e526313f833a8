import { fail, redirect } from '@sveltejs/kit';
import { matchPage } from '$lib/games/rivals/pages';
import { rivals } from '$lib/games/rivals/rivals';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { deckTitlesOf } from '$lib/server/games/rivals/group-decks';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { foundLog } from '$lib/server/logs/founding';
import { logsOf, membersOf } from '$lib/server/tables/groups';
import { beginCommand, seatIds, typedIn } from './form';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group } = memberAccess(locals);
	const house = await application();
	const { database } = house;
	const members = await membersOf(database.read, group.id);
	const matches = await logsOf(database.read, group.id, rivals);
	return {
		group,
		members: members.map(({ id, name }) => ({ id, name })),
		playing: members
			.filter(({ role }) => role === 'keeper' || role === 'player')
			.map(({ id, name }) => ({ key: id, name, user: id })),
		decks: await deckTitlesOf(house, group.id),
		title: `Match ${matches.length + 1}`,
		/** Sent twice, it counts once. */
		command: newId()
	};
};

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { group } = memberAccess(locals);
		const typed = typedIn(await request.formData());
		const seats = seatIds(typed.players.length);
		const house = await application();
		const decks = await deckTitlesOf(house, group.id);
		const founded = await foundLog(house, rivals.name, {
			groupId: group.id,
			founder: signedIn(locals),
			players: typed.players.map(({ name, user }, index) => ({
				seat: seats[index] ?? '',
				name,
				user: user === '' ? null : user
			})),
			commandId: typed.command,
			command: beginCommand(typed, decks)
		});
		if (!founded.ok) return fail(400, { typed, problems: founded.problems });
		redirect(303, matchPage(founded.chronicle));
	}
};
