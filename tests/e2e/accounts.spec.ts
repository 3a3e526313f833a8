import type { Browser, Page } from '@playwright/test';
import { makeLink } from './support/invitation.ts';
import { PORT } from './support/place.ts';
import { settle } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

const PASSWORD = 'seven lamps over lisbon';
const OTHER = 'eight ravens above porto';

let people = 0;
/** A name nobody else in this run has. */
const someone = (name: string): string =>
	`${name} ${process.pid.toString(36)}${Date.now().toString(36)}${String(people++)}`;

async function signUp(page: Page, name: string, house = ''): Promise<string[]> {
	await page.goto(`${house}/sign-up`);
	await page.getByLabel('Name', { exact: true }).fill(name);
	await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Create the account' }).click();
	await expect(page.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
	return page.locator('ol code').allTextContents();
}

async function keepCodes(page: Page): Promise<void> {
	await page.getByLabel('I have put them somewhere safe').check();
	await page.getByRole('button', { name: 'Continue' }).click();
}

async function foundGroup(page: Page, group: string): Promise<void> {
	await expect(page.getByRole('heading', { name: 'Create your first group' })).toBeVisible();
	await page.getByLabel('Name of the group').fill(group);
	await page.getByRole('button', { name: 'Create group' }).click();
	await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
}

const otherPhone = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
	(
		await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled })
	).newPage();

