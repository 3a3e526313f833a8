import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';
import { begin, sendCommand, settle } from './support/table.ts';
import { expectUsable } from './support/usable.ts';

// Whole evenings, with every page looked at by axe on the way: a busy machine needs its time for them.
test.describe.configure({ timeout: 150_000 });

const LONG = 'Bartholomäus von Hohenstein-Löwenthal';

type Signs = readonly [clan: string, ...attributes: string[]];

/** Taps a whole character; the name is typed into the field that has the focus already, where told so. */
async function fillCharacter(page: Page, name: string, signs: Signs): Promise<void> {
	const form = page
		.locator('form, dialog')
		.filter({ has: page.getByText('Archetype') })
		.last();
	await form.getByLabel('Name', { exact: true }).fill(name);
	for (const sign of signs) await form.getByText(sign, { exact: true }).click();
}

test('a first night: who plays, the prologue round the table, the first characters', async ({
	page
}) => {
	const host = await settle(page);
	await page.goto(`/groups/${host.group.id}`);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'Start a chronicle' }).click();
	await expect(page.getByLabel('Player 1', { exact: true })).toHaveValue(host.name);
	await waitForHydration(page);

	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await expect(page.getByRole('link', { name: 'Every player needs a name' })).toBeVisible();
	await page.getByLabel('Player 2', { exact: true }).fill(host.name);
	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await expect(page.getByText('Add a letter to tell them apart.').first()).toBeVisible();

	await page.getByLabel('Player 2', { exact: true }).fill(LONG);
	await page.getByRole('button', { name: 'Add a player' }).click();
	await expect(page.getByLabel('Player 3', { exact: true })).toBeFocused();
	await page.getByLabel('Player 3', { exact: true }).fill('Chiara');
	await page.getByRole('button', { name: 'Move Chiara up' }).click();
	await expect(page.getByLabel('Player 2', { exact: true })).toHaveValue('Chiara');
	await page.getByText('House rules').click();
	await page.getByLabel('Dots to place', { exact: true }).fill('3');
	await page.getByLabel('Dots to place', { exact: true }).blur();
	await expectUsable(page);
	await page.getByRole('button', { name: 'Start the chronicle' }).click();

	await page.getByRole('link', { name: `Start with ${host.name}` }).click();
	await expect(page.getByText('This page is yours')).toBeVisible();
	await page.getByRole('button', { name: 'Done, on to Chiara' }).click();
	await expect(page.getByRole('link', { name: 'You have 3 dots left to place.' })).toBeVisible();
	await page.getByLabel('Name', { exact: true }).fill('Isabeau');
	await page.getByLabel('First title').fill('Childe of the Rhine');
	for (let dot = 0; dot < 3; dot++) await page.getByRole('button', { name: 'More: Lore' }).click();
	await expect(page.getByRole('button', { name: 'More: Lore' })).toBeDisabled();
	await page.getByLabel('Name of your haven').fill('The tower over the ford');

	await page.getByRole('button', { name: 'Choose your retainer' }).click();
	await page.getByLabel('Search').fill('Konrad');
	await page.getByRole('button', { name: 'Make “Konrad”' }).click();
	await expect(page.getByLabel('Name', { exact: true }).last()).toHaveValue('Konrad');
	await fillCharacter(page, 'Konrad', ['Gangrel', 'Egalitarian', 'Cruel', 'West', 'Warlike']);
	await page.getByRole('button', { name: 'Save and choose' }).click();
	await page.getByLabel('Name of the sticker').fill('Knows every ford');
	await expect(page.getByText('Gangrel 9 of 9 left')).toBeVisible();
	await expectUsable(page);

	await expect(page.getByText('Saved. You can go on later, on any phone.')).toBeVisible();
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByLabel('Name of the sticker')).toHaveValue('Knows every ford');
	await page.getByRole('button', { name: 'Done, on to Chiara' }).click();
	await expect(page.getByText('Now give the phone to Chiara')).toBeVisible();
	await page.getByRole('link', { name: 'Round the table' }).click();
	await expect(page.getByText('The tower over the ford, kept by Konrad')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Continue with Chiara' })).toBeVisible();
});

