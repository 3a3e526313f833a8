import type { Page } from '@playwright/test';
import { openingNight } from './support/laid.ts';
import { playedOn } from './support/played-on.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { expectUsable } from './support/usable.ts';

const [MIRA, BARTHOLOMEW, CHIARA] = PLAYERS;

const newChronicle = ({ keeper }: Seeded, title: string): Promise<string> =>
	keeper.begin(title, PLAYERS, PROLOGUES);

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page);
}

/** The clan of a player, and the first of its leaders that is offered. */
async function choose(page: Page, player: string, clan: string): Promise<void> {
	const clans = page.getByRole('group', { name: `Clan of ${player}` });
	await clans.getByText(clan, { exact: true }).click();
	await page
		.getByRole('group', { name: `Leader of ${player}` })
		.getByRole('button')
		.first()
		.click();
}

test('from the next chapter to a live table, by what one sees', async ({ page, seeded }) => {
	const id = await newChronicle(seeded, 'A chapter to be set up');
	await open(page, `/heritage/chronicles/${id}`);
	await page.getByRole('link', { name: 'Play chapter 1 live' }).click();
	await page.waitForURL(/\/chapters\/1\/set-up$/);

	await test.step('who deals, and with which cards', async () => {
		await page.getByText('You deal from the box, with your own cards').click();
		await page.getByText('Elysium: it shuffles, draws and deals').click();
		await expect(page.getByText('Elysium deals, with the open set')).toBeVisible();
	});

	await test.step('what is missing is said, and nothing is lost', async () => {
		await page.getByRole('button', { name: 'Set up the table' }).click();
		await expect(
			page.getByText('Something is missing. Nothing you typed has been lost.')
		).toBeVisible();
		await expect(page.getByText('Choose who takes the first player marker.').first()).toBeVisible();
		await expectUsable(page);
	});

	await test.step('the youngest chooses first, the oldest begins', async () => {
		const ages = page.getByRole('group', { name: /Who is the youngest/ });
		await ages.getByRole('button', { name: CHIARA }).click();
		await page
			.getByRole('group', { name: /Who is next/ })
			.getByRole('button', { name: MIRA })
			.click();
		const first = page.getByRole('group', { name: 'First player marker' });
		await expect(first.getByRole('radio', { name: BARTHOLOMEW })).toBeChecked();
	});

	await test.step('clans and leaders, one after the other', async () => {
		await choose(page, CHIARA, 'Tremere');
		await choose(page, MIRA, 'Brujah');
		// Who is taken can be chosen by nobody else.
		const clans = page.getByRole('group', { name: `Clan of ${BARTHOLOMEW}` });
		await expect(clans.getByRole('button', { name: /Tremere/ })).toBeDisabled();
		await expectUsable(page);
	});

	await test.step('a reload keeps what was chosen', async () => {
		await expect(page.getByText('Saved. You can go on later')).toBeVisible();
		await open(page, `/heritage/chronicles/${id}/chapters/1/set-up`);
		await expect(page.getByText('You left this unfinished')).toBeVisible();
		await expect(page.getByText(/led by/)).toHaveCount(2);
		await choose(page, BARTHOLOMEW, 'Ventrue');
	});

	await test.step('the assistant walks through putting it out', async () => {
		await page.getByRole('button', { name: 'How to set it up' }).click();
		const sheet = page.getByRole('dialog', { name: 'How to set it up' });
		await expect(sheet.getByRole('heading', { name: 'Make room' })).toBeVisible();
		const titles = ['Of Clans High and Low', 'The Beast Within', 'The War of the Princes'];
		for (const name of titles) {
			await sheet.getByRole('button', { name: 'Next', exact: true }).click();
			await expect(sheet.getByRole('heading', { name })).toBeFocused();
			await expect(sheet.getByRole('img', { name })).toHaveAttribute('aria-describedby', /told/);
		}
		await expectUsable(page);
		await sheet.getByRole('button', { name: 'Close' }).click();
	});

	await page.getByRole('button', { name: 'Set up the table' }).click();
	await page.waitForURL(/\/chapters\/1\/mixing$/);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Deal now' }).click();
	await page.waitForURL(/\/chapters\/1\/table$/);
	await expect(page.getByRole('heading', { name: / to choose$/ })).toBeVisible();

	await test.step('from then on the chronicle goes on with it', async () => {
		await open(page, `/heritage/chronicles/${id}`);
		await expect(page.getByRole('link', { name: 'Continue chapter 1' })).toBeVisible();
		await open(page, `/heritage/chronicles/${id}/chapters/1/record`);
		await expect(page.getByText('Chapter 1 is on the live table')).toBeVisible();
		await page.getByRole('link', { name: 'Continue chapter 1' }).click();
		await page.waitForURL(/\/chapters\/1\/table$/);
	});
});

