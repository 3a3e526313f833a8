import type { Page } from '@playwright/test';
import { missionCard, wholeDeck } from '../unit/heritage/deck/whole-deck.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { FIRST_EVENING, PLAYERS, PROLOGUES } from './support/story.ts';
import { expectUsable } from './support/usable.ts';

/* The chronicle deck: which one is played with, how a chapter is opened, and the numbers of a real box. */

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
}

const sealed = async ({ keeper }: Seeded, title: string): Promise<string> => {
	const id = await keeper.begin(title, PLAYERS, PROLOGUES);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	return id;
};

const fileOf = (name: string, content: object) => ({
	name,
	mimeType: 'application/json',
	buffer: Buffer.from(JSON.stringify(content))
});

test('a new chronicle takes the open deck, and its first chapter breaks its seal', async ({
	page,
	seeded
}) => {
	await open(page, `/heritage/groups/${seeded.group}/chronicles/new`);
	await page.getByLabel('What is it called?').fill('Told to us');
	for (const [index, name] of PLAYERS.entries()) {
		if (index > 1) await page.getByRole('button', { name: 'Add a player' }).click();
		await page.locator(`[name="table.${index}.name"]`).fill(name);
	}
	await page.getByText(/^The open chronicle\./).click();
	await page.getByRole('button', { name: 'Start the chronicle' }).click();
	await page.waitForURL(/\/chronicles\/[^/]+\/prologue/);
	const home = new URL(page.url()).pathname.replace(/\/prologue.*/, '');
	await open(page, `${home}/deck`);
	await expect(page.getByRole('heading', { name: 'The open chronicle' })).toBeVisible();
	await expect(page.getByText('All of it is sealed')).toBeVisible();
});

test('a chapter is opened, read aloud, and set up with its missions', async ({ page, seeded }) => {
	const id = await sealed(seeded, 'Under wax');
	await open(page, `/heritage/chronicles/${id}`);
	await page.getByRole('link', { name: 'Open chapter 1', exact: true }).click();
	await page.waitForURL(/\/chapters\/1\/open$/);
	await waitForHydration(page);
	await expect(page.getByRole('list', { name: 'Missions of the chapter' })).toHaveCount(0);
	await expectUsable(page);

	await page.getByRole('button', { name: /Break the seal/ }).click();
	const missions = page.getByRole('list', { name: 'Missions of the chapter' });
	await expect(missions).toBeVisible();
	const fronts = await missions.getByRole('listitem').allInnerTexts();
	expect(fronts.length).toBeGreaterThanOrEqual(3);
	await expect(page.getByText('1306', { exact: true })).toBeVisible();

	await page.getByRole('link', { name: 'Set up the chapter' }).click();
	await page.waitForURL(/\/chapters\/1\/set-up$/);
	await waitForHydration(page);
	expect(await missions.getByRole('listitem').allInnerTexts()).toEqual(fronts);

	await open(page, `/heritage/chronicles/${id}/chapters/1/record`);
	const claimed = page.getByRole('group', { name: /^Who claimed / });
	await expect(claimed).toHaveCount(fronts.length);
	await expect(page.getByRole('button', { name: 'Add a mission' })).toHaveCount(0);
	await expectUsable(page);

	await open(page, `/heritage/chronicles/${id}/deck`);
	await expect(page.getByText('Everything else is sealed')).toBeVisible();
});

