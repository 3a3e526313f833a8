import type { Page } from '@playwright/test';
import { attended, isKept } from './support/kept-pages.ts';
import { openingNight } from './support/laid.ts';
import { expect, test, waitForHydration, type Seeded } from './support/returning.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { smallTargets } from './support/targets.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';
import { expectOnly, OFF, playUntilWaiting, sheet, waits, warm } from './support/waiting.ts';

/* Elysium deals, the network goes, and one phone deals on: what it dealt is written afterwards, and says so. */

/** Turns that are played to their end off the network: with each a card comes into the queue. */
const TURNS = 2;

const happened = async ({ keeper }: Seeded, chronicle: string) =>
	(await keeper.happened(chronicle, 'HappenedAtTable')).map(({ event }) => event);

async function whoDeals(page: Page) {
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: /^Who deals/ }).click();
	return page.getByRole('dialog', { name: 'Who deals?' });
}

async function history(page: Page) {
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page
		.getByRole('dialog', { name: 'The table' })
		.getByRole('button', { name: /^What happened/ })
		.click();
	return page.getByRole('dialog', { name: 'What happened' });
}

test('a phone that was lent the table deals on off the network, over a reload, and all of it is written', async ({
	page,
	context,
	seeded,
	complaints
}) => {
	const { keeper } = seeded;
	await page.goto('/groups');
	await attended(page);
	const chronicle = await keeper.begin('The lamps go out', PLAYERS, PROLOGUES);
	await keeper.layOut(chronicle, 1, openingNight(PLAYERS.length));
	const table = `/heritage/chronicles/${chronicle}/chapters/1/table`;
	await page.goto(table);
	await waitForHydration(page);
	await expect.poll(() => isKept(page, table), { timeout: 20_000 }).toBe(true);
	const thumb = new Thumb(page);
	await warm(page, thumb);

	const dealer = await whoDeals(page);
	await dealer.getByRole('button', { name: 'Let this phone deal offline' }).click();
	await expect(dealer.getByText(/This phone may deal offline, since/)).toBeVisible();
	await expectUsable(page);
	expect(await smallTargets(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(dealer).toBeHidden();
	const before = await happened(seeded, chronicle);

	await context.setOffline(true);
	const ended = thumb.did.turns;
	await playUntilWaiting(thumb, 4);
	const waiting = (await waits(page, /\d+ steps not sent yet/).getAttribute('aria-label')) ?? '';
	await page.reload();
	await waitForHydration(page);
	await expect(waits(page, waiting.replace('Waiting to send: ', ''))).toBeVisible({
		timeout: 20_000
	});
	// On the page as it was kept, the phone deals on.
	await playUntilWaiting(thumb, 6, () => thumb.did.turns >= ended + TURNS);
	const told = (await history(page)).getByText(/Dealt offline by this phone/);
	await expect(told.first()).toBeVisible();
	const dealt = await told.count();
	expect(dealt, 'a step of each turn at least').toBeGreaterThanOrEqual(TURNS);
	await expectUsable(page);
	await page.keyboard.press('Escape');
	expect(await happened(seeded, chronicle), 'nothing was sent in between').toEqual(before);

	await context.setOffline(false);
	await expect(waits(page, /\d+ steps were sent/)).toBeVisible({
		timeout: 60_000
	});
	await waits(page, /\d+ steps were sent/).click();
	await expect(
		sheet(page)
			.getByText(/^Accepted\. This phone dealt it/)
			.first()
	).toBeVisible();
	await expectUsable(page);
	await sheet(page).getByRole('button', { name: 'Look at the table' }).click();
	await expect(waits(page, /./)).toHaveCount(0);
	const after = await happened(seeded, chronicle);
	expect(after.slice(0, before.length)).toEqual(before);
	const since = after.slice(before.length);
	const refilled = since.flatMap((event) => (event.type === 'QueueRefilled' ? [event] : []));
	expect(refilled.length, 'each turn brought a card').toBeGreaterThanOrEqual(TURNS);
	expect(refilled.map(({ chance }) => chance)).toEqual(refilled.map(() => 'device'));
	expect(before.some((event) => 'chance' in event)).toBe(false);

	const written = await history(page);
	await expect(
		written.getByText(/Dealt offline by Lucita \w+’s phone; nobody can verify it/)
	).toHaveCount(dealt);
	await page.keyboard.press('Escape');
	const calledBack = async (reason: string) => {
		const at = `/api/logs/${chronicle}/lease`;
		const held = (await (await keeper.api.get(at)).json()) as { lease: { since: number } };
		const called = await keeper.api.delete(at, { data: { since: held.lease.since, reason } });
		expect(called.status()).toBe(204);
	};
	await test.step('called back meanwhile, what it dealt waits with the reason, and done again Elysium deals', async () => {
		await context.setOffline(true);
		await playUntilWaiting(thumb, 3);
		await calledBack('It fell into the lake.');
		await context.setOffline(false);
		await waits(page, /\d+ steps? (was|were) refused/).click({ timeout: 60_000 });
		await expect(
			sheet(page)
				.getByText(/ended offline dealing .*“It fell into the lake.”/)
				.first()
		).toBeVisible();
		await sheet(page).getByRole('button', { name: 'Do it again' }).first().click();
		const refilled = async () =>
			(await happened(seeded, chronicle)).findLast(({ type }) => type === 'QueueRefilled');
		await expect.poll(refilled, { timeout: 60_000 }).not.toHaveProperty('chance');
	});
	await sheet(page).getByRole('button', { name: 'Look at the table' }).click();
	const given = await whoDeals(page);
	await test.step('called back while it is on the network, it hears of that at once', async () => {
		await given.getByRole('button', { name: 'Let this phone deal offline' }).click();
		await expect(given.getByText(/This phone may deal offline, since/)).toBeVisible();
		await page.keyboard.press('Escape');
		const over = page.getByText(
			/^The keeper ended offline dealing .*“Somebody else deals from now on\.”/
		);
		// It was said the first time, too.
		await expect(over).toBeHidden();
		await calledBack('Somebody else deals from now on.');
		await expect(over).toBeVisible();
		const again = await whoDeals(page);
		await expect(again.getByRole('button', { name: 'Let this phone deal offline' })).toBeVisible();
	});
	expectOnly(complaints, OFF);
});
