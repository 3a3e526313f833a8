import { expect, test as base, type Page } from '@playwright/test';
import { seedChance, seedOf } from './chance.ts';
import { LAN_NAME, PORT, STRANGE_NAME } from './place.ts';

interface House {
	/** Elysium as a phone in the same Wi-Fi sees it: plain http, no secure context. */
	lanURL: string;
	/** Elysium under a name that is not its own. */
	strangeURL: string;
	/** Everything the page complained about; a test fails at its end if there was anything. */
	complaints: string[];
}

export const test = base.extend<House>({
	context: async ({ context }, use, testInfo) => {
		await seedChance(context, seedOf(testInfo));
		await use(context);
	},
	lanURL: `http://${LAN_NAME}:${PORT}`,
	strangeURL: `http://${STRANGE_NAME}:${PORT}`,
	complaints: [
		async ({ page, strangeURL }, use) => {
			const complaints: string[] = [];
			page.on('pageerror', (error) => complaints.push(error.message));
			page.on('console', (message) => {
				// Chromium reports a refused name itself as an error; that is what the test wants to see.
				const refused = message.location().url.startsWith(strangeURL);
				if (message.type() === 'error' && !refused) complaints.push(message.text());
			});
			await use(complaints);
			expect(complaints, 'errors in the browser console').toEqual([]);
		},
		{ auto: true }
	]
});

/** Waits until the page answers to taps: before that a form posts without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.locator('body[data-hydrated]').waitFor();
}

export { expect };
