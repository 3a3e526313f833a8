import * as v from 'valibot';
import { passwordIsOf } from '$lib/server/accounts/accounts';
import { offerPasskey } from '$lib/server/accounts/passkeys';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { countTries } from '$lib/server/http/form';
import { readJson } from '$lib/server/http/json';
import { ask, partyHere, refusal } from '$lib/server/http/passkeys';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({ password: v.pipe(v.string(), v.maxLength(1024)) });

/** What a device of whoever is signed in needs to make a passkey. Asks the password again. */
export const POST: RequestHandler = async (event) => {
	const party = partyHere(event);
	if (party instanceof Response) return party;
	const read = await readJson(event.request, bodySchema);
	if (!read.ok) return read.answer;
	const person = signedIn(event.locals);
	const { database, limits } = await application();
	const allowance = await countTries(event, limits, [['password-again', person.id]]);
	if (!allowance.ok) return refusal(429, allowance);
	if (!(await passwordIsOf(database, person.id, read.content.password)))
		return refusal(400, { sentence: 'This is not your password.' });
	const offered = await offerPasskey(database, party, person, Date.now());
	return offered.ok ? ask(event, offered) : refusal(400, offered);
};
