import { verify } from '@node-rs/argon2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
	becomeAccount,
	changePassword,
	newRecoveryCodes,
	recover,
	signIn,
	signUp,
	welcomeGuest
} from '../../../src/lib/server/accounts/accounts.ts';
import { closeOthers, closePlace, placesOf } from '../../../src/lib/server/accounts/places.ts';
import { recoveryCodesLeft } from '../../../src/lib/server/accounts/recovery.ts';
import { Sessions } from '../../../src/lib/server/accounts/sessions.ts';
import { newSignIns, noteSignIns } from '../../../src/lib/server/accounts/sign-ins.ts';
import {
	recoveryCodes,
	sessions,
	signIns,
	users
} from '../../../src/lib/server/db/schema/accounts.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { temporaryDatabase } from './support.ts';

// Watched, not replaced: how often it runs is what an onlooker with a watch would learn.
vi.mock('@node-rs/argon2', { spy: true });

const NOW = Date.UTC(2026, 0, 31);
const GOOD = 'seven lamps over lisbon';
const OTHER = 'eight ravens above porto';

async function account(database: Database, name = 'Mira', password = GOOD) {
	const made = await signUp(database, { name, password }, NOW);
	if (!made.ok) throw new Error(made.refusal);
	return made;
}

describe('signing up', () => {
	it('makes an account with ten recovery codes', async () => {
		const database = await temporaryDatabase();
		const { codes, userId } = await account(database);
		expect(new Set(codes).size).toBe(10);
		for (const code of codes)
			expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
		expect(await recoveryCodesLeft(database.read, userId)).toBe(10);
	});

	it.each([
		['', GOOD, 'name-missing'],
		['M', GOOD, 'name-too-short'],
		['M'.repeat(41), GOOD, 'name-too-long'],
		['\u200b\u200b', GOOD, 'name-unreadable'],
		['Mira', '', 'password-missing'],
		['Mira', 'short one', 'password-too-short'],
		['Mira', 'x1'.repeat(129), 'password-too-long'],
		['Mira', 'Password123', 'password-common'],
		['Mira', 'qwertyuiop', 'password-common'],
		['Mira', 'aaaaaaaaaaaa', 'password-common'],
		['Mira', 'abcabcabcabc', 'password-common'],
		['Mira', 'elizabeth1990', 'password-common'],
		['Countess Mira', 'countess  mira', 'password-is-name']
	])('refuses %j with %j: %s', async (name, password, refusal) => {
		const database = await temporaryDatabase();
		expect(await signUp(database, { name, password }, NOW)).toMatchObject({ ok: false, refusal });
		expect(await database.read.$count(users)).toBe(0);
	});

	it.each(['mira', 'MIRA', ' Mira\u00a0', 'Ｍｉｒａ', 'Mi\u200bra'])(
		'refuses %j beside Mira: the name is taken',
		async (name) => {
			const database = await temporaryDatabase();
			await account(database);
			expect(await signUp(database, { name, password: OTHER }, NOW)).toMatchObject({
				refusal: 'name-taken'
			});
		}
	);

	it('lets only one of two who ask for a name at once have it', async () => {
		const database = await temporaryDatabase();
		const both = await Promise.all([
			signUp(database, { name: 'Mira', password: GOOD }, NOW),
			signUp(database, { name: 'mira', password: OTHER }, NOW)
		]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	});

	it('keeps neither password nor code, only argon2id and digests', async () => {
		const database = await temporaryDatabase();
		const { codes } = await account(database);
		const [row] = await database.read.select().from(users).all();
		expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		const stored = JSON.stringify(await database.read.select().from(recoveryCodes).all());
		for (const code of codes) {
			expect(stored).not.toContain(code);
			expect(stored).not.toContain(code.replaceAll('-', ''));
		}
	});
});

describe('signing in', () => {
	it.each(['Mira', 'mIRA', ' mira '])('knows %j with the password', async (name) => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		expect(await signIn(database, { name, password: GOOD })).toEqual({ ok: true, userId });
	});

	it('answers an unknown name and a wrong password with the very same words', async () => {
		const database = await temporaryDatabase();
		await account(database);
		const wrong = await signIn(database, { name: 'Mira', password: OTHER });
		expect(wrong).toMatchObject({ refusal: 'not-recognised' });
		expect(await signIn(database, { name: 'Nobody', password: OTHER })).toEqual(wrong);
	});

	it('spends the work of one hash on an unknown name and on a guest too', async () => {
		const database = await temporaryDatabase();
		await account(database);
		await welcomeGuest(database, { name: 'Passing by' }, NOW);
		await signIn(database, { name: 'Nobody', password: OTHER });
		for (const name of ['Mira', 'Nobody', 'Passing by']) {
			vi.mocked(verify).mockClear();
			await signIn(database, { name, password: OTHER });
			expect(verify, name).toHaveBeenCalledTimes(1);
			expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		}
	});

	it('never signs a guest in, whatever the password', async () => {
		const database = await temporaryDatabase();
		await welcomeGuest(database, { name: 'Vlad' }, NOW);
		for (const password of ['', 'nobody has this password'])
			expect(await signIn(database, { name: 'Vlad', password })).toMatchObject({ ok: false });
	});
});

