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
const optionsOf = (sheet: Locator) =>
	sheet
		.getByRole('table', { name: 'What each candidate brings under each sire' })
		.getByRole('button', { name: / under .+ power/ });
const plansOf = (sheet: Locator) => sheet.getByRole('region', { name: 'Your plans' });
const queueOf = (page: Page) =>
	page
		.getByRole('region', { name: 'The queue' })
		.locator('[data-recruit]')
		.filter({ hasNotText: 'Not for you' });
const players = (page: Page) => page.getByRole('list', { name: 'Players' });

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

/** A phone has it in its bar; on a wide screen it is in the menu, and a key does it too. */
async function openPlan(page: Page, isMobile: boolean): Promise<Locator> {
	if (isMobile) {
		await page
			.getByRole('navigation', { name: 'Views of the table' })
			.getByRole('button', { name: 'Plan' })
			.click();
	} else {
		await button(page, 'Table menu').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Plan the next turn' }).click();
	}
	const sheet = planningOf(page);
	await expect(optionsOf(sheet).first()).toBeVisible();
	return sheet;
}

/** Whom an option is about, and under whom, out of what is said of it. */
async function namesOf(option: Locator): Promise<{ readonly who: string; readonly under: string }> {
	const said = await option.locator('.visually-hidden').innerText();
	const [, who = '', under = ''] = /^(.+?) under (.+?): /.exec(said.trim()) ?? [];
	return { who, under };
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
	'a plan is made while another plays, says what became of it, and is taken',
	ON_BOTH,
	async ({ page, isMobile }) => {
		const thumb = await secondRound(page);
		const free = await queueOf(page).locator('.name').allInnerTexts();
		const mover = players(page).getByRole('button', { pressed: true });
		const moving = await mover.locator('.name').innerText();
		await players(page).getByRole('button', { pressed: false }).click();
		const sheet = await openPlan(page, isMobile);

		await test.step('whoever waits for their turn sees what each option would bring', async () => {
			await expect(sheet.getByText('As if it were your turn now.')).toBeVisible();
			await expect(sheet.getByRole('button', { name: /^Recruit / })).toHaveCount(0);
			const sort = sheet.getByRole('group', { name: 'Sort by' });
			await sort.getByRole('button', { name: 'Power' }).click();
			await expect(sort.getByRole('button', { name: 'Power' })).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await sort.getByRole('button', { name: 'Points' }).click();
		});

		const all = await Promise.all((await optionsOf(sheet).all()).map(namesOf));
		/** Somebody both can have: it goes to who moves first. */
		const lost = all.find(({ who }) => free.includes(who));
		const other = all.find(({ who }) => who !== lost?.who);
		if (!lost || !other) throw new Error('nobody waits for both');
		const option = ({ who, under }: typeof lost) =>
			optionsOf(sheet).filter({ hasText: `${who} under ${under}:` });

		await test.step('two are kept, and compared', async () => {
			for (const one of [other, lost]) {
				await option(one).click();
				await expect(
					sheet.getByRole('heading', { name: `${one.who} under ${one.under}` })
				).toBeVisible();
				await expect(
					sheet.getByRole('region', { name: 'Points' }).getByRole('listitem')
				).toHaveCount(2);
				await button(page, 'Keep this plan').click();
			}
			await expect(plansOf(sheet).getByText('Still possible.')).toHaveCount(2);
			for (const { who } of [lost, other])
				await button(page, new RegExp(`^Compare ${who} under`)).click();
			await expect(sheet.getByRole('heading', { name: 'Side by side' })).toBeVisible();
			const both = sheet
				.getByRole('table')
				.filter({ has: page.getByRole('rowheader', { name: 'Total' }) });
			if (!(await sheet.getByText('Both come out the same.').isVisible()))
				for (const { who, under } of [lost, other])
					await expect(
						both.getByRole('columnheader', { name: `${who} under ${under}` })
					).toBeVisible();
		});

		await test.step('what is shown is laid on the bloodline, as not recruited yet', async () => {
			const tree = sheet.getByRole('group', { name: /^Your bloodline with / });
			await expect(tree.getByText('would join')).toBeVisible();
			await expect(tree.getByText(/ Not recruited yet$/)).toBeAttached();
		});

		await test.step('one gets another name, one is removed and comes back', async () => {
			await button(page, new RegExp(`^Rename ${lost.who} under`)).click();
			await sheet.getByLabel('Name of the plan').fill('Before Ada does');
			await button(page, 'Rename').click();
			await expect(plansOf(sheet).getByText('Before Ada does').first()).toBeVisible();
			await button(page, new RegExp(`^Remove ${other.who} under`)).click();
			await expect(button(page, new RegExp(`^Compare ${other.who} under`))).toHaveCount(0);
			await button(page, 'Undo').last().click();
			await expect(button(page, new RegExp(`^Compare ${other.who} under`))).toBeVisible();
		});

		await test.step('it is for everyone', async () => {
			if (!isMobile) return expect(await faultsOn(page)).toEqual([]);
			await expectUsable(page);
			expect(await smallTargets(page)).toEqual([]);
		});

		await test.step('another recruits whom it was about, and it says so', async () => {
			await page.keyboard.press('Escape');
			await expect(sheet).toBeHidden();
			await players(page).getByRole('button', { name: moving }).click();
			if (isMobile) await page.locator('[data-place="table"]').click();
			await queueOf(page).filter({ hasText: lost.who }).click();
			const sire = page.locator('[data-vampire].possible').filter({ visible: true }).first();
			const recruiting = page.getByRole('dialog', { name: `${lost.who} under` });
			await expect(sire.or(recruiting).first()).toBeVisible();
			if (!(await recruiting.isVisible())) await sire.click();
			await chooseAhead(recruiting);
			await button(page, 'Recruit').click();
			await expect(page.getByText(`Recruited ${lost.who}.`)).toBeVisible();
			await thumb.playUntil(button(page, 'End turn'));
			await button(page, 'End turn').click();
			await thumb.playUntil(button(page, 'Tap one to recruit'));
			await openPlan(page, isMobile);
			await expect(sheet.getByText('As if it were your turn now.')).toHaveCount(0);
			await expect(plansOf(sheet).getByRole('button', { name: /^Before Ada does/ })).toContainText(
				`Gone: ${lost.who} was recruited.`
			);
		});

		await test.step('plans outlast a reload', async () => {
			await page.reload();
			await waitForHydration(page);
			await expect(button(page, 'Tap one to recruit')).toBeVisible();
			await openPlan(page, isMobile);
			await expect(plansOf(sheet).getByText('Before Ada does').first()).toBeVisible();
		});

		await test.step('on one’s turn it is one tap to the real move', async () => {
			await optionsOf(sheet).last().click();
			const { who } = await namesOf(optionsOf(sheet).last());
			await sheet
				.getByRole('button', { name: `Recruit ${who}`, exact: true })
				.last()
				.click();
			await expect(sheet).toBeHidden();
			const recruiting = page.getByRole('dialog', { name: `${who} under` });
			await expect(recruiting).toBeVisible();
			await chooseAhead(recruiting);
			await button(page, 'Recruit').click();
			await expect(page.getByText(`Recruited ${who}.`)).toBeVisible();
		});
	}
);

