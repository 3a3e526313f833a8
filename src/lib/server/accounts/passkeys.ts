import { isIP } from 'node:net';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { passkeys } from '../db/schema/accounts.ts';
import { isConstraintError } from '../db/errors.ts';
import { CHALLENGE_MS, keepChallenge, spendChallenge } from './challenges.ts';
import { NAME_SENTENCES, parseName, type NameRefusal } from './names.ts';
import { passkeysOf } from './own-passkeys.ts';
import type { Person } from './sessions.ts';

// Loaded at the first need: what reads certificates is no part of starting the server.
const webauthn = () => import('@simplewebauthn/server');

/** The server as a device knows it: the name in the address, and all of the address. */
export interface Party {
	readonly id: string;
	readonly origin: string;
}

/** Null: browsers make no passkeys under such an address, as on plain http in a home network. */
export function partyOf({ protocol, hostname, origin }: URL): Party | null {
	const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
	const isTrusted = protocol === 'https:' || hostname === 'localhost';
	return isName && isTrusted ? { id: hostname, origin } : null;
}

type PasskeyRefusal =
	| NameRefusal
	| 'passkeys-not-here'
	| 'too-many-passkeys'
	| 'challenge-over'
	| 'passkey-not-recognised'
	| 'passkey-not-taken'
	| 'passkey-known';

const MOST = 20;

const SENTENCES: Record<PasskeyRefusal, string> = {
	...NAME_SENTENCES,
	'passkeys-not-here':
		'Passkeys need HTTPS, which this address does not have. Use your name and password.',
	'too-many-passkeys': `You have ${String(MOST)} passkeys. Remove one that you no longer use.`,
	'challenge-over': 'This took too long, or was used before. Try again.',
	'passkey-not-recognised':
		'This passkey opens no account here. Use another, or your name and password.',
	'passkey-not-taken': 'That did not work here. Try again, or use another device.',
	'passkey-known': 'This passkey is already set up here.'
};

export interface PasskeyRefused {
	readonly ok: false;
	readonly refusal: PasskeyRefusal;
	readonly sentence: string;
}

const refused = (refusal: PasskeyRefusal): PasskeyRefused => ({
	ok: false,
	refusal,
	sentence: SENTENCES[refusal]
});

export const notHere = (): PasskeyRefused => refused('passkeys-not-here');

const encoded = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[\w-]+$/, 'expected base64url'));
const common = {
	id: encoded,
	rawId: encoded,
	type: v.literal('public-key'),
	clientExtensionResults: v.object({})
};

/** What a device answers that was asked to make a passkey. */
export const madeSchema = v.object({
	...common,
	response: v.object({
		clientDataJSON: encoded,
		attestationObject: encoded,
		transports: v.exactOptional(
			v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))
		)
	})
});

/** What a device answers that was asked to sign. */
export const signedSchema = v.object({
	...common,
	response: v.object({
		clientDataJSON: encoded,
		authenticatorData: encoded,
		signature: encoded,
		userHandle: v.exactOptional(encoded)
	})
});

/** Asks a device of this person for a passkey. Refused: `too-many-passkeys`. */
export async function offerPasskey(
	database: Database,
	party: Party,
	{ id: userId, name }: Person,
	now: number
) {
	const known = await passkeysOf(database.read, userId);
	if (known.length >= MOST) return refused('too-many-passkeys');
	const { generateRegistrationOptions } = await webauthn();
	const options = await generateRegistrationOptions({
		rpName: 'Elysium',
		rpID: party.id,
		userName: name,
		userDisplayName: name,
		userID: new Uint8Array(Buffer.from(userId)),
		timeout: CHALLENGE_MS,
		attestationType: 'none',
		excludeCredentials: known.map(({ id }) => ({ id })),
		authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' }
	});
	const secret = await keepChallenge(database, options.challenge, userId, now);
	return { ok: true as const, options, secret };
}

/**
 * Adds the passkey that a device made for this person.
 * Refused: a name that may not be, `challenge-over`, `passkey-not-taken`, `passkey-known`.
 */
export async function addPasskey(
	database: Database,
	party: Party,
	userId: string,
	made: { secret: string; name: string; response: v.InferOutput<typeof madeSchema> },
	now: number
): Promise<{ ok: true } | PasskeyRefused> {
	const parsed = parseName(made.name);
	if (!parsed.ok) return refused(parsed.refusal);
	const challenge = await spendChallenge(database, made.secret, userId, now);
	if (challenge === null) return refused('challenge-over');
	const { verifyRegistrationResponse } = await webauthn();
	const verified = await verifyRegistrationResponse({
		response: made.response,
		expectedChallenge: challenge,
		expectedOrigin: party.origin,
		expectedRPID: party.id,
		requireUserVerification: false
	}).catch(() => null);
	if (!verified?.verified) return refused('passkey-not-taken');
	const { id, publicKey, counter } = verified.registrationInfo.credential;
	try {
		await database.write((tx) =>
			tx.insert(passkeys).values({
				id,
				userId,
				publicKey: Buffer.from(publicKey).toString('base64url'),
				counter,
				transports: JSON.stringify(made.response.response.transports ?? []),
				rpId: party.id,
				name: parsed.name,
				createdAt: now
			})
		);
	} catch (error) {
		if (isConstraintError(error)) return refused('passkey-known');
		throw error;
	}
	return { ok: true };
}

/** Asks whatever device answers to sign; which account it is for, its passkey says. */
export async function askForPasskey(database: Database, party: Party, now: number) {
	const { generateAuthenticationOptions } = await webauthn();
	const options = await generateAuthenticationOptions({
		rpID: party.id,
		timeout: CHALLENGE_MS,
		userVerification: 'preferred'
	});
	return { options, secret: await keepChallenge(database, options.challenge, null, now) };
}

/**
 * Whose passkey signed. Refused: `challenge-over`, and `passkey-not-recognised` for everything that does not fit: an
 * unknown passkey, another server, another person, a counter that went back.
 */
export async function signInByPasskey(
	database: Database,
	party: Party,
	{ secret, response }: { secret: string; response: v.InferOutput<typeof signedSchema> },
	now: number
): Promise<{ ok: true; userId: string } | PasskeyRefused> {
	const challenge = await spendChallenge(database, secret, null, now);
	if (challenge === null) return refused('challenge-over');
	const known = await database.read
		.select()
		.from(passkeys)
		.where(eq(passkeys.id, response.id))
		.get();
	const { userHandle } = response.response;
	const isOfAnother =
		known &&
		userHandle !== undefined &&
		Buffer.from(userHandle, 'base64url').toString() !== known.userId;
	if (!known || isOfAnother) return refused('passkey-not-recognised');
	const { verifyAuthenticationResponse } = await webauthn();
	const verified = await verifyAuthenticationResponse({
		response,
		expectedChallenge: challenge,
		expectedOrigin: party.origin,
		expectedRPID: party.id,
		requireUserVerification: false,
		credential: {
			id: known.id,
			publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
			counter: known.counter
		}
	}).catch(() => null);
	if (!verified?.verified) return refused('passkey-not-recognised');
	const counter = verified.authenticationInfo.newCounter;
	const isStill = and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter));
	const counted = await database.write((tx) =>
		tx.update(passkeys).set({ counter, lastUsedAt: now }).where(isStill).returning()
	);
	// Used somewhere else in the same moment, or just removed.
	return counted.length === 1
		? { ok: true, userId: known.userId }
		: refused('passkey-not-recognised');
}
