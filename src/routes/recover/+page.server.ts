import { fail, redirect } from '@sveltejs/kit';
import { recover } from '$lib/server/accounts/accounts';
import { nameKey } from '$lib/server/accounts/names';
import { application } from '$lib/server/application';
import { giveSession } from '$lib/server/http/cookies';
import { countEntering, networkOfRequest, textOf, type FormProblem } from '$lib/server/http/form';
import type { Actions } from './$types';

export const actions: Actions = {
	default: async (event) => {
		const form = await event.request.formData();
		const [name, code] = [textOf(form, 'name'), textOf(form, 'code')];
		const refused = (status: number, problem: FormProblem) => fail(status, { name, code, problem });
		const { database, sessions, limits } = await application();
		const allowance = await countEntering(event, limits, 'recover', nameKey(name));
		if (!allowance.ok) return refused(429, { field: null, sentence: allowance.sentence });
		const recovered = await recover(
			database,
			{ name, code, password: textOf(form, 'password') },
			Date.now()
		);
		if (!recovered.ok)
			return refused(400, { field: recovered.field, sentence: recovered.sentence });
		await limits.forgiveByName('sign-in', nameKey(name), networkOfRequest(event));
		giveSession(event.cookies, event.url, await sessions.open(recovered.userId));
		redirect(303, '/account?recovered');
	}
};
