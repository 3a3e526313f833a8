import type { Route } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { begin, settle } from './support/table.ts';
import { expectUsable } from './support/usable.ts';

test('off the network a form keeps what was typed, and a link keeps the page', async ({
	page,
	context,
	complaints
}) => {
	const host = await settle(page);
	await page.goto(`/heritage/groups/${host.group.id}/chronicles/new`);
	await waitForHydration(page);
	await page.getByLabel('Player 2', { exact: true }).fill('Bo');
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await expect(page.getByText('Elysium cannot be reached.')).toBeVisible();
	await page.getByRole('link', { name: host.group.name }).click();
	await expect(page.getByText('You are offline.')).toBeVisible();
	await expect(page.getByLabel('Player 2', { exact: true })).toHaveValue('Bo');
	await context.setOffline(false);
	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await page.waitForURL(/\/prologue$/);
	// The browser says itself that it was off the network; nothing else may have gone wrong.
	const others = complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED/.test(complaint));
	complaints.splice(0, complaints.length, ...others);
});

test('a page that is lost on its way says so, and comes by itself once the network is back', async ({
	page,
	complaints
}) => {
	const host = await settle(page);
	await page.goto('/groups');
	await waitForHydration(page);
	// The first time nothing comes, and as long as the program is not seen to answer, nothing is tried again.
	let isAway = true;
	await page.route(/version\.json/, (route) => (isAway ? route.abort() : route.continue()));
	let tried = 0;
	await page.route(/__data\.json/, (route) => (tried++ === 0 ? route.abort() : route.continue()));
	// By a key: a finger has a page fetched before it is let go.
	await page.getByRole('link', { name: host.group.name }).press('Enter');
	const title = page.getByRole('heading', { level: 1 });
	await expect(title).toHaveText('Elysium cannot be reached just now');
	await expectUsable(page);
	isAway = false;
	await expect(title).toHaveText(host.group.name);
	await waitForHydration(page);
	const others = complaints.filter((complaint) => !/ERR_FAILED/.test(complaint));
	complaints.splice(0, complaints.length, ...others);
});

test('a part that did not load says so, and is fetched again or with a new page', async ({
	page,
	complaints
}) => {
	const host = await settle(page);
	const table = await begin(page, host);
	await page.goto(`/heritage/chronicles/${table.id}/chapters/1/record`);
	await waitForHydration(page);
	await page.getByLabel('Notes').fill('Candles burnt down.');
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	const ways = {
		fine: (route: Route) => route.continue(),
		away: (route: Route) => route.abort(),
		gone: (route: Route) => route.fulfill({ status: 404 })
	};
	let program: keyof typeof ways = 'away';
	await page.route(/_app\/immutable/, (route) => ways[program](route));
	await page.route(/version\.json/, ways.away);
	const door = page.getByRole('button', { name: 'Someone was away' });
	const message = page.getByRole('dialog', { name: 'This part did not load' });
	const again = message.getByRole('button', { name: 'Try again' });
	const sheet = page.getByRole('dialog', { name: 'Who sat where' });
	const mark = (): Promise<unknown> => page.evaluate(() => Object.assign(window, { same: true }));
	const isSame = (): Promise<boolean> => page.evaluate(() => 'same' in window);
	await mark();

	await door.click();
	await expect(message).toBeVisible();
	await expectUsable(page);
	await again.click();
	await expect(message).toBeVisible();
	program = 'fine';
	await again.click();
	await expect(sheet).toBeVisible();
	expect(await isSame()).toBe(true);

	// Files of an older program are gone for good: only a new page helps, and it has what was typed.
	await page.reload();
	await waitForHydration(page);
	await mark();
	program = 'gone';
	await door.click();
	await expect(message).toBeVisible();
	await page.route(/version\.json/, (route) => {
		program = 'fine';
		return route.continue();
	});
	const renewed = page.waitForEvent('framenavigated');
	await again.click();
	await renewed;
	await waitForHydration(page);
	expect(await isSame()).toBe(false);
	await expect(page.getByLabel('Notes')).toHaveValue('Candles burnt down.');
	await door.click();
	await expect(sheet).toBeVisible();
	const others = complaints.filter((complaint) => !/ERR_FAILED|404/.test(complaint));
	complaints.splice(0, complaints.length, ...others);
});

test('a file read with a double tap is taken in once', async ({ page }) => {
	const host = await settle(page);
	const table = await begin(page, host);
	const text = await (await page.request.get(`/heritage/chronicles/${table.id}/export`)).text();
	await page.goto(`/groups/${host.group.id}/import`);
	await waitForHydration(page);
	await page.getByLabel('File').setInputFiles({
		name: 'elysium-whole.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});
	await page.getByRole('button', { name: 'Read the file' }).evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await expect(page.getByRole('link', { name: 'Open the chronicle' })).toBeVisible();
	await page.goto(`/groups/${host.group.id}`);
	await expect(page.getByText('The long night', { exact: true })).toHaveCount(2);
});

test('starting a form over can be taken back', async ({ page }) => {
	const host = await settle(page);
	const table = await begin(page, host);
	const record = `/heritage/chronicles/${table.id}/chapters/1/record`;
	await page.goto(record);
	await waitForHydration(page);
	await page.getByLabel('Notes').fill('Candles burnt down.');
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	await page.reload();
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Start over' }).click();
	await expect(page.getByLabel('Notes')).toHaveValue('');
	await page.getByRole('button', { name: 'Bring it back' }).click();
	await expect(page.getByLabel('Notes')).toHaveValue('Candles burnt down.');
});
