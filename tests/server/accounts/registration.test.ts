import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { signUp, welcomeGuest } from '../../../src/lib/server/accounts/accounts.ts';
import type { Registration } from '../../../src/lib/server/accounts/registrations.ts';
import { startApplication, type Application } from '../../../src/lib/server/application.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../../src/lib/server/db/schema/groups.ts';
import { invite } from '../../../src/lib/server/tables/invitations.ts';
import * as account from '../../../src/routes/account/+page.server.ts';
import * as joining from '../../../src/routes/join/[token]/+page.server.ts';
import * as signingIn from '../../../src/routes/sign-in/+page.server.ts';
import * as signingUp from '../../../src/routes/sign-up/+page.server.ts';

/* Who may come in, as the keeper of the server chose: the pages and what they send. */

let folder: string | undefined;
let application: Application;
let token: string;
afterEach(async () => {
	await application.close();
	if (folder) rmSync(folder, { recursive: true });
});

/** A house with a group, and an invitation for one. */
async function house(registration: Registration): Promise<void> {
	folder = mkdtempSync(join(tmpdir(), 'elysium-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	application = await startApplication({ databaseUrl, registration });
	const { database } = application;
	await database.write(async (tx) => {
		await tx.insert(groups).values({ id: 'group', name: 'The table', createdAt: 0 });
		await tx.insert(users).values({ id: 'keeper', name: 'Keeper', createdAt: 0 });
		await tx
			.insert(members)
			.values({ groupId: 'group', userId: 'keeper', role: 'keeper', joinedAt: 0 });
	});
	const wish = { groupId: 'group', invitedBy: 'keeper', role: 'player', lifetime: 'week' } as const;
	const invited = await invite(database, { ...wish, seat: null, maxUses: 1 }, Date.now());
	if (!invited.ok) throw new Error('nobody could be invited');
	({ token } = invited);
}

/** A request to a page, with a form or without. */
function event(
	where: string,
	{ form, user = null }: { form?: Record<string, string>; user?: unknown } = {}
): never {
	const url = new URL(where, 'http://localhost');
	const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
	return {
		url,
		request: new Request(url, body),
		params: { token },
		locals: { user, sessionId: null },
		cookies: { set: () => undefined, delete: () => undefined },
		setHeaders: () => undefined,
		getClientAddress: () => '127.0.0.1'
	} as never;
}

/** What a form of a page does. */
async function sent(
	action: ((event: never) => unknown) | undefined,
	event: never
): Promise<unknown> {
	if (!action) throw new Error('there is no such action');
	return action(event);
}

const FORM = { name: 'Mira', password: 'a long night in Aragon' };
const signUpAt = (where = '/sign-up') =>
	sent(signingUp.actions.default, event(where, { form: FORM }));
const comesAsGuest = () =>
	sent(joining.actions.guest, event(`/join/${token}`, { form: { name: 'Mira' } }));
const people = async () => (await application.database.read.$count(users)) - 1;
const inGroup = async () => (await application.database.read.$count(members)) - 1;

it('open: anybody makes an account, and nobody is told of anything', async () => {
	await house('open');
	expect(await signingUp.load(event('/sign-up'))).toMatchObject({ closed: null });
	expect(await signUpAt()).toMatchObject({ name: 'Mira', codes: expect.any(Array) as string[] });
	expect(await people()).toBe(1);
});

it('invitation: an account needs one, and uses it up at once', async () => {
	await house('invitation');
	const asked = { closed: expect.stringMatching(/needs an invitation/) as string };
	expect(await signingUp.load(event('/sign-up'))).toMatchObject(asked);
	expect(await signingIn.load(event('/sign-in'))).toMatchObject({ closed: true });
	for (const where of ['/sign-up', '/sign-up?next=/groups', '/sign-up?next=/join/guessed'])
		expect(await signUpAt(where)).toMatchObject({ status: 403 });
	expect(await people()).toBe(0);

	const invited = `/sign-up?next=${encodeURIComponent(`/join/${token}`)}`;
	expect(await signingUp.load(event(invited))).toMatchObject({ closed: null });
	expect(await signUpAt(invited)).toMatchObject({ name: 'Mira', next: '/groups/group' });
	expect([await people(), await inGroup()]).toEqual([1, 1]);
	const again = await sent(
		signingUp.actions.default,
		event(invited, { form: { ...FORM, name: 'Vlad' } })
	);
	expect(again).toMatchObject({
		status: 403,
		data: { problem: { sentence: expect.stringMatching(/used up/) as string } }
	});
	expect(await people()).toBe(1);
});

it('invitation: a guest comes in by one, and may become an account', async () => {
	await house('invitation');
	await expect(comesAsGuest()).rejects.toMatchObject({ status: 303, location: '/groups/group' });
	const guest = await application.database.read.select().from(users).where(eq(users.name, 'Mira'));
	const user = { id: guest[0]?.id, name: 'Mira', guest: true };
	const became = await sent(account.actions.become, event('/account', { form: FORM, user }));
	expect(became).toMatchObject({ codes: expect.any(Array) as string[] });
});

it('closed: nobody new is let in, and the pages say so', async () => {
	await house('closed');
	const { database } = application;
	const closed = { closed: expect.stringMatching(/takes no new accounts/) as string };
	const invited = `/sign-up?next=${encodeURIComponent(`/join/${token}`)}`;
	expect(await signingUp.load(event(invited))).toMatchObject(closed);
	expect(await signingIn.load(event('/sign-in'))).toMatchObject({ closed: true });
	expect(await signUpAt(invited)).toMatchObject({ status: 403 });
	expect(await joining.load(event(`/join/${token}`))).toMatchObject({
		closed: expect.stringMatching(/is closed to new people\. Sign in/) as string
	});
	expect(await comesAsGuest()).toMatchObject({ status: 403 });
	expect([await people(), await inGroup()]).toEqual([0, 0]);

	// Who is there already joins as ever; a guest among them stays one.
	const guest = await welcomeGuest(database, { name: 'Cleo' }, 0);
	const user = { id: guest.ok ? guest.userId : '', name: 'Cleo', guest: true };
	expect(await account.load(event('/account', { user }))).toMatchObject({
		staysGuest: expect.stringMatching(/stay a guest/) as string
	});
	expect(await sent(account.actions.become, event('/account', { form: FORM, user }))).toMatchObject(
		{
			status: 403
		}
	);
	const made = await signUp(database, { ...FORM, name: 'Ben' }, 0);
	const ben = { id: made.ok ? made.userId : '', name: 'Ben', guest: false };
	await expect(
		sent(joining.actions.join, event(`/join/${token}`, { form: {}, user: ben }))
	).rejects.toMatchObject({ status: 303, location: '/groups/group' });
	expect(await inGroup()).toBe(1);
});
