import { redirect } from '@sveltejs/kit';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { takeSession } from '$lib/server/http/cookies';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
	const { name, guest } = signedIn(locals);
	return { name, guest };
};

export const actions: Actions = {
	default: async ({ locals, cookies, url }) => {
		const { sessions } = await application();
		if (locals.sessionId !== null) await sessions.close(locals.sessionId);
		takeSession(cookies, url);
		redirect(303, '/');
	}
};
