import { fail, redirect } from '@sveltejs/kit';
import { chroniclePage } from '$lib/games/heritage/pages';
import { DEFAULT_TRAITS } from '$lib/games/heritage/traits';
import { application } from '$lib/server/application';
import { foundLog } from '$lib/server/logs/founding';
import { turn } from '$lib/server/games/heritage/turning';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { membersOf } from '$lib/server/tables/groups';
import { newId } from '$lib/server/accounts/tokens';
import { firstSeats, strengthIn } from '../seats';
import { seatIds, startCommand, typedIn } from './form';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group } = memberAccess(locals);
	const { database } = await application();
	const members = await membersOf(database.read, group.id);
	const playing = members.filter(({ role }) => role === 'keeper' || role === 'player');
	return {
		group,
		members: members.map(({ id, name }) => ({ id, name })),
		seats: firstSeats(playing),
		/** Sent twice, it counts once. */
		command: newId()
	};
};

/** Where it does not come with the chronicle, the page of the deck offers it again. */
async function takeOpenDeck(chronicle: string, { id, name }: { id: string; name: string }) {
	await turn(await application(), {
		chronicle,
		access: { role: 'keeper', seats: [] },
		actor: { id, name },
		commandId: newId(),
		wish: { type: 'ChooseDeck', deck: 'open' }
	});
}

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { group } = memberAccess(locals);
		const typed = typedIn(await request.formData());
		const founded = await foundLog(await application(), 'heritage', {
			groupId: group.id,
			founder: signedIn(locals),
			players: typed.players.map((player, index) => ({
				seat: seatIds(typed.players.length)[index] ?? '',
				name: player.name,
				user: player.user === '' || strengthIn(player.user) !== null ? null : player.user
			})),
			commandId: typed.command,
			command: startCommand(typed, DEFAULT_TRAITS)
		});
		if (!founded.ok) return fail(400, { typed, problems: founded.problems });
		const home = chroniclePage(founded.chronicle);
		if (typed.deck === 'open') await takeOpenDeck(founded.chronicle, signedIn(locals));
		redirect(303, typed.deck === 'pack' ? `${home}/deck` : `${home}/prologue`);
	}
};
