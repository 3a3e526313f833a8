import type { Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { keepGame } from './support/kept-game.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';
import { expectUsable } from './support/usable.ts';

/** A sheet on a phone, and a wide one. */
const ON_BOTH = { tag: '@wide' };
const PEOPLE = { s1: 'Ada', s2: 'Bo' };
/** A slow device thinks for long. */
const THOUGHT = { timeout: 90_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Where was it decided?' });
const numbers = (page: Page) => sheetOf(page).getByRole('table', { name: 'Wins in 100' });

async function over(page: Page, id: string): Promise<void> {
	const { steps } = gameUpTo({ at: 'end', players: 2 });
	await page.goto(await keepGame(page, id, steps, PEOPLE));
	await waitForHydration(page);
	await expect(page.getByRole('heading', { name: /prevails$/ })).toBeVisible();
}

test(
	'a chapter that is over says where it was decided, without a network, and at once the next time',
	ON_BOTH,
	async ({ page, isMobile }) => {
		await over(page, 'decided');
		await button(page, 'Where was it decided?').click();
		const sheet = sheetOf(page);

		await test.step('a table of several people allows it first', async () => {
			await expect(sheet.getByText('Advice is off at this table.')).toBeVisible();
			await button(page, 'Allow it after the chapter').click();
		});

		await test.step('it tells how far it is, and can be stopped', async () => {
			await expect(sheet.getByRole('progressbar', { name: /^Looking back/ })).toBeVisible(THOUGHT);
			await button(page, 'Stop').click();
			await expect(sheet.getByText('Stopped.')).toBeVisible();
		});

		await test.step('the rest needs no network', async () => {
			const asked: string[] = [];
			// A page fetches more of the program once it is idle, whatever it shows.
			const isProgram = (url: string) => new URL(url).pathname.startsWith('/_app/');
			page.on('request', (request) => isProgram(request.url()) || asked.push(request.url()));
			await button(page, 'Look back').click();
			await expect(numbers(page)).toBeVisible(THOUGHT);
			expect(asked).toEqual([]);
		});

		await test.step('the graph has a twin in numbers, which add up to 100', async () => {
			await expect(sheet.getByRole('img', { name: /^Wins in 100/ })).toBeVisible();
			const rows = await numbers(page).getByRole('row').allInnerTexts();
			const [, ada = [], bo = []] = rows.map((row) => row.match(/\d+/g)?.map(Number) ?? []);
			expect(ada.length).toBeGreaterThan(8);
			for (const [round, chance] of ada.entries())
				expect(Math.abs(chance + (bo[round] ?? 0) - 100)).toBeLessThanOrEqual(1);
			expect([ada.at(-1), bo.at(-1)].toSorted()).toEqual([0, 100]);
		});

		await test.step('what cost most comes with something better, and the table before', async () => {
			const costly = sheet.getByRole('region', { name: 'What cost most' });
			await expect(costly.getByText('Better:').first()).toBeVisible();
			await expect(costly.getByText(/^It cost \d+ wins? in 100/).first()).toBeVisible();
			await costly.getByText('The table before').first().click();
			await expect(costly.getByText(/^In the queue: /)).toBeVisible();
			const luck = sheet.getByRole('region', { name: 'Luck and choice' });
			await expect(luck.getByText('Own moves')).toHaveCount(2);
		});

		await test.step('it is for everyone', async () => {
			if (!isMobile) return expect(await faultsOn(page)).toEqual([]);
			await expectUsable(page);
			expect(await smallTargets(page)).toEqual([]);
		});

		await test.step('it opens at once after a reload, by keys', async () => {
			const before = await numbers(page).innerText();
			await page.reload();
			await waitForHydration(page);
			// Nothing may think any more.
			await page.evaluate(() => {
				window.Worker = function () {
					throw new Error('it was worked out again');
				} as never;
			});
			const open = button(page, 'Where was it decided?');
			await open.focus();
			await page.keyboard.press('Enter');
			await expect(numbers(page)).toBeVisible();
			expect(await numbers(page).innerText()).toBe(before);
			await page.keyboard.press('Escape');
			await expect(sheet).toBeHidden();
			await expect(open).toBeFocused();
		});
	}
);

test('a big screen does not say where it was decided', async ({ page, seeded }) => {
	const game = await seeded.keeper.bring('Seen by all', gameUpTo({ at: 'end' }));
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	await expect(button(page, 'Where was it decided?')).toBeVisible();
	await page.goto(`/heritage/games/${game}?big`);
	await waitForHydration(page);
	await expect(page.getByRole('heading', { name: /prevails$/ })).toBeVisible();
	await expect(button(page, 'Where was it decided?')).toHaveCount(0);
});