test('the register: characters in a few taps, found again, set right', async ({ page }) => {
	const host = await settle(page);
	const table = await begin(page, host);
	await page.goto(`/heritage/chronicles/${table.id}/characters`);
	await expect(page.getByText('No characters yet')).toBeVisible();
	await page.getByRole('link', { name: 'Add the first one' }).click();
	await waitForHydration(page);

	await page.getByRole('button', { name: 'Save and next' }).click();
	await expect(page.getByText('Tap its clan.')).toBeVisible();
	const people: [string, Signs][] = [
		['Mara', ['Tremere', 'Elitist', 'Calm', 'North', 'Scholarly']],
		[LONG, ['Ventrue', 'Elitist', 'Calm', 'Roaming', 'Wealthy']],
		['Ilse', ['Nosferatu', 'Egalitarian', 'Cruel', 'South', 'Clandestine']]
	];
	for (const [name, signs] of people) {
		await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
		await fillCharacter(page, name, signs);
		await page.getByRole('button', { name: 'Save and next' }).click();
		await expect(page.getByText(`${name} is in the register`).first()).toBeAttached();
	}
	await page.getByLabel('Name', { exact: true }).fill('mara');
	await expect(page.getByText('Already in the register: “Mara”.')).toBeVisible();
	await expectUsable(page);

	await page.getByRole('link', { name: 'Done' }).click();
	await expect(page.getByText('3 characters')).toBeVisible();
	await page.getByLabel('Name or attribute').fill('lowenthal');
	await expect(page.getByText('1 of 3')).toBeVisible();
	await page.getByRole('link', { name: LONG }).click();

	await page.getByRole('button', { name: 'Revise the card' }).click();
	await page.getByRole('dialog').getByText('Brujah', { exact: true }).click();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Brujah', { exact: true }).first()).toBeVisible();

	await page.getByRole('button', { name: 'Correct the stickers' }).click();
	await page.getByRole('button', { name: 'One more sticker' }).click();
	await page.getByLabel('Sticker', { exact: true }).fill('Old money');
	await page.getByRole('button', { name: 'Save the stickers' }).click();
	await expect(page.getByText('Say why: the ledger shows it.')).toBeVisible();
	await expectUsable(page);
	await page.getByLabel('Why are you correcting it?').fill('It stuck there before we began');
	await page.getByRole('button', { name: 'Save the stickers' }).click();
	await expect(page.getByText('Ancilla through “Old money”')).toBeVisible();

	await page.getByRole('button', { name: 'Banish' }).click();
	await page.getByLabel('Why?').fill('The card of chapter two says so');
	await page.getByRole('dialog').getByRole('button', { name: 'Banish' }).click();
	await expect(page.getByRole('button', { name: 'Bring back' })).toBeVisible();
	await expectUsable(page);
});

test('a register of two hundred is searched on the spot', async ({ page }) => {
	const host = await settle(page);
	const table = await begin(page, host);
	await page.goto('/about');
	await page.evaluate(
		async ({ address }) => {
			for (let index = 0; index < 200; index++) {
				const character = {
					id: `c${index}`,
					name: `Vampire number ${index}`,
					clan: index % 2 === 0 ? 'brujah' : 'ventrue',
					kind: 'basic',
					class: 'elitist',
					temperament: 'calm',
					geography: 'north',
					archetype: 'warlike',
					ability: '',
					bonded: false,
					card: null
				};
				await fetch(address, {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({
						id: `register-${String(index).padStart(3, '0')}`,
						seen: 0,
						command: { type: 'RegisterCharacter', character }
					})
				});
			}
		},
		{ address: `/api/logs/${table.id}/commands` }
	);
	await page.goto(`/heritage/chronicles/${table.id}/characters?q=number+19&clan=ventrue`);
	await expect(page.getByRole('link', { name: /^Vampire number/ })).toHaveCount(7);
	await waitForHydration(page);
	await page.getByLabel('Name or attribute').fill('number 42');
	await expect(page.getByText('No character matches.')).toBeVisible();
	await page.getByLabel('Clan').selectOption('Every clan');
	await expect(page.getByRole('link', { name: 'Vampire number 42' })).toBeVisible();
});

