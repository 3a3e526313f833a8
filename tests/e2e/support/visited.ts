import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { seedChance } from './chance.ts';
import { playedBefore } from './played-before.ts';
import { deviceOf } from './device.ts';
import { attended } from './kept-pages.ts';

/**
 * A browser that was here before: its worker has the whole program, and nothing else is left on the device. To take
 * the program along costs a dozen seconds, so one serves test after test.
 */
export async function visiting(
	{ browser }: { browser: Browser },
	use: (visited: BrowserContext) => Promise<void>,
	info: Pick<TestInfo, 'project' | 'parallelIndex'>
): Promise<void> {
	const visited = await browser.newContext({ ...deviceOf(info), serviceWorkers: 'allow' });
	await seedChance(visited, info.parallelIndex);
	await playedBefore(visited);
	const page = await visited.newPage();
	await page.goto('/');
	await attended(page);
	await forgetAll(page);
	await page.close();
	await use(visited);
	await visited.close();
}

/** The same device as before the test, but for the program. */
export async function leave(visited: BrowserContext): Promise<void> {
	await visited.setOffline(false);
	await visited.unrouteAll();
	await visited.clearCookies();
	for (const page of visited.pages()) await page.close();
	const page = await visited.newPage();
	await page.goto('/robots.txt');
	await forgetAll(page);
	await page.close();
}

/** Leaves only the program itself; its worker starts anew, and remembers nothing either. */
async function forgetAll(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('ServiceWorker.enable');
	await devtools.send('ServiceWorker.stopAllWorkers');
	await devtools.detach();
	await page.evaluate(async () => {
		localStorage.clear();
		sessionStorage.clear();
		const names = await caches.keys();
		const pages = names.filter((name) => name.startsWith('pages-'));
		await Promise.all(pages.map((name) => caches.delete(name)));
		for (const { name } of await indexedDB.databases())
			if (name !== undefined)
				await new Promise((done) => {
					const deleting = indexedDB.deleteDatabase(name);
					deleting.onsuccess = deleting.onerror = deleting.onblocked = done;
				});
	});
}
