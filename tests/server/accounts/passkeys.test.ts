import { expect, it } from 'vitest';
import { welcomeGuest } from '../../../src/lib/server/accounts/accounts.ts';
import { CHALLENGE_MS } from '../../../src/lib/server/accounts/challenges.ts';
import {
	passkeysOf,
	removePasskey,
	renamePasskey
} from '../../../src/lib/server/accounts/own-passkeys.ts';
import {
	addPasskey,
	askForPasskey,
	offerPasskey,
	partyOf,
	signInByPasskey,
	type Party
} from '../../../src/lib/server/accounts/passkeys.ts';
import type { Person } from '../../../src/lib/server/accounts/sessions.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { challenges } from '../../../src/lib/server/db/schema/accounts.ts';
import { authenticator } from './authenticator.ts';
import { temporaryDatabase } from './support.ts';

const NOW = Date.UTC(2026, 0, 31);
const HERE: Party = { id: 'elysium.example', origin: 'https://elysium.example' };
const ELSEWHERE: Party = { id: 'evil.example', origin: 'https://evil.example' };

/** A person; how they come in otherwise is not what is tested here. */
async function person(database: Database, name: string): Promise<Person> {
	const made = await welcomeGuest(database, { name }, NOW);
	if (!made.ok) throw new Error(made.refusal);
	return { id: made.userId, name, guest: false };
}

type Device = ReturnType<typeof authenticator>;

async function offered(database: Database, who: Person) {
	const offer = await offerPasskey(database, HERE, who, NOW);
	if (!offer.ok) throw new Error(offer.refusal);
	return offer;
}

async function add(database: Database, who: Person, device: Device, at: Party = HERE) {
	const { options, secret } = await offered(database, who);
	const made = { secret, name: 'My phone', response: device.make(options, at) };
	return addPasskey(database, HERE, who.id, made, NOW);
}

async function mira() {
	const database = await temporaryDatabase();
	const who = await person(database, 'Mira');
	const device = authenticator();
	expect(await add(database, who, device)).toEqual({ ok: true });
	const ask = () => askForPasskey(database, HERE, NOW);
	const answer = (secret: string, response: ReturnType<Device['sign']>, now = NOW) =>
		signInByPasskey(database, HERE, { secret, response }, now);
	return { database, who, device, ask, answer };
}

const NOT_RECOGNISED = { ok: false, refusal: 'passkey-not-recognised' };
const OVER = { ok: false, refusal: 'challenge-over' };

it.each([
	['https://elysium.example/account', 'elysium.example'],
	['http://localhost:3000/', 'localhost'],
	['http://elysium.local:3000/', null],
	['http://192.168.7.5:3000/', null],
	['https://192.168.7.5/', null],
	['http://127.0.0.1:3000/', null],
	['https://[::1]/', null]
])('at %s they are for %j', (url, id) => {
	expect(partyOf(new URL(url))?.id ?? null).toBe(id);
});

it('signs in without a name, and remembers when', async () => {
	const { database, who, device, ask, answer } = await mira();
	const { options, secret } = await ask();
	expect(options).toMatchObject({ rpId: HERE.id, userVerification: 'preferred' });
	expect(options.allowCredentials ?? []).toEqual([]);
	const signed = await answer(secret, device.sign(options, HERE), NOW + 5);
	expect(signed).toEqual({ ok: true, userId: who.id });
	expect(await passkeysOf(database.read, who.id)).toMatchObject([
		{ name: 'My phone', rpId: HERE.id, since: NOW, lastUsed: NOW + 5 }
	]);
});

it('takes one answer to a challenge, from the browser that was asked, in time', async () => {
	const { database, device, ask, answer } = await mira();
	const { options, secret } = await ask();
	const response = device.sign(options, HERE);
	expect(await answer('of-another-browser', response)).toMatchObject(OVER);
	expect(await answer(secret, response)).toMatchObject({ ok: true });
	expect(await answer(secret, response), 'replayed').toMatchObject(OVER);
	const later = await ask();
	const late = device.sign(later.options, HERE);
	expect(await answer(later.secret, late, NOW + CHALLENGE_MS)).toMatchObject(OVER);
	const [first, second] = [await ask(), await ask()];
	const swapped = device.sign(second.options, HERE);
	expect(await answer(first.secret, swapped), 'another challenge').toMatchObject(NOT_RECOGNISED);
	expect(JSON.stringify(await database.read.select().from(challenges))).not.toContain(
		second.secret
	);
});

