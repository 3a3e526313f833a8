import type { Page } from '@playwright/test';
import { attended, isKept, keptOn } from './support/kept-pages.ts';
import { expect, test, waitForHydration } from './support/returning.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';

/* What was opened on a device opens there without a network, for whoever opened it and nobody else. */

/** The browser says itself that it was off the network; nothing else may have gone wrong. */
function onlyOffline(complaints: string[]): void {
	const others = complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(one));
	complaints.splice(0, complaints.length, ...others);
}

async function opened(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
	await expect.poll(() => isKept(page, path), { timeout: 20_000 }).toBe(true);
}

const mark = (page: Page) => page.getByText(/Offline: this page is as of \d\d:\d\d/);

test('a chronicle and its table that were opened are there without a network, and said to be of then', async ({
	page,
	context,
	seeded,
	complaints
}) => {
	const home = `/heritage/chronicles/${seeded.live}`;
	const table = `${home}/chapters/1/table`;
	await page.goto('/groups');
	await attended(page);
	await opened(page, home);
	await expect(mark(page)).toBeHidden();
	await opened(page, table);
	const asked = await page.getByRole('heading', { level: 2 }).first().textContent();

	await context.setOffline(true);
	await page.reload();
	await waitForHydration(page);
	await expect(mark(page)).toBeVisible();
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(asked ?? '');
	await expectUsable(page);
	await page.goto(home);
	await waitForHydration(page);
	await expect(mark(page)).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table at midnight');

	await test.step('and what changed since is shown once the network is back', async () => {
		await seeded.keeper.send(seeded.live, {
			type: 'WriteNote',
			chapter: null,
			text: uniqueName('Back by candle-light')
		});
		await context.setOffline(false);
		await expect(mark(page)).toBeHidden({ timeout: 20_000 });
	});
	onlyOffline(complaints);
});

test('a page that was never opened says so kindly, and what is here instead', async ({
	page,
	context,
	seeded,
	complaints
}) => {
	const home = `/heritage/chronicles/${seeded.story}`;
	await page.goto('/groups');
	await attended(page);
	await opened(page, home);
	const title = await page.getByRole('heading', { level: 1 }).textContent();
	await context.setOffline(true);
	await page.goto(`${home}/ledger`);
	await expect(page.getByText('That page is not on this device')).toBeVisible();
	const list = page.getByRole('list', { name: 'Pages on this device' });
	await expectUsable(page);
	await list.getByRole('link').filter({ hasNotText: 'Groups' }).first().click();
	await expect(mark(page)).toBeVisible();

	await test.step('a link to one that is not here leaves the page, and one that is here leads there', async () => {
		await waitForHydration(page);
		await page.goto(home);
		await expect(mark(page)).toBeVisible();
		await page.evaluate(() => {
			const link = document.createElement('a');
			link.href = '/account';
			link.textContent = 'To the account';
			document.querySelector('main')?.append(link);
		});
		await page.getByRole('link', { name: 'To the account' }).click();
		await expect(page.getByText('that page is not on this device. You stay here.')).toBeVisible();
		await page.getByRole('link', { name: 'Elysium', exact: true }).click();
		await page.waitForURL(/\/$/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Your bloodline through seven centuries'
		);
	});

	await test.step('a network that goes again while the page comes anew leaves the page as it was', async () => {
		await page.goto(home);
		await waitForHydration(page);
		await expect(mark(page)).toBeVisible();
		let askedFor = 0;
		await context.route(/__data\.json/, (route) => {
			askedFor += 1;
			return route.abort();
		});
		await context.setOffline(false);
		await expect.poll(() => askedFor, { timeout: 20_000 }).toBeGreaterThan(0);
		await expect(mark(page)).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
		await context.unroute(/__data\.json/);
		await expect(mark(page)).toBeHidden({ timeout: 20_000 });
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
	});
	onlyOffline(complaints);
});