describe('sessions', () => {
	it('are kept only as hashes, and the hash does not sign in', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const session = await all.open(userId);
		const [row] = await database.read.select().from(sessions).all();
		expect(row?.idHash).not.toBe(session.id);
		expect(JSON.stringify(row)).not.toContain(session.id);
		expect((await all.resume(session.id))?.person).toEqual({
			id: userId,
			name: 'Mira',
			guest: false
		});
		expect(await all.resume(row?.idHash ?? '')).toBeNull();
	});

	it('end one by one, or everywhere but here', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const { userId: other } = await account(database, 'Vlad');
		const all = new Sessions(database);
		const phone = await all.open(userId, 'Chrome on Android');
		const desk = await all.open(userId, 'Firefox on Linux');
		const third = await all.open(userId);
		const foreign = await all.open(other);
		const [here, ...others] = await placesOf(database.read, userId, desk.id);
		expect(here).toMatchObject({ device: 'Firefox on Linux', here: true });
		expect(others.map(({ device }) => device)).toEqual(
			expect.arrayContaining(['Chrome on Android', null])
		);
		const place = others.find(({ device }) => device === 'Chrome on Android')?.id ?? '';
		expect(await closePlace(database, other, foreign.id, place), 'of somebody else').toBe(false);
		expect(await closePlace(database, userId, phone.id, place), 'this one').toBe(false);
		expect(await closePlace(database, userId, desk.id, place)).toBe(true);
		expect(await all.resume(phone.id)).toBeNull();
		await closeOthers(database, userId, desk.id);
		expect(await all.resume(third.id)).toBeNull();
		expect(await all.resume(desk.id)).not.toBeNull();
		expect(await all.resume(foreign.id)).not.toBeNull();
	});

	it('get another secret, and stay the same place', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const { id } = await all.open(userId, 'Safari on iPhone');
		const [before] = await placesOf(database.read, userId, id);
		const renewed = await all.renew(id);
		expect(await all.resume(id), 'the old secret').toBeNull();
		const [after] = await placesOf(database.read, userId, renewed?.id ?? '');
		expect(after).toEqual({ ...before, id: after?.id });
		expect(await all.renew(id)).toBeNull();
	});

	it('tell the others of a new one, once', async () => {
		vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const { id: desk } = await all.open(userId, null, false);
		vi.setSystemTime(NOW + 1000);
		const { id: phone } = await all.open(userId, 'Chrome on Android');
		expect(await newSignIns(database.read, phone), 'to whoever is new').toEqual([]);
		expect((await all.resume(desk))?.hasNews).toBe(true);
		const news = await newSignIns(database.read, desk);
		expect(news).toMatchObject([{ device: 'Chrome on Android', since: NOW + 1000 }]);
		vi.setSystemTime(NOW + 2000);
		await all.open(userId, 'Safari on iPad');
		await noteSignIns(database, desk, NOW + 1000);
		expect(await newSignIns(database.read, desk), 'what came after it was read').toHaveLength(1);
		await noteSignIns(database, desk, NOW + 9000);
		expect((await all.resume(desk))?.hasNews).toBe(false);
		expect((await all.resume(phone))?.hasNews, 'each place by itself').toBe(true);
	});

	it('tell of a new one also when it is over, and when whoever it was ended all others', async () => {
		vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const { id: desk } = await all.open(userId, null, false);
		const signInAt = (seconds: number, device: string) => {
			vi.setSystemTime(NOW + seconds * 1000);
			return all.open(userId, device);
		};
		const { id: strange } = await signInAt(1, 'Edge on Windows');
		await all.close(strange);
		const gone = { device: 'Edge on Windows', since: NOW + 1000, place: null };
		expect((await all.resume(desk))?.hasNews).toBe(true);
		expect(await newSignIns(database.read, desk)).toEqual([gone]);

		const { id: again } = await signInAt(2, 'Edge on Windows');
		await noteSignIns(database, again, NOW + 9000);
		await closeOthers(database, userId, again);
		expect(await all.resume(desk)).toBeNull();
		await noteSignIns(database, again, NOW + 9000);
		const { id: owner } = await signInAt(3, 'Firefox on Linux');
		const last = await newSignIns(database.read, owner);
		expect(last, 'the last one, though it vouched for the first').toMatchObject([
			{ device: 'Edge on Windows', since: NOW + 2000 }
		]);
		await closePlace(database, userId, owner, last[0]?.place ?? '');
		expect((await all.resume(owner))?.hasNews, 'whoever ends it knows of it').toBe(false);

		await signInAt(4, 'Safari on iPad');
		await noteSignIns(database, owner, NOW + 9000);
		const { id: next } = await signInAt(5, 'Chrome on Android');
		expect(await newSignIns(database.read, next)).toMatchObject([
			{ device: 'Safari on iPad' },
			{ device: 'Firefox on Linux' }
		]);
		await noteSignIns(database, next, NOW + 9000);
		const { id: later } = await signInAt(6, 'Chrome on Android');
		expect(
			await newSignIns(database.read, later),
			'what was known at the one before'
		).toMatchObject([{ device: 'Chrome on Android' }]);
	});

	it('are remembered for thirty days, and twenty of each person', async () => {
		vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const { id: here } = await all.open(userId, null, false);
		for (let second = 0; second < 25; second += 1) {
			vi.setSystemTime(NOW + second * 1000);
			await all.open(userId);
		}
		const kept = async () => (await database.read.select().from(signIns).all()).map(({ at }) => at);
		expect(await kept()).toHaveLength(20);
		expect(Math.min(...(await kept()))).toBe(NOW + 5000);
		vi.setSystemTime(NOW + 30 * 86_400_000 + 23_000);
		const shown = await newSignIns(database.read, here);
		expect(
			shown.map(({ since }) => since),
			'while the program runs on'
		).toEqual([NOW + 24_000]);
		await all.sweep();
		expect(await kept()).toEqual([NOW + 24_000]);
	});

	it('note their use every ten minutes at most', async () => {
		vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const { id } = await all.open(userId);
		const lastUsed = async () => (await placesOf(database.read, userId, id))[0]?.lastUsed;
		const useAfter = async (minutes: number) => {
			vi.setSystemTime(NOW + minutes * 60_000);
			await all.resume(id);
			// What was asked for is written before anything else is.
			await database.write(() => Promise.resolve());
		};
		await useAfter(9);
		expect(await lastUsed()).toBe(NOW);
		await useAfter(10);
		expect(await lastUsed()).toBe(NOW + 600_000);
	});

	it('end 180 days after their sign-in, whatever their use', async () => {
		vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		let { id } = await all.open(userId);
		const DAY = 86_400_000;
		const end = NOW + 180 * DAY;
		for (let day = 20; day < 180; day += 20) {
			vi.setSystemTime(NOW + day * DAY);
			const resumed = await all.resume(id);
			expect(resumed?.session.expiresAt.getTime(), `day ${String(day)}`).toBeLessThanOrEqual(end);
			id = (await all.renew(id))?.id ?? '';
		}
		vi.setSystemTime(end - 1000);
		expect((await all.resume(id))?.session.fresh, 'nothing left to prolong').toBe(false);
		vi.setSystemTime(end + 1);
		expect(await all.standing([id])).toEqual(new Map());
		expect(await all.resume(id)).toBeNull();
	});

	it('run out', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const session = await all.open(userId);
		await database.write((tx) => tx.update(sessions).set({ expiresAt: Date.now() - 1 }));
		expect(await all.standing([session.id])).toEqual(new Map());
		expect(await all.resume(session.id)).toBeNull();
	});

	it('are prolonged by a request, and not by an answer that lasts', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const { id } = await all.open(userId);
		const soon = Date.now() + 60_000;
		await database.write((tx) => tx.update(sessions).set({ expiresAt: soon }));
		const ends = async () => (await database.read.select().from(sessions).get())?.expiresAt;
		const mira = { id: userId, name: 'Mira', guest: false };
		expect(await all.standing([id, 'nobody'])).toEqual(new Map([[id, mira]]));
		expect(await ends()).toBe(soon);
		expect((await all.resume(id))?.session.fresh).toBe(true);
		expect(await ends()).toBeGreaterThan(soon);
	});
});

