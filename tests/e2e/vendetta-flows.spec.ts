import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { deviceOf } from './support/device.ts';
import { guestAt } from './support/invitation.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';
import { VendettaTable } from './support/vendetta-table.ts';

/* What a group needs when something goes wrong in the middle of a game of Vendetta on phones. */

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** The keeper plays Ada; guests sit at the seats of the others named, each on a phone of their own. */
async function atTable(
	page: Page,
	browser: Browser,
	seeded: Seeded,
	info: Parameters<typeof deviceOf>[0],
	guests: readonly string[],
	lies: Parameters<VendettaTable['playUntil']>[0]
) {
	const title = uniqueName('Flows');
	const id = await seeded.keeper.dealEvening(title, NAMES);
	await new VendettaTable(seeded.keeper, id).playUntil(lies);
	const phones: Page[] = [];
	const people: string[] = [];
	for (const name of guests) {
		const nobody = { cookies: [], origins: [] };
		const context = await browser.newContext({ ...deviceOf(info), storageState: nobody });
		const phone = await context.newPage();
		people.push(await guestAt(page, phone, seeded.group, `${name} · ${title}`));
		phones.push(phone);
	}
	for (const phone of [page, ...phones]) {
		await phone.goto(`/vendetta/evenings/${id}`);
		await waitForHydration(phone);
	}
	return { id, phones, people };
}

const question = (phone: Page) => phone.getByRole('region', { name: 'A question to the table' });

test('an undo in the middle of a game: one agrees, and another time does not', async ({
	page,
	browser,
	seeded
}, info) => {
	// Tokens of the first Location opened: what came before was seen by all.
	const { phones } = await atTable(
		page,
		browser,
		seeded,
		info,
		['Ben'],
		({ stage, conflict }) => stage === 'resolution' && conflict?.step !== 'withdraw'
	);
	const [ben] = phones;
	if (!ben) throw new Error('nobody sits there');
	const ask = async () => {
		await page.getByRole('button', { name: 'Menu' }).tap();
		await page.getByRole('button', { name: 'Undo…' }).tap();
		await expectUsable(page);
		await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').tap();
		await expect(page.getByText('Ben has to agree')).toBeVisible();
		await page.getByRole('button', { name: /^Ask to undo \d+ steps?$/ }).tap();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(question(ben)).toContainText('to undo');
		await expect(question(page)).toContainText('Still to answer: Ben.');
		await expect(question(ben)).toContainText('Still to answer: you.');
	};
	await test.step('declined, nothing is undone', async () => {
		await ask();
		await expectUsable(ben);
		await question(ben).getByRole('button', { name: 'Leave it as it is' }).tap();
		await expect(page.getByText('Ben did not agree. Nothing was undone.')).toBeVisible();
		await expect(question(ben)).toHaveCount(0);
	});
	await test.step('agreed, it is undone on both phones, and can be redone', async () => {
		await ask();
		await question(ben).getByRole('button', { name: 'Agree' }).tap();
		for (const phone of [page, ben])
			await expect(phone.getByText(/\d+ steps? (was|were) undone\./)).toBeVisible();
		await expectUsable(page);
		await page.getByRole('button', { name: 'Redo' }).tap();
		for (const phone of [page, ben])
			await expect(phone.getByText(/\d+ steps? (was|were) undone\./)).toHaveCount(0);
	});
	await ben.context().close();
});

