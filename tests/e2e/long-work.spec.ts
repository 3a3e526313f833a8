import { begin, settle } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

test('an export that takes long says how far it is, and can be stopped', async ({
	page,
	complaints
}) => {
	const table = await begin(page, await settle(page));
	await page.goto(`/heritage/chronicles/${table.id}/settings`);
	await waitForHydration(page);
	let stop = (): void => undefined;
	const stopped = new Promise<void>((resolve) => (stop = resolve));
	await page.route(/\/export\?work=/, async (route) => {
		await stopped;
		await route.fulfill({ status: 500, json: { message: 'You stopped it.' } });
	});
	await page.route(/\/api\/work\//, async (route) => {
		if (route.request().method() === 'DELETE') stop();
		await route.fulfill({ json: { progress: { done: 42, of: 100 } } });
	});
	const start = page.getByRole('link', { name: 'Export the chronicle' });
	const below = page.getByRole('heading', { name: 'Delete', exact: true });
	// However far the page is scrolled.
	const placeOfNext = () =>
		below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
	const place = await placeOfNext();
	await start.press('Enter');
	const stopping = page.getByRole('button', { name: 'Stop (42%)' });
	await expect(stopping).toBeFocused();
	expect(await placeOfNext()).toBe(place);
	await expectUsable(page);
	await stopping.press('Enter');
	await expect(start).toBeFocused();
	expect(await placeOfNext()).toBe(place);
	await expect(page.getByText('You stopped it.')).toBeHidden();

	await page.unroute(/\/export\?work=/);
	const [file] = await Promise.all([page.waitForEvent('download'), start.click()]);
	expect(file.suggestedFilename()).toMatch(/^elysium-[a-z0-9-]+\.json$/);
	// The browser says itself that an answer was no file.
	const others = complaints.filter((complaint) => !/status of 500/.test(complaint));
	complaints.splice(0, complaints.length, ...others);
});

test('an export that is refused says why where it was asked for', async ({ page, complaints }) => {
	const table = await begin(page, await settle(page));
	await page.goto(`/heritage/chronicles/${table.id}/settings`);
	await waitForHydration(page);
	await page.route(/\/export\?work=/, (route) =>
		route.fulfill({ status: 413, json: { message: 'This chronicle weighs too much.' } })
	);
	await page.getByRole('link', { name: 'Export the chronicle' }).click();
	await expect(page.getByText('This chronicle weighs too much.')).toBeVisible();
	const others = complaints.filter((complaint) => !/status of 413/.test(complaint));
	complaints.splice(0, complaints.length, ...others);
});

test('a page that takes long shows that it is on its way, and another can be opened meanwhile', async ({
	page
}) => {
	const host = await settle(page);
	await page.goto('/groups');
	await waitForHydration(page);
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => (release = resolve));
	await page.route(/groups\/[^/]+\/__data\.json/, async (route) => {
		await released;
		await route.continue().catch(() => undefined);
	});
	const loading = page.getByRole('progressbar', { name: 'Loading the page' });
	await page.getByRole('link', { name: host.group.name }).press('Enter');
	await expect(loading).toBeVisible();
	await expectUsable(page);
	await page.getByRole('link', { name: 'About Elysium' }).click();
	await page.waitForURL(/\/about$/);
	await expect(loading).toBeHidden();
	release();
});
