import type { Locator, Page } from '@playwright/test';
import { joinAsGuest, makeLink } from './support/invitation.ts';
import { laidAlone } from './support/laid-alone.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

/* Several phones at one table: what one of them does, the others show by themselves. */

/** A network that goes takes its streams along; one that is taken away here would leave those that stand already. */
const losesStreams = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const standing = new Set<EventSource>();
		window.EventSource = class extends EventSource {
			constructor(url: string | URL) {
				super(url);
				standing.add(this);
			}
		};
		window.addEventListener('offline', () => {
			for (const stream of standing) {
				stream.close();
				stream.dispatchEvent(new Event('error'));
			}
			standing.clear();
		});
	});

test('a round is played on one phone, and another that nobody touches goes along', async ({
	page,
	browser,
	seeded
}) => {
	const game = gameUpTo({ at: 'turn', round: 1 });
	const where = `/heritage/games/${await seeded.keeper.bring('Two phones', game)}`;
	const other = await browser.newPage({ storageState: seeded.storageState });
	await losesStreams(other);
	for (const phone of [page, other]) {
		await phone.goto(where);
		await waitForHydration(phone);
	}
	const places = { one: page.locator('main'), other: other.locator('main') };
	await new Thumb(page).playUntil(page.getByText('Round 2 of'));
	await expect(other.getByText('Round 2 of')).toBeVisible();
	// What each card would gain is worked out on each phone, one after the other.
	const queueOn = (place: Locator) => place.getByRole('region', { name: 'The queue' }).innerText();
	await expect
		.poll(async () => (await queueOn(places.other)) === (await queueOn(places.one)))
		.toBe(true);

	await test.step('off the network it waits, and comes along when it is back', async () => {
		await other.context().setOffline(true);
		await new Thumb(page).playUntil(page.getByText('Round 3 of'));
		await expect(other.getByText('Round 2 of')).toBeVisible();
		await other.context().setOffline(false);
		await expect(other.getByText('Round 3 of')).toBeVisible({ timeout: 15_000 });
	});
	await other.close();
});

test('a big screen shows what is played on a phone, and nothing can be decided there', async ({
	page,
	browser,
	seeded
}) => {
	const where = `/heritage/games/${await seeded.keeper.bring('A television', laidAlone())}`;
	const television = await browser.newPage({
		storageState: seeded.storageState,
		viewport: { width: 1920, height: 1080 }
	});
	await television.goto(where);
	await waitForHydration(television);
	await television.getByRole('button', { name: 'Table menu' }).click();
	await television.getByRole('link', { name: 'Show it on a big screen' }).click();
	await expect(television.getByRole('button', { name: 'Full screen' })).toBeVisible();
	await expect(television.getByRole('heading', { level: 1 })).toHaveText(/ to choose$/);
	await expectUsable(television);

	await page.goto(where);
	await waitForHydration(page);
	await new Thumb(page).playUntil(page.getByText('Round 2 of'));
	await expect(television.getByText(/Round 2 of/)).toBeVisible();
	await expect(television.getByRole('list', { name: 'Players' }).getByText('to move')).toHaveCount(
		1
	);
	await expect(
		television.getByRole('button', { name: /^(Recruit|Tap one|End turn|Play a)\b/ })
	).toHaveCount(0);
	await expect(television.getByRole('heading', { level: 1 })).toHaveText(/’s turn$/);
	await expectUsable(television);
	await television.getByRole('link', { name: 'Back to the table' }).click();
	await expect(television.getByRole('button', { name: 'Table menu' })).toBeVisible();
	await television.close();
});

test('a page that is off the network stays, and shows afterwards what others wrote', async ({
	page,
	seeded,
	complaints
}) => {
	const { keeper } = seeded;
	const id = await keeper.begin('Far from the fire', ['Mira', 'Vlad']);
	await page.goto(`/heritage/chronicles/${id}/notes`);
	await waitForHydration(page);
	const looked = page.waitForRequest(/\/events\?after=/, { timeout: 20_000 });
	await page.context().setOffline(true);
	await keeper.send(id, { type: 'WriteNote', chapter: null, text: 'Vlad owes the wine.' });
	// It looks although no stream comes through, and finds nobody.
	await looked;
	await expect(page.getByText('No notes yet')).toBeVisible();
	await page.context().setOffline(false);
	await expect(page.getByText('Vlad owes the wine.')).toBeVisible({ timeout: 15_000 });
	// The browser says so itself of each request that found no network.
	expect(new Set(complaints.splice(0))).toEqual(
		new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'])
	);
});

test('a page shows what others write, and what is being typed stays', async ({ page, seeded }) => {
	const { keeper } = seeded;
	const id = await keeper.begin('Three pens', ['Mira', 'Vlad']);
	const others = (text: string) => keeper.send(id, { type: 'WriteNote', chapter: null, text });
	await page.goto(`/heritage/chronicles/${id}/notes`);
	await waitForHydration(page);
	await expect(page.getByText('No notes yet')).toBeVisible();
	await others('Vlad owes the wine.');
	await expect(page.getByText('Vlad owes the wine.')).toBeVisible();

	const typed = page.getByRole('textbox').first();
	await typed.fill('Mira has the candles.');
	await others('Vlad paid.');
	const told = page.getByRole('status').getByText('Someone just changed this page');
	await expect(told).toBeVisible();
	await expect(page.getByText('Vlad paid.')).toBeHidden();
	await page.getByRole('button', { name: 'Show it' }).click();
	await expect(page.getByText('Vlad paid.')).toBeVisible();
	await expect(told).toBeHidden();
	await expect(typed).toHaveValue('Mira has the candles.');
});

test('who else is here is seen at the table and on every page, and who is not', async ({
	page,
	browser,
	seeded
}) => {
	const home = `/heritage/chronicles/${seeded.live}`;
	await page.goto(`/groups/${seeded.group}`);
	await waitForHydration(page);
	const link = await makeLink(page);
	const phone = await browser.newPage({ storageState: { cookies: [], origins: [] } });
	await joinAsGuest(phone, link, `Vlad ${Date.now().toString(36)}`);

	await page.goto(home);
	await waitForHydration(page);
	const players = page.getByRole('link', { name: 'Players' }).last();
	await expect(players).toHaveAccessibleName('Players');
	await phone.goto(`${home}/chapters/1/table`);
	await expect(players).toHaveAccessibleName('Players 1 here now');
	await players.click();
	await expect(page.getByText(/^Here now, besides you: Vlad/)).toBeVisible();

	// Seats that are just names are the keeper's.
	const seats = phone.getByRole('list', { name: 'Players' }).getByRole('button');
	await expect(seats.first()).toHaveAccessibleName(/, here now/);
	const nobody = phone.getByText('Their phone is not connected right now.');
	await expect(nobody).toBeHidden();
	await page.goto('/about');
	await expect(seats.first()).not.toHaveAccessibleName(/here now/, { timeout: 15_000 });
	await expect(nobody).toBeVisible();
	await phone.close();
});
