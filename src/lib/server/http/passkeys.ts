import { json, type RequestEvent } from '@sveltejs/kit';
import { CHALLENGE_MS } from '../accounts/challenges.ts';
import { notHere, partyOf, type Party } from '../accounts/passkeys.ts';

/** Ties a challenge to the browser that was asked. */
const COOKIE = 'passkey';

const options = ({ url }: RequestEvent) =>
	({
		path: '/api/passkeys',
		httpOnly: true,
		sameSite: 'strict',
		secure: url.protocol === 'https:'
	}) as const;

/** Hands a browser what its device has to sign. */
export function ask(event: RequestEvent, asked: { options: object; secret: string }): Response {
	event.cookies.set(COOKIE, asked.secret, { ...options(event), maxAge: CHALLENGE_MS / 1000 });
	return json(asked.options);
}

/** The secret of the challenge that this browser answers; nobody answers twice. */
export function secretOf(event: RequestEvent): string {
	const secret = event.cookies.get(COOKIE) ?? '';
	event.cookies.delete(COOKIE, options(event));
	return secret;
}

export const refusal = (status: 400 | 429, { sentence }: { readonly sentence: string }): Response =>
	json({ message: sentence }, { status });

/** Under the address that people typed, or the answer that there are none. */
export function partyHere(event: RequestEvent): Party | Response {
	return partyOf(event.url) ?? refusal(400, notHere());
}
