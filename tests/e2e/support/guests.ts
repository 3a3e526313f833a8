import type { Browser, Page } from '@playwright/test';
import { deviceOf } from './device.ts';
import { joinAsGuest, makeLink } from './invitation.ts';
import { waitForHydration, type Seeded } from './seeded.ts';
import { uniqueName } from './table.ts';

/** A new group of the keeper and three guests, each on a phone of their own. */
export async function withThreeGuests(
	page: Page,
	browser: Browser,
	seeded: Seeded,
	info: Parameters<typeof deviceOf>[0]
): Promise<{ readonly group: string; readonly guests: readonly Page[] }> {
	const group = await seeded.keeper.foundGroup(uniqueName('Four phones'));
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	const link = await makeLink(page);
	const guests: Page[] = [];
	for (const name of ['Ben', 'Cleo', 'Dora']) {
		const nobody = { cookies: [], origins: [] };
		const context = await browser.newContext({ ...deviceOf(info), storageState: nobody });
		const phone = await context.newPage();
		await joinAsGuest(phone, link, uniqueName(name));
		guests.push(phone);
	}
	return { group, guests };
}
