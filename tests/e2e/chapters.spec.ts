import type { Page } from '@playwright/test';
import type { ChapterRecord } from '../../src/lib/games/heritage/record-shapes.ts';
import { begin, sendCommand, settle } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';

const LONG = 'Bartholomäus von Hohenstein-Löwenthal';
const PLAYERS = ['Anna', LONG, 'Cleo', 'Dimitri'];

const SOURCES = [
	'Of Clans High and Low',
	'The Beast Within',
	'The War of the Princes',
	'Power',
	'Boons',
	'Infamy'
];

/** Points of everyone from a source, in turn order; at the end of the list infamy. */
const EVENING = [
	[4, 6, 2, 3],
	[3, 2, 4, -1],
	[6, 4, 8, 2],
	[3, 5, 2, 2],
	[2, 1, 3, 0],
	[0, 0, 1, 4]
];

async function sitDown(page: Page): Promise<string> {
	const host = await settle(page);
	const { id } = await begin(page, host, PLAYERS);
	for (const [index, name] of ['Konstanza', 'Sister Agathe', 'Iwan the Quiet'].entries()) {
		await sendCommand(page, id, {
			type: 'RegisterCharacter',
			character: {
				id: `c${index}`,
				name,
				clan: 'tremere',
				kind: 'basic',
				class: 'elitist',
				temperament: 'calm',
				geography: 'north',
				archetype: 'scholarly',
				ability: '',
				bonded: false,
				card: null
			}
		});
	}
	return id;
}

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await waitForHydration(page);
}

async function chooseClans(page: Page, clans: readonly string[]): Promise<void> {
	// Every choice opens the next player's clans by itself.
	for (const [index, clan] of clans.entries()) {
		const group = page.getByRole('group', { name: `Clan of ${PLAYERS[index] ?? ''}` });
		await group.getByText(clan, { exact: true }).click();
	}
}

async function countPoints(page: Page, evening: readonly (readonly number[])[]): Promise<void> {
	for (const [index, source] of SOURCES.entries()) {
		const counts = page.getByRole('group', { name: source });
		for (const [player, points] of (evening[index] ?? []).entries()) {
			await counts.getByLabel(PLAYERS[player] ?? '', { exact: true }).fill(String(points));
		}
	}
	await page.keyboard.press('Tab');
}

const told = (seats: readonly string[], points: readonly number[]): ChapterRecord => ({
	date: '2026-10-31',
	players: seats.map((seat, index) => ({
		seat,
		clan: (['brujah', 'gangrel', 'tremere', 'ventrue'] as const)[index] ?? 'lasombra',
		leader: '',
		points: {
			class: points[index] ?? 0,
			temperament: 0,
			geography: 0,
			power: 0,
			boons: 0,
			infamy: 0
		},
		bloodline: []
	})),
	firstPlayer: 's1',
	missions: [{ id: 'm1', name: 'The silent bishop', claimant: 's2' }],
	primogen: null,
	orderByHand: null,
	notes: 'A long evening.'
});

