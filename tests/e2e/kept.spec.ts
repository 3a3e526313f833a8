import { laidAlone } from './support/laid-alone.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

/* At a table that Elysium deals: what needs no card is done at once, what needs one waits for the server. */

test('off the network a turn ends at once, the next recruit is kept, and both are written afterwards', async ({
	page,
	seeded,
	complaints
}) => {
	const game = await seeded.keeper.bring('Dealt in the dark', laidAlone());
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	const thumb = new Thumb(page);
	const end = page.getByRole('button', { name: 'End turn', exact: true });
	await thumb.playUntil(() => thumb.did.turns === 1);
	await thumb.playUntil(end);
	const turn = page.getByRole('heading', { level: 1 });
	const before = await turn.innerText();
	const waits = page.getByRole('button', { name: /^Waiting to send/ });
	const sheet = page.getByRole('dialog', { name: 'Waiting to send' });
	// All that was done so far is written.
	const marks = () =>
		Object.keys(localStorage).filter((key) => key.startsWith('elysium:waiting:')).length;
	await expect.poll(() => page.evaluate(marks)).toBe(0);
	await page.context().setOffline(true);
	await end.click();
	await expect(turn).not.toHaveText(before);
	await expect(waits).toHaveAccessibleName('Waiting to send: 1 step not sent yet, offline.');
	await expectUsable(page);

	const kept = page.getByText(/^Saved\./);
	await thumb.playUntil(kept);
	await expect(waits).toHaveAccessibleName(
		'Waiting to send: 2 steps not sent yet, offline. The last one waits for a card.'
	);
	await expect(waits).toContainText('drawing');
	await waits.click();
	await expect(sheet.getByText(/^Drawing:/)).toBeVisible();
	await expectUsable(page);
	await sheet.getByRole('button', { name: 'Look at the table' }).click();

	await page.context().setOffline(false);
	await expect(waits).toHaveAccessibleName('Waiting to send: 2 steps were sent.', {
		timeout: 60_000
	});
	await waits.click();
	await expect(sheet.getByText('Accepted.')).toHaveCount(2);
	await sheet.getByRole('button', { name: 'Look at the table' }).click();
	await expect(waits).toHaveCount(0);
	const off = /ERR_INTERNET_DISCONNECTED/;
	expect(complaints.splice(0).filter((one) => !off.test(one))).toEqual([]);
});