test('a chronicle at chapter five is entered in one form, kept at every moment', async ({
	page
}) => {
	const host = await settle(page);
	await page.goto(`/groups/${host.group.id}`);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'Add one already in progress' }).click();
	await waitForHydration(page);
	await page.getByLabel('What is it called?').fill('The long night');
	await page.getByLabel('Chapter you play next', { exact: true }).fill('5');
	await page.getByLabel('Player 2', { exact: true }).fill(LONG);
	await page.getByRole('button', { name: 'On to Characters' }).click();
	await fillCharacter(page, 'Mara', ['Tremere', 'Elitist', 'Calm', 'North', 'Scholarly']);
	await page.getByRole('button', { name: 'Note this character' }).click();
	await fillCharacter(page, 'Ilse', ['Nosferatu', 'Egalitarian', 'Cruel', 'South', 'Clandestine']);
	await page.getByRole('button', { name: 'Note this character' }).click();
	await page.getByRole('button', { name: 'Change Mara' }).click();
	await page.getByRole('button', { name: 'Add a sticker' }).click();
	await page.getByLabel('Sticker', { exact: true }).fill('Reads the stars');
	await expectUsable(page);
	await page.getByRole('button', { name: 'Done' }).click();
	await page.getByRole('button', { name: 'Change Ilse' }).click();
	await page.getByLabel('Banished from the chronicle').check();
	await page.getByRole('button', { name: 'Done' }).click();

	await page.getByRole('button', { name: `On to ${host.name}` }).click();
	await page.getByLabel('Name on the sheet').fill('Isabeau');
	await page.getByLabel('Titles').fill('Childe of the Rhine\nSheriff');
	await page.getByLabel('Name of the haven').fill('The tower');
	await page.getByRole('button', { name: 'Choose the retainer' }).click();
	await expect(page.getByRole('button', { name: 'Choose Ilse' })).toBeDisabled();
	await page.getByRole('button', { name: 'Choose Mara' }).click();
	await page.getByRole('button', { name: 'Add an asset' }).click();
	await page.getByLabel('Name', { exact: true }).fill('A key of bone');
	await page.getByLabel('Chapters won', { exact: true }).fill('3');
	await page.getByLabel('Chapters won', { exact: true }).blur();
	await expectUsable(page);
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByText('Where you left off')).toBeVisible();

	const sections = page.getByRole('navigation', { name: 'Sections' });
	await sections.getByRole('button', { name: 'Story so far' }).click();
	await page.getByLabel('Era I', { exact: true }).selectOption({ label: host.name });
	await page.getByLabel('We know the order').check();
	await expectUsable(page);
	await page.getByRole('button', { name: 'On to Summary' }).click();
	await page.getByRole('button', { name: /name on the sheet: a name is missing/ }).click();
	await expect(page.getByLabel('Name on the sheet')).toBeFocused();
	await page.keyboard.type('Bo');
	await page.getByLabel('Name of the haven').fill('The cellar');
	await page.getByLabel('Chapters won', { exact: true }).fill('2');
	await page.getByRole('button', { name: 'On to Story so far' }).click();
	await page.getByRole('button', { name: 'On to Summary' }).click();
	await page.getByRole('button', { name: /won 5 chapters together/ }).click();
	await expect(page.getByLabel('Chapters won', { exact: true })).toBeFocused();
	await page.getByLabel('Chapters won', { exact: true }).fill('2');
	await sections.getByRole('button', { name: 'Summary' }).click();
	await expect(page.getByText('Ready', { exact: true })).toBeVisible();
	await expectUsable(page);
	await page.getByRole('button', { name: 'Add the chronicle' }).click();
	await page.waitForURL(/:\d+\/heritage\/chronicles\/[\w-]+$/);
	await page.goto(`${page.url()}/characters`);
	await expect(page.getByText(`in the haven of ${host.name} · ancilla`)).toBeVisible();
});

test('a file is taken in whole, or told what is wrong with it', async ({ page }) => {
	const host = await settle(page);
	const table = await begin(page, host);
	await sendCommand(page, table.id, { type: 'WriteNote', chapter: null, text: 'So it began.' });
	const answer = await page.request.get(`/heritage/chronicles/${table.id}/export`);
	const text = await answer.text();

	await page.goto(`/groups/${host.group.id}/import`);
	await waitForHydration(page);
	const choose = (name: string, content: string) =>
		page
			.getByLabel('File')
			.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
	await choose('elysium-cut.json', text.slice(0, text.length / 2));
	await page.getByRole('button', { name: 'Read the file' }).click();
	await expect(page.getByText(/At line \d+, column \d+/)).toBeVisible();
	await choose('elysium-forged.json', text.replace('So it began.', 'So it never began.'));
	await page.getByRole('button', { name: 'Read the file' }).click();
	await expect(page.getByText(/At events\[\d+\]/)).toBeVisible();
	await expectUsable(page);
	await choose('elysium-whole.json', text);
	await page.getByRole('button', { name: 'Read the file' }).click();
	await expect(page.getByRole('heading', { name: 'The long night' })).toBeVisible();
	await expect(page.getByText(`group member ${host.name} sits here`)).toBeVisible();
	await page.getByRole('link', { name: 'Open the chronicle' }).click();
	await expect(page).not.toHaveURL(new RegExp(table.id));
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a chronicle is started, and its register is searched', async ({
		page,
		browser,
		baseURL
	}) => {
		const context = await browser.newContext({
			javaScriptEnabled: true,
			...(baseURL && { baseURL })
		});
		const helper = await context.newPage();
		const host = await settle(helper);
		await page.context().addCookies(await context.cookies());
		await context.close();
		await page.goto(`/heritage/groups/${host.group.id}/chronicles/new`);
		await page.getByLabel('Player 2', { exact: true }).fill('Bo');
		await page.getByRole('button', { name: 'Start the chronicle' }).click();
		await expect(page.getByRole('heading', { name: 'Prologue' })).toBeVisible();
		await expect(page.getByText('still to come')).toHaveCount(2);
	});
});
