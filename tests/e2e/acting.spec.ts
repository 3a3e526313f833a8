import type { Page } from '@playwright/test';
import { guestAt } from './support/invitation.ts';
import { openingNight } from './support/laid.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { smallTargets } from './support/targets.ts';
import { expectUsable } from './support/usable.ts';

/* One player lets another act for them; the keeper sees afterwards who did what. */

const [, THEIRS = ''] = PLAYERS;

async function twoPlayers(page: Page, other: Page, seeded: Seeded) {
	const title = `Away for a night ${Date.now().toString(36)}`;
	const id = await seeded.keeper.begin(title, PLAYERS, PROLOGUES);
	await seeded.keeper.layOut(id, 1, openingNight(PLAYERS.length));
	const guest = await guestAt(page, other, seeded.group, `${THEIRS} · ${title}`);
	return { id, guest };
}

test('is let act by a player, plays for them, and no longer once it is taken back', async ({
	page,
	browser,
	seeded
}) => {
	const { viewport, hasTouch, isMobile } = test.info().project.use;
	const other = await browser.newPage({
		storageState: { cookies: [], origins: [] },
		viewport: viewport ?? null,
		hasTouch: hasTouch ?? false,
		isMobile: isMobile ?? false
	});
	const { id, guest } = await twoPlayers(page, other, seeded);
	const table = `/heritage/chronicles/${id}/chapters/1/table`;
	const seat = `/heritage/chronicles/${id}/players/s2`;
	await page.goto(table);
	await waitForHydration(page);

	await test.step('from the menu of the table, a player says who', async () => {
		await other.goto(table);
		await waitForHydration(other);
		await other.getByRole('button', { name: 'Table menu' }).click();
		await other.getByRole('link', { name: 'Let somebody act for you' }).click();
		await other.waitForURL(`**${seat}#acting`);
		await waitForHydration(other);
		await expect(other.getByText(`Nobody else may act for ${THEIRS}.`)).toBeVisible();
		await expectUsable(other);
		expect(await smallTargets(other)).toEqual([]);
		const who = other.getByLabel(`Who may act for ${THEIRS}?`);
		// The group is the same in many tests, and has many guests.
		const keeper = who.locator('option', { hasText: /^Lucita/ });
		await who.selectOption(await keeper.getAttribute('value'));
		await other.getByText('They may also see the cards in the hand').click();
		await other.getByRole('button', { name: 'Let them act' }).click();
		await expect(other.getByText('They see the hand, too.')).toBeVisible();
		await expectUsable(other);
	});

	await test.step('everybody at the table sees it, and who acts can play', async () => {
		await page.getByRole('button', { name: 'Table menu' }).click();
		await expect(page.getByText(`may act for ${THEIRS}.`)).toBeVisible();
		await page.keyboard.press('Escape');
		const hand = await page.request.get(`/api/logs/${id}/hands/s2`);
		expect(hand.status()).toBe(200);
	});

	await test.step('taken back while the other one looks at the table, it ends there', async () => {
		await other.getByRole('button', { name: 'End this' }).click();
		await expect(other.getByText(`Nobody else may act for ${THEIRS}.`)).toBeVisible();
		await page.getByRole('button', { name: 'Table menu' }).click();
		await expect(page.getByText(`may act for ${THEIRS}.`)).toBeHidden();
		const hand = await page.request.get(`/api/logs/${id}/hands/s2`);
		expect(hand.status()).toBe(404);
	});

	await test.step('the keeper looks over who did what', async () => {
		await page.goto(`/heritage/chronicles/${id}/settings`);
		await waitForHydration(page);
		await page.getByRole('link', { name: 'Show the list' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
		await expect(page.getByText(`Nobody else acts for ${THEIRS} any more.`)).toBeVisible();
		await expect(page.getByText(`${guest} joined the group as player.`)).toBeVisible();
		await expect(page.getByText(`The seat of ${THEIRS} went to ${guest}.`)).toBeVisible();
		// Their hand came along when they sat down; then they lent their seat, and took it back.
		await page.getByLabel('What').selectOption({ label: 'Acting for others' });
		await page.getByRole('button', { name: 'Show' }).click();
		await expect(page.getByText('3 entries')).toBeVisible();
		await page.getByLabel('By').selectOption({ label: guest });
		await page.getByRole('button', { name: 'Show' }).click();
		await expect(page.getByText('3 entries')).toBeVisible();
	});
	expect((await other.request.get(`/heritage/chronicles/${id}/audit`)).status()).toBe(403);
	await other.close();
});
