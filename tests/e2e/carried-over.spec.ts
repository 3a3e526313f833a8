import type { Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { PLAYERS } from './support/story.ts';
import { LEFT, threeChapters } from './support/three-chapters.ts';
import { Thumb } from './support/thumb.ts';
import { expectSoundWhenWide, expectUsable, whenWide } from './support/usable.ts';

const [MIRA, BARTHOLOMEW, CHIARA] = PLAYERS;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const clansOf = (page: Page, player: string) =>
	page.getByRole('group', { name: `Clan of ${player}` });
const leadersOf = (page: Page, player: string) =>
	page.getByRole('group', { name: `Leader of ${player}` });

/** Under the first who can be a sire or bear it, where there is more than one. */
async function onto(page: Page): Promise<void> {
	const sheet = page.getByRole('dialog');
	const possible = page.locator('[data-vampire].possible').filter({ visible: true }).first();
	await expect(possible.or(sheet).first()).toBeVisible();
	if (!(await sheet.isVisible())) await possible.click();
	const asked = sheet.getByRole('region', { name: 'A choice' });
	while (await asked.isVisible()) {
		const before = await asked.innerText();
		await asked.getByRole('list').getByRole('button').first().click();
		await expect(asked.filter({ hasText: before })).toBeHidden();
	}
}

test('what three chapters left is there at the set-up and at the table of the fourth', async ({
	page,
	seeded
}) => {
	const id = await threeChapters(seeded.keeper);
	await page.goto(`/heritage/chronicles/${id}`);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'Play chapter 4 live' }).click();
	await page.waitForURL(/\/chapters\/4\/set-up$/);
	await waitForHydration(page);

	await test.step('the boards of the era, who chooses first, who begins', async () => {
		const boards = 'The Inquisition, The Beast Within and The War of the Princes';
		await expect(page.getByText(`On the table: ${boards}.`)).toBeVisible();
		const order = region(page, 'Clans').getByRole('listitem');
		await expect(order).toHaveText([CHIARA, BARTHOLOMEW, MIRA].map((name) => new RegExp(name)));
		await expect(order.first()).toContainText('chooses first');
		const first = page.getByRole('group', { name: 'First player marker' });
		await expect(first.getByRole('radio', { name: CHIARA })).toBeChecked();
	});

	await test.step('what waits in the havens', async () => {
		const havens = region(page, 'In your havens').getByRole('listitem');
		const waits = (name: string, words: string) =>
			expect(havens.filter({ hasText: name }).filter({ hasText: words })).toBeVisible();
		await waits(LEFT.retainer, `with ${LEFT.sticker}`);
		await waits(LEFT.leader, 'may lead the Gangrel for this player only');
		await waits(LEFT.asset, 'Look at one hand of another.');
		await waits(LEFT.debt, 'Turn your cards face up for a round.');
		await waits(LEFT.obligation, 'your clan leader loses 2 power');
	});

	const cards = region(page, 'Cards');
	await cards.getByText(/ deals?.*, with /).click();
	await cards.getByText('Elysium: it shuffles, draws and deals').click();

	await test.step('the unlocked leader serves at home alone', async () => {
		await page.locator('[data-seat="s2"]').getByRole('button', { name: 'Clan' }).click();
		await clansOf(page, BARTHOLOMEW).getByText('Gangrel').click();
		await expect(leadersOf(page, BARTHOLOMEW)).toBeVisible();
		await expect(leadersOf(page, BARTHOLOMEW)).not.toContainText(LEFT.leader);
		await clansOf(page, BARTHOLOMEW).getByText('Toreador').click();
		await leadersOf(page, BARTHOLOMEW).getByRole('button').first().click();
		await clansOf(page, CHIARA).getByText('Gangrel').click();
		await expectUsable(page);
		await button(page, `${LEFT.leader}, unlocked, in this haven`).click();
		await clansOf(page, MIRA).getByText('Ventrue').click();
		await leadersOf(page, MIRA).getByRole('button').first().click();
		await expect(page.getByText(`led by ${LEFT.leader}`)).toBeVisible();
	});

	await test.step('what is put out on a real table', async () => {
		await button(page, 'How to set it up').click();
		const sheet = page.getByRole('dialog', { name: 'How to set it up' });
		const havens = sheet.getByRole('heading', { name: 'From your havens' });
		while (!(await havens.isVisible()))
			await sheet.getByRole('button', { name: 'Next', exact: true }).click();
		await expect(sheet).toContainText(`obligations: ${LEFT.debt} and ${LEFT.obligation}`);
		await expect(sheet).toContainText(`retainer ${LEFT.retainer}`);
		await sheet.getByRole('button', { name: 'Close' }).click();
	});

	await button(page, 'Set up the table').click();
	await page.waitForURL(/\/mixing$/);
	await waitForHydration(page);
	await button(page, 'Deal now').click();
	await page.waitForURL(/\/table$/);
	await waitForHydration(page);
	const thumb = new Thumb(page);

	await test.step('obligations bite before anybody plays', async () => {
		for (const owed of [LEFT.debt, LEFT.obligation]) {
			const source = `${owed}. ${MIRA}’s obligation.`;
			await thumb.playUntil(({ words }) => words.includes(source), 20);
			await expect(page.getByRole('heading', { name: `${MIRA} to choose` })).toBeVisible();
		}
		await page.getByRole('button', { name: /^Your clan leader loses 2 power\./ }).click();
		await expect(page.getByRole('heading', { name: `${CHIARA}’s turn` })).toBeVisible();
		await expect(page.getByText(`${MIRA} chose: “Your clan leader loses 2 power”.`)).toBeVisible();
	});

	await test.step('the retainer is recruited out of the haven, sticker and all', async () => {
		await expect(page.getByRole('heading', { name: 'In your haven' })).toBeVisible();
		const retainer = page.locator('[data-recruit]').filter({ hasText: LEFT.retainer });
		await retainer.click();
		await onto(page);
		const plan = page.getByRole('dialog');
		await expect(plan).toContainText(`${LEFT.retainer} under ${LEFT.leader}`);
		await expect(plan).toContainText(LEFT.sticker);
		await plan.getByRole('button', { name: /^Recruit/ }).click();
		await expect(page.getByText(`Recruited ${LEFT.retainer}.`)).toBeVisible();
		await expect(page.getByRole('heading', { name: 'In your haven' })).toHaveCount(0);

		await button(page, 'Bloodline').click();
		await page.getByRole('treeitem', { name: new RegExp(`^${LEFT.retainer}`) }).click();
		const sheet = page.getByRole('dialog', { name: LEFT.retainer });
		await expect(sheet).toContainText(`childe of ${LEFT.leader}`);
		await expect(sheet).toContainText(`${LEFT.sticker}. `);
		await expect(sheet.getByText('A sticker of the Tremere')).toBeVisible();
		expect(await faultsOn(page)).toEqual([]);
		await sheet.getByRole('button', { name: 'Close' }).click();
	});

	await test.step('the asset is played, once', async () => {
		await button(page, 'End turn').click();
		await expect(page.getByRole('heading', { name: `${MIRA}’s turn` })).toBeVisible();
		await button(page, 'Schemes').click();
		const owed = region(page, 'Obligations').getByRole('article');
		await expect(owed.filter({ hasText: LEFT.obligation })).toContainText('Applied at set-up.');
		const asset = region(page, 'Assets').getByRole('article').filter({ hasText: LEFT.asset });
		await asset.getByRole('button', { name: 'Play it' }).click();
		await onto(page);
		await button(page, 'Play the asset').click();
		await expect(page.getByText(`${MIRA}’s asset.`)).toBeVisible();
		await button(page, 'Done').click();
		await button(page, 'Schemes').click();
		await expect(region(page, 'For everyone')).toBeVisible();
		await expect(asset).toHaveCount(0);
	});

	await test.step('on a wide screen all of it is there at once', async () => {
		await whenWide(page, async () => {
			await page.reload();
			await waitForHydration(page);
			const bloodline = region(page, `Bloodline of ${CHIARA}`);
			await expect(bloodline.getByText(LEFT.retainer).first()).toBeVisible();
			await expect(region(page, 'For everyone')).toBeVisible();
			await expect(region(page, 'Obligations')).toBeVisible();
			await expectSoundWhenWide(page, true);
		});
	});
});
