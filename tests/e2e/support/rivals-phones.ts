import type { Browser, Page } from '@playwright/test';
import { deviceOf } from './device.ts';
import { joinAsGuest, makeLink } from './invitation.ts';
import { waitForHydration, type Seeded } from './seeded.ts';
import { uniqueName } from './table.ts';

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
	const group = await seeded.keeper.foundGroup(uniqueName('Four phones'));
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	const link = await makeLink(page);
	const phones = [page];
	for (const name of ['Ben', 'Cleo', 'Dora']) {
		const nobody = { cookies: [], origins: [] };
		const context = await browser.newContext({ ...deviceOf(info), storageState: nobody });
		const phone = await context.newPage();
		await joinAsGuest(phone, link, uniqueName(name));
		phones.push(phone);
	}
	await beginMatch(page, group);
	const held = new Map<string, Page>();
	for (const phone of phones) {
		if (phone !== page) await phone.goto(page.url());
		await waitForHydration(phone);
		// The numbers of the own seat are large on each phone.
		const own = phone.getByRole('group', { name: /: Prestige$/ });
		const label = (await own.getAttribute('aria-label')) ?? '';
		held.set(label.replace(/: Prestige$/, ''), phone);
	}
	return held;
}
