import { fail } from '@sveltejs/kit';
import { recover } from '$lib/server/accounts/accounts';
import { nameKey } from '$lib/server/accounts/names';
import { application } from '$lib/server/application';
import { signInHere } from '$lib/server/http/cookies';
import { noteFailedSignIn } from '$lib/server/http/failed-sign-ins';
import { countEntering, networkOfRequest, textOf, type FormProblem } from '$lib/server/http/form';
import type { Actions } from './$types';

export const actions: Actions = {
	default: async (event) => {
		const form = await event.request.formData();
		const [name, code] = [textOf(form, 'name'), textOf(form, 'code')];
		const refused = (status: number, problem: FormProblem) => fail(status, { name, code, problem });
		const { database, sessions, limits } = await application();
		const allowance = await countEntering(event, limits, 'recover', nameKey(name));
		if (!allowance.ok) {
			await noteFailedSignIn(event, database.read, 'too-often', name);
			return refused(429, { field: null, sentence: allowance.sentence });
		}
		const recovered = await recover(
			database,
			{ name, code, password: textOf(form, 'password') },
			Date.now()
		);
		if (!recovered.ok) {
			const { refusal, field, sentence } = recovered;
			if (refusal === 'code-not-recognised')
				await noteFailedSignIn(event, database.read, 'code', name);
			return refused(400, { field, sentence });
		}
		await limits.forgiveByName('sign-in', nameKey(name), networkOfRequest(event));
		await signInHere(event, sessions, recovered.userId);
		return { name, codes: recovered.codes };
	}
};
