import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';

/** All that lies in the caches of pages: a line for each, with its text. */
export const keptOn = (page: Page): Promise<Record<string, string>> =>
	page.evaluate(async () => {
		const kept: Record<string, string> = {};
		for (const name of await caches.keys()) {
			if (!name.startsWith('pages-')) continue;
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) {
				const answer = await cache.match(url);
				const { pathname, search } = new URL(url);
				kept[`${name} ${pathname}${search}`] = (await answer?.text()) ?? '';
			}
		}
		return kept;
	});

export const isKept = async (page: Page, path: string): Promise<boolean> =>
	Object.keys(await keptOn(page)).some((line) => line.endsWith(` ${path}`));

/** Until a worker attends to the page, and has all that it always keeps. */
export async function attended(page: Page): Promise<void> {
	await waitForHydration(page);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
		timeout: 40_000
	});
	await expect.poll(() => isKept(page, '/verify'), { timeout: 20_000 }).toBe(true);
}
