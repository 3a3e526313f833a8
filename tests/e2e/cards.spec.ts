import { expectUsable } from './support/usable.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';

const HEADER = 'name,clan,class,temperament,geography,archetype,ability,effects';
const GAIN = '"[{""do"":""gain"",""what"":""power"",""amount"":2}]"';
const OTTO = `Otto of Worms,brujah,elitist,calm,north,warlike,Silver Tongue,${GAIN}`;
const IDA = 'Ida the Quiet,tremere,noble,calm,up,scholarly,,';

test('own cards come in from a file, once it is mended, and go out with a reason', async ({
	page,
	seeded,
	isMobile
}) => {
	const chronicle = await seeded.keeper.begin('Own cards', ['Anna', 'Bo']);
	const home = `/heritage/chronicles/${chronicle}`;
	await page.goto(`${home}/cards`);
	await waitForHydration(page);
	await expect(page.getByRole('heading', { name: 'None of your own yet' })).toBeVisible();
	await page.getByRole('link', { name: 'Add cards' }).click();

	await page.getByLabel('Choose a file').setInputFiles({
		name: 'ours.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from([HEADER, OTTO, IDA].join('\n'))
	});
	const field = page.getByLabel('Or type or paste the cards');
	await expect(field).toHaveValue([HEADER, OTTO, IDA].join('\n'));
	await page.getByRole('button', { name: 'Read the cards' }).click();
	const troubles = page.getByRole('alert');
	await expect(troubles).toContainText('2 problems to fix. Nothing was added.');
	await expect(troubles).toBeInViewport();
	await expect(troubles).toContainText('"noble"');
	await expect(troubles).toContainText('"north", "east", "south", "west" or "roaming"');
	await expect(field).toHaveValue([HEADER, OTTO, IDA].join('\n'));
	await expectUsable(page);
	if (isMobile) expect.soft(await smallTargets(page), 'too small').toEqual([]);

	await page.getByRole('button', { name: 'Line 3, column class' }).click();
	await expect(field).toBeFocused();
	await page.keyboard.type('Ida the Quiet,tremere,elitist,calm,east,scholarly,,');
	await page.getByRole('button', { name: 'Read the cards' }).click();
	await expect(page.getByRole('heading', { name: '2 characters' })).toBeInViewport();
	await expect(page.getByText('This vampire gains 2 power.')).toBeVisible();
	await expectUsable(page);
	if (isMobile) expect.soft(await smallTargets(page), 'too small').toEqual([]);
	await page.getByRole('button', { name: 'Add all 2' }).click();

	await page.waitForURL(/\/cards$/);
	await expect(page.getByRole('heading', { name: '2 characters' })).toBeVisible();
	await expect(page.getByText('Silver Tongue')).toBeVisible();
	await expect(page.getByText('This vampire gains 2 power.')).toBeVisible();
	await expectUsable(page);

	await page.getByRole('link', { name: 'Otto of Worms' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Otto of Worms' })).toBeVisible();
	await expect(page.getByText('This vampire gains 2 power.')).toBeVisible();
	await page.goto(`${home}/cards`);
	await waitForHydration(page);

	await page.getByLabel('Choose Ida the Quiet').check();
	await page.getByRole('button', { name: 'Take out' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Why?').fill('We play without her');
	await dialog.getByRole('button', { name: 'Take out' }).click();
	await expect(page.getByRole('heading', { name: '1 character' })).toBeVisible();
	await expect(page.getByText('Ida the Quiet')).toHaveCount(0);

	await page.goto(`${home}/ledger`);
	await expect(page.getByText('cards from “ours.csv” were added')).toBeVisible();
	await expect(page.getByText('We play without her')).toBeVisible();
});

test('without a script a file is read, and what is wrong with it comes back', async ({
	browser,
	seeded
}) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		storageState: seeded.storageState
	});
	const page = await context.newPage();
	await page.goto(`/heritage/chronicles/${seeded.story}/cards/add`);
	await page.getByLabel('Choose a file').setInputFiles({
		name: 'ours.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from([HEADER, IDA].join('\n'))
	});
	await page.getByRole('button', { name: 'Read the cards' }).click();
	await expect(page.getByRole('alert')).toContainText('Line 2, column class');
	await expect(page.getByLabel('Or type or paste the cards')).toHaveValue([HEADER, IDA].join('\n'));
	await context.close();
});

test('the open set lies open in the codex, with examples that can be added', async ({ page }) => {
	await page.goto('/heritage/codex');
	await page.getByRole('link', { name: 'The open set' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Brujah' })).toBeVisible();
	await page.getByRole('link', { name: 'Missions' }).click();
	await expect(page.getByText('A Crown at Scone')).toBeVisible();
	await expect(page.getByText(/^The bloodline with the most /).first()).toBeVisible();
	const example = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Schemes, CSV' }).click();
	expect((await example).suggestedFilename()).toBe('elysium-example-schemes.csv');
});
