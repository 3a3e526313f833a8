import { expect, type Locator, type Page } from '@playwright/test';

export const playersOf = (page: Page): Locator => page.getByRole('list', { name: 'Players' });

/** From the next page on nobody waits for what a rival did to be read. */
export const hurryRivals = (page: Page) =>
	page.addInitScript(() => localStorage.setItem('elysium:hurry-rivals', 'on'));

/** Deals a table for one against so many rivals, so strong. */
export async function playAlone(page: Page, rivals: string, strength: string): Promise<void> {
	await page.getByText('Play alone against the computer').click();
	await page.getByText(rivals, { exact: true }).click();
	await page.getByText(strength, { exact: true }).click();
	await page.getByRole('button', { name: 'Deal this table' }).click();
	await page.waitForURL(/\/play\/\w+$/);
	await expect(playersOf(page)).toBeVisible();
}
