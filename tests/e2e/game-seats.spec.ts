import type { Page } from '@playwright/test';
import { guestAt } from './support/invitation.ts';
import { laidAlone } from './support/laid-alone.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

/* Members and guests sit down at a game of their group; from then on their hands are theirs alone. */

const openSeats = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Who sits where' }).click();
	await expect(page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
};

test('a member and a guest take seats at a game, and see their own hands alone', async ({
	page,
	browser,
	seeded
}) => {
	const title = `Round the fire ${Date.now().toString(36)}`;
	const game = await seeded.keeper.bring(title, laidAlone());
	const { viewport, hasTouch, isMobile } = test.info().project.use;
	const other = await browser.newPage({
		storageState: { cookies: [], origins: [] },
		viewport: viewport ?? null,
		hasTouch: hasTouch ?? false,
		isMobile: isMobile ?? false
	});
	const hand = async (who: Page, seat: string): Promise<number> =>
		(await who.request.get(`/api/logs/${game}/hands/${seat}`)).status();

	let guest = '';
	await test.step('a guest comes by an invitation to a seat', async () => {
		guest = await guestAt(page, other, seeded.group, `Player 2 · ${title}`);
		await other.waitForURL(`**/games/${game}`);
		await waitForHydration(other);
		expect(await hand(other, 's2')).toBe(200);
		expect(await hand(page, 's2')).toBe(404);
	});

	await test.step('a member sits down with one tap', async () => {
		await page.goto(`/heritage/games/${game}`);
		await waitForHydration(page);
		expect(await hand(other, 's1')).toBe(200);
		await openSeats(page);
		await page.getByRole('button', { name: 'Sit here (Player 1)' }).click();
		await expect(page.getByRole('button', { name: /^Leave this seat/ })).toBeVisible();
		expect(await hand(page, 's1')).toBe(200);
		expect(await hand(other, 's1')).toBe(404);
		await expectUsable(page);
		await page.screenshot({ path: test.info().outputPath('seats.png') });
	});

	await test.step('the keeper names two seats, one after the other', async () => {
		await page.getByText('Change this seat… Player 2').click();
		await page.getByText('Change this seat… Player 3').click();
		await page.getByLabel('Name at seat 2').fill('Greta');
		await page.getByLabel('Name at seat 3').fill('Hugo');
		await page.getByRole('button', { name: 'Save seat 2' }).click();
		await expect(page.getByText('Saved.')).toBeVisible();
		await expect(page.getByLabel('Name at seat 3')).toHaveValue('Hugo');
		await page.getByRole('button', { name: 'Save seat 3' }).click();
		await expect(page.getByText('Change this seat… Hugo')).toBeVisible();
		await expect(page.getByLabel('Name at seat 2')).toHaveValue('Greta');
	});

	await test.step('the seat that nobody took is still everybody’s', async () => {
		expect(await hand(page, 's3')).toBe(200);
		expect(await hand(other, 's3')).toBe(200);
	});

	await test.step('the keeper gives her own seat to the guest, and passes her hand on', async () => {
		await page
			.getByText(/^Change this seat…/)
			.first()
			.click();
		await page.locator('#seat-s1-person').selectOption({ label: guest });
		await page.getByRole('button', { name: 'Save seat 1' }).click();
		await expect(page.getByRole('button', { name: `Pass the hand to ${guest}` })).toBeVisible();
		expect(await hand(other, 's1')).toBe(404);
		await page.screenshot({ path: test.info().outputPath('left.png') });
		// What is no longer on screen proves nothing: the table's answer does.
		const passed = page.waitForResponse(
			(answer) =>
				answer.url().endsWith(`/api/logs/${game}/commands`) && answer.request().method() === 'POST'
		);
		await page.getByRole('button', { name: `Pass the hand to ${guest}` }).click();
		expect((await passed).status()).toBe(200);
		await expect(page.getByText(/stays face down/)).toBeHidden();
		await expect(page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
		expect(await hand(other, 's1')).toBe(200);
	});
	await other.close();
});