test('before the aftermath is over, the next chapter is asked for twice', async ({
	page,
	seeded
}) => {
	const { keeper } = seeded;
	const id = await keeper.begin('Ahead of its time', PLAYERS, [
		...PROLOGUES,
		{ type: 'RecordChapter', chapter: 1, record: FIRST_EVENING }
	]);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	await open(page, `/heritage/chronicles/${id}/chapters/2/open`);
	await expect(page.getByRole('link', { name: 'Go to the aftermath' })).toBeVisible();
	await page.getByRole('button', { name: 'We already opened it at the table' }).click();
	const first = page.getByRole('dialog', { name: 'Opened at the table already?' });
	await expect(first.getByText('then sees its story and missions')).toBeVisible();
	await expectUsable(page);
	await first.getByRole('button', { name: 'Leave it sealed' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);

	await page.getByRole('button', { name: 'We already opened it at the table' }).click();
	await first.getByRole('button', { name: 'Yes, it is open on our table' }).click();
	const second = page.getByRole('dialog', { name: 'Open chapter 2 early?' });
	await second.getByRole('button', { name: 'Open chapter 2 now' }).click();
	await expect(page.getByRole('list', { name: 'Missions of the chapter' })).toBeVisible();
	await expect(page.getByText('before the aftermath of chapter 1 was over')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Go to the aftermath' })).toBeVisible();
});

test('a pack with a fault is not taken, and tells where; the good one is sealed in', async ({
	page,
	seeded
}) => {
	const id = await seeded.keeper.begin('A deck from elsewhere', PLAYERS, PROLOGUES);
	const cards = wholeDeck();
	const pack = {
		format: 'elysium-chronicle-deck',
		version: 1,
		id: 'winter',
		name: 'Winter nights',
		licence: 'CC BY 4.0',
		adds: false
	};
	await open(page, `/heritage/chronicles/${id}/deck`);
	await page
		.getByLabel('File of the pack')
		.setInputFiles(fileOf('broken.json', { ...pack, cards: [{ ...cards[0], number: 0 }] }));
	await page.getByRole('button', { name: 'Import and seal' }).click();
	const refused = page.getByRole('alert');
	await expect(refused.getByText('“broken.json” was not imported')).toBeVisible();
	await expect(refused.getByText('cards[0].number')).toBeVisible();
	await expect(page.getByLabel('File of the pack')).toHaveValue(/broken\.json$/);
	await expectUsable(page);

	await page
		.getByLabel('File of the pack')
		.setInputFiles(fileOf('winter.json', { ...pack, cards }));
	await page.getByRole('button', { name: 'Import and seal' }).click();
	await expect(page.getByText('“Winter nights” is sealed here')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Winter nights' })).toBeVisible();
	await expect(page.getByText('Licence: CC BY 4.0').first()).toBeVisible();
	await expect(page.getByText('All of it is sealed')).toBeVisible();
	await expectUsable(page);
});

test('an expansion joins the open chronicle, also when its story is under way', async ({
	page,
	seeded
}) => {
	const id = await sealed(seeded, 'A lamp more');
	await seeded.keeper.wish(id, { type: 'OpenChapter', chapter: 1, early: false });
	const lamps = (number: number) =>
		fileOf('lamps.json', {
			format: 'elysium-chronicle-deck',
			version: 1,
			id: 'lamps',
			name: 'Who lights the lamps',
			licence: 'CC0 1.0',
			adds: 'open-chronicle',
			cards: [
				{
					...missionCard(2, 1, { kind: 'dots', dots: [{ trait: 1, dots: 1 }], title: 'Lit' }),
					number
				}
			]
		});
	await open(page, `/heritage/chronicles/${id}/deck`);
	await page.getByLabel('File of the pack').setInputFiles(lamps(210));
	await page.getByRole('button', { name: 'Import and seal' }).click();
	await expect(page.getByRole('alert').getByText('cards[0].number')).toBeVisible();

	await page.getByLabel('File of the pack').setInputFiles(lamps(235));
	await page.getByRole('button', { name: 'Import and seal' }).click();
	await expect(page.getByText('“Who lights the lamps” is sealed here')).toBeVisible();
	await expect(page.getByText('missions stay aside')).toBeVisible();
	await expect(page.getByText('Who lights the lamps. Licence: CC0 1.0.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'The open chronicle' })).toBeVisible();
});

test('a chronicle that left its pack behind says so, and takes it in again', async ({
	page,
	seeded
}) => {
	const { keeper, group } = seeded;
	const id = await keeper.begin('The deck stayed at home', PLAYERS, PROLOGUES);
	const pack = fileOf('summer.json', {
		format: 'elysium-chronicle-deck',
		version: 1,
		id: 'summer',
		name: 'Summer nights',
		licence: 'CC BY 4.0',
		adds: false,
		cards: wholeDeck()
	});
	const bring = async () => {
		await page.getByLabel('File of the pack').setInputFiles(pack);
		await page.getByRole('button', { name: 'Import and seal' }).click();
		await expect(page.getByText('“Summer nights” is sealed here')).toBeVisible();
	};
	await open(page, `/heritage/chronicles/${id}/deck`);
	await bring();
	await keeper.wish(id, { type: 'OpenChapter', chapter: 1, early: false });

	await open(page, `/groups/${group}/import`);
	const file = await (await keeper.api.get(`/heritage/chronicles/${id}/export`)).body();
	await page
		.getByLabel('File', { exact: true })
		.setInputFiles({ name: 'left.json', mimeType: 'application/json', buffer: file });
	await page.getByRole('button', { name: 'Read the file' }).click();
	await page.getByRole('link', { name: 'Open the chronicle' }).click();
	await page.waitForURL(/\/chronicles\/(?!import)[^/]+$/);
	await open(page, `${page.url()}/deck`);
	const lacks = page.getByText('The pack itself is not here');
	await expect(lacks).toBeVisible();
	await expect(page.getByText('Everything else is sealed')).toHaveCount(0);
	await expectUsable(page);
	await bring();
	await expect(lacks).toHaveCount(0);
	await expect(page.getByText('Everything else is sealed')).toBeVisible();
});

test('a chronicle whose expansion stayed behind opens nothing in silence, and goes on without it', async ({
	page,
	seeded,
	complaints
}) => {
	const { keeper, group } = seeded;
	const id = await sealed(seeded, 'The lamps stayed at home');
	const cards = [
		{
			...missionCard(1, 1, { kind: 'dots', dots: [{ trait: 1, dots: 1 }], title: 'Lit' }),
			number: 135
		}
	];
	await open(page, `/heritage/chronicles/${id}/deck`);
	await page.getByLabel('File of the pack').setInputFiles(
		fileOf('lamps.json', {
			format: 'elysium-chronicle-deck',
			version: 1,
			id: 'lamps',
			name: 'Who lights the lamps',
			licence: 'CC0 1.0',
			adds: 'open-chronicle',
			cards
		})
	);
	await page.getByRole('button', { name: 'Import and seal' }).click();
	await expect(page.getByText('“Who lights the lamps” is sealed here')).toBeVisible();

	await open(page, `/groups/${group}/import`);
	const file = await (await keeper.api.get(`/heritage/chronicles/${id}/export`)).body();
	await page
		.getByLabel('File', { exact: true })
		.setInputFiles({ name: 'left.json', mimeType: 'application/json', buffer: file });
	await page.getByRole('button', { name: 'Read the file' }).click();
	await expect(page.getByText('Some cards stayed behind')).toBeVisible();
	await expectUsable(page);
	await page.getByRole('link', { name: 'Open the deck page' }).click();
	await page.waitForURL(/\/deck$/);
	await waitForHydration(page);
	const lacks = page.getByText('The cards of “Who lights the lamps” are not here');
	await expect(lacks).toBeVisible();
	await expect(page.getByText('All of it is sealed')).toHaveCount(0);
	await expectUsable(page);

	const home = new URL(page.url()).pathname.replace(/\/deck$/, '');
	await open(page, `${home}/chapters/1/open`);
	await page.getByRole('button', { name: /Break the seal/ }).click();
	await expect(page.getByText(/The cards of an expansion are not here/)).toBeVisible();
	expect(complaints.splice(0).join()).toContain('409');

	await open(page, `${home}/deck`);
	await page.getByRole('button', { name: 'Continue without…' }).click();
	const asked = page.getByRole('dialog', { name: 'Continue without “Who lights the lamps”?' });
	await expectUsable(page);
	await asked.getByRole('button', { name: 'Continue without', exact: true }).click();
	await expect(lacks).toHaveCount(0);
	await expect(page.getByText('All of it is sealed')).toBeVisible();
	await open(page, `${home}/ledger`);
	await expect(
		page.getByText('The chronicle goes on without “Who lights the lamps”: the cards are gone.')
	).toBeVisible();
});

test('a group leaves its sealed deck for its own box, asked twice, and tells the next chapter itself', async ({
	page,
	seeded
}) => {
	const { keeper } = seeded;
	const id = await keeper.begin('The deck is lost', PLAYERS, [
		...PROLOGUES,
		{ type: 'RecordChapter', chapter: 1, record: FIRST_EVENING }
	]);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	await keeper.wish(id, { type: 'OpenChapter', chapter: 2, early: true });
	await keeper.send(id, { type: 'FinishAftermath', chapter: 1, leaveOpen: true, eraDraw: null });

	await open(page, `/heritage/chronicles/${id}/deck`);
	const over = page.getByRole('button', { name: 'Switch to our own box…' });
	await over.click();
	const first = page.getByRole('dialog', { name: 'Continue without the sealed deck?' });
	await expect(first.getByText('Every open chapter, mission and reward stays')).toBeVisible();
	await first.getByRole('button', { name: 'Stay with this deck' }).click();
	await expect(page.getByRole('heading', { name: 'The open chronicle' })).toBeVisible();

	await over.click();
	await first.getByRole('button', { name: 'Yes, continue without it' }).click();
	const second = page.getByRole('dialog', { name: 'Leave this deck sealed for good?' });
	await expectUsable(page);
	await second.getByRole('button', { name: 'Switch to our own box' }).click();
	await expect(page.getByRole('heading', { name: 'Our own box' })).toBeVisible();
	await expect(over).toHaveCount(0);
	// Open cards stays, and nothing sealed is promised any more.
	await expect(page.getByRole('list', { name: 'Open chapters' })).toContainText('2.');
	await expect(page.getByText('Everything else is sealed')).toHaveCount(0);
	await expectUsable(page);
});

test('before the next chapter can be opened, the deck says what comes first', async ({
	page,
	seeded
}) => {
	const { keeper } = seeded;
	const id = await keeper.begin('What comes first', PLAYERS, []);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	const opening = page.getByRole('link', { name: 'Go to the opening of chapter 1' });
	await open(page, `/heritage/chronicles/${id}/deck`);
	await expect(page.getByText('The prologue comes first, before chapter 1 opens:')).toBeVisible();
	await expect(opening).toHaveCount(0);
	await page.getByRole('link', { name: 'Go to the prologue' }).click();
	await page.waitForURL(/\/prologue$/);

	for (const prologue of PROLOGUES) await keeper.send(id, prologue);
	await open(page, `/heritage/chronicles/${id}/deck`);
	await opening.click();
	await page.waitForURL(/\/chapters\/1\/open$/);
});

test('the numbers of a real box say what comes next and where a card goes', async ({
	page,
	seeded
}) => {
	const id = await seeded.keeper.begin('Cardboard', PLAYERS, PROLOGUES);
	await open(page, `/heritage/chronicles/${id}/deck`);
	const field = page.getByLabel(/umbers.*in deck order/);
	await field.fill('101 104 102..103');
	await expect(page.getByText('1 card out of order')).toBeVisible();
	await expect(page.getByText('104 goes right behind 103')).toBeVisible();
	await expectUsable(page);
	await page.getByRole('button', { name: 'Write down 4 cards' }).click();

	await page.getByRole('button', { name: '101 came up' }).click();
	await page.getByRole('button', { name: '102 came up' }).click();
	await expect(page.getByRole('button', { name: '103 came up' })).toBeVisible();

	await field.fill('99 110');
	await expect(page.getByText('99 before 101: you are past it, so it comes next')).toBeVisible();
	await expect(page.getByText('110 after 104')).toBeVisible();
	await page.getByRole('button', { name: 'Write down 2 cards' }).click();
	await expect(page.getByRole('button', { name: '99 came up' })).toBeVisible();
	await page.getByLabel('Another card came up').fill('110');
	await page.getByRole('button', { name: 'Tick it off' }).click();
	await expect(page.getByText('6 cards written down, 3 turned up')).toBeVisible();
	await expectUsable(page);
});

test('a chapter of a real box is told in the group’s own words', async ({ page, seeded }) => {
	const id = await seeded.keeper.begin('Told by ourselves', PLAYERS, PROLOGUES);
	await open(page, `/heritage/chronicles/${id}/chapters/1/open`);
	await page.getByRole('button', { name: 'Open chapter 1', exact: true }).click();
	await expect(page.getByText('Write the title on the card.').first()).toBeVisible();
	await page.getByLabel('Title of the chapter').fill('What we saw in Paris');
	await page.getByRole('button', { name: 'Add a mission' }).click();
	await page.getByLabel('Mission 1', { exact: true }).fill('The ferryman');
	await page.getByRole('button', { name: 'Open chapter 1', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'What we saw in Paris' })).toBeVisible();
	await page.getByRole('link', { name: 'Set up the chapter' }).click();
	await page.waitForURL(/\/set-up$/);
	await expect(page.getByRole('list', { name: 'Missions of the chapter' })).toContainText(
		'The ferryman'
	);
});
