import type { Page } from '@playwright/test';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';

/* A page comes alive as the server wrote it. */

/** Where there is a clipboard, and where there is none. */
const COPIED = /Result copied|Copying is blocked/;
const PEOPLE = { s1: 'Ada', s2: 'Bo', s3: 'Cleo' };

/** Keeps the program of a page on its way until it is let go. */
async function holdProgram(page: Page): Promise<() => void> {
	let release = (): void => undefined;
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/_app/immutable/entry/*.js', async (route) => {
		await held;
		await route.continue();
	});
	return () => release();
}

test('a result comes alive as it stands: nothing the server wrote is made anew', async ({
	page,
	seeded
}) => {
	const game = await seeded.keeper.bring('As it stands', gameUpTo({ at: 'end' }), PEOPLE);
	const warnings: string[] = [];
	page.on('console', (said) => said.type() === 'warning' && warnings.push(said.text()));
	const release = await holdProgram(page);
	await page.goto(`/heritage/games/${game}`, { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { name: /prevails$/ })).toBeVisible();
	const written = page.locator('main :is(h1, h2, table, svg, button)');
	const before = await written.evaluateAll((all) => {
		for (const one of all) one.setAttribute('data-before', '');
		return all.length;
	});
	expect(before).toBeGreaterThan(20);

	release();
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Copy as text' }).click();
	await expect(page.getByRole('status').filter({ hasText: COPIED })).toBeVisible();
	await expect(page.locator('main [data-before]')).toHaveCount(before);
	expect(warnings).toEqual([]);
});

test('what was unfolded before the page was alive stays unfolded', async ({ page, seeded }) => {
	const release = await holdProgram(page);
	await page.goto(`/groups/${seeded.group}`, { waitUntil: 'commit' });
	const fold = page.locator('details', { hasText: 'Delete the group…' });
	await fold.locator('summary').click();
	await expect(fold).toHaveAttribute('open');
	release();
	await waitForHydration(page);
	await expect(fold).toHaveAttribute('open');
	await fold.locator('summary').click();
	await expect(fold).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a result says where each point came from', async ({ page, seeded }) => {
		const game = await seeded.keeper.bring('No program', gameUpTo({ at: 'end' }), PEOPLE);
		await page.goto(`/heritage/games/${game}`);
		const why = page.locator('.popover:popover-open');
		await expect(why).toHaveCount(0);
		await page
			.getByRole('button', { name: /Why\?$/ })
			.first()
			.click();
		await expect(why.locator('dl')).toBeVisible();
	});
});
