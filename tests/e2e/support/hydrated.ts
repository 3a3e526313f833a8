import type { Page } from '@playwright/test';

/** Waits until the page answers to taps: before that a form posts without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.locator('body[data-hydrated]').waitFor();
}