test('what a device kept before the pages moved opens without a network, at both addresses', async ({
	page,
	context,
	seeded,
	complaints
}) => {
	const before = `/chronicles/${seeded.story}`;
	await page.goto('/groups');
	await attended(page);
	await test.step('an old link leads to the page', async () => {
		await page.goto(`${before}?from=a+letter#notes`);
		await page.waitForURL(`**/heritage${before}?from=a+letter#notes`);
	});
	await opened(page, `/heritage${before}`);
	const title = await page.getByRole('heading', { level: 1 }).textContent();
	// As the program before left it: everything under the addresses of then.
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			if (!name.startsWith('pages-')) continue;
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) {
				const kept = await cache.match(url);
				if (!url.includes('/heritage/') || !kept) continue;
				await cache.put(url.replace('/heritage/', '/'), kept);
				await cache.delete(url);
			}
		}
	});
	await context.setOffline(true);
	for (const address of [before, `/heritage${before}`]) {
		await page.goto(address);
		await page.waitForURL(`**${before}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
	}
	// The shortcut of an app that was installed then.
	await page.goto('/play');
	await expect(page.getByRole('button', { name: '3 players' })).toBeVisible();
	await context.setOffline(false);
	await opened(page, `/heritage${before}`);
	expect(await isKept(page, before), 'it is kept once').toBe(false);
	onlyOffline(complaints);
});

test('nothing of an account is kept once it signs out, nor shown to another', async ({
	page,
	seeded
}) => {
	const home = `/heritage/chronicles/${seeded.story}`;
	await page.goto('/groups');
	await attended(page);
	await opened(page, home);
	const before = await keptOn(page);
	expect(JSON.stringify(before)).toContain('The Thursday table');
	expect(Object.keys(before).filter((line) => /account|sign|hands|live|join/.test(line))).toEqual(
		[]
	);
	// Signed out here alone: the seeded session goes on in other tests.
	await page.context().clearCookies();
	await page.goto('/');
	await expect
		.poll(
			async () => Object.keys(await keptOn(page)).every((line) => /^pages-nobody /.test(line)),
			{
				timeout: 20_000
			}
		)
		.toBe(true);
	expect(JSON.stringify(await keptOn(page))).not.toContain('The Thursday table');

	await page.goto('/sign-up');
	await waitForHydration(page);
	await page.getByLabel('Name').fill(uniqueName('Bo'));
	await page.getByLabel('Password', { exact: true }).fill('three candles and a key');
	await page.getByRole('button', { name: 'Create the account' }).click();
	await expect(page.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
	const codes = await page.getByRole('listitem').allTextContents();
	await page.goto('/groups');
	await expect.poll(() => isKept(page, '/groups'), { timeout: 20_000 }).toBe(true);
	const after = JSON.stringify(await keptOn(page));
	expect(after).not.toContain('The Thursday table');
	const secrets = codes.map((code) => code.trim()).filter((code) => /^\S{8,}$/.test(code));
	expect(secrets.length, 'the codes were read').toBe(10);
	expect(secrets.filter((code) => after.includes(code))).toEqual([]);

	await test.step('and signing out by the button leaves nothing either', async () => {
		await page.goto('/sign-out');
		await waitForHydration(page);
		await page.getByRole('button', { name: 'Sign out here' }).click();
		await page.waitForURL(/\/$/);
		await expect
			.poll(async () =>
				Object.keys(await keptOn(page)).filter((line) => !line.startsWith('pages-nobody '))
			)
			.toEqual([]);
	});
});

test.describe('without an account', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('a game on the device is begun without a network, and goes on after a reload', async ({
		page,
		context,
		complaints
	}) => {
		await page.goto('/');
		await attended(page);
		await context.setOffline(true);
		await page.goto('/');
		await waitForHydration(page);
		await page.getByRole('link', { name: 'Play now on this device' }).click();
		await page.getByRole('button', { name: '3 players' }).click();
		await page.waitForURL(/\/play\/\w+$/);
		const question = page.getByRole('heading', { name: 'Which side of the morality token' });
		const first = await question.textContent();
		await page.getByRole('button', { name: 'Calm', exact: true }).click();
		await expect(question).not.toHaveText(first ?? '');
		const second = await question.textContent();
		await page.reload();
		await expect(question).toHaveText(second ?? '');
		await page.getByRole('button', { name: 'Calm', exact: true }).click();
		await expect(question).not.toHaveText(second ?? '');
		await expect(page.getByText(/^Offline: /)).toBeHidden();
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page.getByRole('button', { name: /^Rules/ }).click();
		await page.getByLabel('Search the rules').fill('who starts');
		await expect(page.getByRole('heading', { name: 'Who starts' })).toBeVisible();
		onlyOffline(complaints);
	});

	test('a newer program is offered, loaded when it is wanted, and leaves what was typed', async ({
		page
	}) => {
		await page.goto('/sign-in');
		await attended(page);
		await page.getByLabel('Name').fill('Anna by candle-light');
		// From now on the server is of another version, until the page was loaded anew.
		await page.route('**/_app/version.json', (route) => route.fulfill({ json: { version: '1' } }));
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(page.getByText('A newer Elysium is ready.')).toBeVisible();
		await expect(page.getByLabel('Name')).toHaveValue('Anna by candle-light');
		const loaded = page.waitForEvent('load');
		await page.getByRole('button', { name: 'Load it' }).click();
		await loaded;
		await waitForHydration(page);
		await expect(page.getByLabel('Name')).toHaveValue('Anna by candle-light');
	});

	test('in a home network on plain http there is no worker, and all works as before', async ({
		page,
		lanURL
	}) => {
		await page.goto(lanURL);
		await waitForHydration(page);
		await page.waitForTimeout(3_500);
		expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
		await page.getByRole('link', { name: 'Play now on this device' }).click();
		await page.waitForURL(/\/play$/);
	});
});
