import { attended, isKept } from './support/kept-pages.ts';
import { inMidChapter } from './support/laid-alone.ts';
import { expect, test, waitForHydration } from './support/returning.ts';
import { expectUsable } from './support/usable.ts';
import {
	expectOnly,
	lastDone,
	OFF,
	openGame,
	playUntilTurn,
	sheet,
	toldLast,
	waits,
	warm,
	written
} from './support/waiting.ts';

/* The network goes in mid-chapter, and so does the page: what was done is on the device, and is written afterwards. */

test('off the network ten things are done, the page is loaded again, and all of them are written in their order', async ({
	page,
	context,
	browser,
	seeded,
	complaints
}) => {
	const { keeper } = seeded;
	await page.goto('/groups');
	await attended(page);
	const game = await keeper.bring('Ten before the lamps went out', inMidChapter());
	const thumb = await openGame(page, game);
	await expect.poll(() => isKept(page, `/heritage/games/${game}`), { timeout: 20_000 }).toBe(true);
	await warm(page, thumb);
	const before = await written(keeper, game);

	await context.setOffline(true);
	await playUntilTurn(thumb, (waiting) => waiting >= 10);
	const told = await toldLast(page);
	expect(told.lines.length).toBeGreaterThan(1);
	const marked = waits(page, /\d\d steps not sent yet, offline/);
	const waiting = (await marked.getAttribute('aria-label')) ?? '';
	const steps = Number(/\d+/.exec(waiting)?.[0]);
	expect(steps).toBeGreaterThanOrEqual(10);

	await test.step('each of them is told to be on this device alone', async () => {
		await marked.click();
		await expect(sheet(page).getByRole('listitem')).toHaveCount(steps);
		await expect(sheet(page).getByText('Only on this device so far.')).toHaveCount(steps);
		await expectUsable(page);
		await sheet(page).getByRole('button', { name: 'Look at the table' }).click();
	});

	await page.reload();
	await waitForHydration(page);
	await expect(page.getByText(/Offline: this page is as of/)).toBeVisible();
	await expect(waits(page, waiting.replace('Waiting to send: ', ''))).toBeVisible({
		timeout: 20_000
	});
	await expect.poll(() => toldLast(page)).toEqual(told);
	expect(await written(keeper, game), 'nothing was sent in between').toEqual(before);

	await context.setOffline(false);
	await expect(waits(page, `${steps} steps were sent.`)).toBeVisible({
		timeout: 60_000
	});
	await expect
		.poll(async () => (await written(keeper, game)).length, { timeout: 60_000 })
		.toBe(before.length + steps);
	const after = await written(keeper, game);
	expect(after.slice(0, before.length)).toEqual(before);
	expect(new Set(after).size, 'each counts once').toBe(after.length);

	await page.reload();
	await waitForHydration(page);
	await expect.poll(() => toldLast(page)).toEqual(told);
	const other = await browser.newPage({ storageState: seeded.storageState });
	await other.goto(`/heritage/games/${game}`);
	await waitForHydration(other);
	// What boards say of it comes a little later.
	for (const one of [page, other]) await expect(lastDone(one)).not.toContainText(' changed.');
	await expect(lastDone(page)).toHaveText(await lastDone(other).innerText(), {
		useInnerText: true
	});
	await other.close();
	expectOnly(complaints, OFF);
});
