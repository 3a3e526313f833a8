import type { Locator, Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { gameUpTo, type Moment } from './support/played-to.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';

/* Every number of a table can be asked why: one tap on it, and what it is made of stands there. */

const PEOPLE = { s1: 'Ada', s2: 'Bo', s3: 'Cleo' };
const ROUND_SIX: Moment = { at: 'turn', round: 6 };

/** A game that lies in a group, at a moment of it. */
async function openAt(page: Page, { keeper }: Seeded, moment: Moment): Promise<void> {
	await page.goto(`/heritage/games/${await keeper.bring('And why?', gameUpTo(moment), PEOPLE)}`);
	await waitForHydration(page);
}

/** Where several parts of a page stand side by side, they are all there; on a phone its place is gone to. */
async function goTo(page: Page, place: 'Points' | 'Table' | 'Bloodline'): Promise<void> {
	const tab = page.getByRole('navigation').getByRole('button', { name: place, exact: true });
	if (await tab.isVisible()) await tab.click();
}

/** Taps a number, as large as a thumb needs it, and answers the number and what stands behind it. */
async function ask(page: Page, number: Locator) {
	await number.scrollIntoViewIfNeeded();
	const { width, height, y } = await boxOf(number);
	expect(Math.min(width, height), 'a thumb hits it').toBeGreaterThanOrEqual(44);
	await number.click();
	const reasons = page.locator('.popover:popover-open');
	await expect(reasons).toBeVisible();
	expect((await boxOf(number)).y, 'nothing moves').toBe(y);
	return { value: (await number.innerText()).trim(), reasons };
}

async function boxOf(one: Locator) {
	const box = await one.boundingBox();
	if (!box) throw new Error('it is not to be seen');
	return box;
}

const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** Nothing is wrong with the page as somebody has it who goes by keys, or hears it. */
async function expectSound(page: Page): Promise<void> {
	await page.keyboard.press('Shift');
	expect(await faultsOn(page)).toEqual([]);
}

/** What the lines behind a number add up to. */
async function sumOf(reasons: Locator): Promise<number> {
	const values = await reasons.locator('dd').allInnerTexts();
	expect(values.length).toBeGreaterThan(0);
	return values.map(numberOf).reduce((sum, value) => sum + value, 0);
}

async function close(page: Page, reasons: Locator): Promise<void> {
	await page.keyboard.press('Escape');
	await expect(reasons).toBeHidden();
}

test('each number of a table in its sixth round says why', async ({ page, seeded }) => {
	await openAt(page, seeded, ROUND_SIX);

	await test.step('the rules say what counts just now, and find what is mistyped', async () => {
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page.getByRole('button', { name: /^Rules/ }).click();
		const rules = page.getByRole('dialog', { name: 'Rules' });
		await expect(
			rules.getByRole('heading', { name: 'You are choosing who to recruit' })
		).toBeVisible();
		await expect(rules.getByText('Leftmost space: 2. Space next to it: 1.')).toBeVisible();
		const found = rules.getByRole('listitem');
		await expect(found).toHaveCount(5);
		await rules.getByLabel('Search the rules').fill('torpr');
		await expect(found.first().getByRole('heading', { name: 'Torpor' })).toBeVisible();
		await expectSound(page);
		await rules.getByLabel('Search the rules').fill('zeppelin');
		await expect(
			rules.getByRole('heading', { name: 'Nothing found for “zeppelin”' })
		).toBeVisible();
		await rules.getByRole('button', { name: 'Close' }).click();
		await expect(rules).toBeHidden();
	});

	await test.step('what a place of the queue costs says why', async () => {
		const costs = page.getByRole('region', { name: 'The queue' }).getByRole('button', {
			name: /^Cost of /
		});
		await expect(costs).toHaveCount(5);
		const dear = await ask(page, costs.first());
		await expect(costs.first()).toHaveAccessibleName(/: 2 power\. Why\?$/);
		await expect(dear.reasons.getByText('The first space', { exact: true })).toBeVisible();
		await expect(dear.reasons.getByText(/(Ada|Bo|Cleo) has \d+ power\.$/)).toBeVisible();
		await close(page, dear.reasons);

		await expect(costs.last()).toHaveAccessibleName(/: free\. Why\?$/);
		const free = await ask(page, costs.last());
		await expect(free.reasons.getByText('all others are free')).toBeVisible();
		await expectSound(page);
		await close(page, free.reasons);
	});

	await test.step('a row of the queue says what its signs mean, and is picked all the same', async () => {
		const row = page.locator('[data-recruit]').last();
		// Clan, class, temperament, geography and archetype at least.
		const signs = await row.getByRole('img').count();
		expect(signs).toBeGreaterThanOrEqual(5);
		// Beside the points that it brings, how sure they are.
		await expect(row.locator('.value')).not.toBeEmpty();
		const reasons = Math.min(1, await row.locator('[data-why]').count());
		const named = page.getByRole('note').getByRole('paragraph');
		await expect(async () => {
			await row.click({ button: 'right' });
			await expect(named).toHaveCount(signs + reasons, { timeout: 500 });
		}).toPass();
		await expect(named.getByRole('button', { name: /^More about / }).first()).toBeVisible();
		await expectSound(page);
		await page.keyboard.press('Escape');
		await expect(named).toHaveCount(0);
		await row.focus();
		await page.keyboard.press('?');
		await expect(named).toHaveCount(signs + reasons);
		await page.keyboard.press('Escape');

		const { x, y } = await boxOf(row);
		const finger = { pointerType: 'touch', button: 0, clientX: x + 40, clientY: y + 20 };
		await row.dispatchEvent('pointerdown', finger);
		await expect(named).toHaveCount(signs + reasons);
		await row.dispatchEvent('pointerup', finger);
		await row.dispatchEvent('click', { detail: 1 });
		await page.keyboard.press('Escape');
		await expect(page.getByText(/^Choose a sire for/)).toBeHidden();
		await row.click();
		await page.getByRole('button', { name: 'Another character' }).click();
	});

	await test.step('a turn that cannot end yet says why, and a card explains its signs', async () => {
		await page.keyboard.press('e');
		await expect(page.getByRole('note')).toContainText(' must recruit before ending the turn.');
		await page.keyboard.press('Escape');
		await goTo(page, 'Bloodline');
		await page.getByRole('treeitem').filter({ visible: true }).first().click();
		const card = page.getByRole('dialog');
		const sign = card.getByRole('link', { name: /^(?:Elitist|Egalitarian)$/ });
		await sign.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('note').getByRole('link')).toHaveAttribute(
			'href',
			(await sign.getAttribute('href')) ?? ''
		);
		await expectSound(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('note')).toHaveCount(0);
		await expect(sign).toBeFocused();
		await card.getByRole('button', { name: 'Close' }).click();
		await goTo(page, 'Table');
	});

	await test.step('a place of a board says what it means there', async () => {
		await page.getByRole('button', { name: 'Of Clans High and Low, in full' }).click();
		const board = page.getByRole('dialog', { name: 'Of Clans High and Low' });
		const places = board.locator('rect[data-why]');
		await expect(places).toHaveCount(7);
		await places.first().click();
		const said = page.getByRole('note');
		await expect(said.getByText(/^Decisive victory for the egalitarians: /)).toBeVisible();
		await expect(said.getByRole('link')).toHaveAttribute('href', /codex#of-clans-high-and-low$/);
		await expectSound(page);
		await page.keyboard.press('Escape');
		await expect(said).toHaveCount(0);
		const place = (name: RegExp) => board.getByRole('button', { name });
		await place(/^Decisive victory for the egalitarians: /).focus();
		await page.keyboard.press('ArrowRight');
		await expect(place(/^2 spaces to the egalitarian side: /)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(said.getByText(/^2 spaces to the egalitarian side: /)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(place(/^2 spaces to the egalitarian side: /)).toBeFocused();
		await board.getByRole('button', { name: 'Close' }).click();
	});

	await test.step('a total of the strip is explained where a tap on it leads', async () => {
		for (const name of ['Bo', 'Ada']) {
			const seat = page.getByRole('list', { name: 'Players' }).getByRole('button', { name });
			const shown = await seat.locator('.points').innerText();
			await seat.click();
			const total = page.getByRole('button', { name: `Points of ${name}: ${shown}. Why?` });
			const { value, reasons } = await ask(page, total);
			expect(value).toBe(shown);
			await expect(reasons.getByText('Of Clans High and Low')).toBeVisible();
			expect(await sumOf(reasons)).toBe(numberOf(shown));
			await expectSound(page);
			await close(page, reasons);
		}
	});

	await test.step('the total of everybody is made of its sources', async () => {
		await goTo(page, 'Points');
		for (const name of Object.values(PEOPLE)) {
			const total = page.getByRole('button', { name: new RegExp(`^Total, ${name}: .+ Why\\?$`) });
			const { value, reasons } = await ask(page, total);
			expect(await sumOf(reasons)).toBe(numberOf(value));
			await close(page, reasons);
		}
	});

	await test.step('the count of a mission names who counts', async () => {
		await goTo(page, 'Points');
		const missions = page.getByRole('region', { name: 'Missions' }).getByRole('listitem');
		const first = missions.first();
		for (const name of Object.values(PEOPLE)) {
			const count = first.getByRole('button', { name: new RegExp(`, ${name}: \\d+\\. Why\\?$`) });
			const { value, reasons } = await ask(page, count);
			await expect(reasons.getByText(/ claims it\./)).toBeVisible();
			const counted = (await reasons.locator('dd').allTextContents()).map(Number);
			expect(counted.reduce((sum, each) => sum + each, 0)).toBe(Number(value));
			await close(page, reasons);
		}
		await expectSound(page);
	});
});

test('a sire in torpor says why it cannot be chosen', async ({ page, seeded }) => {
	await openAt(page, seeded, { at: 'sleeper', era: 4 });
	await page.locator('[data-recruit]').filter({ hasNotText: 'Not for you' }).first().click();
	const cannot = page.getByRole('treeitem', { disabled: true }).filter({ visible: true });
	await cannot.first().click({ force: true });
	await expect(page.getByRole('note')).toContainText(' is in torpor. Choose another sire.');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('note')).toBeHidden();
	await page.getByRole('button', { name: 'Another character' }).click();
	await expect(page.getByText(/^Choose a sire for/)).toBeHidden();
});

test('the sum of a result is made of its sources', async ({ page, seeded }) => {
	await openAt(page, seeded, { at: 'end' });
	for (const name of Object.values(PEOPLE)) {
		const total = page.getByRole('button', { name: new RegExp(`^${name}, Total: .+ Why\\?$`) });
		const { value, reasons } = await ask(page, total);
		expect(await sumOf(reasons)).toBe(numberOf(value));
		await close(page, reasons);
	}
	const missions = page.getByRole('region', { name: 'Missions' }).getByRole('listitem');
	const count = missions.first().getByRole('button', { name: /, Ada: \d+\. Why\?$/ });
	const { reasons } = await ask(page, count);
	await expect(reasons.getByText(/ claims it\./)).toBeVisible();
	await expectSound(page);
});
