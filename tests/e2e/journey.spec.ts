import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logEvening, orderSoFar, setPoints } from './support/evening.ts';
import { idIn } from './support/place.ts';
import { closed, evening } from './support/story.ts';
import { sendCommand, settle, signUp, uniqueName } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** A whole evening is long, and longer where several programs share a machine. */
const LONG = 300_000;
const BART = 'Bartholomäus von Hohenstein';
const PLAYERS = ['Mira', BART, 'Chiara'];
const WAR = 'The War of the Princes';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const decider = (page: Page, name: string) =>
	expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

/** Taps a character's card on the form that is open. */
async function tapCharacter(page: Page, name: string, signs: readonly string[]): Promise<void> {
	const form = page
		.locator('form, dialog')
		.filter({ has: page.getByText('Archetype') })
		.last();
	await form.getByLabel('Name', { exact: true }).fill(name);
	for (const sign of signs) await form.getByText(sign, { exact: true }).click();
}

async function startTable(page: Page): Promise<string> {
	await page.getByRole('link', { name: 'Start a chronicle' }).click();
	await page.waitForURL(/\/new$/);
	await waitForHydration(page);
	await page.getByLabel('What is it called?').fill('Seven centuries of thirst');
	for (const [index, player] of PLAYERS.entries()) {
		if (index === 2) await button(page, 'Add a player').click();
		await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(player);
	}
	await button(page, 'Start the chronicle').click();
	await page.waitForURL(/\/prologue$/);
	return idIn(page.url());
}

async function writePrologue(
	page: Page,
	sheet: { name: string; title: string; dots: Record<string, number>; haven: string }
): Promise<void> {
	await page.getByLabel('Name', { exact: true }).fill(sheet.name);
	await page.getByLabel('First title').fill(sheet.title);
	for (const [trait, dots] of Object.entries(sheet.dots))
		for (let dot = 0; dot < dots; dot++) await button(page, `More: ${trait}`).click();
	await page.getByLabel('Name of your haven').fill(sheet.haven);
}

async function goThroughPrologue(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Start with Mira' }).click();
	await waitForHydration(page);
	await writePrologue(page, {
		name: 'Isabeau',
		title: 'Childe of the Rhine',
		dots: { Lore: 4, Valour: 1 },
		haven: 'The tower over the ford'
	});
	await button(page, 'Choose your retainer').click();
	await page.getByLabel('Search').fill('Konrad');
	await button(page, 'Make “Konrad”').click();
	await tapCharacter(page, 'Konrad', ['Gangrel', 'Egalitarian', 'Cruel', 'West', 'Warlike']);
	await button(page, 'Save and choose').click();
	await page.getByLabel('Name of the sticker').fill('Knows every ford');
	await button(page, `Done, on to ${BART}`).click();

	await expect(page.getByText(`Now give the phone to ${BART}`)).toBeVisible();
	await writePrologue(page, {
		name: 'Brother Anselm',
		title: 'Keeper of keys',
		dots: { Cunning: 3, Cruelty: 2 },
		haven: 'The cellar'
	});
	await button(page, 'Done, on to Chiara').click();
	await expect(page.getByText('Now give the phone to Chiara')).toBeVisible();
	await writePrologue(page, {
		name: 'Donna Fiamma',
		title: 'Merchant of nights',
		dots: { Charm: 5 },
		haven: 'A house with two doors'
	});
	await button(page, 'Done').click();
	await expect(page.getByText('Everyone is ready')).toBeVisible();
}

async function registerCharacters(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Add characters' }).click();
	await page.waitForURL(/\/characters\/new$/);
	await waitForHydration(page);
	const people = {
		'Sister Agathe': ['Tremere', 'Elitist', 'Calm', 'North', 'Scholarly'],
		'Iwan the Quiet': ['Brujah', 'Egalitarian', 'Cruel', 'East', 'Warlike']
	};
	for (const [name, signs] of Object.entries(people)) {
		await tapCharacter(page, name, signs);
		await button(page, 'Save and next').click();
		await expect(page.getByRole('status').getByText(`${name} is in the register`)).toBeAttached();
	}
	await page.getByRole('link', { name: 'Chronicle', exact: true }).click();
}

