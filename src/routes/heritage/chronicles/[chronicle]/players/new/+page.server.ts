import { fail, redirect } from '@sveltejs/kit';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { chroniclePage } from '$lib/games/heritage/pages';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { joinTable } from '$lib/server/games/heritage/joining';
import { seating } from '$lib/server/logs/seating';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { textOf } from '$lib/server/http/form';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import { joiningInTheWay } from '$lib/ui/heritage/players/presence';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { chronicle } = await openedChronicle(locals);
	const { state, names, id, groupId } = chronicle;
	const { database } = await application();
	const { seats, members } = await seating(database.read, { id, groupId });
	return {
		inTheWay: joiningInTheWay(state, namesOf(state, names.seats), chroniclePage(id)),
		usualDots: state.ruleset.prologueDots,
		freeDots: (nextChapter(state) ?? 1) - 1,
		members: members.filter((member) => !seats.some(({ userId }) => userId === member.id)),
		/** Sent twice, it counts once. */
		command: newId()
	};
};

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { chronicle } = await openedChronicle(locals);
		const form = await request.formData();
		const typed = {
			command: textOf(form, 'command'),
			name: textOf(form, 'name'),
			person: textOf(form, 'person')
		};
		const { id, name } = signedIn(locals);
		const joined = await joinTable(await application(), {
			chronicle,
			actor: { id, name },
			commandId: typed.command,
			name: typed.name,
			userId: typed.person === '' ? null : typed.person
		});
		if (!joined.ok) return fail(400, { typed, problem: joined.problem });
		redirect(303, `${chroniclePage(chronicle.id)}/prologue/${joined.seat}`);
	}
};
