import type { Browser, Page } from '@playwright/test';
import { deviceOf } from './support/device.ts';
import { withThreeGuests } from './support/guests.ts';
import { joinAsGuest, makeLink } from './support/invitation.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';
import { VendettaTable } from './support/vendetta-table.ts';
import { VendettaThumb } from './support/vendetta-thumb.ts';
import { expectOnly, OFF } from './support/waiting.ts';
import { weighing } from './support/weight.ts';

/* A whole game of Vendetta on several phones, in a group's evening. */

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
/** All that the page of a game fetches before anything is tapped, in kilobytes of a thousand bytes. */
const MOST_KILOBYTES = 130;

const round = (page: Page, n: number) =>
	page.getByRole('heading', { level: 1, name: new RegExp(`^Round ${n}`) });
const finalCount = (page: Page) => page.getByRole('heading', { level: 2, name: 'Final count' });
const hand = (page: Page) => page.getByRole('list', { name: /^Hand of/ });

/** The keeper and three guests, each on a phone of their own, at a table that was just dealt. */
async function fourPhones(
	page: Page,
	browser: Browser,
	seeded: Seeded,
	info: Parameters<typeof deviceOf>[0]
): Promise<readonly Page[]> {
	const { group, guests } = await withThreeGuests(page, browser, seeded, info);
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'Play with phones: Elysium deals' }).click();
	await page.waitForURL(/evenings\/new/);
	await waitForHydration(page);
	await expectUsable(page);
	await page.getByRole('button', { name: 'Deal the cards' }).click();
	await page.waitForURL(/\/vendetta\/evenings\/[\w-]+$/);
	const phones = [page, ...guests];
	for (const phone of phones) {
		await phone.goto(page.url());
		await waitForHydration(phone);
	}
	await expectUsable(page);
	await page.getByRole('button', { name: 'Deal now with 4 numbers' }).tap();
	for (const phone of phones)
		await expect(phone.getByRole('heading', { name: 'Shuffling the cards' })).toHaveCount(0);
	return phones;
}

/** All phones play until each shows it. */
const allUntil = (
	thumbs: readonly VendettaThumb[],
	phones: readonly Page[],
	shown: (page: Page) => ReturnType<Page['getByRole']>
) =>
	Promise.all(
		thumbs.map((thumb, nth) => {
			const phone = phones[nth];
			return phone ? thumb.playUntil(shown(phone), 20_000) : null;
		})
	);

