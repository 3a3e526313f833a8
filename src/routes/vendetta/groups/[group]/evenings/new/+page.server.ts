import { fail, redirect } from '@sveltejs/kit';
import { eveningPage } from '$lib/games/vendetta/pages';
import { vendetta } from '$lib/games/vendetta/vendetta';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { boxOf } from '$lib/server/games/vendetta/group-box';
import { layTable } from '$lib/server/games/vendetta/laying-table';
import { foundLog } from '$lib/server/logs/founding';
import { logsOf, membersOf } from '$lib/server/tables/groups';
import { beginCommand, laidAs, seatIds, typedIn, type Way } from './form';
import type { Actions, PageServerLoad } from './$types';

const wayIn = ({ searchParams }: URL): Way =>
	searchParams.has('play') ? 'phones' : searchParams.has('box') ? 'conductor' : 'count';

export const load: PageServerLoad = async ({ locals, url }) => {
	const { group } = memberAccess(locals);
	const { database } = await application();
	const members = await membersOf(database.read, group.id);
	const evenings = await logsOf(database.read, group.id, vendetta);
	return {
		group,
		members: members.map(({ id, name }) => ({ id, name })),
		playing: members
			.filter(({ role }) => role === 'keeper' || role === 'player')
			.map(({ id, name }) => ({ key: id, name, user: id, clan: '' })),
		title: `Evening ${evenings.length + 1}`,
		/** Sent twice, it counts once. */
		command: newId(),
		lay: newId(),
		/** How many cards of the group’s own box are known. */
		typed: Object.values(await boxOf(database.read, group.id)).flat().length,
		way: wayIn(url)
	};
};

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { group } = memberAccess(locals);
		const typed = typedIn(await request.formData());
		const seats = seatIds(typed.players.length);
		// An evening may begin without clans, where a table chooses them: this page asks for all.
		const isCounted = typed.way === 'count';
		const unchosen = isCounted && typed.players.every(({ clan }) => clan === '') ? seats : [];
		if (unchosen.length > 0)
			return fail(400, {
				typed,
				problems: unchosen.map((seat) => ({
					at: `setting.clans.${seat}`,
					sentence: 'Choose a clan.'
				}))
			});
		const house = await application();
		const founded = await foundLog(house, vendetta.name, {
			groupId: group.id,
			founder: signedIn(locals),
			players: typed.players.map(({ name, user }, index) => ({
				seat: seats[index] ?? '',
				name,
				user: user === '' ? null : user
			})),
			commandId: typed.command,
			command: beginCommand(typed)
		});
		if (!founded.ok) return fail(400, { typed, problems: founded.problems });
		const wish = laidAs(typed.way);
		if (wish)
			await layTable(house, {
				group: group.id,
				evening: founded.chronicle,
				actor: signedIn(locals),
				commandId: typed.lay,
				wish: { ...wish, shown: {}, mixing: typed.mixing }
			});
		redirect(303, eveningPage(founded.chronicle));
	}
};