describe('changing the password', () => {
	it('asks the old one', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const person = { id: userId, name: 'Mira', guest: false };
		expect(await changePassword(database, person, { old: OTHER, password: OTHER })).toMatchObject({
			refusal: 'old-password-wrong'
		});
	});

	it('ends the sessions and makes the old password useless', async () => {
		const database = await temporaryDatabase();
		const { userId } = await account(database);
		const all = new Sessions(database);
		const session = await all.open(userId);
		const person = { id: userId, name: 'Mira', guest: false };
		expect(await changePassword(database, person, { old: GOOD, password: OTHER })).toMatchObject({
			ok: true
		});
		expect(await all.resume(session.id)).toBeNull();
		expect(await signIn(database, { name: 'Mira', password: GOOD })).toMatchObject({ ok: false });
		expect(await signIn(database, { name: 'Mira', password: OTHER })).toMatchObject({ ok: true });
	});

	it('makes the recovery codes void, and ten new ones', async () => {
		const database = await temporaryDatabase();
		const { userId, codes } = await account(database);
		const person = { id: userId, name: 'Mira', guest: false };
		const changed = await changePassword(database, person, { old: GOOD, password: OTHER });
		expect(changed.ok && new Set([...changed.codes, ...codes]).size).toBe(20);
		const by = (code: string | undefined) =>
			recover(database, { name: 'Mira', code, password: GOOD }, NOW);
		expect(await by(codes[0])).toMatchObject({ refusal: 'code-not-recognised' });
		expect(await by(changed.ok ? changed.codes[0] : '')).toMatchObject({ ok: true });
	});
});

