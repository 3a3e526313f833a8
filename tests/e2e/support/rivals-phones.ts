import type { Browser, Page } from '@playwright/test';
import type { deviceOf } from './device.ts';
import { withThreeGuests } from './guests.ts';
import { waitForHydration, type Seeded } from './seeded.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Two taps from the group: a match, and its start. */
async function beginMatch(page: Page, group: string): Promise<void> {
	await page.goto(`/rivals/groups/${group}/matches/new`);
	await waitForHydration(page);
	await button(page, 'Start the match').click();
	await page.waitForURL(/\/rivals\/matches\/[\w-]+$/);
	await waitForHydration(page);
}

/** A match of the keeper and three guests, each on a phone of their own, by the name of who holds it. */
export async function fourPhonesOf(
	page: Page,
	browser: Browser,
	seeded: Seeded,
	info: Parameters<typeof deviceOf>[0]
): Promise<ReadonlyMap<string, Page>> {
	const { group, guests } = await withThreeGuests(page, browser, seeded, info);
	await beginMatch(page, group);
	const held = new Map<string, Page>();
	for (const phone of [page, ...guests]) {
		if (phone !== page) await phone.goto(page.url());
		await waitForHydration(phone);
		// The numbers of the own seat are large on each phone.
		const own = phone.getByRole('group', { name: /: Prestige$/ });
		const label = (await own.getAttribute('aria-label')) ?? '';
		held.set(label.replace(/: Prestige$/, ''), phone);
	}
	return held;
}