test('four play a round on four phones; one loses the network, another is loaded again', async ({
	page,
	browser,
	seeded,
	complaints
}, info) => {
	const phones = await fourPhones(page, browser, seeded, info);
	const [, away, reloaded] = phones;
	if (!away || !reloaded) throw new Error('four phones');
	const thumbs = phones.map((phone) => new VendettaThumb(phone));
	await test.step('a choice in secret can be changed until all are in', async () => {
		const keep = (phone: Page) => phone.getByRole('heading', { name: 'Keep one card' });
		const chosen = (phone: Page) => phone.getByText(/^[1-3] of 4 have chosen\.$/);
		// A thumb may have kept one before it saw that it was to stop, and what it kept may still be on its way.
		await allUntil(thumbs, phones, (phone) => keep(phone).or(chosen(phone)).first());
		await thumbs[0]?.playUntil(chosen(page));
		await expectUsable(page);
		await page.getByRole('button', { name: 'Change your choice' }).tap();
		await expect(keep(page)).toBeVisible();
		await page.getByRole('button', { name: 'Leave the choice as it is' }).tap();
		await expect(chosen(page)).toBeVisible();
	});
	await allUntil(thumbs, phones, hand);
	const cards = await hand(reloaded).getByRole('button').count();
	await reloaded.reload();
	await expect(hand(reloaded).getByRole('button')).toHaveCount(cards);
	await test.step('off the network a step is kept, and sent once the server can be reached', async () => {
		const end = away.getByRole('button', { name: 'End turn' });
		let isTheirTurn = false;
		await Promise.all(
			thumbs.map(async (thumb, nth) => {
				if (phones[nth] !== away)
					return thumb.playUntil({ isVisible: () => Promise.resolve(isTheirTurn) }, 20_000);
				await thumb.playUntil(end, 20_000);
				isTheirTurn = true;
			})
		);
		// Nobody else touches their phone now. What was on its way when the network went can still take the button away.
		await expect(async () => {
			await away.context().setOffline(false);
			await thumbs[1]?.playUntil(end);
			await away.context().setOffline(true);
			await end.tap({ timeout: 10_000 });
		}).toPass({ timeout: 120_000 });
		await expect(away.getByText('Not sent yet')).toBeVisible();
		await away.context().setOffline(false);
		await expect(away.getByText('Not sent yet')).toHaveCount(0);
	});
	await allUntil(thumbs, phones, (phone) => round(phone, 2));
	await test.step('every phone checked the seals on all tokens', async () => {
		await page.getByRole('button', { name: 'Menu' }).tap();
		await page.getByRole('button', { name: 'Sealed choices' }).tap();
		await expect(page.getByText('Tokens and bids: verified')).toBeVisible();
		await expect(page.getByText('opened without a seal')).toHaveCount(0);
		await expectUsable(page);
	});
	for (const { did } of thumbs) {
		expect(did.handOvers, 'nobody hands a phone on').toBe(0);
		expect(did.cards, 'two turns each').toBeGreaterThanOrEqual(2);
	}
	for (const phone of phones.slice(1)) await phone.context().close();
	expectOnly(complaints, OFF);
});

