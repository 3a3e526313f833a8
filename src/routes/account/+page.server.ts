import { fail, redirect } from '@sveltejs/kit';
import { becomeAccount, changePassword, newRecoveryCodes } from '$lib/server/accounts/accounts';
import { deleteAccount, goingMark, groupsThatGo } from '$lib/server/accounts/leaving';
import { passkeysOf, removePasskey, renamePasskey } from '$lib/server/accounts/own-passkeys';
import { partyOf } from '$lib/server/accounts/passkeys';
import { closeOthers, closePlace, placesOf } from '$lib/server/accounts/places';
import { recoveryCodesLeft } from '$lib/server/accounts/recovery';
import { staysGuest } from '$lib/server/accounts/registration';
import { LONGEST_MS } from '$lib/server/accounts/sessions';
import { noteSignIns } from '$lib/server/accounts/sign-ins';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { renewHere, signInHere, takeSession } from '$lib/server/http/cookies';
import { countTries, networkOfRequest, textOf, type FormProblem } from '$lib/server/http/form';
import { spaceOf } from './space';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
	const { id, name, guest } = signedIn(locals);
	const house = await application();
	const { database, registration } = house;
	const going = await groupsThatGo(database.read, id);
	const party = partyOf(url);
	const places = await placesOf(database.read, id, locals.sessionId ?? '');
	const since = places.find(({ here }) => here)?.since ?? Date.now();
	return {
		name,
		guest,
		staysGuest: guest ? staysGuest(registration) : null,
		recovered: url.searchParams.has('recovered'),
		codesLeft: await recoveryCodesLeft(database.read, id),
		space: guest ? null : await spaceOf(house, id),
		places,
		/** The last day on which this browser still knows who this is. */
		knownUntil: new Date(since + LONGEST_MS).toISOString().slice(0, 10),
		/** null: browsers make none under this address */
		passkeysAt: party?.id ?? null,
		passkeys: await passkeysOf(database.read, id),
		going,
		seen: goingMark(going)
	};
};

type Section = 'become' | 'password' | 'codes' | 'passkeys' | 'delete';
const refused = (status: number, section: Section, problem: FormProblem, name = '') =>
	fail(status, { section, problem, name });

export const actions: Actions = {
	become: async (event) => {
		const person = signedIn(event.locals);
		const form = await event.request.formData();
		const name = textOf(form, 'name');
		const { database, sessions, limits, registration } = await application();
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
		await renewHere(event, sessions);
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
		await signInHere(event, sessions, person.id, false);
		return { codes: changed.codes, changed: true };
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
	end: async ({ locals, request }) => {
		const place = textOf(await request.formData(), 'place');
		const { database } = await application();
		const ended = await closePlace(database, signedIn(locals).id, locals.sessionId ?? '', place);
		return {
			done: ended
				? 'That device is signed out. If that was not you, change your password now.'
				: 'Nobody is signed in there any more.'
		};
	},
	others: async ({ locals }) => {
		const { database } = await application();
		await closeOthers(database, signedIn(locals).id, locals.sessionId ?? '');
		return { done: 'You are signed out everywhere else.' };
	},
	known: async ({ locals, request }) => {
		const until = Number(textOf(await request.formData(), 'until'));
		const { database } = await application();
		if (locals.sessionId !== null && Number.isSafeInteger(until))
			await noteSignIns(database, locals.sessionId, until);
		locals.hasNews = false;
		return {};
	},
	'rename-passkey': async ({ locals, request }) => {
		const form = await request.formData();
		const [id, name] = [textOf(form, 'passkey'), textOf(form, 'name')];
		const { database } = await application();
		const renamed = await renamePasskey(database, signedIn(locals).id, { id, name });
		return renamed.ok
			? { done: 'The passkey is renamed.' }
			: refused(400, 'passkeys', { field: id, sentence: renamed.sentence }, name);
	},
	'remove-passkey': async ({ locals, request }) => {
		const { database } = await application();
		const id = textOf(await request.formData(), 'passkey');
		await removePasskey(database, signedIn(locals).id, id);
		return {
			done: 'The passkey no longer works here. You can delete it on its device, too.'
		};
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
