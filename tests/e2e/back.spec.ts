import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';

/* The way back of a phone, in a browser that leaves closing dialogs to the page. */

/** What closes dialogs comes with the first one: nobody goes back so fast. */
const hasEntries = (page: Page, over: number) =>
	expect
		.poll(() =>
			page.evaluate(
				() => (history.state as { 'elysium:dialogs'?: { over: number } })['elysium:dialogs']?.over
			)
		)
		.toBe(over);

test.beforeEach(async ({ context }) => {
	await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
});

test('going back closes the sheet that lies on top, and only then leaves the table', async ({
	page
}) => {
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await page.getByRole('button', { name: '2 players' }).click();
	const menu = page.getByRole('button', { name: 'Table menu' });
	const sheet = page.getByRole('dialog', { name: 'The table', exact: true });
	const rules = page.getByRole('dialog', { name: 'Rules' });
	await expect(menu).toBeVisible();
	const table = page.url();
	expect(table).not.toMatch(/\/play$/);

	await test.step('an open sheet takes one', async () => {
		await menu.click();
		await expect(sheet).toBeVisible();
		await hasEntries(page, 1);
		await page.goBack();
		await expect(sheet).toBeHidden();
		expect(page.url()).toBe(table);
	});

	await test.step('one after another take one each time', async () => {
		await menu.click();
		await sheet.getByRole('button', { name: /^Rules/ }).click();
		await expect(rules).toBeVisible();
		await hasEntries(page, 1);
		await page.goBack();
		await expect(rules).toBeHidden();
		expect(page.url()).toBe(table);
		await menu.click();
		await expect(sheet).toBeVisible();
	});

	await test.step('one that was closed by its button takes none', async () => {
		await sheet.getByRole('button', { name: 'Close' }).click();
		await expect(sheet).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(/\/heritage\/play$/);
	});
});
