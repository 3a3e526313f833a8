import { fail, redirect } from '@sveltejs/kit';
import { becomeAccount, changePassword, newRecoveryCodes } from '$lib/server/accounts/accounts';
import { deleteAccount, goingMark, groupsThatGo } from '$lib/server/accounts/leaving';
import { recoveryCodesLeft } from '$lib/server/accounts/recovery';
import { staysGuest } from '$lib/server/accounts/registration';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { giveSession, takeSession } from '$lib/server/http/cookies';
import { countTries, networkOfRequest, textOf, type FormProblem } from '$lib/server/http/form';
import { spaceOf } from './space';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
	const { id, name, guest } = signedIn(locals);
	const house = await application();
	const { database, sessions, registration } = house;
	const going = await groupsThatGo(database.read, id);
	return {
		name,
		guest,
		staysGuest: guest ? staysGuest(registration) : null,
		recovered: url.searchParams.has('recovered'),
		codesLeft: await recoveryCodesLeft(database.read, id),
		places: await sessions.count(id),
		space: guest ? null : await spaceOf(house, id),
		going,
		seen: goingMark(going)
	};
};

type Section = 'become' | 'password' | 'codes' | 'delete';
const refused = (status: number, section: Section, problem: FormProblem, name = '') =>
	fail(status, { section, problem, name });

export const actions: Actions = {
	become: async (event) => {
		const person = signedIn(event.locals);
		const form = await event.request.formData();
		const name = textOf(form, 'name');
		const { database, limits, registration } = await application();
		const stays = staysGuest(registration);
		if (stays !== null) return refused(403, 'become', { field: null, sentence: stays }, name);
		const allowance = await countTries(event, limits, [['sign-up', networkOfRequest(event)]]);
		if (!allowance.ok)
			return refused(429, 'become', { field: null, sentence: allowance.sentence }, name);
		const password = textOf(form, 'password');
		const made = await becomeAccount(database, person.id, { name, password });
		if (!made.ok) {
			const { field, sentence } = made;
			return refused(400, 'become', { field, sentence }, name);
		}
		return { codes: made.codes };
	},
	password: async (event) => {
		const person = signedIn(event.locals);
		const form = await event.request.formData();
		const { database, sessions, limits } = await application();
		const allowance = await countTries(event, limits, [['password-again', person.id]]);
		if (!allowance.ok)
			return refused(429, 'password', { field: null, sentence: allowance.sentence });
		const changed = await changePassword(database, person, {
			old: textOf(form, 'old'),
			password: textOf(form, 'password')
		});
		if (!changed.ok) {
			const { field, sentence } = changed;
			return refused(400, 'password', { field, sentence });
		}
		giveSession(event.cookies, event.url, await sessions.open(person.id));
		return { done: 'Your password is changed, and every other place is signed out.' };
	},
	codes: async (event) => {
		const person = signedIn(event.locals);
		const form = await event.request.formData();
		const { database, limits } = await application();
		const allowance = await countTries(event, limits, [['password-again', person.id]]);
		if (!allowance.ok) return refused(429, 'codes', { field: null, sentence: allowance.sentence });
		const renewed = await newRecoveryCodes(database, person.id, textOf(form, 'again'));
		if (!renewed.ok) return refused(400, 'codes', { field: 'again', sentence: renewed.sentence });
		return { codes: renewed.codes };
	},
	everywhere: async ({ locals, cookies, url }) => {
		const { sessions } = await application();
		await sessions.closeAll(signedIn(locals).id);
		takeSession(cookies, url);
		redirect(303, '/sign-in');
	},
	delete: async (event) => {
		const person = signedIn(event.locals);
		const form = await event.request.formData();
		const { database, limits } = await application();
		const [typed, seen] = [textOf(form, 'typed'), textOf(form, 'seen')];
		if (!person.guest) {
			const allowance = await countTries(event, limits, [
				['sign-in', networkOfRequest(event)],
				['password-again', person.id]
			]);
			if (!allowance.ok)
				return refused(429, 'delete', { field: 'again', sentence: allowance.sentence }, typed);
		}
		const password = textOf(form, 'again');
		const left = await deleteAccount(database, person, { name: typed, password, seen });
		if (!left.ok)
			return refused(400, 'delete', { field: left.field, sentence: left.sentence }, typed);
		takeSession(event.cookies, event.url);
		redirect(303, '/');
	}
};
