import type { Browser, Locator, Page } from '@playwright/test';
import { deviceOf } from './support/device.ts';
import { joinAsGuest, makeLink } from './support/invitation.ts';
import { RivalsThumb } from './support/rivals-thumb.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';
import { allWritten, expectOnly, OFF } from './support/waiting.ts';

/* A match of Rivals that Elysium deals in a group, on several phones. */

const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });
const round = (page: Page, n: number) =>
	page.getByRole('heading', { level: 1, name: new RegExp(`^Round ${n}`) });

/** The keeper and a guest, each on a phone of their own, and a third seat for the computer, at a table that was just dealt. */
async function twoPhones(
	page: Page,
	browser: Browser,
	seeded: Seeded,
	info: Parameters<typeof deviceOf>[0]
): Promise<readonly [Page, Page]> {
	const group = await seeded.keeper.foundGroup(uniqueName('Two phones'));
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	const link = await makeLink(page);
	const context = await browser.newContext({
		...deviceOf(info),
		storageState: { cookies: [], origins: [] }
	});
	const other = await context.newPage();
	await joinAsGuest(other, link, uniqueName('Ben'));
	await page.goto(`/rivals/groups/${group}/tables/new`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Add a player' }).click();
	await page.getByLabel('Who sits there as player 3').selectOption({ label: 'Computer, easy' });
	await expectUsable(page);
	await page.getByRole('button', { name: 'Deal the cards' }).click();
	await page.waitForURL(/\/rivals\/tables\/[\w-]+$/);
	await other.goto(page.url());
	for (const phone of [page, other]) {
		await waitForHydration(phone);
		await expect(hand(phone).getByRole('listitem').first()).toBeVisible();
	}
	return [page, other];
}

test(
	'two play on two phones with the computer; one loses the network, another is loaded again',
	{ tag: '@long' },
	async ({ page, browser, seeded, complaints }, info) => {
		const phones = await twoPhones(page, browser, seeded, info);
		const [first, second] = phones;
		await expectUsable(first);
		// Nobody sees the hand of anybody else.
		const held = await Promise.all(phones.map((phone) => hand(phone).allInnerTexts()));
		expect(held[0]).not.toEqual(held[1]);
		const thumbs = phones.map((phone) => new RivalsThumb(phone));
		const both = (reached: Locator) =>
			Promise.all(thumbs.map((thumb) => thumb.playUntil(reached, 20_000)));
		await both(first.getByRole('heading', { name: '2 actions left' }));
		// Off the network what needs no hidden card shows at once, waits, and is sent later.
		await allWritten(first);
		const left = first.locator('.foot h2');
		const before = await left.innerText();
		await first.getByRole('button', { name: 'Draw a Library card' }).tap();
		await expect(left).not.toHaveText(before);
		const leader = first.locator('[data-own] .tiles button').first();
		const [name = ''] = (await leader.innerText()).split('\n');
		const moved = (phone: Page) =>
			phone
				.locator('[data-seat]')
				.filter({ hasText: name })
				.getByText('In The Streets', { exact: true });
		await leader.tap();
		const streets = first.getByRole('dialog').getByRole('button', { name: 'Go to The Streets' });
		await expect(streets).toBeVisible();
		await first.context().setOffline(true);
		await streets.tap();
		await expect(moved(first)).toBeVisible();
		await expect(first.getByText('Not sent yet')).toBeVisible();
		await expect(moved(second)).toHaveCount(0);
		await first.context().setOffline(false);
		await allWritten(first);
		await expect(moved(second)).toBeVisible();
		// A page that is loaded again shows the same hand.
		const kept = await hand(second).allInnerTexts();
		await second.reload();
		await waitForHydration(second);
		await expect.poll(() => hand(second).allInnerTexts()).toEqual(kept);
		await both(round(second, 3));
		const [mine, theirs] = thumbs.map(({ done }) => done);
		expect((mine?.turns ?? 0) + (theirs?.turns ?? 0)).toBeGreaterThan(2);
		// The big screen shows the table, and nobody’s hand.
		await first.goto(`${first.url()}?big`);
		await expect(first.getByRole('heading', { level: 1, name: /turn$/ })).toBeVisible();
		await expect(hand(first)).toHaveCount(0);
		await expectUsable(first);
		expectOnly(complaints, OFF);
		await second.context().close();
	}
);
