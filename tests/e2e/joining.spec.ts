import type { Page } from '@playwright/test';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import { Keeper } from './support/keeper.ts';
import { closed, evening, PROLOGUES } from './support/story.ts';
import { expect, test as base, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

/** Somebody keeps a group of their own, and the browser is signed in as they. */
const test = base.extend<{ keeper: Keeper }>({
	keeper: async ({ playwright }, use) => {
		const keeper = await Keeper.arrive(playwright.request, 'The Sunday table');
		await use(keeper);
		await keeper.api.dispose();
	},
	storageState: async ({ keeper }, use) => use(await keeper.api.storageState())
});

const played = (chapter: number, record = twoAlone(chapter)): Command[] => [
	{ type: 'RecordChapter', chapter, record },
	closed(chapter)
];

const twoAlone = (chapter: number) =>
	evening(`0${chapter}`, [
		['ventrue', [4, 3, 6, 5, 2, 0]],
		['tremere', [2, 1, 3, 2, 1, 3]]
	]);

/** The two of a chapter sit at s1 and s3. */
function withoutAnselm(): ReturnType<typeof evening> {
	const record = twoAlone(3);
	const players = record.players.map((player, index) => ({
		...player,
		seat: ['s1', 's3'][index] ?? ''
	}));
	return { ...record, players };
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
}

const tapButton = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).click();

/** Why a number is what it is, as its lines say. */
async function why(page: Page, label: string): Promise<string> {
	await page.getByRole('button', { name: `${label}: ` }).click();
	const lines = page.locator('.popover:popover-open');
	const said = (await lines.innerText()).replace(/\s+/g, ' ');
	await page.keyboard.press('Escape');
	return said;
}

test('a third joins late; one leaves, and comes back a chapter later', async ({ page, keeper }) => {
	const id = await keeper.begin(
		'A table that grows',
		['Mira', 'Anselm'],
		[...PROLOGUES.slice(0, 2), ...played(1), ...played(2)]
	);
	const home = `/heritage/chronicles/${id}`;

	await test.step('who keeps the chronicle lets somebody new sit down', async () => {
		await open(page, home);
		await page.getByRole('link', { name: 'Someone joining' }).click();
		await page.waitForURL(`${home}/players/new`);
		await expect(page.getByText('2 free dots, one for each of chapters 1 and 2')).toBeVisible();
		await page.getByLabel('Who joins?').fill('mira');
		await tapButton(page, 'Take a seat');
		await expect(page.getByText('Someone here is already called mira').first()).toBeVisible();
		await expect(page.getByLabel('Who joins?')).toHaveValue('mira');
		await page.getByLabel('Who joins?').fill('Chiara');
		await tapButton(page, 'Take a seat');
		await page.waitForURL(`${home}/prologue/s3`);
	});

	await test.step('whose prologue has a dot more for each chapter before', async () => {
		await waitForHydration(page);
		expect(await why(page, 'Prologue dots')).toMatch(/Every prologue 5 .*played before 2/);
		await page.getByLabel('Name', { exact: true }).fill('Donna Fiamma');
		await page.getByLabel('First title').fill('Merchant of nights');
		await page.getByRole('spinbutton', { name: 'Charm' }).fill('7');
		await page.getByLabel('Name of your haven').fill('A house with two doors');
		await tapButton(page, 'Done');
		await expect(page.getByText('Everyone is ready')).toBeVisible();
	});

	await test.step('three are set up for the next chapter', async () => {
		await open(page, `${home}/chapters/3/set-up`);
		await tapButton(page, 'Change players or seating');
		await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(3);
	});

	await test.step('one leaves for now, and everything waits', async () => {
		await open(page, `${home}/players/s2`);
		await tapButton(page, 'Leave for now');
		const asked = page.getByRole('dialog');
		await expect(asked.getByText('sheet, haven, retainer')).toBeVisible();
		await asked.getByRole('button', { name: 'Leave for now' }).click();
		await expect(page.getByText('Away since chapter 3').first()).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Haven' })).toBeVisible();
		await open(page, `${home}/players`);
		await expectUsable(page);
		await open(page, home);
		await expect(page.getByText('Away since chapter 3')).toBeVisible();
		await open(page, `${home}/chapters/3/set-up`);
		await expect(page.getByText('Anselm')).toHaveCount(0);
	});

	await test.step('and comes back with a dot for the chapter that was missed', async () => {
		for (const command of played(3, withoutAnselm())) await keeper.send(id, command);
		await open(page, `${home}/players/s2`);
		await tapButton(page, 'Come back');
		expect(await why(page, 'Dots for coming back')).toContain('Chapter 3, missed 1');
		await expectUsable(page);
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('button', { name: 'Come back' }).click();
		await expect(sheet.getByText('You have one dot left to place.')).toBeVisible();
		await sheet.getByRole('spinbutton', { name: 'Lore' }).fill('1');
		await sheet.getByRole('button', { name: 'Come back' }).click();
		await expect(page.getByText('Anselm is back.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Leave for now' })).toBeVisible();
		const [back] = await keeper.happened(id, 'PlayerReturned');
		expect(back).toMatchObject({ seat: 's2', missed: 1, dots: { lore: 1 } });
	});
});

test('who was invited waits for the first chronicle, and both see the other come by themselves', async ({
	page,
	keeper,
	browser
}) => {
	await open(page, `/groups/${keeper.group}`);
	await tapButton(page, 'Make a link');
	const link = page.locator('input[readonly]').first();
	await expect(link).toHaveValue(/\/join\//);
	const address = await link.inputValue();

	const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
	const guest = await elsewhere.newPage();
	await open(guest, address);
	await guest.getByLabel('Your name').fill('Anselm');
	await tapButton(guest, 'Join as a guest');
	await expect(guest.getByText('then it appears here by itself')).toBeVisible();

	await expect(page.getByText('Anselm').first()).toBeVisible();
	await expect(link, 'the link stays to be scanned').toHaveValue(address);

	await keeper.begin('A table that waits', ['Mira', 'Anselm']);
	await expect(guest.getByRole('link', { name: 'A table that waits' })).toBeVisible();
	await elsewhere.close();
});
