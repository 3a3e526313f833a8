import type { Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { hurryRivals, playAlone, playersOf } from './support/alone.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

/* Rivals that code plays at a table on one device: how they move, and how one goes back before them. */

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
const hurry = (page: Page) => button(page, 'Faster');
const ownTurn = (page: Page) => page.getByRole('heading', { name: 'Your turn' });

test('undo goes back to one’s own last move, and no rival’s hand is shown', async ({ page }) => {
	await hurryRivals(page);
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await playAlone(page, 'One', 'Easy');
	const thumb = new Thumb(page);
	/* Who is last in a round and first in the next has two turns in a row. */
	await thumb.playUntil(
		({ heading, words }) => heading === 'Your turn' && words.includes('Since your last turn')
	);

	await test.step('what a rival did offers no undo of its own', async () => {
		await page.keyboard.press('u');
		const history = page.getByRole('dialog', { name: 'What happened' });
		await expect(
			history.getByRole('heading', { name: /\(computer, easy\)/ }).first()
		).toBeVisible();
		await expect(
			history.getByRole('button', { name: /^Undo back to here: Ilse recruited/ })
		).toHaveCount(0);
		await expect(
			history.getByRole('button', { name: /^Undo back to here: Player 1 recruited/ })
		).not.toHaveCount(0);
		await page.keyboard.press('Escape');
	});

	await test.step('its reasons are told on a tap, in points, and nothing of its hand', async () => {
		await button(page, 'Why?').click();
		const reasons = page.getByRole('dialog', { name: 'Why the computer did this' });
		await expect(
			reasons.getByRole('listitem').filter({ hasText: /Ilse .*recruited|Ilse recruited/ })
		).not.toHaveCount(0);
		await expect(
			reasons.getByText(/^For Ilse: .+ [+−]\d|^This changes very little\.$/).first()
		).toBeVisible();
		// The phone on its side: the reasons scroll, and the keys reach them.
		const upright = page.viewportSize();
		await page.setViewportSize({ width: 640, height: 260 });
		await expect(reasons.locator('.window')).toHaveAttribute('tabindex', '0');
		expect(await faultsOn(page)).toEqual([]);
		if (upright) await page.setViewportSize(upright);
		await page.keyboard.press('Escape');
		await expect(reasons).toBeHidden();
	});

	await test.step('its hand stays hidden', async () => {
		await playersOf(page).getByRole('button', { name: 'Ilse' }).click();
		await page.locator('[data-place="schemes"]').click();
		await expect(page.getByText(/Ilse holds \d/)).toBeVisible();
		await expect(button(page, 'Look at the hand')).toHaveCount(0);
		await playersOf(page).getByRole('button', { name: 'Player 1' }).click();
	});

	await test.step('one tap undoes the end of the turn and all that came of it', async () => {
		await page.locator('[data-place="table"]').click();
		const since = page.getByText('Since your last turn:');
		await expect(since).toBeVisible();
		await expect(page.getByRole('status').filter({ hasText: /Ilse recruited / })).toBeVisible();
		await expect(button(page, 'Undo')).toHaveCount(1);
		expect(await faultsOn(page)).toEqual([]);
		// Put away, it is said beside what was done, in one sentence.
		await button(page, 'Hide this').click();
		await expect(since).toHaveCount(0);
		await expect(page.getByText(/^You ended your turn\. Since then: Ilse /)).toBeVisible();
		await button(page, 'Undo').click();
		await expect(button(page, 'End turn')).toBeVisible();
		await expect(page.getByText(/Since then/)).toHaveCount(0);
	});
});

test(
	'rivals can be hurried, and who plays is chosen seat by seat',
	{ tag: '@wide' },
	async ({ page, isMobile }) => {
		await page.goto('/heritage/play');
		await waitForHydration(page);
		await page.getByText('Play alone against the computer').click();
		await expectUsable(page);
		await page.getByText('Choose era, clans').click();
		await page.getByLabel('Who plays for player 2').selectOption('medium');
		await page.getByLabel('Who plays for player 3').selectOption('easy');
		await expect(page.getByLabel('Player 2', { exact: true })).toHaveValue('Ilse');
		await expect(page.getByText('Hands are hidden: the computer')).toBeVisible();
		await expect(
			page.getByLabel('Who plays for player 1').locator('option[value="easy"]'),
			'somebody is a person'
		).toBeDisabled();
		await expectUsable(page);
		let think = () => {};
		const thinking = new Promise<void>((resolve) => (think = resolve));
		await page.route(/\/workers\//, async (route) => {
			await thinking;
			await route.continue();
		});
		await button(page, 'Deal this table').click();
		await page.waitForURL(/\/play\/\w+$/);

		const thumb = new Thumb(page);
		await thumb.playUntil(hurry(page));
		await expect(hurry(page)).toHaveAttribute('aria-pressed', 'false');
		expect(await faultsOn(page)).toEqual([]);
		if (isMobile) expect(await smallTargets(page)).toEqual([]);
		await hurry(page).click();
		await expect(hurry(page)).toHaveAttribute('aria-pressed', 'true');
		think();
		await thumb.playUntil(ownTurn(page));
		await button(page, 'Table menu').click();
		await page.getByLabel('Computer moves without pauses').uncheck();
		await page.keyboard.press('Escape');
		await page.reload();
		await waitForHydration(page);
		await button(page, 'Table menu').click();
		await expect(page.getByLabel('Computer moves without pauses')).not.toBeChecked();
	}
);