async function recordFirstChapter(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Record it afterwards' }).click();
	await page.waitForURL(/\/record$/);
	await waitForHydration(page);
	await logEvening(page, {
		players: [
			{ name: 'Mira', clan: 'Ventrue', points: { [WAR]: 12, Power: 6, Boons: 2 } },
			{ name: BART, clan: 'Tremere', points: { [WAR]: 10, Power: 11, Infamy: 1 } },
			{ name: 'Chiara', clan: 'Gangrel', points: { Power: 4, Infamy: 2 } }
		],
		first: 'Chiara',
		missions: { 'The silent bishop': BART, 'Fire at the mill': null }
	});
	await expect(orderSoFar(page).first()).toContainText('Mira');
	await button(page, 'Record chapter 1').click();
	await page.waitForURL(/\/aftermath\?at=results$/);
	await decider(page, 'Mira');
	await expect(
		page.getByText('The player with fewer claimed missions ranks higher.')
	).toBeVisible();
}

/** The six steps after chapter 1, each by whom it belongs to. */
async function walkThroughAftermath(page: Page): Promise<void> {
	const next = page.getByRole('link', { name: /^Next/ });
	await next.click();
	await page.getByLabel('Name of the card').fill('The burning archive');
	await button(page, 'Take the card').click();
	await decider(page, 'Chiara');
	await page.getByLabel('Name of the scheme').fill('Poisoned cup');
	await button(page, 'Add the scheme').click();

	await decider(page, BART);
	await page.getByLabel('What was chosen').fill('The bishop lives.');
	await button(page, 'The choice is made').click();
	await button(page, 'Break the seal').click();
	await page.getByText('Dots and a title').click();
	await button(page, 'More: Cunning').click();
	await button(page, 'More: Cunning').click();
	await page.getByRole('textbox', { name: 'Title' }).fill('Friend of the See');
	await button(page, 'Confirm').click();

	await decider(page, 'Mira');
	await page.getByText('We drew it from the box').click();
	await page.getByLabel('Name of the obligation').fill('A debt of blood');
	await button(page, 'Confirm').click();
	await expect(page.getByText('Drawn from the box.')).toBeVisible();
	await next.click();

	await decider(page, 'Chiara');
	await button(page, 'No sticker this time').click();
	await decider(page, 'Mira');
	await button(page, 'No sticker this time').click();
	await decider(page, BART);
	await page.getByLabel('Name of the sticker').fill('Reads the stars');
	await button(page, 'Choose the vampire').click();
	await button(page, 'Choose Sister Agathe').click();
	await button(page, 'Place the sticker').click();

	await decider(page, 'Chiara');
	await button(page, 'Choose the vampire').click();
	await button(page, 'Choose Iwan the Quiet').click();
	await button(page, 'Move in').click();
	await decider(page, 'Mira');
	await button(page, 'Konrad stays').click();
	await decider(page, BART);
	await button(page, 'Leave it empty').click();
	await decider(page, 'Everything is decided');
	await button(page, 'Close chapter 1').click();
	await decider(page, 'The chapter is closed');
	await page.getByRole('link', { name: 'Back to the chronicle' }).click();
}