test('an evening is logged with one thumb, and kept at every moment', async ({
	page,
	browser,
	baseURL
}) => {
	const id = await sitDown(page);
	await open(page, `/heritage/chronicles/${id}/chapters/1/record`);
	await chooseClans(page, ['Ventrue', 'Brujah', 'Tremere', 'Gangrel']);
	await page.getByRole('group', { name: 'First player' }).getByText('Cleo').click();
	await page.getByRole('button', { name: 'More: Anna' }).first().click();
	await expect(
		page.getByRole('list', { name: 'Order so far' }).getByRole('listitem').first()
	).toHaveText(/Anna\s*1/);
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();

	await test.step('a reload loses nothing', async () => {
		await page.reload();
		await waitForHydration(page);
		await expect(page.getByText('You left this unfinished')).toBeVisible();
		await expect(
			page.getByRole('group', { name: SOURCES[0] ?? '' }).getByLabel('Anna', { exact: true })
		).toHaveValue('1');
	});

	await test.step('nor does another phone', async () => {
		const cookies = await page.context().cookies();
		const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
		await other.addCookies(cookies);
		const phone = await other.newPage();
		await open(phone, `/heritage/chronicles/${id}/chapters/1/record`);
		await expect(phone.getByRole('radio', { name: 'Cleo' })).toBeChecked();
		await other.close();
	});

	await test.step('the first tap on what is not done says what is missing', async () => {
		await page.getByRole('button', { name: 'Change of Anna' }).click();
		await countPoints(page, [...EVENING.slice(0, 2), [6, 40, 8, 2], ...EVENING.slice(3)]);
		await expect(page.getByText('The War of the Princes gives this bloodline')).toBeVisible();
		await countPoints(page, EVENING);
		await page.getByRole('button', { name: 'Record chapter 1' }).click();
		const summary = page.getByRole('alert');
		await expect(summary).toContainText('say who won the primogen draw');
	});

	await test.step('the draw is told, and missions tapped', async () => {
		await page
			.getByRole('group', { name: `${LONG} declares` })
			.getByText('Wealthy')
			.click();
		await page.getByRole('group', { name: 'Cleo declares' }).getByText('Warlike').click();
		await page.getByRole('group', { name: 'Anna declares' }).getByText('Clandestine').click();
		await page.getByRole('group', { name: 'What came up first?' }).getByText('Warlike').click();
		await expect(
			page.getByRole('group', { name: 'Who won the draw?' }).getByLabel('Cleo')
		).toBeChecked();
		await expect(page.getByText('The primogen draw put Cleo first')).toBeVisible();
		await page.getByRole('button', { name: 'Add a mission' }).click();
		await page.getByLabel('Name of mission 1').fill('The silent bishop');
		await page
			.getByRole('group', { name: 'Who claimed The silent bishop' })
			.getByText('Anna')
			.click();
		await page.getByText('Note who was in whose bloodline').click();
		await page.getByRole('button', { name: 'Add a vampire of Anna' }).click();
		await page.getByRole('button', { name: 'Choose Konstanza' }).click();
		await page.getByRole('button', { name: 'Close' }).click();
		await page.getByLabel('Notes').fill('Candles burnt down.');
		await expectUsable(page);
	});

	await page.getByRole('button', { name: 'Record chapter 1' }).click();
	await page.waitForURL(/\/aftermath\?at=results$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleo');
});

/** Cleo wins with 18 points, Dimitri comes last, Anna claimed the one mission. */
const TIED: ChapterRecord = {
	...told(['s1', 's2', 's3', 's4'], [18, 17, 19, 2]),
	missions: [{ id: 'm1', name: 'The silent bishop', claimant: 's1' }]
};

test('the aftermath is told step by step, one decision at a time', async ({ page }) => {
	const id = await sitDown(page);
	await sendCommand(page, id, { type: 'RecordChapter', chapter: 1, record: TIED });
	await open(page, `/heritage/chronicles/${id}/chapters/1/aftermath`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleo');

	await test.step('2 overview: the card and a scheme', async () => {
		await page.getByRole('link', { name: /^Next/ }).click();
		await page.getByLabel('Name of the card').fill('The burning archive');
		await page.getByRole('button', { name: 'Take the card' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dimitri');
		await page.getByLabel('Name of the scheme').fill('Poisoned cup');
		await page.getByRole('button', { name: 'Add the scheme' }).click();
	});

	await test.step('3 missions: the reward opens once the choice is made', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna');
		await page.getByLabel('What was chosen').fill('The bishop lives.');
		await expect(page.getByText('What it brought')).toBeHidden();
		await page.getByRole('button', { name: 'The choice is made' }).click();
		await page.getByRole('button', { name: 'Break the seal' }).click();
		await page.getByText('Dots and a title').click();
		await page.getByRole('button', { name: 'More: Cunning' }).click();
		await page.getByRole('button', { name: 'More: Cunning' }).click();
		await expect(page.getByText('2 of 2 dots placed')).toBeVisible();
		await page.getByRole('textbox', { name: 'Title' }).fill('Friend of the See');
		await expectUsable(page);
		await page.getByRole('button', { name: 'Confirm' }).click();
	});

	await test.step('4 obligations: entered as drawn from the box', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleo');
		await page.getByText('We drew it from the box').click();
		await page.getByLabel('Name of the obligation').fill('A debt of blood');
		await page.getByRole('button', { name: 'Confirm' }).click();
		await expect(page.getByText('Drawn from the box.')).toBeVisible();
		await page.getByRole('link', { name: /^Next/ }).click();
	});

	await test.step('5 stickers: fewer missions first, with the stock', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dimitri');
		await expect(page.getByText('9 of 9 left')).toBeVisible();
		await page.getByLabel('Name of the sticker').fill('Feral grace');
		await page.getByRole('button', { name: 'Choose the vampire' }).click();
		await page.getByRole('button', { name: 'Choose Iwan the Quiet' }).click();
		await expectUsable(page);
		await page.getByRole('button', { name: 'Place the sticker' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG);
		for (const next of ['Cleo', 'Anna']) {
			await page.getByRole('button', { name: 'No sticker this time' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
		}
		await page.getByRole('button', { name: 'No sticker this time' }).click();
	});

	await test.step('6 retainers, and the rest is left open on purpose', async () => {
		await page.waitForURL(/retainer/);
		await page.getByRole('button', { name: 'Choose the vampire' }).click();
		await page.getByRole('button', { name: 'Choose Sister Agathe' }).click();
		await page.getByRole('button', { name: 'Move in' }).click();
		await page.waitForURL(/retainer%3As|retainer:s/);
		// Closed and opened again, on any device: it goes on where it was.
		await open(page, `/heritage/chronicles/${id}/chapters/1/aftermath`);
		await expect(page).toHaveURL(/at=retainer/);
		await open(page, `/heritage/chronicles/${id}/chapters/1/aftermath?at=finish`);
		await page.getByRole('button', { name: 'Close with 3 steps skipped' }).click();
		await expect(page.getByRole('heading', { name: 'The chapter is closed' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Play chapter 2 live' })).toBeVisible();
	});

	await open(page, `/heritage/chronicles/${id}/chapters/1`);
	for (const line of [
		'Cleo took “The burning archive”.',
		'Friend of the See',
		'Dimitri: Iwan the Quiet',
		'A long evening.'
	]) {
		await expect(page.getByText(line)).toBeVisible();
	}
});

test('a correction shows what it changes before it is made', async ({ page }) => {
	const id = await sitDown(page);
	const seats = ['s1', 's2', 's3', 's4'];
	await sendCommand(page, id, {
		type: 'RecordChapter',
		chapter: 1,
		record: told(seats, [9, 5, 3, 1])
	});
	await sendCommand(page, id, {
		type: 'ResolveOverview',
		chapter: 1,
		asset: { id: 'card', name: 'The burning archive', text: '' },
		scheme: null
	});
	await sendCommand(page, id, {
		type: 'FinishAftermath',
		chapter: 1,
		leaveOpen: true,
		eraDraw: null
	});

	await open(page, `/heritage/chronicles/${id}/chapters/1`);
	await page.getByRole('link', { name: 'Correct this chapter' }).click();
	await page.waitForURL(/correct$/);
	await page
		.getByRole('group', { name: SOURCES[0] ?? '' })
		.getByLabel('Cleo', { exact: true })
		.fill('12');
	await page.getByRole('button', { name: 'See what it changes' }).click();
	await expect(page.getByRole('alert')).toContainText('Say why');
	await page.getByLabel('Why', { exact: true }).fill('Counted the wrong side.');
	await page.getByRole('button', { name: 'See what it changes' }).click();

	const preview = page.getByRole('dialog', { name: 'What this changes' });
	await expect(preview).toContainText('Cleo in chapter 1');
	await expect(preview).toContainText('3 points');
	await expect(preview).toContainText('12 points');
	await expect(preview).toContainText('Anna keeps the asset “The burning archive”.');
	await expectUsable(page);
	await preview.getByRole('button', { name: 'Correct chapter 1' }).click();

	await page.waitForURL(/chapters\/1$/);
	await expect(page.getByText('Counted the wrong side.')).toBeVisible();
	await expect(page.getByText('Anna took “The burning archive”.')).toBeVisible();
	const order = page.getByRole('region', { name: 'How it ended' }).getByRole('listitem');
	await expect(order.first()).toContainText('Cleo');
});

test('what the cardboard says stands: an era is set by hand, an aftermath opened again', async ({
	page
}) => {
	const id = await sitDown(page);
	for (const chapter of [1, 2, 3]) {
		const record = told(['s1', 's2', 's3', 's4'], [9, 5, 3, 1]);
		await sendCommand(page, id, { type: 'RecordChapter', chapter, record });
		await sendCommand(page, id, {
			type: 'FinishAftermath',
			chapter,
			leaveOpen: true,
			eraDraw: null
		});
	}
	await open(page, `/heritage/chronicles/${id}/chapters/2`);
	await expect(page.getByRole('button', { name: 'Open the aftermath again' })).toHaveCount(0);

	await test.step('who dominated, where the era ended', async () => {
		await open(page, `/heritage/chronicles/${id}/chapters/3`);
		await expect(page.getByText(`${LONG} dominated it.`)).toBeVisible();
		await page.getByRole('button', { name: 'Change who dominated' }).click();
		const dialog = page.getByRole('dialog', { name: 'Who dominated era I?' });
		await dialog.getByText('Cleo', { exact: true }).click();
		await dialog.getByRole('button', { name: 'Save' }).click();
		await expect(dialog.getByText('Say why')).toBeVisible();
		await dialog.getByLabel('Why?').fill('A card counted as two missions.');
		await expectUsable(page);
		await dialog.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Cleo dominated it.')).toBeVisible();
	});

	await test.step('and on the timeline', async () => {
		await open(page, `/heritage/chronicles/${id}/timeline`);
		await expect(page.getByText('Cleo dominated.')).toBeVisible();
		await page.getByRole('button', { name: 'Change who dominated' }).click();
		const dialog = page.getByRole('dialog', { name: 'Who dominated era I?' });
		await dialog.getByText('Dimitri', { exact: true }).click();
		await dialog.getByLabel('Why?').fill('No, it was Dimitri.');
		await dialog.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Dimitri dominated.')).toBeVisible();
	});

	await test.step('the last aftermath opens again, and the era with it', async () => {
		await open(page, `/heritage/chronicles/${id}/chapters/3`);
		await page.getByRole('button', { name: 'Open the aftermath again' }).click();
		const dialog = page.getByRole('dialog', { name: 'Open the aftermath again?' });
		await expect(dialog).toContainText('Era I has not ended until then');
		await dialog.getByLabel('Why?').fill('We forgot the retainers.');
		await expectUsable(page);
		await dialog.getByRole('button', { name: 'Open it again' }).click();
		await page.waitForURL(/chapters\/3\/aftermath/);
		await open(page, `/heritage/chronicles/${id}/chapters/3`);
		await expect(page.getByRole('link', { name: 'Continue the aftermath' })).toBeVisible();
		await expect(page.getByText('Era I ended here')).toHaveCount(0);
	});
});

test('a correction is typed once, whatever happens in between', async ({ page }) => {
	const id = await sitDown(page);
	await sendCommand(page, id, {
		type: 'RecordChapter',
		chapter: 1,
		record: told(['s1', 's2'], [9, 5])
	});
	await open(page, `/heritage/chronicles/${id}/chapters/1/correct`);
	await page.getByLabel('Why', { exact: true }).fill('Anna had an infamy token.');
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByLabel('Why', { exact: true })).toHaveValue('Anna had an infamy token.');
	await page.getByRole('button', { name: 'Start over' }).click();
	await expect(page.getByLabel('Why', { exact: true })).toHaveValue('');
});

test('on plain http in the Wi-Fi a chapter is logged like everywhere', async ({ page, lanURL }) => {
	const id = await sitDown(page);
	const cookies = await page.context().cookies();
	const { hostname } = new URL(lanURL);
	await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })));
	await open(page, `${lanURL}/heritage/chronicles/${id}/chapters/1/record`);
	await chooseClans(page, ['Ventrue', 'Brujah', 'Tremere', 'Gangrel']);
	await page.getByRole('group', { name: 'First player' }).getByText('Cleo').click();
	await page.getByRole('button', { name: 'More: Anna' }).first().click();
	await page.getByRole('button', { name: 'Add a mission' }).click();
	await page.getByRole('button', { name: 'Record chapter 1' }).click();
	await page.waitForURL(/\/aftermath\?at=results$/);
});

test.describe('without a script', () => {
	test('a chapter and the end of its aftermath can be read', async ({ page, browser, baseURL }) => {
		const id = await sitDown(page);
		await sendCommand(page, id, {
			type: 'RecordChapter',
			chapter: 1,
			record: told(['s1', 's2', 's3'], [9, 5, 3])
		});
		const plain = await browser.newContext({
			javaScriptEnabled: false,
			...(baseURL !== undefined && { baseURL })
		});
		await plain.addCookies(await page.context().cookies());
		const reader = await plain.newPage();
		await reader.goto(`/heritage/chronicles/${id}/chapters/1`);
		await expect(reader.getByText('A long evening.')).toBeVisible();
		await expect(reader.getByRole('row', { name: /Anna/ })).toContainText('9');
		await reader.goto(`/heritage/chronicles/${id}/chapters/1/aftermath`);
		await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Anna');
		await reader.getByRole('link', { name: /^Next/ }).click();
		await expect(reader.getByRole('link', { name: /^Later/ })).toBeVisible();
		await plain.close();
	});
});
