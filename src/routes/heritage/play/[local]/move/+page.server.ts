import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { groupsOf } from '$lib/server/tables/groups';
import type { PageServerLoad } from './$types';

/** The groups into which a game of this device can go: where the person plays. */
export const load: PageServerLoad = async ({ locals }) => {
	const { id } = signedIn(locals);
	const { database } = await application();
	const groups = await groupsOf(database.read, id);
	return {
		groups: groups.filter(({ role }) => role !== 'spectator').map(({ id, name }) => ({ id, name }))
	};
};
