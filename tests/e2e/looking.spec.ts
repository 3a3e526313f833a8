import type { Page } from '@playwright/test';
import type { Points } from '../../src/lib/games/heritage/shapes.ts';
import { idIn } from './support/place.ts';
import { begin, sendCommand, settle, uniqueName } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const LONG = 'Bartholomäus von Hohenstein-Löwenthal';
const NOTHING: Points = { class: 0, temperament: 0, geography: 0, power: 0, boons: 0, infamy: 0 };

/** A chronicle of three after its first chapter: the long name won, and took an asset. */
async function afterOneChapter(page: Page) {
	const host = await settle(page, { name: uniqueName('Ada') });
	const table = await begin(page, host, [host.name, LONG, 'Cleo']);
	const seats = [
		{ seat: 's1', clan: 'brujah', power: 6 },
		{ seat: 's2', clan: 'tremere', power: 9 },
		{ seat: 's3', clan: 'ventrue', power: 2 }
	] as const;
	await sendCommand(page, table.id, {
		type: 'RecordChapter',
		chapter: 1,
		record: {
			date: '2026-01-31',
			players: seats.map(({ seat, clan, power }) => ({
				seat,
				clan,
				leader: '',
				points: { ...NOTHING, power },
				bloodline: []
			})),
			firstPlayer: 's1',
			missions: [{ id: 'siege', name: 'The Siege', claimant: 's3' }],
			primogen: null,
			orderByHand: null,
			notes: ''
		}
	});
	await sendCommand(page, table.id, {
		type: 'ResolveOverview',
		chapter: 1,
		asset: { id: 'golden-bull', name: 'The Golden Bull', text: 'Gain two power.' },
		scheme: { name: 'A Quiet Word' }
	});
	await sendCommand(page, table.id, {
		type: 'FinishAftermath',
		chapter: 1,
		leaveOpen: true,
		eraDraw: null
	});
	return { host, home: `/heritage/chronicles/${table.id}` };
}

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await waitForHydration(page);
}

