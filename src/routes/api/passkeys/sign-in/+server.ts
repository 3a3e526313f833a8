import * as v from 'valibot';
import { signedSchema, signInByPasskey } from '$lib/server/accounts/passkeys';
import { application } from '$lib/server/application';
import { signInHere } from '$lib/server/http/cookies';
import { noteFailedSignIn } from '$lib/server/http/failed-sign-ins';
import { readJson } from '$lib/server/http/json';
import { partyHere, refusal, secretOf } from '$lib/server/http/passkeys';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({ response: signedSchema });

/** Signs in whose passkey signed what this browser was asked. One try for each challenge, and those are counted. */
export const POST: RequestHandler = async (event) => {
	const party = partyHere(event);
	if (party instanceof Response) return party;
	const read = await readJson(event.request, bodySchema);
	if (!read.ok) return read.answer;
	const { database, sessions } = await application();
	const answer = { ...read.content, secret: secretOf(event) };
	const signed = await signInByPasskey(database, party, answer, Date.now());
	if (!signed.ok) {
		await noteFailedSignIn(event, database.read, 'passkey');
		return refusal(400, signed);
	}
	await signInHere(event, sessions, signed.userId);
	return new Response(null, { status: 204 });
};