test('a phone is dead: the keeper takes the seat, the others show its hand, and it is played', async ({
	page,
	browser,
	seeded
}, info) => {
	const { id, phones, people } = await atTable(
		page,
		browser,
		seeded,
		info,
		['Ben', 'Cleo'],
		({ stage, turn }) => stage === 'planning' && turn !== null
	);
	const [ben, dead] = phones;
	if (!ben || !dead) throw new Error('nobody sits there');
	await dead.context().close();
	await test.step('from the menu of the game to who sits where, and the seat is free', async () => {
		await page.getByRole('button', { name: 'Menu' }).tap();
		await page.getByRole('link', { name: 'Players and seats' }).tap();
		await page.waitForURL(/\/settings$/);
		await waitForHydration(page);
		await page.getByText('Change this player… Cleo').tap();
		await page.locator('#seat-s3-person').selectOption({ index: 0 });
		await page.getByRole('button', { name: 'Save seat 3' }).tap();
		await expect(page.getByText('Saved.')).toBeVisible();
		await expectUsable(page);
	});
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	await test.step('its hand stays face down until everybody else agrees', async () => {
		await expect(page.getByText('The hidden hand of Cleo stays face down')).toBeVisible();
		expect((await page.request.get(`/api/logs/${id}/hands/s3`)).status()).toBe(404);
		await expectUsable(page);
		await page.getByRole('button', { name: 'Ask Ben to agree' }).tap();
		await expect(question(ben)).toContainText('to show Cleo’s hand');
		await expectUsable(ben);
		await question(ben).getByRole('button', { name: 'Agree' }).tap();
		await expect(page.getByText('stays face down')).toHaveCount(0);
		expect((await page.request.get(`/api/logs/${id}/hands/s3`)).status()).toBe(200);
	});
	expect(people).toHaveLength(2);
	await ben.context().close();
});

test('an evening that all phones shuffled is checked from its page, and a changed file is refused', async ({
	page,
	seeded
}, info) => {
	const id = await seeded.keeper.dealEvening('A night to be proved', NAMES, [], 'phones', true);
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Deal now' }).tap();
	await expect(page.getByRole('heading', { name: 'Shuffling the cards' })).toHaveCount(0);
	await new VendettaTable(seeded.keeper, id).playUntil(({ phase }) => phase === 'finished');
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	await expect(page.getByText('Anyone can now work out every card of this game.')).toBeVisible();
	await expectUsable(page);
	const saving = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Save the file' }).tap();
	const file = info.outputPath('evening.json');
	await (await saving).saveAs(file);
	await page.getByRole('link', { name: 'Check it' }).tap();
	await page.waitForURL(/\/verify$/);
	await waitForHydration(page);
	await page.getByLabel('File').setInputFiles(file);
	const found = page.locator('.found');
	await expect(found).toContainText('verified');
	await expectUsable(page);
	await test.step('as if the seed had been another one', async () => {
		const forged = JSON.parse(readFileSync(file, 'utf8')) as {
			events: { event: { step?: { seed?: string } } }[];
		};
		for (const { event } of forged.events) if (event.step?.seed) event.step.seed = '0'.repeat(64);
		const forgedFile = info.outputPath('forged.json');
		writeFileSync(forgedFile, JSON.stringify(forged));
		await page.getByLabel('File').setInputFiles(forgedFile);
		await expect(found).toContainText('The cards of the game: failed');
		await expect(found).toContainText('The seed does not match the hash the server published.');
		await expectUsable(page);
	});
	await test.step('and a file that ends in the middle', async () => {
		const torn = info.outputPath('torn.json');
		writeFileSync(torn, readFileSync(file, 'utf8').slice(0, -40));
		await page.getByLabel('File').setInputFiles(torn);
		await expect(found.getByText('This cannot be read as a draw')).toBeVisible();
		await expectUsable(page);
	});
});

test('with the box in a group, Location cards lie there before clans are chosen', async ({
	page,
	seeded
}) => {
	const id = await seeded.keeper.dealEvening(
		'A night with the box and its Locations',
		NAMES,
		['locations'],
		'conductor'
	);
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	const asks = (title: string | RegExp) =>
		expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
	await asks('Who has the Ambition token first?');
	await expectUsable(page);
	await page.locator('section .options').getByRole('button', { name: 'Ada' }).tap();
	// The second list is without the first card.
	for (const nth of [1, 2]) {
		await asks('Which Location card came up?');
		await expectUsable(page);
		await page.locator('section .options').getByRole('button').nth(nth).tap();
	}
	await asks(/choose your clan$/i);
	await expectUsable(page);
	for (const clan of ['Brujah', 'Gangrel', 'Tremere'])
		await page.locator('section li button:enabled', { hasText: clan }).tap();
	await asks('Ada’s turn, 1 of 3');
	for (const card of [2, 4])
		await expect(page.getByText(`Here: Location card ${card}`, { exact: true })).toBeVisible();
	await expectUsable(page);
});
