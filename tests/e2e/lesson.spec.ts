import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

/*
 * The first chapter, for somebody who never saw the game: begun from the first page, played to its end by doing what
 * can be seen, whatever the coach says.
 */

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
const end = (page: Page) => page.getByRole('heading', { name: /prevails$/ });

async function begin(page: Page): Promise<void> {
	await page.goto('/');
	await waitForHydration(page);
	const way = page.getByRole('link', { name: 'Learn by playing' }).first();
	await expect(way, 'seen without scrolling').toBeInViewport({ ratio: 1 });
	await way.click();
	await expect(coach(page)).toContainText('You are Mina');
}

async function expectEnd(page: Page): Promise<void> {
	await expect(page.getByRole('region', { name: 'What earned your points' })).toContainText(
		'1 point each'
	);
	await expect(page.getByRole('link', { name: 'Play a full game' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
	await expect(coach(page)).toHaveCount(0);
}

test('is played to its end, left and taken up again', async ({ page }) => {
	await begin(page);
	await expectUsable(page);
	const thumb = new Thumb(page, { schemeEvery: 1 });
	await thumb.playUntil(coach(page).getByText(/^Ada .*recruits/));
	await expect(page.getByText(/^Waiting for/), 'while the coach is to be read').toHaveCount(0);
	await thumb.playUntil(page.getByText('Round 2 of 4'));

	await test.step('a reload goes on where it was', async () => {
		const said = await coach(page).getByRole('status').textContent();
		await page.reload();
		await expect(coach(page).getByRole('status')).toHaveText(said ?? '');
	});
	await test.step('the first page leads back to it', async () => {
		await page.goto('/');
		await page.getByRole('link', { name: 'Continue your first chapter' }).click();
		await expect(coach(page)).toBeVisible();
	});
	await test.step('what explains can be stopped, and called back', async () => {
		await coach(page).getByRole('button', { name: 'Stop explaining' }).click();
		await expect(coach(page)).toHaveCount(0);
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page.getByLabel('Explain this chapter').check();
		await page.keyboard.press('Escape');
		await expect(coach(page)).toBeVisible();
	});

	await thumb.playUntil(end(page));
	expect(thumb.did).toMatchObject({ turns: 4, recruits: 4 });
	expect(thumb.did.schemes).toBeGreaterThan(0);
	await expectEnd(page);
});
