import type { Page } from '@playwright/test';
import { attended, isKept } from './support/kept-pages.ts';
import { inMidChapter } from './support/laid-alone.ts';
import { expect, test, waitForHydration } from './support/returning.ts';
import {
	expectOnly,
	lastDone,
	OFF,
	openGame,
	playUntilWaiting,
	waits,
	warm,
	written
} from './support/waiting.ts';

/* The network goes in mid-chapter, and so does the page: what was done is on the device, and is written afterwards. */

const A_MOMENT_MS = 600;

/** What was done last, a line each, sent or not. */
async function done(page: Page): Promise<readonly string[]> {
	const told = await lastDone(page).innerText();
	return told.split(/\s*\n\s*/).filter((line) => line !== '' && line !== 'Not sent yet');
}

/** The same, once whoever looks now is who it is told to: that takes it a moment. */
async function settled(page: Page): Promise<readonly string[]> {
	await page.waitForTimeout(A_MOMENT_MS);
	return done(page);
}

/** The newest of it stands as it stood; how far back it goes is for whoever looks now. */
async function expectStill(page: Page, told: readonly string[]): Promise<void> {
	await expect(async () => {
		const now = await done(page);
		const both = Math.min(now.length, told.length);
		expect(both).toBeGreaterThan(1);
		expect(now.slice(0, both)).toEqual(told.slice(0, both));
	}).toPass({ timeout: 10_000 });
}

test.setTimeout(240_000);

test('off the network ten things are done, the page is loaded again, and all of them are written in their order', async ({
	page,
	context,
	seeded,
	complaints
}) => {
	const { keeper } = seeded;
	await page.goto('/groups');
	await attended(page);
	const game = await keeper.bring('Ten before the lamps went out', inMidChapter());
	const thumb = await openGame(page, game);
	await expect.poll(() => isKept(page, `/games/${game}`), { timeout: 20_000 }).toBe(true);
	await warm(page, thumb);
	const before = await written(keeper, game);

	await context.setOffline(true);
	await playUntilWaiting(thumb, 10);
	const told = await settled(page);
	const waiting = (await waits(page, /\d\d steps not sent yet/).getAttribute('aria-label')) ?? '';

	await page.reload();
	await waitForHydration(page);
	await expect(page.getByText(/Without a network: this page is as of/)).toBeVisible();
	await expect(waits(page, waiting.replace('What waits: ', ''))).toBeVisible({ timeout: 20_000 });
	await expectStill(page, told);
	expect(await written(keeper, game), 'nothing was sent in between').toEqual(before);

	await context.setOffline(false);
	const steps = Number(/\d+/.exec(waiting)?.[0]);
	expect(steps).toBeGreaterThanOrEqual(10);
	await expect
		.poll(async () => (await written(keeper, game)).length, { timeout: 60_000 })
		.toBe(before.length + steps);
	const after = await written(keeper, game);
	expect(after.slice(0, before.length)).toEqual(before);
	expect(new Set(after).size, 'each counts once').toBe(after.length);

	await page.reload();
	await waitForHydration(page);
	await expectStill(page, told);
	expectOnly(complaints, OFF);
});
