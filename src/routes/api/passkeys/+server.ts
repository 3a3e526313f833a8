import * as v from 'valibot';
import { addPasskey, madeSchema } from '$lib/server/accounts/passkeys';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { renewHere } from '$lib/server/http/cookies';
import { readJson } from '$lib/server/http/json';
import { partyHere, refusal, secretOf } from '$lib/server/http/passkeys';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({
	name: v.pipe(v.string(), v.maxLength(200)),
	response: madeSchema
});

/** Adds the passkey that a device of whoever is signed in made. */
export const POST: RequestHandler = async (event) => {
	const party = partyHere(event);
	if (party instanceof Response) return party;
	const read = await readJson(event.request, bodySchema);
	if (!read.ok) return read.answer;
	const { database, sessions } = await application();
	const made = { ...read.content, secret: secretOf(event) };
	const { id } = signedIn(event.locals);
	const added = await addPasskey(database, party, id, made, Date.now());
	if (!added.ok) return refusal(400, added);
	await renewHere(event, sessions);
	return new Response(null, { status: 204 });
};
