import { fail, redirect } from '@sveltejs/kit';
import { signIn } from '$lib/server/accounts/accounts';
import { nameKey } from '$lib/server/accounts/names';
import { noAccounts } from '$lib/server/accounts/registration';
import { application } from '$lib/server/application';
import { giveSession } from '$lib/server/http/cookies';
import { countEntering, networkOfRequest, textOf, type FormProblem } from '$lib/server/http/form';
import { pathWithin } from '$lib/server/http/refuse';
import type { Actions, PageServerLoad } from './$types';

const HOME = '/groups';

export const load: PageServerLoad = async ({ locals, url }) => {
	const next = pathWithin(url.searchParams.get('next'));
	if (locals.user && !locals.user.guest) redirect(303, next ?? HOME);
	const { registration } = await application();
	return { next, closed: noAccounts(registration, next) !== null };
};

export const actions: Actions = {
	default: async (event) => {
		const form = await event.request.formData();
		const name = textOf(form, 'name');
		const refused = (status: number, problem: FormProblem) => fail(status, { name, problem });
		const { database, sessions, limits } = await application();
		const key = nameKey(name);
		const allowance = await countEntering(event, limits, 'sign-in', key);
		if (!allowance.ok) return refused(429, { field: null, sentence: allowance.sentence });
		const signed = await signIn(database, { name, password: textOf(form, 'password') });
		if (!signed.ok) return refused(400, { field: null, sentence: signed.sentence });
		await limits.forgiveByName('sign-in', key, networkOfRequest(event));
		if (event.locals.sessionId !== null) await sessions.close(event.locals.sessionId);
		giveSession(event.cookies, event.url, await sessions.open(signed.userId));
		redirect(303, pathWithin(event.url.searchParams.get('next')) ?? HOME);
	}
};
