import type { Request } from '@playwright/test';
import { inMidChapter } from './support/laid-alone.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';
import {
	allWritten,
	expectOnly,
	OFF,
	openGame,
	playUntilWaiting,
	sheet,
	waits,
	warm,
	written
} from './support/waiting.ts';

/* What is done at a table is kept on the device before it is sent, and counts once, whatever happens in between. */

test('what is done at a table off the network is written once, or told why not', async ({
	page,
	seeded: { keeper },
	complaints
}) => {
	const game = await keeper.bring('Before the coats', inMidChapter());

	await test.step('a page that is killed between sending and answer sends again under the same id, which counts once', async () => {
		// A stream that stands already would say what was written, whatever else is cut off.
		const dying = await page.context().newPage();
		await dying.route('**/live*', (route) => route.abort());
		const thumb = await openGame(dying, game);
		const sent: string[] = [];
		const note = (request: Request): void => {
			if (request.url().endsWith('/commands'))
				sent.push((request.postDataJSON() as { readonly id: string }).id);
		};
		dying.on('request', note);
		const before = await written(keeper, game);
		// It arrives, and nothing comes back: neither its answer nor a word of the log.
		await dying.route('**/api/**', async (route) => {
			if (route.request().method() !== 'POST') return route.abort();
			await route.fetch();
		});
		await thumb.playUntil(() => sent.length > 0);
		await expect.poll(async () => (await written(keeper, game)).length).toBe(before.length + 1);
		await dying.close();
		page.on('request', note);
		await page.goto(`/heritage/games/${game}`);
		await expect.poll(() => sent.length).toBeGreaterThan(1);
		expect(sent[1]).toBe(sent[0]);
		await waitForHydration(page);
		await expect(waits(page, /./)).toHaveCount(0);
		const after = await written(keeper, game);
		expect(after.slice(0, before.length + 1)).toEqual([...before, sent[0]]);
		expect(new Set(after).size).toBe(after.length);
	});

	const thumb = new Thumb(page);
	await warm(page, thumb);

	await test.step('what does not hold any more is told with its reason, and what leaned on it is held', async () => {
		await page.context().setOffline(true);
		await playUntilWaiting(thumb, 3);
		// The others take back what all of it stands on.
		const { events } = (await (
			await keeper.api.get(`/api/logs/${game}/events?after=0`)
		).json()) as {
			events: readonly unknown[];
		};
		const of = (await written(keeper, game)).length + inMidChapter().steps.length - 1;
		const undone = await keeper.api.post(`/api/logs/${game}/commands`, {
			data: {
				id: `others-${Date.now()}`,
				seen: events.length,
				command: { type: 'UndoAtTable', kept: of - 3, of }
			}
		});
		expect(undone.status(), await undone.text()).toBe(200);

		await page.context().setOffline(false);
		await expect(waits(page, /\d steps? (was|were) refused/)).toBeVisible({ timeout: 60_000 });
		await expectUsable(page);
		await waits(page, /\d steps?/).click();
		await expect(sheet(page).getByRole('heading', { name: 'Refused' })).toBeVisible();
		await expect(sheet(page).getByRole('heading', { name: 'On hold after that' })).toBeVisible();
		await expectUsable(page);
		// As the table lies now it is refused right here, and stays.
		await sheet(page).getByRole('button', { name: 'Do it again' }).first().click();
		await expect(sheet(page).getByRole('alert')).toBeVisible();
		// From the last one on, each as soon as nothing leans on it any more.
		const letGo = sheet(page).getByRole('button', { name: 'Drop it' });
		await expect(async () => {
			if ((await letGo.count()) > 0) await letGo.last().click({ timeout: 1_000 });
			await expect(letGo).toHaveCount(0, { timeout: 500 });
		}).toPass({ timeout: 30_000 });
		await expect(sheet(page).getByText('Nothing is waiting.')).toBeVisible();
		await sheet(page).getByRole('button', { name: 'Look at the table' }).click();
		await expect(waits(page, /./)).toHaveCount(0);
		expect((await written(keeper, game)).at(-1)).toMatch(/^others-/);
	});

	await test.step('two tabs of one person share what waits, and a double tap counts once', async () => {
		const twin = await page.context().newPage();
		await openGame(twin, game);
		await twin.mouse.move(10, 10);
		await twin.keyboard.press('Shift');
		await page.bringToFront();
		await thumb.playUntil(({ sheet }) => / under /.test(sheet ?? ''));
		await allWritten(page);
		const before = await written(keeper, game);
		const recruit = page.getByRole('dialog').getByRole('button', { name: /^Recruit/ });
		await page.context().setOffline(true);
		await recruit.dblclick();
		await expect(waits(page, /\d steps? not sent yet/)).toBeVisible();
		await expect(waits(twin, /\d steps? not sent yet/)).toBeVisible();
		const label = (await waits(page, /\d/).getAttribute('aria-label')) ?? '';
		const count = Number(/\d+/.exec(label)?.[0]);
		await page.context().setOffline(false);
		await expect(waits(page, /\d steps? (was|were) sent/)).toBeVisible({ timeout: 60_000 });
		await expect(waits(twin, /\d+ steps? not sent yet/)).toHaveCount(0);
		const after = await written(keeper, game);
		expect(after).toHaveLength(before.length + count);
		expect(new Set(after).size).toBe(after.length);
		await twin.close();
	});

	await test.step('signing out with steps that wait says so, and they can be sent first', async () => {
		const before = await written(keeper, game);
		await page.route('**/commands', (route) => route.abort());
		await thumb.playUntil(waits(page, /\d steps? not sent yet/));
		await page.goto('/sign-out');
		await expect(page.getByText(/steps? (is|are) not sent yet/)).toBeVisible();
		await expect(page.getByRole('link', { name: /^Before the coats/ })).toBeVisible();
		await expectUsable(page);
		await page.getByRole('button', { name: 'Send them now' }).click();
		await expect(page.getByText('Not all of it could be sent.')).toBeVisible();
		await page.unroute('**/commands');
		await page.getByRole('button', { name: 'Send them now' }).click();
		await expect(page.getByText('Everything is sent.')).toBeVisible();
		expect((await written(keeper, game)).length).toBeGreaterThan(before.length);
	});
	expectOnly(complaints, OFF);
});