describe('recovery codes', () => {
	it('set a new password once, and end all sessions', async () => {
		const database = await temporaryDatabase();
		const { userId, codes } = await account(database);
		const all = new Sessions(database);
		const session = await all.open(userId);
		const code = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
		const recovered = await recover(database, { name: 'mira', code, password: OTHER }, NOW);
		expect(recovered).toMatchObject({ ok: true, userId });
		expect(await all.resume(session.id)).toBeNull();
		expect(await signIn(database, { name: 'Mira', password: OTHER })).toMatchObject({ ok: true });
		// With a new password all codes from before end, used or not.
		for (const old of codes.slice(0, 2))
			expect(
				await recover(database, { name: 'mira', code: old, password: GOOD }, NOW)
			).toMatchObject({ refusal: 'code-not-recognised' });
		expect(await recoveryCodesLeft(database.read, userId)).toBe(10);
		expect(recovered.ok && recovered.codes).toHaveLength(10);
	});

	it('belong to one person', async () => {
		const database = await temporaryDatabase();
		const { codes } = await account(database);
		await account(database, 'Vlad');
		for (const name of ['Vlad', 'Nobody'])
			expect(await recover(database, { name, code: codes[0], password: OTHER }, NOW)).toMatchObject(
				{
					refusal: 'code-not-recognised'
				}
			);
	});

	it('are not spent on a password that is refused', async () => {
		const database = await temporaryDatabase();
		const { userId, codes } = await account(database);
		expect(
			await recover(database, { name: 'Mira', code: codes[0], password: 'short' }, NOW)
		).toMatchObject({ refusal: 'password-too-short' });
		expect(await recoveryCodesLeft(database.read, userId)).toBe(10);
	});

	it('can be replaced with the password; then the old ones are void', async () => {
		const database = await temporaryDatabase();
		const { userId, codes } = await account(database);
		expect(await newRecoveryCodes(database, userId, OTHER)).toMatchObject({ ok: false });
		expect(await newRecoveryCodes(database, userId, GOOD)).toMatchObject({ ok: true });
		expect(
			await recover(database, { name: 'Mira', code: codes[0], password: OTHER }, NOW)
		).toMatchObject({ ok: false });
	});
});

describe('guests', () => {
	it('may share a name, and become accounts without becoming someone else', async () => {
		const database = await temporaryDatabase();
		const first = await welcomeGuest(database, { name: 'Vlad' }, NOW);
		const second = await welcomeGuest(database, { name: 'Vlad' }, NOW);
		if (!first.ok || !second.ok) throw new Error('a guest was refused');
		const all = new Sessions(database);
		const session = await all.open(first.userId);
		const become = { name: 'Vlad', password: GOOD };
		expect(await becomeAccount(database, first.userId, become)).toMatchObject({
			ok: true,
			userId: first.userId
		});
		expect((await all.resume(session.id))?.person).toEqual({
			id: first.userId,
			name: 'Vlad',
			guest: false
		});
		expect(await becomeAccount(database, second.userId, become)).toMatchObject({
			refusal: 'name-taken'
		});
		expect(
			await becomeAccount(database, first.userId, { name: 'Vladimir', password: OTHER })
		).toMatchObject({ refusal: 'already-an-account' });
	});
});
