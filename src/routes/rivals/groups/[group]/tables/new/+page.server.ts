import { fail, redirect } from '@sveltejs/kit';
import { dealtMatch } from '$lib/games/rivals/dealt/dealt';
import { dealtPage } from '$lib/games/rivals/pages';
import { rivals } from '$lib/games/rivals/rivals';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { layTable } from '$lib/server/games/rivals/dealt/laying';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { foundLog } from '$lib/server/logs/founding';
import { logsOf, membersOf } from '$lib/server/tables/groups';
import { beginCommand, deckProblems, decksOf, seatIds, strengthOf, typedIn } from './form';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group } = memberAccess(locals);
	const { database } = await application();
	const members = await membersOf(database.read, group.id);
	const counted = await logsOf(database.read, group.id, rivals);
	const dealt = await logsOf(database.read, group.id, dealtMatch);
	return {
		group,
		members: members.map(({ id, name }) => ({ id, name })),
		playing: members
			.filter(({ role }) => role === 'keeper' || role === 'player')
			.map(({ id, name }) => ({ key: id, name, user: id })),
		title: `Match ${counted.length + dealt.length + 1}`,
		/** Sent twice, each counts once. */
		command: newId(),
		lay: newId()
	};
};

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { group } = memberAccess(locals);
		const typed = typedIn(await request.formData());
		const wrong = deckProblems(typed);
		if (wrong.length > 0) return fail(400, { typed, problems: wrong });
		const seats = seatIds(typed.players.length);
		const house = await application();
		const actor = signedIn(locals);
		const founded = await foundLog(house, dealtMatch.name, {
			groupId: group.id,
			founder: actor,
			players: typed.players.map(({ name, user }, index) => ({
				seat: seats[index] ?? '',
				name,
				user: user === '' || strengthOf(user) ? null : user
			})),
			commandId: typed.command,
			command: beginCommand(typed)
		});
		if (!founded.ok) return fail(400, { typed, problems: founded.problems });
		// Where the cards could not be dealt, the page of the match says so and deals them.
		const { chronicle: match } = founded;
		await layTable(house, { match, actor, commandId: typed.lay, decks: decksOf(typed) });
		redirect(303, dealtPage(match));
	}
};
