import type { Page } from '@playwright/test';
import { look } from './support/eyes.ts';
import { layOutFirstChapter } from './support/set-up.ts';
import { begin, settle } from './support/table.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
const victory = (page: Page) => page.getByRole('heading', { name: / prevails$/ });

/** Three of whom one has an account, and the first chapter of their chronicle on the table of one phone. */
async function threeAtOneTable(page: Page, dealer: 'app' | 'box'): Promise<readonly string[]> {
	const host = await settle(page);
	const { id } = await begin(page, host, [host.name, 'Bo', 'Cleo']);
	await page.goto(`/heritage/chronicles/${id}`);
	await waitForHydration(page);
	const clans = { Cleo: 'Tremere', [host.name]: 'Gangrel', Bo: 'Ventrue' };
	await layOutFirstChapter(page, { dealer, clans });
	return Object.keys(clans);
}

/** Fails where somebody could not use what is on the screen now, in the dark or in the light. */
async function expectForEveryone(page: Page, moment: string): Promise<void> {
	await test.step(moment, async () => {
		await expectUsable(page);
		expect(await smallTargets(page), moment).toEqual([]);
	});
}

async function toTheAftermath(page: Page): Promise<void> {
	await button(page, 'Record chapter 1 and open the aftermath').tap();
	await page.waitForURL(/\/chapters\/1\/aftermath/);
	await expect(page.getByText('The victor', { exact: true })).toBeVisible();
}

test(
	'a chapter that Elysium deals is played on one phone, from the chronicle to the aftermath',
	{ tag: '@long' },
	async ({ page }) => {
		const names = await threeAtOneTable(page, 'app');
		const thumb = new Thumb(page, { schemeEvery: 3 });
		await thumb.playUntil(button(page, 'Calm'));
		await thumb.playUntil(button(page, 'Tap one to recruit'));
		await expectForEveryone(page, 'a turn');
		await thumb.playUntil(({ sheet }) => / under /.test(sheet ?? ''));
		await expectForEveryone(page, 'what a recruit would do');
		await thumb.playUntil(victory(page));
		await expectForEveryone(page, 'the result');
		expect(thumb.did, thumb.told()).toMatchObject({ recruits: 30, turns: 30 });
		expect(thumb.did.schemes, 'schemes').toBeGreaterThan(0);
		expect(thumb.did.answers, 'answers').toBeGreaterThan(0);
		expect(thumb.did.hands, 'hands, each shown to its holder').toBeGreaterThan(0);
		for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
		await toTheAftermath(page);
	}
);

test('a table of the box is played on one phone: what came is said, set right and taken back', async ({
	page
}) => {
	await threeAtOneTable(page, 'box');
	const thumb = new Thumb(page, { schemeEvery: 3 });
	const came = /^Which character came/;

	await thumb.playUntil(({ sheet }) => thumb.did.recruits === 2 && came.test(sheet ?? ''));
	await test.step('a card that no list knows', async () => {
		await page.getByRole('searchbox').fill('Zsuzsa the Unlisted');
		await button(page, 'Add “Zsuzsa the Unlisted”').tap();
		const making = page.getByRole('dialog', { name: 'Add a card' });
		for (const sign of ['Nosferatu', 'Egalitarian', 'Cruel', 'Roaming', 'Scholarly'])
			await making.getByText(sign, { exact: true }).tap();
		await making.getByRole('button', { name: 'Save and choose' }).tap();
		await expect(making).toBeHidden();
	});

	const turn = button(page, 'Tap one to recruit');
	await thumb.playUntil(({ sheet }) => thumb.did.recruits === 4 && sheet === null);
	await thumb.playUntil(turn);
	await expectForEveryone(page, 'a turn');
	await test.step('the table is corrected', async () => {
		await button(page, 'Table menu').tap();
		await page.getByRole('dialog').getByText('Correct the table').first().tap();
		await button(page, 'Of Clans High and Low').tap();
		const board = page.getByRole('dialog', { name: 'Of Clans High and Low' });
		await board
			.getByRole('button', { name: /^(More|Less): Token/ })
			.first()
			.tap();
		await board.getByRole('button', { name: 'Save', exact: true }).tap();
		await expect(page.getByText('Of Clans High and Low corrected.')).toBeVisible();
	});

	await thumb.playUntil(() => thumb.did.recruits === 7);
	await thumb.playUntil(turn);
	await expect(
		page.getByText('Of Clans High and Low corrected.'),
		'it is not the last step any more'
	).toHaveCount(0);
	await test.step('two steps are taken back', async () => {
		await button(page, 'Table menu').tap();
		await page.getByRole('dialog').getByText('What happened').first().tap();
		await button(page, /^Undo back to here: /)
			.nth(1)
			.tap();
		await button(page, 'Undo 2 steps').tap();
		await expect(page.getByText('Undid 2 steps.')).toBeVisible();
	});

	await thumb.playUntil(turn);
	expect(thumb.did.spelt, 'cards found by letters').toBeGreaterThan(2);
	expect(thumb.did.pointed, 'cards found by clan').toBeGreaterThan(2);
	expect(thumb.did.schemes, 'schemes').toBeGreaterThan(0);
});

test(
	'a whole chapter of the box is played on one phone, to the aftermath',
	{ tag: '@long' },
	async ({ page }) => {
		await threeAtOneTable(page, 'box');
		const thumb = new Thumb(page, { schemeEvery: 3 });
		await thumb.playUntil(victory(page));
		expect(thumb.did.spelt, 'cards found by letters').toBeGreaterThan(5);
		expect(thumb.did.pointed, 'cards found by clan').toBeGreaterThan(5);
		expect(thumb.did.schemes, 'schemes').toBeGreaterThan(0);
		await toTheAftermath(page);
	}
);

/** All that stands at the four places of the table. */
async function wholeTable(page: Page): Promise<readonly string[]> {
	const told = [];
	for (const place of ['Points', 'Schemes', 'Bloodline', 'Table']) {
		await page.getByRole('navigation', { name: 'Views of the table' }).getByText(place).tap();
		// The other places may only be on their way.
		await page.locator('.place:not(.aside) > *').first().waitFor();
		const { heading, things } = await look(page);
		const names = things.filter(({ foot }) => !foot).map(({ name }) => name);
		// What a recruit would bring is worked out a little later.
		told.push(heading, ...names.map((name) => name.replace(/ Points (?:with|unknown) .*$/, '')));
	}
	return told;
}

test('a game without an account outlives a reload in its middle, and is played on', async ({
	page
}) => {
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await button(page, '3 players').tap();
	const thumb = new Thumb(page, { schemeEvery: 3 });
	await thumb.playUntil(() => thumb.did.turns === 5);
	await thumb.playUntil(button(page, 'Tap one to recruit'));

	const before = await wholeTable(page);
	await page.reload();
	await waitForHydration(page);
	await expect(button(page, 'Tap one to recruit')).toBeVisible();
	expect(await wholeTable(page)).toEqual(before);

	await thumb.playUntil(() => thumb.did.turns === 8);
	expect(thumb.did.recruits).toBeGreaterThanOrEqual(8);
});