it('refuses what another page asked for', async () => {
	const { device, ask, answer } = await mira();
	for (const at of [
		ELSEWHERE,
		{ ...HERE, origin: ELSEWHERE.origin },
		{ ...ELSEWHERE, origin: HERE.origin }
	]) {
		const { options, secret } = await ask();
		expect(await answer(secret, device.sign(options, at))).toMatchObject(NOT_RECOGNISED);
	}
});

it('refuses a passkey nobody has, another key under its name, and another person’s', async () => {
	const { database, who, device, ask, answer } = await mira();
	const stranger = authenticator();
	const first = await ask();
	const unknown = stranger.sign(first.options, HERE);
	expect(await answer(first.secret, unknown)).toMatchObject(NOT_RECOGNISED);
	const second = await ask();
	const forged = stranger.sign(second.options, HERE, { as: who.id });
	const { id, rawId } = device.sign(second.options, HERE);
	expect(await answer(second.secret, { ...forged, id, rawId })).toMatchObject(NOT_RECOGNISED);
	const vlad = await person(database, 'Vlad');
	const third = await ask();
	const asVlad = device.sign(third.options, HERE, { as: vlad.id });
	expect(await answer(third.secret, asVlad)).toMatchObject(NOT_RECOGNISED);
});

it('refuses a copy, whose counter goes back', async () => {
	const { device, ask, answer } = await mira();
	const first = await ask();
	expect(await answer(first.secret, device.sign(first.options, HERE, { at: 7 }))).toMatchObject({
		ok: true
	});
	const second = await ask();
	const copied = device.sign(second.options, HERE, { at: 7 });
	expect(await answer(second.secret, copied)).toMatchObject(NOT_RECOGNISED);
});

it('is added only by whom it was offered to, made on this page, and once', async () => {
	const { database, who, device, ask } = await mira();
	const vlad = await person(database, 'Vlad');
	const fresh = authenticator();
	const { options, secret } = await offered(database, who);
	const made = { secret, name: 'My key', response: fresh.make(options, HERE) };
	expect(await addPasskey(database, HERE, vlad.id, made, NOW)).toMatchObject(OVER);
	expect(await addPasskey(database, HERE, who.id, made, NOW), 'it is spent').toMatchObject(OVER);
	expect(await add(database, who, fresh, ELSEWHERE)).toMatchObject({
		refusal: 'passkey-not-taken'
	});
	expect(await add(database, vlad, device), 'Mira’s').toMatchObject({ refusal: 'passkey-known' });
	const signing = await ask();
	const crossed = { ...made, secret: signing.secret };
	expect(await addPasskey(database, HERE, who.id, crossed, NOW)).toMatchObject(OVER);
	expect(await passkeysOf(database.read, vlad.id)).toEqual([]);
	expect(await passkeysOf(database.read, who.id)).toHaveLength(1);
});

it('has a name, and opens nothing any more once it is removed; by its own person alone', async () => {
	const { database, who, device, ask, answer } = await mira();
	const vlad = await person(database, 'Vlad');
	const [{ id = '' } = {}] = await passkeysOf(database.read, who.id);
	await renamePasskey(database, vlad.id, { id, name: 'Vlad’s now' });
	await removePasskey(database, vlad.id, id);
	expect(await renamePasskey(database, who.id, { id, name: '' })).toMatchObject({
		refusal: 'name-missing'
	});
	expect(await renamePasskey(database, who.id, { id, name: 'Old phone' })).toEqual({ ok: true });
	expect(await passkeysOf(database.read, who.id)).toMatchObject([{ name: 'Old phone' }]);
	await removePasskey(database, who.id, id);
	const { options, secret } = await ask();
	expect(await answer(secret, device.sign(options, HERE))).toMatchObject(NOT_RECOGNISED);
});