test('a chronicle tells how it stands, what comes next, and why', async ({ page }) => {
	const { home } = await afterOneChapter(page);
	await open(page, home);
	await expect(page.getByRole('heading', { level: 1, name: 'The long night' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Play chapter 2 live' })).toBeInViewport();
	await expect(page.getByText('Cleo takes the first player marker.')).toBeVisible();
	await expect(page.getByRole('img', { name: `${LONG}, chapter by chapter: 1 1st` })).toBeVisible();
	await page.getByRole('button', { name: `Chapters ${LONG} won: 1. Why?` }).click();
	await expect(page.getByText('Chapter 1, as Tremere')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByText('Chapter by chapter, as a table').click();
	await expect(page.getByRole('cell', { name: '1st, 9' })).toBeVisible();

	await page.getByRole('link', { name: 'Timeline' }).click();
	await expect(page.getByRole('heading', { name: 'Era I', exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Chapter 2 comes next' })).toBeVisible();
	await expect(page.getByText('Chapter 4 still sealed')).toBeAttached();
	await page.getByRole('link', { name: 'Chapter 1', exact: true }).click();
	await expect(page).toHaveURL(`${home}/chapters/1`);
});

test('the table is right: a sheet is set by hand, and the ledger tells it', async ({ page }) => {
	const { home } = await afterOneChapter(page);
	await open(page, `${home}/players`);
	await page.getByRole('link', { name: `${LONG} by night` }).click();
	await page.getByRole('button', { name: 'Correct the sheet' }).click();

	const sheet = page.getByRole('dialog', { name: 'Correct the sheet' });
	await sheet.getByRole('button', { name: 'More: Valour' }).click();
	await expect(sheet.getByText('becomes 4 dots')).toBeVisible();
	await sheet.getByRole('button', { name: 'Save the sheet' }).click();
	await expect(sheet.getByText('Say why: the ledger shows it.')).toBeVisible();
	await sheet.getByLabel('Why are you correcting it?').fill('We forgot one.');
	await sheet.getByRole('button', { name: 'Save the sheet' }).click();
	await expect(sheet).toBeHidden();

	await page.getByRole('button', { name: 'Valour: 4. Why?' }).click();
	await expect(page.getByText('By hand: We forgot one.')).toBeVisible();
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: 'Play The Golden Bull' }).click();
	const played = page.getByRole('dialog', { name: 'Play “The Golden Bull”' });
	await played.getByLabel('What came of it?').fill('At the very last moment.');
	await played.getByRole('button', { name: 'Play it' }).click();
	await expect(played).toBeHidden();
	await expect(page.getByText('None. A chapter’s victor takes its overview card')).toBeVisible();

	await open(page, `${home}/ledger`);
	await expect(page.getByText(`${LONG} played the asset “The Golden Bull”.`)).toBeVisible();
	await page.getByLabel('Show', { exact: true }).selectOption('Corrections');
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(page.getByText('1 event', { exact: true })).toBeVisible();
	await expect(page.getByText('Valour: 3 dots → 4 dots')).toBeVisible();
	await expect(page.getByText('Reason: We forgot one.')).toBeVisible();
	await page.getByRole('link', { name: 'Verify' }).click();
	await expect(page.getByText('The ledger is intact')).toBeVisible();
});

test('what was typed into a correction is there again after a reload', async ({ page }) => {
	const { home } = await afterOneChapter(page);
	await open(page, `${home}/players/s3`);
	await page.getByRole('button', { name: 'Correct the haven' }).click();
	await page.getByLabel('Why are you correcting it?').fill('It has another name.');
	await expect(page.getByText('Saved. You can go on later, on any phone.')).toBeVisible();
	await page.reload();
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Correct the haven' }).click();
	await expect(page.getByLabel('Why are you correcting it?')).toHaveValue('It has another name.');
	await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Lighthouse');
	await page.getByRole('button', { name: 'Save the haven' }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.getByText('Lighthouse', { exact: true })).toBeVisible();
});

test('what is being chosen in a filter stays while others go on', async ({ page }) => {
	const { home } = await afterOneChapter(page);
	const goOn = async (text: string): Promise<void> => {
		const count = page.getByText(/^\d+ (events|entries)/);
		const before = await count.innerText();
		await sendCommand(page, idIn(home), { type: 'WriteNote', chapter: null, text });
		await page.getByRole('button', { name: 'Show it' }).click();
		await expect(count).not.toHaveText(before);
	};
	await open(page, `${home}/ledger`);
	const [order, chapter] = [page.getByLabel('Order'), page.getByLabel('Chapter', { exact: true })];
	await order.selectOption('by chapter');
	await chapter.selectOption('1');
	await goOn('So it goes on.');
	await expect(order).toHaveValue('chapters');
	await expect(chapter).toHaveValue('1');

	await open(page, `${home}/audit`);
	const kind = page.getByLabel('What');
	await kind.selectOption({ index: 1 });
	const chosen = await kind.inputValue();
	await goOn('And on.');
	await expect(kind).toHaveValue(chosen);
});

test('a keeper sets title, seats and readings, and ends the chronicle', async ({ page }) => {
	const { host, home } = await afterOneChapter(page);
	await open(page, `${home}/settings`);
	await page.getByLabel('Title of the chronicle').fill('Nightfall');
	await page.getByRole('button', { name: 'Rename' }).click();
	await expect(page.getByText('It is called “Nightfall” now.')).toBeVisible();

	await page.getByLabel('Name at seat 3').fill('Klara');
	await page.getByRole('button', { name: 'Save seat 3' }).click();
	await expect(page.getByText('Saved.')).toBeVisible();

	await page.getByText('Every house rule, with what it means').click();
	await page.getByRole('button', { name: 'More: Characters in the queue' }).click();
	await expect(page.getByText('becomes 6')).toBeVisible();
	await page.getByLabel('Why are you changing them?').fill('Our table is wide.');
	await page.getByRole('button', { name: 'Save the house rules' }).click();
	await expect(page.getByText('The house rules are saved.')).toBeVisible();

	await open(page, `${home}/ledger`);
	await expect(page.getByText('Characters in the queue: 5 → 6')).toBeVisible();
	await open(page, home);
	await expect(page.getByText('Klara takes the first player marker.')).toBeVisible();

	await open(page, `${home}/settings`);
	await page.getByText('Delete the chronicle…').click();
	const title = page.getByLabel('To delete it, write its title: Nightfall');
	await title.fill('Daybreak');
	await page.getByRole('button', { name: 'Delete the chronicle for good' }).click();
	await expect(page.getByText('This does not match.')).toBeVisible();
	await title.fill('nightfall');
	await page.getByRole('button', { name: 'Delete the chronicle for good' }).click();
	await expect(page).toHaveURL(`/groups/${host.group.id}`);
	await expect(page.getByRole('heading', { name: 'What will you play?' })).toBeVisible();
});

test('the box and the notes keep what they are told', async ({ page }) => {
	const { home } = await afterOneChapter(page);
	await open(page, `${home}/box`);
	await expect(page.getByText('A Quiet Word')).toBeVisible();
	await page.getByLabel('Name of the obligation').fill('A Debt of Blood');
	await page.getByRole('button', { name: 'Add' }).click();
	await expect(page.getByRole('list', { name: 'Obligations to draw from' })).toContainText(
		'A Debt of Blood'
	);
	await expect(page.getByLabel('Name of the obligation')).toBeFocused();

	await open(page, `${home}/notes`);
	await page.getByLabel('A new note').fill('Bring the candles.');
	await page.getByLabel('On', { exact: true }).selectOption('chapter 2');
	await page.getByRole('button', { name: 'Save the note' }).click();
	await expect(page.getByRole('list', { name: 'Notes, newest first' })).toContainText(
		'Bring the candles.'
	);
	await expect(page.getByLabel('A new note')).toHaveValue('');
});

const PLACES = ['', '/timeline', '/players', '/players/s2', '/ledger?verify=1', '/box', '/notes'];

test('without JavaScript everything can be looked at', async ({ page, browser, baseURL }) => {
	const { home } = await afterOneChapter(page);
	const still = await browser.newContext({
		javaScriptEnabled: false,
		...(baseURL !== undefined && { baseURL }),
		storageState: await page.context().storageState()
	});
	const paper = await still.newPage();
	for (const place of PLACES) {
		const answer = await paper.goto(`${home}${place}`);
		expect(answer?.status(), place).toBe(200);
		await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
	}
	await paper.goto(home);
	await expect(paper.getByRole('link', { name: LONG, exact: true })).toBeVisible();
	await paper.goto(`${home}/ledger`);
	await paper.getByLabel('Show', { exact: true }).selectOption('Aftermath');
	await paper.getByRole('button', { name: 'Show' }).click();
	await expect(paper.getByText('The aftermath of chapter 1 is over.')).toBeVisible();
	await paper.goto(`${home}/settings`);
	await paper.getByLabel('Name at seat 3').fill('Klara');
	await paper.getByRole('button', { name: 'Save seat 3' }).click();
	await expect(paper.getByText('Saved.')).toBeVisible();
	await still.close();
});
