import { faultsOn } from './support/axe.ts';
import { attended } from './support/kept-pages.ts';
import { hurryRivals, playAlone, playersOf } from './support/alone.ts';
import { expect, test, waitForHydration } from './support/returning.ts';
import { Thumb } from './support/thumb.ts';

/* One person alone against rivals that code plays, on a phone without a network. */

test('a person plays a whole chapter against two rivals, with the network off', async ({
	page,
	context,
	complaints
}) => {
	await page.goto('/heritage/play');
	await attended(page);
	await hurryRivals(page);
	await page.reload();
	await waitForHydration(page);
	await context.setOffline(true);
	await playAlone(page, 'Two', 'Medium');
	await expect(
		playersOf(page).getByRole('button', { name: /points, computer, medium/ })
	).toHaveCount(2);

	const thumb = new Thumb(page);
	await thumb.playUntil(page.getByText('Round 2 of 10'));
	await test.step('a reload in the middle of it goes on', async () => {
		await page.reload();
		await thumb.playUntil(page.getByText('Round 4 of 10'));
	});
	await thumb.playUntil(page.getByRole('heading', { name: /prevails$/ }));
	expect(thumb.did.turns).toBe(10);
	expect(page.workers(), 'who thinks, thinks beside the page').toHaveLength(1);
	expect(thumb.did.hands, 'nobody hands the phone over').toBe(0);
	await expect(page.getByText(/\(computer, medium\) with −?\d+/)).toBeVisible();
	await expect(
		page.getByRole('img', { name: /\(computer, medium\)/ }),
		'the picture that is shared says who was none'
	).toBeVisible();
	expect(await faultsOn(page)).toEqual([]);
	const offline = complaints.filter((one) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(one));
	complaints.splice(0, complaints.length, ...complaints.filter((one) => !offline.includes(one)));
});