/** Everything that one evening changed, in the places where one looks for it. */
async function lookRound(page: Page): Promise<void> {
	await expect(page.getByRole('button', { name: /Chapters Mira won: 1/ })).toBeVisible();
	await page.getByRole('link', { name: 'Timeline' }).click();
	await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
	await expect(page.locator('#content')).toContainText('Mira');
	await page.getByRole('link', { name: 'Players', exact: true }).click();
	await page.getByRole('link', { name: 'Isabeau' }).click();
	for (const words of ['Childe of the Rhine', 'The tower over the ford', 'Konrad'])
		await expect(page.locator('#content')).toContainText(words);
	for (const words of ['The burning archive', 'A debt of blood'])
		await expect(page.locator('#content')).toContainText(words);
	await page.getByRole('link', { name: 'Register', exact: true }).click();
	await expect(page.getByText('in the haven of Mira · ancilla')).toBeVisible();
	await expect(page.getByText('in the haven of Chiara', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Sister Agathe' }).click();
	await expect(page.getByText('Reads the stars', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Chronicle', exact: true }).click();
}

/** Records a chapter of three evenings that are not looked at. */
async function sendChapter(
	page: Page,
	id: string,
	chapter: number,
	power: number[]
): Promise<void> {
	const clans = ['brujah', 'toreador', 'nosferatu'] as const;
	const record = evening(
		String(10 + chapter),
		clans.map((clan, seat) => [clan, [0, 0, 0, power[seat] ?? 0, 0, 0]])
	);
	await sendCommand(page, id, { type: 'RecordChapter', chapter, record });
	await sendCommand(page, id, closed(chapter));
}

async function recordThirdChapter(page: Page, id: string): Promise<void> {
	await page.goto(`/heritage/chronicles/${id}`);
	await page.getByRole('link', { name: 'Record it afterwards' }).click();
	await page.waitForURL(/\/record$/);
	await waitForHydration(page);
	await logEvening(page, {
		players: [
			{ name: 'Mira', clan: 'Lasombra', points: { Power: 9 } },
			{ name: BART, clan: 'Malkavian', points: { Power: 14 } },
			{ name: 'Chiara', clan: 'Tzimisce', points: { Power: 5, Boons: 2 } }
		],
		first: null,
		missions: { 'The borrowed crown': BART }
	});
	await button(page, 'Record chapter 3').click();
	await page.waitForURL(/\/aftermath\?at=results$/);
	await page.goto(`/heritage/chronicles/${id}/chapters/3/aftermath?at=finish`);
	await waitForHydration(page);
	await expect(
		page.getByText(`${BART} dominated it, with the most missions claimed.`)
	).toBeVisible();
	await button(page, /^Close with/).click();
	await decider(page, 'The chapter is closed');
}

/** Chiara's power in chapter 3 was read upside down. */
async function correctThirdChapter(page: Page, id: string): Promise<void> {
	await page.goto(`/heritage/chronicles/${id}/chapters/3`);
	await page.getByRole('link', { name: 'Correct this chapter' }).click();
	await page.waitForURL(/\/correct$/);
	await waitForHydration(page);
	await setPoints(page, 'Power', 'Chiara', 15);
	await page.getByLabel('Why', { exact: true }).fill('Her power was read upside down.');
	await button(page, 'See what it changes').click();
	const preview = page.getByRole('dialog', { name: 'What this changes' });
	await expect(preview).toContainText('Chiara in chapter 3');
	await expect(preview).toContainText('17 points');
	await preview.getByRole('button', { name: 'Correct chapter 3' }).click();
	await page.waitForURL(/chapters\/3$/);
	await expect(page.getByText('Her power was read upside down.')).toBeVisible();
}

/** Whose seat is whose lies beside the log and goes into no file: elsewhere it is always for another that somebody wrote. */
const withoutSeat = (line: string): string => line.replace(/\sfor\s[^,\n]+(?=,\s\d+\s)/gu, '');

/** What a chronicle says of itself, page by page, and the seal of its last event. */
async function told(page: Page, id: string): Promise<Record<string, string[]>> {
	const pages: Record<string, string[]> = {};
	for (const below of ['/', '/characters', '/players/s1', '/ledger?order=chapters&verify=1']) {
		await page.goto(`/heritage/chronicles/${id}${below}`);
		await waitForHydration(page);
		const lines = await page.locator('#content').getByRole('listitem').allInnerTexts();
		const rows = await page.locator('#content').getByRole('row').allInnerTexts();
		const seal = await page.locator('#verify code').allInnerTexts();
		pages[below] = [...rows, ...lines.map(withoutSeat), ...seal];
	}
	return pages;
}

interface Exported {
	readonly header: { readonly stateHash: string };
	readonly events: readonly unknown[];
	readonly chain: { readonly head: string };
}

const replay = (file: string): string =>
	execFileSync(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], {
		encoding: 'utf8'
	});

test('from the first account to the same chronicle somewhere else', async ({
	page,
	browser,
	contextOptions,
	complaints
}, info) => {
	test.setTimeout(LONG);
	await test.step('an account, codes, a group', () => signUp(page));
	const id = await test.step('a chronicle for three', () => startTable(page));
	await test.step('the prologue round the table', () => goThroughPrologue(page));
	await test.step('who matters is registered', () => registerCharacters(page));
	await test.step('chapter 1 by the quick log', () => recordFirstChapter(page));
	await test.step('its aftermath, six steps', () => walkThroughAftermath(page));
	await test.step('everything is where one looks for it', () => lookRound(page));
	await test.step('chapter 2', () => sendChapter(page, id, 2, [4, 20, 9]));
	await test.step('chapter 3 by hand', () => recordThirdChapter(page, id));
	await test.step('chapters 4 and 5', async () => {
		await sendChapter(page, id, 4, [8, 3, 12]);
		await sendChapter(page, id, 5, [15, 9, 2]);
	});
	await test.step('chapter 3 is set right', () => correctThirdChapter(page, id));

	const file = info.outputPath('chronicle.json');
	await test.step('the file', async () => {
		await page.goto(`/heritage/chronicles/${id}/settings`);
		const download = page.waitForEvent('download');
		await page.getByRole('link', { name: 'Export the chronicle' }).click();
		const taken = await download;
		expect(taken.suggestedFilename()).toMatch(/^elysium-seven-centuries-of-thirst-.*\.json$/);
		await taken.saveAs(file);
	});
	const before = await test.step('what it says here', () => told(page, id));

	await test.step('somebody else, somewhere else, takes it in', async () => {
		const context = await browser.newContext(contextOptions);
		const other = await context.newPage();
		other.on('pageerror', (error) => complaints.push(error.message));
		const vlad = await settle(other, { name: uniqueName('Vlad'), group: 'The Friday table' });
		await other.goto(`/groups/${vlad.group.id}`);
		await other.getByRole('link', { name: 'Import it' }).click();
		await waitForHydration(other);
		await other.getByLabel('File').setInputFiles(file);
		await button(other, 'Read the file').click();
		await other.getByRole('link', { name: 'Open the chronicle' }).click();
		await other.waitForURL(/:\d+\/heritage\/chronicles\/[^/]+$/);
		const there = idIn(other.url());
		expect(there).not.toBe(id);
		expect(await told(other, there)).toEqual(before);

		const here = JSON.parse(readFileSync(file, 'utf8')) as Exported;
		const [original, elsewhere] = await Promise.all(
			[
				page.request.get(`/heritage/chronicles/${id}/export`),
				other.request.get(`/heritage/chronicles/${there}/export`)
			].map(async (answer) => (await (await answer).json()) as Exported)
		);
		expect(elsewhere?.events).toEqual(here.events);
		expect(elsewhere?.header.stateHash).toBe(here.header.stateHash);
		// The group that plays it hears that a copy was opened here.
		expect(original?.events.slice(0, -1)).toEqual(here.events);
		expect(original?.events.at(-1)).toMatchObject({ event: { type: 'CopyOpened' } });
		const printed = replay(file);
		expect(printed).toContain(here.header.stateHash);
		expect(printed).toContain(here.chain.head);
		expect(before['/ledger?order=chapters&verify=1']).toContain(here.chain.head);
		await context.close();
	});
});

test(
	'a chronicle that is at chapter 8 already is entered, and goes on with chapter 8',
	{ tag: '@long' },
	async ({ page }) => {
		test.setTimeout(LONG);
		const host = await settle(page);
		await page.goto(`/groups/${host.group.id}`);
		await waitForHydration(page);
		await page.getByRole('link', { name: 'Add one already in progress' }).click();
		await page.waitForURL(/\/enter$/);
		await waitForHydration(page);
		const chapter = page.getByLabel('Chapter you play next', { exact: true });
		await chapter.fill('8');
		await chapter.blur();
		await page.getByLabel('Player 2', { exact: true }).fill(BART);
		await button(page, 'On to Characters').click();
		await tapCharacter(page, 'Mara', ['Tremere', 'Elitist', 'Calm', 'North', 'Scholarly']);
		await button(page, 'Note this character').click();
		await button(page, 'Change Mara').click();
		await button(page, 'Add a sticker').click();
		await page.getByLabel('Sticker', { exact: true }).fill('Reads the stars');
		await button(page, 'Done').click();

		await button(page, `On to ${host.name}`).click();
		await page.getByLabel('Name on the sheet').fill('Isabeau');
		await page.getByLabel('Titles').fill('Childe of the Rhine\nSheriff of two cities');
		await button(page, 'More: Lore').click();
		await page.getByLabel('Name of the haven').fill('The tower over the ford');
		await button(page, 'Choose the retainer').click();
		await button(page, 'Choose Mara').click();
		await button(page, 'Add an obligation').click();
		await page.getByLabel('Name', { exact: true }).fill('A debt of blood');
		await page.getByLabel('Chapters won', { exact: true }).fill('4');
		await button(page, `On to ${BART}`).click();
		await page.getByLabel('Name on the sheet').fill('Brother Anselm');
		await page.getByLabel('Name of the haven').fill('The cellar');
		await page.getByLabel('Chapters won', { exact: true }).fill('3');
		await button(page, 'On to Story so far').click();
		await page.getByLabel('Era I', { exact: true }).selectOption({ label: host.name });
		await page.getByLabel('Era II', { exact: true }).selectOption({ label: BART });
		await page.getByLabel('We know the order').check();
		await button(page, 'On to Summary').click();
		await expect(page.getByText('Ready', { exact: true })).toBeVisible();
		await button(page, 'Add the chronicle').click();
		await page.waitForURL(/:\d+\/heritage\/chronicles\/[^/]+$/);

		await expect(button(page, new RegExp(`Chapters ${host.name} won: 4`))).toBeVisible();
		await page.getByRole('link', { name: 'Record it afterwards' }).click();
		await page.waitForURL(/\/chapters\/8\/record$/);
		await waitForHydration(page);
		await logEvening(page, {
			players: [
				{ name: host.name, clan: 'Ventrue', points: { Power: 6 } },
				{ name: BART, clan: 'Tremere', points: { Power: 9 } }
			],
			first: null,
			missions: { 'The silent bishop': BART }
		});
		await button(page, 'Record chapter 8').click();
		await page.waitForURL(/\/aftermath\?at=results$/);
		await decider(page, BART);
		await page.getByRole('link', { name: 'Chapter 8', exact: true }).click();
		await page.getByRole('link', { name: 'Players', exact: true }).click();
		await page.getByRole('link', { name: 'Isabeau' }).click();
		for (const words of ['Sheriff of two cities', 'Mara', 'A debt of blood'])
			await expect(page.locator('#content')).toContainText(words);
		await page.getByRole('link', { name: 'Chronicle', exact: true }).click();
		await expect(button(page, new RegExp(`Chapters ${BART} won: 4`))).toBeVisible();
	}
);
