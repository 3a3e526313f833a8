import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { VendettaThumb } from './support/vendetta-thumb.ts';
import { expectUsable } from './support/usable.ts';

/*
 * The first round, for somebody who never saw the game: begun from the first page, played to its end by doing what can be
 * seen, whatever the coach says.
 */

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });

test('the first round of Vendetta is begun, left, taken up again, and played to its end', async ({
	page
}) => {
	await page.goto('/');
	await waitForHydration(page);
	const shelf = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: 'Vendetta' }) });
	await shelf.getByRole('link', { name: 'Learn by playing' }).click();
	await expect(coach(page)).toContainText('You lead the Brujah against Ada and Bo.');
	await expectUsable(page);
	await test.step('by keys: what leads on takes the focus and Enter', async () => {
		await coach(page).getByRole('button', { name: 'Next' }).focus();
		await page.keyboard.press('Enter');
		await expect(coach(page)).toContainText('Each round you fight for Locations');
	});

	const thumb = new VendettaThumb(page);
	await thumb.playUntil(coach(page).getByText(/^Planning:/));
	await coach(page).getByRole('button', { name: 'Next' }).click();
	await thumb.playUntil(page.getByText('Turn 2 of 3'));
	await test.step('a reload goes on where it was, and the first page leads back to it', async () => {
		await page.goto('/');
		await page.getByRole('link', { name: 'Continue your first round' }).click();
		await expect(page.getByText('Turn 2 of 3')).toBeVisible();
		await expect(coach(page)).toBeVisible();
	});
	await test.step('what explains can be stopped, and called back', async () => {
		for (const on of [false, true]) {
			await page.getByRole('button', { name: 'Menu' }).click();
			await page.getByLabel('Explain this round').setChecked(on);
			await page.keyboard.press('Escape');
			await expect(coach(page)).toHaveCount(on ? 1 : 0);
		}
	});
	await test.step('the rules open at what is under way', async () => {
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('button', { name: 'Rules' }).click();
		const rules = page.getByRole('dialog', { name: 'Rules' });
		await expect(rules.getByRole('heading', { level: 3 })).toHaveText('Planning');
		await rules.getByLabel('Search the rules').fill('uncontested');
		await expect(rules.getByText('Ruling 29')).toBeVisible();
		await expectUsable(page);
		await page.keyboard.press('Escape');
	});
	await thumb.playUntil(page.getByRole('heading', { level: 2, name: 'Final count' }));
	await page.getByRole('button', { name: 'Show all' }).click();
	await test.step('looking back, every card is open, and another choice is played out', async () => {
		await page.getByRole('button', { name: 'Look back' }).click();
		await page.getByLabel('Part of the game').selectOption('Round 1, Location 1');
		const whatIf = page.getByRole('region', { name: 'What if' });
		const replay = page.getByRole('region', { name: 'Step by step' });
		for (let step = 0; step < 5 && !(await whatIf.isVisible()); step++)
			await replay.getByRole('button', { name: 'Next' }).click();
		await whatIf.getByRole('button', { name: 'What if Ada had withdrawn?' }).click();
		await expect(whatIf).toContainText('Assumed: all others choose as they did');
		await expect(page.getByText('only you know')).toHaveCount(0);
		await expectUsable(page);
	});
	await page.getByRole('link', { name: 'Play a full game' }).click();
	await expect(
		page.getByRole('heading', { level: 1, name: 'Vendetta on this phone' })
	).toBeVisible();
});
