import { error, fail, redirect, type RequestEvent } from '@sveltejs/kit';
import { welcomeGuest } from '$lib/server/accounts/accounts';
import { noGuests } from '$lib/server/accounts/registration';
import { application } from '$lib/server/application';
import { joinBy } from '$lib/server/logs/sitting-down';
import { signedIn } from '$lib/server/http/access';
import { signInHere } from '$lib/server/http/cookies';
import { countTries, networkOfRequest, textOf } from '$lib/server/http/form';
import { groupAccess } from '$lib/server/tables/access';
import { openInvitation, placeOf } from '$lib/server/tables/invitations';
import { ROLE_LINES } from '$lib/server/tables/roles';
import type { Actions, PageServerLoad } from './$types';

/** Opens the invitation; a token that is none counts against the household that tries it. */
async function opened(event: RequestEvent, token: string) {
	const { database, limits } = await application();
	const open = await openInvitation(database.read, token, Date.now());
	if (!open.ok && open.refusal === 'invitation-unknown')
		await limits.count('invitation-unknown', networkOfRequest(event));
	return open;
}

/** Whether this household may still look at invitations, after guessing at so many. */
async function mayLook(event: RequestEvent) {
	const { limits } = await application();
	return limits.peek('invitation-unknown', networkOfRequest(event));
}

export const load: PageServerLoad = async (event) => {
	const { params, locals } = event;
	// After a form was sent its action has asked, and its answer stays on the page.
	const allowance = event.request.method === 'POST' ? { ok: true as const } : await mayLook(event);
	if (!allowance.ok) {
		event.setHeaders({ 'retry-after': String(allowance.seconds) });
		error(429, allowance.sentence);
	}
	const open = await opened(event, params.token);
	const { database, registration } = await application();
	const closed = noGuests(registration);
	if (!open.ok) return { invitation: null, sentence: open.sentence, closed };
	const already =
		locals.user !== null &&
		(await groupAccess(database.read, locals.user.id, open.groupId)) !== null;
	const { group, role, seat, chronicle, invitedBy, expiresAt } = open;
	return {
		invitation: {
			group,
			role,
			line: ROLE_LINES[role],
			seat,
			chronicle,
			invitedBy,
			expiresAt,
			already
		},
		sentence: null,
		closed
	};
};

export const actions: Actions = {
	join: async (event) => {
		const { params, locals } = event;
		const house = await application();
		const allowance = await countTries(event, house.limits, [['join', networkOfRequest(event)]]);
		if (!allowance.ok)
			return fail(429, { name: '', problem: { field: null, sentence: allowance.sentence } });
		const joined = await joinBy(house, params.token, signedIn(locals).id, Date.now());
		if (!joined.ok)
			return fail(400, { name: '', problem: { field: null, sentence: joined.sentence } });
		redirect(303, placeOf(joined));
	},
	guest: async (event) => {
		const { params, request } = event;
		const name = textOf(await request.formData(), 'name');
		const house = await application();
		const { database, sessions, limits, registration } = house;
		const allowance = await countTries(event, limits, [['join', networkOfRequest(event)]]);
		if (!allowance.ok)
			return fail(429, { name, problem: { field: null, sentence: allowance.sentence } });
		const look = await mayLook(event);
		if (!look.ok) return fail(429, { name, problem: { field: null, sentence: look.sentence } });
		// Asked before anyone is made, so that a void link leaves no guest behind.
		const open = await opened(event, params.token);
		if (!open.ok) return fail(400, { name, problem: { field: null, sentence: open.sentence } });
		// Two tabs: who is someone already joins as that one.
		if (event.locals.user) {
			const joined = await joinBy(house, params.token, event.locals.user.id, Date.now());
			redirect(303, joined.ok ? placeOf(joined) : `/join/${params.token}`);
		}
		const closed = noGuests(registration);
		if (closed !== null) return fail(403, { name, problem: { field: null, sentence: closed } });
		const guest = await welcomeGuest(database, { name }, Date.now());
		if (!guest.ok)
			return fail(400, { name, problem: { field: guest.field, sentence: guest.sentence } });
		await signInHere(event, sessions, guest.userId, false);
		const joined = await joinBy(house, params.token, guest.userId, Date.now());
		if (!joined.ok) return fail(400, { name, problem: { field: null, sentence: joined.sentence } });
		redirect(303, placeOf(joined));
	}
};
