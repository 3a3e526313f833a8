import { fail, redirect } from '@sveltejs/kit';
import { dealtElsewhere } from '$lib/games/heritage/alone/alone';
import { application } from '$lib/server/application';
import { titleTyped } from '$lib/server/logs/seating';
import { memberAccess } from '$lib/server/http/access';
import { openedGame } from '$lib/server/games/heritage/opened';
import { textOf } from '$lib/server/http/form';
import { packed } from '$lib/server/http/packed';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedGame(locals);
	const { id, title, version, state, names } = chronicle;
	const { integrity } = await application();
	const writes = access.role !== 'spectator';
	return {
		game: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		keeps: access.role === 'keeper',
		version,
		course: await packed(JSON.stringify(state.course)),
		// Round a single game sits whoever is there.
		sittings: state.table.seats.map(({ seat }) => ({
			seat,
			name: names.seats[seat] ?? seat,
			mine: writes
		})),
		elsewhere: dealtElsewhere(state),
		otherwise: state.otherwise.map(({ step }) => step),
		over: state.table.phase === 'finished',
		writes,
		immersive: true
	};
};

export const actions: Actions = {
	delete: async ({ locals, request }) => {
		const { group, chronicle } = memberAccess(locals);
		if (!chronicle) throw new Error('This route names no game.');
		const typed = textOf(await request.formData(), 'typed');
		if (!titleTyped(chronicle.title, typed))
			return fail(400, {
				typed,
				sentence: 'The name does not match. Write it exactly as it stands above.'
			});
		const { games } = await application();
		await games.remove(chronicle.id);
		redirect(303, `/groups/${group.id}`);
	}
};
