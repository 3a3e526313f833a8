import { fail } from '@sveltejs/kit';
import { recordOf } from '$lib/games/rivals/deck-tally';
import { application } from '$lib/server/application';
import { ownsDeck } from '$lib/server/games/rivals/kept-deck';
import { matchesOf } from '$lib/server/games/rivals/matches';
import { memberAccess } from '$lib/server/http/access';
import { opened } from '$lib/server/http/opened';
import { deletion } from '$lib/server/http/seats';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await opened(locals, (house) => house.keeping('rivals-deck').logs);
	const house = await application();
	const { integrity } = house;
	const { id, title, version, state, names } = chronicle;
	const matches = await matchesOf(house, access.group.id);
	const record = recordOf(matches, id);
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
		showsAfterMatch: state.showsAfterMatch ?? false,
		record: {
			rate: record.rate,
			bySize: record.bySize,
			matches: record.matches.toReversed().flatMap(({ match, seat, won }) => {
				const found = matches.find((one) => one.id === match);
				if (!found) return [];
				return [
					{
						id: match,
						title: found.title,
						by: found.people[seat]?.name ?? seat,
						won,
						where: found.where,
						at: new Date(found.createdAt).toISOString()
					}
				];
			})
		},
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
