import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';

test('three play a whole chapter on one phone, and look at its result', async ({ page }) => {
	test.setTimeout(240_000);
	await page.goto('/play');
	await waitForHydration(page);
	await page.getByRole('button', { name: '3 players' }).click();
	const thumb = new Thumb(page, { schemeEvery: 3 });
	await thumb.playUntil(page.getByRole('heading', { name: /prevails$/ }));
	expect(thumb.did.recruits).toBeGreaterThanOrEqual(25);
	expect(thumb.did.schemes).toBeGreaterThan(0);
});
