import { fail, redirect } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { textOf } from '$lib/server/http/form';
import { foundGroup, groupsOf } from '$lib/server/tables/groups';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { id, guest } = signedIn(locals);
	const { database } = await application();
	return { guest, groups: await groupsOf(database.read, id) };
};

export const actions: Actions = {
	default: async ({ locals, request }) => {
		const person = signedIn(locals);
		const name = textOf(await request.formData(), 'name');
		const { database, quotas } = await application();
		const founded = await foundGroup(database, person.id, name, Date.now(), quotas);
		if (!founded.ok)
			return fail(400, { name, problem: { field: 'name', sentence: founded.sentence } });
		redirect(303, `/groups/${founded.groupId}`);
	}
};
