import { application } from '$lib/server/application';
import { boxOf } from '$lib/server/games/vendetta/group-box';
import { memberAccess } from '$lib/server/http/access';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group, role } = memberAccess(locals);
	const { database } = await application();
	return { group, writes: role !== 'spectator', told: await boxOf(database.read, group.id) };
};