test(
	'a whole game of four on four phones',
	{ tag: '@long' },
	async ({ page, browser, seeded, complaints }, info) => {
		test.setTimeout(1_200_000);
		const phones = await fourPhones(page, browser, seeded, info);
		const [, away, reloaded] = phones;
		const thumbs = phones.map((phone) => new VendettaThumb(phone));
		await allUntil(thumbs, phones, (phone) => round(phone, 2));
		await away?.context().setOffline(true);
		await reloaded?.reload();
		await away?.context().setOffline(false);
		await allUntil(thumbs, phones, finalCount);
		for (const { did } of thumbs) expect(did.cards).toBeGreaterThanOrEqual(9);
		await page.getByRole('button', { name: 'Show all' }).click();
		await page.getByRole('button', { name: 'See the result' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Prince/);
		expectOnly(complaints, OFF);
	}
);

test('a game ends with its result among the evenings of the group', async ({ page, seeded }) => {
	const id = await seeded.keeper.dealEvening('A night on phones', NAMES);
	const table = new VendettaTable(seeded.keeper, id);
	await table.playUntil(({ round, stage, conflict }) => {
		const isLast = conflict?.location === 'haven' && conflict.step === 'withdraw';
		return round === 3 && stage === 'resolution' && isLast;
	});
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	const thumb = new VendettaThumb(page);
	await thumb.playUntil(finalCount(page));
	expect(thumb.did.handOvers, 'all seats are on this phone').toBeGreaterThan(0);
	await page.getByRole('button', { name: 'Show all' }).click();
	await page.getByRole('button', { name: 'See the result' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Prince/);
	await page.goto(`/groups/${seeded.group}`);
	await expect(page.getByText(/Prince with \d+ Influence/).first()).toBeVisible();
});

test('with the box, two phones tell one table, and its depth is changed on either', async ({
	page,
	browser,
	seeded
}, info) => {
	const id = await seeded.keeper.dealEvening('A night with the box', NAMES, [], 'twin');
	await new VendettaTable(seeded.keeper, id).setUpBox(['brujah', 'gangrel', 'tremere', 'ventrue']);
	await page.goto(`/groups/${seeded.group}`);
	await waitForHydration(page);
	const link = await makeLink(page);
	const nobody = { cookies: [], origins: [] };
	const context = await browser.newContext({ ...deviceOf(info), storageState: nobody });
	const other = await context.newPage();
	await joinAsGuest(other, link, uniqueName('Ben'));
	for (const phone of [page, other]) {
		await phone.goto(`/vendetta/evenings/${id}`);
		await waitForHydration(phone);
	}
	const turn = (phone: Page, name: string) =>
		expect(phone.getByRole('heading', { level: 2, name: `${name}’s turn, 1 of 2` })).toBeVisible();
	const choose = (phone: Page, legend: string, label: string) =>
		phone
			.getByRole('group', { name: legend, exact: true })
			.locator('label', { hasText: new RegExp(`^\\s*${label}\\s*$`) })
			.tap();
	await turn(page, 'Ada');
	await expectUsable(page);
	await choose(page, 'Location', '1');
	await page.getByRole('button', { name: 'Face up …' }).tap();
	await page.getByRole('button', { name: /New card/ }).tap();
	await choose(page, 'Printed Power', '4');
	await choose(page, 'Kind', 'Conflict');
	await turn(other, 'Ben');
	await test.step('a card, its play and the end of the turn are one step, undone on the other phone', async () => {
		await other.getByRole('button', { name: 'Undo', exact: true }).tap();
		await turn(page, 'Ada');
		await other.getByRole('button', { name: 'Redo' }).tap();
		await turn(page, 'Ben');
	});
	const tracks = async (phone: Page) => {
		await phone.getByRole('button', { name: 'Menu' }).tap();
		await phone.getByRole('button', { name: 'What Elysium tracks' }).tap();
	};
	await tracks(other);
	await expectUsable(other);
	await other.getByRole('button', { name: 'Track steps only' }).tap();
	await expect(other.getByRole('dialog')).toHaveCount(0);
	await tracks(page);
	await expect(page.getByRole('button', { name: 'Resolve cards, too' })).toBeVisible();
	await test.step('the card is known to the group', async () => {
		await page.getByRole('link', { name: 'typed' }).tap();
		await expect(page.getByRole('heading', { name: 'In this group: 1 card' })).toBeVisible();
		await expectUsable(page);
		await page
			.getByLabel('Or paste it')
			.fill('card,name,clan,kind,power,text\nclan card,Ours,gangrel,passive,3,gain 1 Blood');
		await page.getByRole('button', { name: 'Check the cards' }).tap();
		await page.getByRole('button', { name: 'Keep these cards' }).tap();
		await expect(page.getByRole('heading', { name: 'In this group: 2 cards' })).toBeVisible();
	});
	await context.close();
});

test('a big screen shows the table and no secret', async ({ browser, seeded }) => {
	const id = await seeded.keeper.dealEvening('A night on a television', NAMES);
	await new VendettaTable(seeded.keeper, id).playUntil(
		({ stage, turns }) => stage === 'planning' && (turns['s1'] ?? 0) > 0
	);
	const television = await browser.newPage({
		storageState: seeded.storageState,
		reducedMotion: 'reduce',
		viewport: { width: 1920, height: 1080 }
	});
	await television.goto(`/vendetta/evenings/${id}?big`);
	await waitForHydration(television);
	await expect(television.getByRole('heading', { level: 1 })).toHaveText(/’s turn$/);
	await expect(hand(television)).toHaveCount(0);
	await expectUsable(television);
	const over = await television.evaluate(
		() => document.documentElement.scrollHeight - document.documentElement.clientHeight
	);
	expect(over, 'nobody scrolls a television').toBeLessThanOrEqual(0);
	await television.close();
});

test('a game on phones is light as long as nobody moves', async ({ page, seeded }) => {
	const id = await seeded.keeper.dealEvening('A light night', NAMES);
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	const weigh = await weighing(page);
	expect(await weigh(), 'kB of scripts').toBeLessThanOrEqual(MOST_KILOBYTES);
});
