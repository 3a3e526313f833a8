import { askForPasskey } from '$lib/server/accounts/passkeys';
import { application } from '$lib/server/application';
import { noteFailedSignIn } from '$lib/server/http/failed-sign-ins';
import { countTries, networkOfRequest } from '$lib/server/http/form';
import { ask, partyHere, refusal } from '$lib/server/http/passkeys';
import type { RequestHandler } from './$types';

/** What a device has to sign that signs somebody in. */
export const POST: RequestHandler = async (event) => {
	const party = partyHere(event);
	if (party instanceof Response) return party;
	const { database, limits } = await application();
	const allowance = await countTries(event, limits, [['passkey', networkOfRequest(event)]]);
	if (!allowance.ok) {
		await noteFailedSignIn(event, database.read, 'too-often');
		return refusal(429, allowance);
	}
	return ask(event, await askForPasskey(database, party, Date.now()));
};
