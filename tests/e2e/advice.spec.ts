import type { Locator, Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

/** A bar of places and a menu, a thumb and keys. */
const ON_BOTH = { tag: '@wide' };

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
const planningOf = (page: Page) => page.getByRole('dialog', { name: /^Plan .+’s (next )?turn$/ });
const adviceOf = (sheet: Locator) => sheet.getByRole('region', { name: 'Advice' });
const advisedIn = (sheet: Locator) => adviceOf(sheet).getByRole('listitem');

/** A game of two on this device, at a turn of its second round. */
async function secondRound(page: Page): Promise<Thumb> {
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await button(page, '2 players').click();
	const thumb = new Thumb(page);
	await thumb.playUntil(page.getByText('Round 2 of 10'));
	await thumb.playUntil(button(page, 'Tap one to recruit'));
	return thumb;
}

async function openPlan(page: Page): Promise<Locator> {
	await page.keyboard.press('p');
	const sheet = planningOf(page);
	await expect(sheet.getByRole('heading', { name: 'Your options' })).toBeVisible();
	return sheet;
}

/** Chooses in the menu when code may advise. */
async function allow(page: Page, was: string, choice: string): Promise<void> {
	await button(page, 'Table menu').click();
	const entry = page.getByRole('dialog', { name: 'The table' }).getByRole('button', {
		name: /^Advice/
	});
	await expect(entry).toContainText(was);
	await entry.click();
	const sheet = page.getByRole('dialog', { name: 'Advice' });
	await sheet.getByText(choice).click();
	await sheet.getByRole('button', { name: 'Change it for everyone' }).click();
	await expect(sheet).toBeHidden();
}

/** A board that asks is answered in the sheet, before anything happens. */
async function chooseAhead(sheet: Locator): Promise<void> {
	const asked = sheet.getByRole('region', { name: 'A choice' });
	while (await asked.isVisible()) {
		const map = asked.locator('[data-spot]').first();
		const list = asked.getByRole('list').getByRole('button').first();
		await expect(map.or(list).first()).toBeVisible();
		const before = await asked.innerText();
		await ((await map.isVisible()) ? map : list).click();
		await expect(asked.filter({ hasText: before })).toBeHidden();
	}
}

test(
	'a table opens advice to all, a seat asks for it, and takes what it says',
	ON_BOTH,
	async ({ page, isMobile }) => {
		await secondRound(page);

		await test.step('where several play it is off until they choose it, and plans work without', async () => {
			const sheet = await openPlan(page);
			await expect(adviceOf(sheet)).toHaveCount(0);
			await page.keyboard.press('Escape');
			await expect(page.getByText('· advice is on')).toHaveCount(0);
			await allow(page, 'Off', 'On for everyone');
			await expect(page.getByText('· advice is on')).toBeVisible();
		});

		const sheet = await openPlan(page);
		await test.step('asked, it says what to do, why, and how sure it is', async () => {
			await expect(advisedIn(sheet)).toHaveCount(0);
			await adviceOf(sheet).getByRole('button', { name: 'Ask for advice' }).click();
			await expect(advisedIn(sheet).first()).toBeVisible();
			await expect(
				button(page, 'Think longer').or(
					page.getByText('Thinking longer would not change the order.')
				)
			).toBeVisible();
			const first = advisedIn(sheet).first();
			await expect(first).toContainText(
				/Chance to win(: too early to tell| \d+–\d+%)|A rough guess so far: \d+–\d+% to win/
			);
			await expect(first).toContainText(/For /);
			expect(await advisedIn(sheet).count()).toBeLessThanOrEqual(5);
		});

		await test.step('it is for everyone', async () => {
			if (!isMobile) return expect(await faultsOn(page)).toEqual([]);
			await expectUsable(page);
			expect(await smallTargets(page)).toEqual([]);
		});

		const recruit = advisedIn(sheet).getByRole('button').filter({ hasText: ' under ' }).first();
		const title = (await recruit.locator('.title .words').innerText()).trim();
		const [who = ''] = title.split(' under ');
		await test.step('a tap lays the move on the sheet, and what others would do is told', async () => {
			await recruit.click();
			await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
			await chooseAhead(sheet);
			await button(page, 'What will they do?').click();
			await expect(
				sheet.getByRole('region', { name: 'Then they …' }).getByRole('listitem').first()
			).toContainText(/most likely recruits .+ \(\d+ of \d+\)\./);
		});

		await test.step('it is taken', async () => {
			await sheet
				.getByRole('button', { name: `Recruit ${who}`, exact: true })
				.last()
				.click();
			const recruiting = page.getByRole('dialog', { name: title });
			await expect(recruiting, 'what was chosen stands').not.toContainText('choose later');
			await button(page, 'Recruit').click();
			await expect(page.getByText(`Recruited ${who}.`)).toBeVisible();
		});

		await test.step('switched off again, it is gone', async () => {
			await allow(page, 'On for everyone', 'Off');
			await expect(page.getByText('· advice is on')).toHaveCount(0);
			await button(page, 'Table menu').click();
			await page
				.getByRole('dialog', { name: 'The table' })
				.getByRole('button', { name: /^What happened/ })
				.click();
			await expect(
				page.getByRole('dialog').getByText('Advice is off from now on.').first()
			).toBeVisible();
		});
	}
);

test('advice is asked for and tried with the keys alone', ON_BOTH, async ({ page }) => {
	await secondRound(page);
	await allow(page, 'Off', 'On for everyone');
	const sheet = await openPlan(page);
	await adviceOf(sheet).getByRole('button', { name: 'Ask for advice' }).focus();
	await page.keyboard.press('Enter');
	await expect(
		button(page, 'Think longer').or(page.getByText('Thinking longer would not change the order.'))
	).toBeVisible();
	const recruit = advisedIn(sheet).getByRole('button').filter({ hasText: ' under ' }).first();
	const title = (await recruit.locator('.title .words').innerText()).trim();
	await recruit.focus();
	await page.keyboard.press('Enter');
	await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
	await expect(page.locator('dialog[open] :focus')).toBeAttached();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
});

test('a lost worker says so, and is asked again', async ({ page }) => {
	await page.addInitScript(() => {
		const Whole = Worker;
		let made = 0;
		class Lost extends Whole {
			override postMessage(message: unknown): void {
				if (made++ > 0) super.postMessage(message);
				else setTimeout(() => this.onerror?.call(this, new ErrorEvent('error')));
			}
		}
		window.Worker = Lost;
	});
	await secondRound(page);
	await allow(page, 'Off', 'On for everyone');
	const sheet = await openPlan(page);
	await adviceOf(sheet).getByRole('button', { name: 'Ask for advice' }).click();
	await expect(adviceOf(sheet).getByText('It stopped thinking.')).toBeVisible();
	await button(page, 'Ask again').click();
	await expect(advisedIn(sheet).first()).toBeVisible();
});

test('a big screen shows that advice is on, and none of it', async ({ page, seeded }) => {
	const game = await seeded.keeper.bring('Seen by all', gameUpTo({ at: 'turn', round: 3 }));
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	await allow(page, 'Off', 'On for everyone');
	await page.goto(`/heritage/games/${game}?big`);
	await waitForHydration(page);
	await expect(page.getByText('· advice is on')).toBeVisible();
	await page.keyboard.press('p');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(button(page, 'Ask for advice')).toHaveCount(0);
});
