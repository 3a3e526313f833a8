import { fail } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { ownsDeck } from '$lib/server/games/rivals/kept-deck';
import { memberAccess } from '$lib/server/http/access';
import { opened } from '$lib/server/http/opened';
import { deletion } from '$lib/server/http/seats';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await opened(locals, (house) => house.keeping('rivals-deck').logs);
	const { integrity } = await application();
	const { id, title, version, state, names } = chronicle;
	const [owner = ''] = state.seats;
	return {
		deck: { id, title },
		brokenAt: integrity.brokenAt(id),
		group: access.group,
		version,
		owner: names.seats[owner] ?? 'Somebody who left',
		owns: ownsDeck(access) && access.role !== 'spectator',
		deletes: ownsDeck(access) || access.role === 'keeper',
		shown: state.shown,
		/** None: the list is secret to whoever asks. */
		versions: state.versions.steps,
		redoable: state.versions.redoable.length > 0
	};
};

const remove = deletion();

export const actions: Actions = {
	async delete(event) {
		const access = memberAccess(event.locals);
		if (!ownsDeck(access) && access.role !== 'keeper')
			return fail(400, {
				typed: '',
				sentence: 'Only the owner and the keeper of the group can delete this deck.'
			});
		return remove(event);
	}
};
