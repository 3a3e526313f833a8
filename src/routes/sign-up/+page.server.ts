import { fail, redirect } from '@sveltejs/kit';
import { signUp } from '$lib/server/accounts/accounts';
import { mayRegister, noAccounts } from '$lib/server/accounts/registration';
import { application } from '$lib/server/application';
import { joinBy } from '$lib/server/logs/sitting-down';
import { signInHere } from '$lib/server/http/cookies';
import { countTries, networkOfRequest, textOf } from '$lib/server/http/form';
import { pathWithin } from '$lib/server/http/refuse';
import { placeOf } from '$lib/server/tables/invitations';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
	// A guest has a better way, which keeps their seats.
	if (locals.user?.guest) redirect(303, '/account');
	const next = pathWithin(url.searchParams.get('next'));
	const { registration } = await application();
	return { next, closed: noAccounts(registration, next), invites: registration === 'invitation' };
};

export const actions: Actions = {
	default: async (event) => {
		const form = await event.request.formData();
		const name = textOf(form, 'name');
		const house = await application();
		const { database, sessions, limits, registration } = house;
		const allowance = await countTries(event, limits, [['sign-up', networkOfRequest(event)]]);
		if (!allowance.ok)
			return fail(429, { name, problem: { field: null, sentence: allowance.sentence } });
		const next = pathWithin(event.url.searchParams.get('next'));
		const may = await mayRegister(database.read, registration, next, Date.now());
		if (!may.ok) return fail(403, { name, problem: { field: null, sentence: may.sentence } });
		const made = await signUp(database, { name, password: textOf(form, 'password') }, Date.now());
		if (!made.ok)
			return fail(400, { name, problem: { field: made.field, sentence: made.sentence } });
		await signInHere(event, sessions, made.userId, false);
		// Used up at once, so that one invitation makes no more accounts than it lets in.
		const joined =
			may.invitation !== null && (await joinBy(house, may.invitation, made.userId, Date.now()));
		return { name, codes: made.codes, next: joined && joined.ok ? placeOf(joined) : next };
	}
};