test('a table comes together: account, group, a guest by link, who becomes an account', async ({
	page,
	browser
}) => {
	const [mira, vlad] = [someone('Mira'), someone('Vlad')];
	const codes = await signUp(page, mira);
	expect(new Set(codes).size).toBe(10);
	await keepCodes(page);
	await foundGroup(page, 'Thursdays at Mira’s');
	await expect(page.getByRole('link', { name: 'Start a chronicle' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Learn by playing' }).first()).toBeVisible();
	const link = await makeLink(page);

	const phone = await otherPhone(browser);
	await phone.goto(link);
	await expect(phone.getByText(`${mira} invites you as a player`)).toBeVisible();
	await phone.getByLabel('Your name').fill(vlad);
	await phone.getByRole('button', { name: 'Join as a guest' }).click();
	// The invitation has the same title; only who is in sees the members.
	await expect(phone.getByRole('heading', { name: 'Members' })).toBeVisible();

	await phone.goto('/sign-out');
	await expect(phone.getByText('A guest cannot come back')).toBeVisible();
	await phone.getByRole('link', { name: 'Create an account' }).click();
	await phone.getByRole('textbox', { name: 'Password' }).fill(OTHER);
	await phone.getByRole('button', { name: 'Create an account' }).click();
	await expect(phone.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
	await phone.goto('/sign-out');
	await phone.getByRole('button', { name: 'Sign out here' }).click();
	await expect(phone).toHaveURL('/');

	await phone.goto('/groups');
	await expect(phone).toHaveURL(/\/sign-in\?next=%2Fgroups$/);
	await phone.getByLabel('Name', { exact: true }).fill(vlad.toUpperCase());
	await phone.getByRole('textbox', { name: 'Password' }).fill(OTHER);
	await phone.getByRole('button', { name: 'Sign in' }).click();
	await expect(phone.getByRole('link', { name: 'Thursdays at Mira’s' })).toBeVisible();

	await page.reload();
	await expect(page.getByRole('list', { name: 'Members' })).toContainText(vlad);
	await page.getByText(`Change ${vlad}`).click();
	await page.getByRole('button', { name: /^Make .+ keeper$/ }).click();
	await expect(page.getByText('The group has a new keeper.')).toBeVisible();
	await expect(page.getByText('Invite someone…')).toBeHidden();
	await phone.reload();
	await expect(phone.getByText('keeper')).toBeVisible();
});

test('everything a guest needs works without JavaScript, and nothing typed is lost', async ({
	page,
	browser
}) => {
	const { group } = await settle(page, { group: 'The plain table' });
	await page.goto(`/groups/${group.id}`);
	await waitForHydration(page);
	const link = await makeLink(page);

	const plain = await otherPhone(browser, false);
	await plain.goto(link);
	await plain.getByLabel('Your name').evaluate((field) => field.removeAttribute('required'));
	await plain.getByLabel('Your name').fill('V');
	await plain.getByRole('button', { name: 'Join as a guest' }).click();
	await expect(plain.getByText('at least 2 characters')).toBeVisible();
	await expect(plain.getByLabel('Your name')).toHaveValue('V');
	await plain.getByLabel('Your name').fill('Vlad');
	await plain.getByRole('button', { name: 'Join as a guest' }).click();
	await expect(plain.getByRole('heading', { level: 1, name: 'The plain table' })).toBeVisible();

	const name = someone('Vlad');
	await plain.goto('/account');
	await plain.getByLabel('Name', { exact: true }).fill(name);
	await plain.getByLabel('Password', { exact: true }).fill('password123');
	await plain.getByRole('button', { name: 'Create an account' }).click();
	await expect(plain.getByText('Many people use this password')).toBeVisible();
	await expect(plain.getByLabel('Name', { exact: true })).toHaveValue(name);
	await plain.getByLabel('Password', { exact: true }).fill(OTHER);
	await plain.getByRole('button', { name: 'Create an account' }).click();
	await expect(plain.locator('ol code')).toHaveCount(10);
});

test('a forgotten password is replaced with a code, on plain http as on a phone', async ({
	page,
	lanURL
}) => {
	const name = someone('Ada');
	await page.goto(`${lanURL}/sign-up`);
	await waitForHydration(page);
	expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
	await page.getByLabel('Name', { exact: true }).fill(name);
	await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Show the password' }).click();
	await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
	await page.getByRole('button', { name: 'Create the account' }).click();
	await expect(page.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
	const [code] = await page.locator('ol code').allTextContents();
	await page.getByRole('button', { name: 'Copy' }).click();
	await expect(page.getByText(/Copied\.|copy it yourself/)).toBeVisible();
	await keepCodes(page);
	await foundGroup(page, 'On the phone');
	await makeLink(page);
	await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

	await page.goto(`${lanURL}/sign-out`);
	await page.getByRole('button', { name: 'Sign out here' }).click();
	await page.goto(`${lanURL}/recover`);
	await waitForHydration(page);
	await page.getByLabel('Name', { exact: true }).fill(name);
	await page.getByLabel('Recovery code').fill((code ?? '').toLowerCase());
	await page.getByRole('textbox', { name: 'New password' }).fill(OTHER);
	await page.getByRole('button', { name: 'Set the new password' }).click();
	await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
	const fresh = await page.locator('ol code').allTextContents();
	expect(fresh).toHaveLength(10);
	expect(fresh, 'the old codes ended').not.toContain(code);
	await keepCodes(page);
	await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
	await expect(page.getByText('10 of 10 are left')).toBeVisible();
	await expect(page.getByText('Passkeys need HTTPS')).toBeVisible();
});

test('a passkey signs in without a name; other places hear of it and can sign it out', async ({
	page,
	browser
}) => {
	const house = `http://localhost:${String(PORT)}`;
	const device = await page.context().newCDPSession(page);
	await device.send('WebAuthn.enable');
	await device.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true
		}
	});
	const name = someone('Mira');
	await signUp(page, name, house);
	await page.goto(`${house}/account`);
	await waitForHydration(page);
	const guess = { data: { password: OTHER }, headers: { origin: house } };
	expect((await page.request.post(`${house}/api/passkeys/offer`, guess)).status()).toBe(400);
	await page.getByText('Add a passkey…').click();
	await page.getByLabel('Your password, to prove it is you').first().fill(PASSWORD);
	await page.getByLabel('What to call it').fill('My phone');
	const secret = async () =>
		(await page.context().cookies()).find(({ name: cookie }) => cookie === 'session')?.value;
	const before = await secret();
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await expect(page.getByText('Your passkey is ready.')).toBeVisible();
	// Whoever can do more has another secret, and what somebody saw of the old one opens nothing.
	expect(await secret()).not.toBe(before);
	const old = { cookie: `session=${before ?? ''}` };
	expect((await fetch(`${house}/account`, { headers: old, redirect: 'manual' })).status).toBe(303);
	await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('My phone');
	await expectUsable(page);

	const desk = await otherPhone(browser);
	await desk.goto(`${house}/sign-in`);
	await desk.getByLabel('Name', { exact: true }).fill(name);
	await desk.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
	await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(desk).toHaveURL(/\/groups$/);

	// The table has no room for it: there it passes by, and stands on the page after it.
	await page.goto(`${house}/heritage/play`);
	await waitForHydration(page);
	await page.getByRole('button', { name: '3 players' }).click();
	await page.waitForURL(/\/play\/\w+$/);
	await expect(page.getByText('New sign-in to your account: Chrome on')).toBeVisible();
	await expect(page.getByRole('button', { name: 'It was me' })).toHaveCount(0);

	await page.goto(`${house}/heritage/codex`);
	await waitForHydration(page);
	await expect(page.getByText('New sign-in to your account')).toBeVisible();
	await expectUsable(page);
	await page.getByRole('button', { name: 'It was me' }).click();
	await expect(page.getByText('New sign-in to your account')).toBeHidden();
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByText('New sign-in to your account')).toBeHidden();

	await page.goto(`${house}/sign-out`);
	await page.getByRole('button', { name: 'Sign out here' }).click();
	await page.goto(`${house}/sign-in?next=/account`);
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await expect(page).toHaveURL(/\/account$/);
	await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('last used');

	await desk.goto(`${house}/heritage/codex`);
	await desk.getByRole('button', { name: 'Sign it out' }).click();
	await expect(desk.getByText('That device is signed out.')).toBeVisible();
	await expect(desk.getByRole('list', { name: 'Where you are signed in' })).toContainText(
		'this device'
	);
	await page.goto(`${house}/account`);
	await expect(page).toHaveURL(/\/sign-in/);
});

test('what is typed on a shared phone belongs to one person, and goes when they sign out', async ({
	page
}) => {
	const unsent = () =>
		page.evaluate(() =>
			Object.entries(localStorage).filter(([place]) => place.startsWith('elysium:unsent:'))
		);
	const typing = async (name: string) => {
		await signUp(page, name);
		await keepCodes(page);
		await foundGroup(page, 'The shared phone');
		await page.getByRole('link', { name: 'Add one already in progress' }).click();
		await page.getByLabel('What is it called?').fill(`The secret of ${name}`);
		await expect.poll(async () => (await unsent()).length).toBeGreaterThan(0);
	};
	const [mira, vlad] = [someone('Mira'), someone('Vlad')];
	await typing(mira);
	// Her session ends without a goodbye; the next person has the phone.
	await page.context().clearCookies();
	await typing(vlad);
	expect(await unsent()).toHaveLength(2);
	await page.goto('/sign-out');
	await expect(page.getByText('One unsent form')).toBeVisible();
	await page.getByRole('button', { name: 'Sign out here' }).click();
	await expect(page).toHaveURL('/');
	const left = await unsent();
	expect(left).toHaveLength(1);
	expect(left[0]?.[1]).toContain(mira);
});

test('an account goes with what it keeps, and says so before', async ({ page }) => {
	const name = someone('Otto');
	await signUp(page, name);
	await keepCodes(page);
	await foundGroup(page, 'A short story');
	await page.goto('/account');
	await waitForHydration(page);
	await page.getByText('Delete this account…').click();
	await expect(page.getByText('the group A short story with no chronicles')).toBeVisible();
	const password = page.getByRole('textbox', { name: 'Your password, to prove it is you' });
	const remove = async (typed: string, secret: string) => {
		await page.getByLabel('To delete it, type your name').fill(typed);
		await password.fill(secret);
		await page.getByRole('button', { name: 'Delete for good' }).click();
	};
	await remove('Somebody', PASSWORD);
	await expect(page.getByText('The name does not match')).toBeVisible();
	await remove(name, OTHER);
	await expect(password).toHaveAccessibleDescription(/This is not your password/);
	await expect(page.getByLabel('To delete it, type your name')).toHaveValue(name);
	await remove(name, PASSWORD);
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
});

test('every page on the way to an account and a group can be used by everyone', async ({
	page,
	browser
}) => {
	const look = async (on: Page) => {
		await waitForHydration(on);
		await expectUsable(on);
	};
	for (const where of ['/sign-in', '/sign-up', '/recover']) {
		await page.goto(where);
		await look(page);
	}
	await signUp(page, someone('Bartholomäus von Hohenstein'));
	await look(page);
	await keepCodes(page);
	await look(page);
	await foundGroup(page, 'The Hohenstein-Löwenthal family’s nights');
	const link = await makeLink(page);
	await page.getByText('Invite someone…').click();
	await page.getByText('Delete the group…').click();
	await look(page);
	await page.goto('/account');
	await page.getByText('Delete this account…').click();
	await look(page);
	const guest = await otherPhone(browser);
	await guest.goto(link);
	await look(guest);
	await guest.getByLabel('Your name').fill('Vlad');
	await guest.getByRole('button', { name: 'Join as a guest' }).click();
	await expect(guest.getByRole('heading', { name: 'Members' })).toBeVisible();
	for (const where of ['/account', '/sign-out']) {
		await guest.goto(where);
		await look(guest);
	}
});
