import { fail, redirect } from '@sveltejs/kit';
import { signIn } from '$lib/server/accounts/accounts';
import { nameKey } from '$lib/server/accounts/names';
import { partyOf } from '$lib/server/accounts/passkeys';
import { noAccounts } from '$lib/server/accounts/registration';
import { application } from '$lib/server/application';
import { signInHere } from '$lib/server/http/cookies';
import { noteFailedSignIn } from '$lib/server/http/failed-sign-ins';
import { countEntering, networkOfRequest, textOf } from '$lib/server/http/form';
import { pathWithin } from '$lib/server/http/refuse';
import type { Actions, PageServerLoad } from './$types';

const HOME = '/groups';

export const load: PageServerLoad = async ({ locals, url }) => {
	const next = pathWithin(url.searchParams.get('next'));
	if (locals.user && !locals.user.guest) redirect(303, next ?? HOME);
	const { registration } = await application();
	return {
		next,
		passkeys: partyOf(url) !== null,
		closed: noAccounts(registration, next) !== null
	};
};

export const actions: Actions = {
	default: async (event) => {
		const form = await event.request.formData();
		const name = textOf(form, 'name');
		const { database, sessions, limits } = await application();
		const refused = async (status: 400 | 429, sentence: string) => {
			await noteFailedSignIn(event, database.read, status === 429 ? 'too-often' : 'password', name);
			return fail(status, { name, problem: { field: null, sentence } });
		};
		const key = nameKey(name);
		const allowance = await countEntering(event, limits, 'sign-in', key);
		if (!allowance.ok) return refused(429, allowance.sentence);
		const signed = await signIn(database, { name, password: textOf(form, 'password') });
		if (!signed.ok) return refused(400, signed.sentence);
		await limits.forgiveByName('sign-in', key, networkOfRequest(event));
		await signInHere(event, sessions, signed.userId);
		redirect(303, pathWithin(event.url.searchParams.get('next')) ?? HOME);
	}
};
