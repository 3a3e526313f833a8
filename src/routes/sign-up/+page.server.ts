import { fail, redirect } from '@sveltejs/kit';
import { signUp } from '$lib/server/accounts/accounts';
import { application } from '$lib/server/application';
import { giveSession } from '$lib/server/http/cookies';
import { countTries, networkOfRequest, textOf } from '$lib/server/http/form';
import { pathWithin } from '$lib/server/http/refuse';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals, url }) => {
	// A guest has a better way, which keeps their seats.
	if (locals.user?.guest) redirect(303, '/account');
	return { next: pathWithin(url.searchParams.get('next')) };
};

export const actions: Actions = {
	default: async (event) => {
		const form = await event.request.formData();
		const name = textOf(form, 'name');
		const { database, sessions, limits } = await application();
		const allowance = await countTries(event, limits, [['sign-up', networkOfRequest(event)]]);
		if (!allowance.ok)
			return fail(429, { name, problem: { field: null, sentence: allowance.sentence } });
		const made = await signUp(database, { name, password: textOf(form, 'password') }, Date.now());
		if (!made.ok)
			return fail(400, { name, problem: { field: made.field, sentence: made.sentence } });
		if (event.locals.sessionId !== null) await sessions.close(event.locals.sessionId);
		giveSession(event.cookies, event.url, await sessions.open(made.userId));
		return { name, codes: made.codes };
	}
};
