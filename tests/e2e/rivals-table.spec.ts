import type { Page } from '@playwright/test';
import { attended } from './support/kept-pages.ts';
import { expect, test as returning } from './support/returning.ts';
import { RivalsThumb } from './support/rivals-thumb.ts';
import { test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';
import { expectOnly, OFF } from './support/waiting.ts';

/* A match of Rivals with Elysium's cards, on one phone. */

const NOBODY = { cookies: [], origins: [] };

const round = (page: Page, n: number) =>
	page.getByRole('heading', { level: 1, name: new RegExp(`^Round ${n}`) });
const over = (page: Page) => page.getByRole('heading', { level: 1, name: 'The match is over' });

async function deal(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Deal the cards' }).click();
	await page.waitForURL(/\/rivals\/table\/\w+$/);
	await waitForHydration(page);
}

returning.describe('off the network', () => {
	returning.use({ storageState: NOBODY });

	returning(
		'one person plays against the computer, and a reload loses nothing',
		async ({ page, complaints }) => {
			await page.goto('/');
			await attended(page);
			await page.context().setOffline(true);
			await page.goto('/rivals/table');
			await waitForHydration(page);
			await deal(page);
			const thumb = new RivalsThumb(page);
			await thumb.playUntil(round(page, 2).or(over(page)));
			const title = await page.getByRole('heading', { level: 1 }).textContent();
			await page.reload();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(
				/^(Round 2|The match)/.exec(title ?? '')?.[0] ?? ''
			);
			expectOnly(complaints, OFF);
		}
	);
});

test.describe('on one phone', () => {
	test.use({ storageState: NOBODY });

	test('three play, one of them the computer: whoever acts gets the phone, and every screen is for everyone', async ({
		page
	}) => {
		await page.goto('/rivals/table');
		await waitForHydration(page);
		await page.getByText('3 players').click();
		await page.getByLabel('Name of player 1').fill('Ada');
		await page.getByLabel('Name of player 2').fill('Ben');
		await page.getByLabel('Who plays seat 2').selectOption('person');
		await expectUsable(page);
		await deal(page);
		const thumb = new RivalsThumb(page, (screen) => test.step(screen, () => expectUsable(page)));
		await thumb.playUntil(round(page, 3).or(over(page)));
		expect(thumb.done.turns).toBeGreaterThan(2);
		expect(thumb.done.moves + thumb.done.cards).toBeGreaterThan(2);
		await page.getByRole('button', { name: 'Menu' }).tap();
		await page.getByRole('button', { name: 'History' }).tap();
		await expect(page.getByRole('dialog').getByText(/goes first\./)).toBeVisible();
		await expectUsable(page);
	});

	test('a whole match to its result', { tag: '@long' }, async ({ page }) => {
		await page.goto('/rivals/table');
		await waitForHydration(page);
		await deal(page);
		const thumb = new RivalsThumb(page);
		await thumb.playUntil(over(page));
		await expect(page.getByRole('heading', { level: 2, name: /wins?$/ })).toBeVisible();
		await expectUsable(page);
		await page.getByRole('button', { name: 'Play again' }).tap();
		await expect(over(page)).toHaveCount(0);
	});

	test('a match that is not here says so', async ({ page }) => {
		await page.goto('/rivals/table/nowhere');
		await expect(page.getByText('This match is not on this device')).toBeVisible();
		await expectUsable(page);
	});
});