test('a turn is planned with the keys alone', ON_BOTH, async ({ page }) => {
	await secondRound(page);
	await page.keyboard.press('p');
	const sheet = planningOf(page);
	const option = optionsOf(sheet).first();
	await expect(option).toBeVisible();
	await option.focus();
	await page.keyboard.press('Enter');
	await expect(option).toHaveAttribute('aria-pressed', 'true');
	await expect(option).toBeFocused();

	const focused = page.locator('dialog[open] :focus');
	await button(page, 'Keep this plan').focus();
	await page.keyboard.press('Enter');
	await expect(plansOf(sheet).getByText('Still possible.')).toBeVisible();
	await button(page, /^Rename /).focus();
	await page.keyboard.press('Enter');
	await expect(sheet.getByLabel('Name of the plan')).toBeFocused();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.type('By keys');
	await page.keyboard.press('Enter');
	await expect(focused).toContainText('By keys');
	await button(page, 'Remove By keys').focus();
	await page.keyboard.press('Enter');
	await expect(plansOf(sheet)).toHaveCount(0);
	await expect(focused).toBeAttached();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
});

test('a big screen plans nothing', async ({ page, seeded }) => {
	const game = await seeded.keeper.bring('Seen by all', gameUpTo({ at: 'turn', round: 3 }));
	await page.goto(`/heritage/games/${game}?big`);
	await waitForHydration(page);
	await expect(page.getByText('Round 3').first()).toBeVisible();
	await expect(button(page, 'Plan')).toHaveCount(0);
	await page.keyboard.press('p');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});
