import {
	startAuthentication,
	startRegistration,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON
} from '@simplewebauthn/browser';

/** Done, or why not, in a sentence. */
export type Told = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

const AWAY = 'Elysium cannot be reached. Try again when you are back online.';
const BROKEN = 'Something went wrong on the server. Try again in a moment.';

class Refused extends Error {}

async function post(where: string, body: object): Promise<unknown> {
	const response = await fetch(where, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body)
	}).catch(() => {
		throw new Refused(AWAY);
	});
	const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
	if (response.ok) return answer;
	const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
	throw new Refused(isSaid ? String(answer.message) : BROKEN);
}

/** What a browser says of its device, for a person. */
const WORDS: Readonly<Record<string, string>> = {
	InvalidStateError: 'This device already has a passkey for you.',
	NotAllowedError: 'Nothing was chosen in time. Try again when you are ready.',
	AbortError: 'Nothing was chosen in time. Try again when you are ready.'
};

async function told(work: () => Promise<unknown>): Promise<Told> {
	try {
		await work();
		return { ok: true };
	} catch (error) {
		if (error instanceof Refused) return { ok: false, sentence: error.message };
		const name = error instanceof Error ? error.name : '';
		return {
			ok: false,
			sentence: WORDS[name] ?? 'This device could not make a passkey. Try another one.'
		};
	}
}

/** Has this device make a passkey for who is signed in. */
export const addPasskey = (password: string, name: string): Promise<Told> =>
	told(async () => {
		const options = await post('/api/passkeys/offer', { password });
		const response = await startRegistration({
			optionsJSON: options as PublicKeyCredentialCreationOptionsJSON
		});
		await post('/api/passkeys', { name, response });
	});

/** Signs in with a passkey that the person chooses on this device. */
export const signInByPasskey = (): Promise<Told> =>
	told(async () => {
		const options = await post('/api/passkeys/challenge', {});
		const response = await startAuthentication({
			optionsJSON: options as PublicKeyCredentialRequestOptionsJSON
		});
		await post('/api/passkeys/sign-in', { response });
	});
