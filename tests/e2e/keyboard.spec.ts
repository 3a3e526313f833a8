import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';

/** Two at one table, for whom the keys alone do everything. */
async function twoByKeys(page: Page): Promise<Thumb> {
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await page.getByRole('button', { name: '2 players' }).focus();
	await page.keyboard.press('Enter');
	return new Thumb(page, { schemeEvery: 3, keyboard: true });
}

test(
	'two play with the keys alone, and the focus is never lost',
	{ tag: '@wide' },
	async ({ page }) => {
		const keys = await twoByKeys(page);
		await keys.playUntil(() => keys.did.turns >= 6 && keys.did.schemes > 0);
		expect(keys.did.recruits).toBeGreaterThanOrEqual(6);
		expect(keys.unfocused).toEqual([]);
	}
);

test(
	'two play a whole chapter with the keys alone, and the focus is never lost',
	{ tag: ['@long', '@wide'] },
	async ({ page }) => {
		const keys = await twoByKeys(page);
		await keys.playUntil(page.getByRole('heading', { name: /prevails$/ }), 900);
		expect(keys.did).toMatchObject({ recruits: 20, turns: 20 });
		expect(keys.did.schemes, 'schemes').toBeGreaterThan(0);
		expect(keys.unfocused).toEqual([]);
	}
);

test(
	'the first chapter is learned with the keys alone, and the focus is never lost',
	{ tag: '@wide' },
	async ({ page }) => {
		await page.goto('/heritage/play?learn');
		await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
		const keys = new Thumb(page, { keyboard: true });
		await keys.playUntil(page.getByRole('heading', { name: /prevails$/ }));
		expect(keys.did).toMatchObject({ recruits: 4, turns: 4 });
		expect(keys.unfocused).toEqual([]);
	}
);
