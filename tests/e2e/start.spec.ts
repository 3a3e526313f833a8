import { expect, test, waitForHydration } from './support/test.ts';

test('the start page opens', async ({ page }) => {
	const answer = await page.goto('/');
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await waitForHydration(page);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth
	);
	expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
});

test('the start page lets one try a turn', async ({ page }) => {
	await page.goto('/');
	await waitForHydration(page);
	await expect(page.getByText('Who do you embrace?')).toBeVisible();
	await page.getByRole('button', { name: 'Costanza' }).click();
	await expect(page.getByText('2 points become 6')).toBeVisible();
	await page.getByRole('button', { name: 'Mercy' }).click();
	await expect(page.getByText('your 2 points are gone')).toBeVisible();
	await page.getByRole('button', { name: 'Mercy' }).click();
	await expect(page.getByText('Who do you embrace?')).toBeVisible();
});

test('a phone in the same Wi-Fi opens it without a secure context', async ({ page, lanURL }) => {
	const answer = await page.goto(lanURL);
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await waitForHydration(page);
	expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
});

test('a strange name is refused', async ({ page, strangeURL }) => {
	const answer = await page.goto(strangeURL);
	expect(answer?.status()).toBe(421);
	await expect(page.getByText('does not answer to the name')).toBeVisible();
});