test('a box that Elysium does not know is written down on the spot', async ({ page, seeded }) => {
	const id = await newChronicle(seeded, 'A box of our own');
	await open(page, `/heritage/chronicles/${id}/chapters/1/set-up`);
	const seats = [
		[MIRA, 'Lasombra'],
		[BARTHOLOMEW, 'Gangrel']
	] as const;
	await page.getByRole('button', { name: 'Change players or seating' }).click();
	const who = page.getByRole('dialog', { name: 'Who plays, and where' });
	await who.getByLabel(CHIARA, { exact: false }).first().uncheck();
	await who.getByRole('button', { name: 'Done' }).click();
	for (const [player, clan] of seats) {
		await page
			.getByRole('group', { name: `Clan of ${player}` })
			.getByText(clan, { exact: true })
			.click();
		await page.getByRole('button', { name: `Add the ${clan} leader` }).click();
		const sheet = page.getByRole('dialog', { name: `${clan} leader` });
		await sheet.getByLabel('Name').fill(`The ${clan} of our box`);
		for (const sign of ['Elitist', 'Calm', 'North', 'Warlike'])
			await sheet.getByText(sign, { exact: true }).click();
		await sheet.getByRole('button', { name: 'Use this leader' }).click();
	}
	await page
		.getByRole('group', { name: 'First player marker' })
		.getByText(BARTHOLOMEW, { exact: true })
		.click();
	await page.getByRole('button', { name: 'Type one in' }).click();
	await page.getByLabel('Name of mission 1').fill('What our card says');
	await expect(page.getByText('you say who claims it')).toBeVisible();
	await expectUsable(page);
	await page.getByRole('button', { name: 'Set up the table' }).click();
	await page.waitForURL(/\/chapters\/1\/table$/);
	await open(page, `/heritage/chronicles/${id}/characters`);
	await expect(page.getByText('The Lasombra of our box')).toBeVisible();
});

test('a table that is taken back whole is set up anew', async ({ page, seeded }) => {
	const { keeper } = seeded;
	const id = await newChronicle(seeded, 'A chapter to begin again');
	await keeper.layOut(id, 1, openingNight(PLAYERS.length));
	await open(page, `/heritage/chronicles/${id}/chapters/1/table`);
	await expect(page.getByRole('heading', { name: / to choose$/ })).toBeVisible();
	await page.getByRole('button', { name: /menu/i }).first().click();
	await page.getByRole('button', { name: 'See what the others did' }).click();
	await expect(page.getByText('This is the table as it is now.')).toBeVisible();
	await keeper.send(id, { type: 'UndoAtTable', kept: 0, of: 1, by: ['s1', 's2', 's3'] });
	await page.waitForURL(/\/chapters\/1\/set-up$/);
	await expect(page.getByRole('button', { name: 'Set up the table' })).toBeVisible();
});

test('a chapter that is over fills its record and opens the aftermath', async ({
	page,
	seeded
}) => {
	const { keeper } = seeded;
	const id = await newChronicle(seeded, 'A chapter to its end');
	await keeper.layOut(id, 1, openingNight(PLAYERS.length));
	await playedOn(keeper, id);
	await open(page, `/heritage/chronicles/${id}/chapters/1`);
	await page.waitForURL(/\/chapters\/1\/table$/);
	await page.getByRole('button', { name: 'Record chapter 1 and open the aftermath' }).click();
	await page.waitForURL(/\/chapters\/1\/aftermath/);
	await open(page, `/heritage/chronicles/${id}/chapters/1`);
	await expect(page.getByRole('heading', { name: 'Vampires worth remembering' })).toBeVisible();
});
