import type { Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Places beside each other, mouse and keys make another table of it. */
const ON_BOTH = { tag: '@wide' };

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
const sheetOf = (page: Page) => page.getByRole('dialog');
const queueOf = (page: Page) =>
	page
		.getByRole('region', { name: 'The queue' })
		.locator('[data-recruit]')
		.filter({ hasNotText: 'Not for you' });

/** A game of two, as far as the second round: by then somebody has a choice of sires. */
async function secondRound(page: Page): Promise<Thumb> {
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await button(page, '2 players').click();
	const thumb = new Thumb(page);
	await thumb.playUntil(page.getByText('Round 2 of 10'));
	await thumb.playUntil(button(page, 'Tap one to recruit'));
	return thumb;
}

/** Under the first who can be a sire; where all others are in torpor the only one is not asked for. */
async function underTheFirst(page: Page): Promise<void> {
	const sire = page.locator('[data-vampire].possible').filter({ visible: true }).first();
	await expect(sire.or(sheetOf(page)).first()).toBeVisible();
	if (!(await sheetOf(page).isVisible())) await sire.click();
}

/** A board that asks is answered in the sheet, before anything happens. */
async function chooseAhead(page: Page): Promise<void> {
	const asked = sheetOf(page).getByRole('region', { name: 'A choice' });
	while (await asked.isVisible()) {
		const map = asked.locator('[data-spot]').first();
		await expect(map.or(asked.getByRole('list').getByRole('button').first())).toBeVisible();
		const before = await asked.innerText();
		if (await map.isVisible()) await map.click();
		else await asked.getByRole('list').getByRole('button').first().click();
		await expect(asked.filter({ hasText: before })).toBeHidden();
	}
}

test(
	'a recruit takes three taps, tells before what it will do, and is taken back with one',
	ON_BOTH,
	async ({ page }) => {
		await secondRound(page);
		await expect(queueOf(page).first().locator('.gain')).toHaveText(/Points .*\./);
		await button(page, 'Compare two').click();
		for (const index of [0, 1]) await queueOf(page).nth(index).click();
		await expect(sheetOf(page).getByRole('columnheader')).toHaveCount(2);
		await expect(sheetOf(page).getByRole('rowheader', { name: 'Best sire' })).toBeVisible();
		expect(await faultsOn(page)).toEqual([]);
		await page.keyboard.press('Escape');

		const recruit = queueOf(page).last();
		const name = await recruit.locator('.name').innerText();

		await recruit.click();
		await expect(page.getByText(`Choose a sire for ${name}.`)).toBeAttached();
		await underTheFirst(page);
		const sheet = sheetOf(page);
		await expect(sheet.getByRole('heading', { name: new RegExp(`^${name} under `) })).toBeVisible();
		await chooseAhead(page);

		const points = sheet.getByRole('region', { name: 'Points' });
		await expect(points.getByRole('listitem')).toHaveCount(2);
		const [mine] = await points.getByRole('listitem').all();
		await mine?.locator('summary').click();
		await expect(mine?.locator('.why').first() ?? points).toBeVisible();
		// What an ability turns or asks of others is not known any better than who comes into the queue.
		const unknown = /unknown until drawn|the cards decide|chooses:/;
		await expect(sheet.getByText(unknown).first()).toBeVisible();
		expect(await faultsOn(page)).toEqual([]);

		await button(page, 'Recruit').click();
		await expect(sheet).toBeHidden();
		await expect(page.getByText(`Recruited ${name}.`)).toBeVisible();
		// Loaded again, it can still be undone with one tap.
		await page.reload();
		await waitForHydration(page);
		await expect(page.getByText(`Recruited ${name}.`)).toBeVisible();
		await expect(queueOf(page).filter({ hasText: name })).toHaveCount(0);

		await button(page, 'Undo').click();
		await expect(queueOf(page).filter({ hasText: name })).toBeVisible();
		await expect(button(page, 'Tap one to recruit')).toBeVisible();
	}
);

test(
	'the tree that waits is there for no key and makes no page longer, and a sheet gives the focus back',
	ON_BOTH,
	async ({ page, isMobile }) => {
		await secondRound(page);
		const waits = page.locator('.place.aside');
		// On a wide screen nothing waits.
		if (isMobile)
			await expect(waits.getByRole('button', { includeHidden: true }).first()).toBeAttached();
		const beside = () =>
			waits.evaluateAll((all) => ({
				onScreen: all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
				focused: all.filter((one) => one.contains(document.activeElement)).length
			}));
		expect(await beside()).toEqual({ onScreen: 0, focused: 0 });
		const stops = await page.locator('button, a[href], summary, [tabindex="0"]').count();
		for (let stop = 0; stop <= stops; stop++) {
			await page.keyboard.press('Tab');
			expect(await beside()).toEqual({ onScreen: 0, focused: 0 });
		}
		await queueOf(page).last().click();
		for (const close of [
			() => page.keyboard.press('Escape'),
			() => sheetOf(page).getByRole('button', { name: 'Back' }).click(),
			() => sheetOf(page).getByRole('button', { name: 'Close' }).click(),
			() => page.mouse.click(4, 4)
		]) {
			await underTheFirst(page);
			await expect(sheetOf(page)).toBeInViewport();
			await expect(page.locator('dialog[open] :focus')).toBeAttached();
			await close();
			await expect(sheetOf(page)).toBeHidden();
			await expect.poll(beside).toEqual({ onScreen: 0, focused: 0 });
		}

		// Wide screens show every place at once.
		await page.setViewportSize({ width: 640, height: 800 });
		await button(page, 'Another character').click();
		await waits.evaluate((one) => (one.style.minHeight = '4000px'));
		const fits = () =>
			page.evaluate(() => {
				const screen = document.querySelector('.screen')?.getBoundingClientRect().height ?? 0;
				return screen < 4000 && Math.abs(document.documentElement.scrollHeight - screen) < 1;
			});
		await expect.poll(fits).toBe(true);
		await button(page, 'Points').click();
		await expect.poll(fits).toBe(true);
	}
);

test('a scheme says who could lead it and what it does, then it is played and the turn ends', async ({
	page
}) => {
	const thumb = await secondRound(page);
	await thumb.playUntil(button(page, 'Play a scheme'));
	await button(page, 'Play a scheme').click();
	await button(page, 'Play it').first().click();
	const leader = page.locator('[data-vampire].possible').filter({ visible: true }).first();
	const sheet = sheetOf(page);
	await expect(leader.or(sheet).first()).toBeVisible();
	if (!(await sheet.isVisible())) await leader.click();
	await expect(sheet.getByRole('heading', { name: /, led by / })).toBeVisible();
	const shown = sheet.getByRole('list', { name: 'Archetypes of the coterie' });
	await expect(shown.getByRole('listitem').first()).toBeVisible();
	// It can be played, so everything it needs is shown by somebody.
	await expect(shown.getByText('nobody')).toHaveCount(0);
	await expect(sheet.getByRole('region', { name: 'Points' }).getByRole('listitem')).toHaveCount(2);
	await chooseAhead(page);
	await button(page, 'Play the scheme').click();
	await expect(sheet).toBeHidden();
	await expect(page.getByText(/^Played “.+”\.$/)).toBeVisible();

	await thumb.playUntil(button(page, 'End turn'));
	const heading = await page.getByRole('heading', { level: 1 }).innerText();
	await button(page, 'End turn').click();
	const whose = heading.replace('’s turn', '');
	await expect(
		page.getByRole('status').filter({ hasText: `${whose} ended their turn.` })
	).toBeVisible();
});
