import type { Locator, Page } from '@playwright/test';
import { faultsOn } from './support/axe.ts';
import { begin, settle } from './support/table.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/* A table that deals real cards, on one phone: what came is said quickly, and set right when it was wrong. */

/** Lays out a game for two with the cards of the box, up to the first card that comes. */
async function boxGame(page: Page): Promise<void> {
	await page.goto('/heritage/play');
	await waitForHydration(page);
	await page.getByText('Choose era, clans, names, or deal from your box').click();
	await page.getByText('2 players', { exact: true }).last().click();
	await page.getByText(/^The box\. You draw/).click();
	await page.getByText(/^Hidden\. /).click();
	await page.getByRole('button', { name: 'Lay this table out' }).click();
	await page.getByRole('button', { name: 'Player 1', exact: true }).last().click();
	for (const player of [1, 2]) {
		await expect(
			page.getByRole('heading', { name: new RegExp(`does Player ${player} start`) })
		).toBeVisible();
		await page.getByRole('button', { name: 'Calm', exact: true }).click();
	}
	await expect(sheet(page)).toBeVisible();
}

const sheet = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Which character came into the queue?' });
const field = (page: Page): Locator => sheet(page).getByRole('searchbox');
const rows = (page: Page): Locator => sheet(page).getByRole('listitem').getByRole('button');
const nameIn = async (row: Locator): Promise<string> =>
	(await row.locator('.name').innerText()).split('\n')[0]?.trim() ?? '';

/** Says each of so many cards that come until the queue is full. */
async function fillQueue(page: Page, cards = 5): Promise<void> {
	for (let card = 1; card <= cards; card++) {
		await expect(sheet(page).getByText(`${card} of ${cards}`)).toBeVisible();
		await rows(page).first().click();
	}
	await expect(sheet(page)).toHaveCount(0);
}

test('what came is said quickly, also a card that is in no list', async ({ page }) => {
	await boxGame(page);

	await test.step('three letters, or two taps, say which card came; the field stays ready', async () => {
		await expect(field(page)).toBeFocused();
		await expect(sheet(page).getByText('1 of 5')).toBeVisible();

		// Three letters of the middle of a name, accents or not, and Enter.
		await page.keyboard.type('igo');
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page)).toContainText('Íñigo');
		const first = await nameIn(rows(page));
		expect(first).toContain('Íñigo');
		await page.keyboard.press('Enter');
		await expect(sheet(page).getByText(`Added ${first}.`)).toBeVisible();
		await expect(sheet(page).getByText('2 of 5')).toBeVisible();
		await expect(field(page)).toHaveValue('');
		await expect(field(page)).toBeFocused();

		// Two taps: a clan, a card. The keyboard of the phone stays, since the field keeps the focus.
		await sheet(page)
			.getByRole('group', { name: 'Filter by clan' })
			.getByRole('button', { name: 'Brujah' })
			.click();
		await expect(field(page)).toBeFocused();
		const second = await nameIn(rows(page).first());
		await rows(page).first().click();
		await expect(sheet(page).getByText(`Added ${second}.`)).toBeVisible();
		await expect(sheet(page).getByText('3 of 5')).toBeVisible();
		await expect(field(page)).toBeFocused();
		expect(await faultsOn(page)).toEqual([]);

		// A wrong tap is taken back on the spot, and what came before is proposed first.
		await sheet(page).getByRole('button', { name: 'Undo', exact: true }).click();
		await expect(sheet(page).getByText('2 of 5')).toBeVisible();
		await expect(rows(page).first()).toContainText(`${second} came last time`);
	});

	await test.step('a card that is in no list is made on the spot, and has come', async () => {
		await field(page).fill('Zsuzsa the Unlisted');
		await sheet(page).getByRole('button', { name: 'Add “Zsuzsa the Unlisted”' }).click();
		const making = page.getByRole('dialog', { name: 'Add a card' });
		await expect(making.getByLabel('Name', { exact: true })).toHaveValue('Zsuzsa the Unlisted');
		await making.getByRole('button', { name: 'Save and choose' }).click();
		await expect(making.getByText('Tap its clan.')).toBeVisible();
		for (const sign of ['Gangrel', 'Egalitarian', 'Cruel', 'Roaming', 'Scholarly'])
			await making.getByText(sign, { exact: true }).click();
		await making.getByText(/A basic character/).click();
		await making.getByLabel('Printed special ability').fill('Look at the top card of the deck.');
		await making.getByRole('button', { name: 'Save and choose' }).click();
		await expect(sheet(page).getByText('Added Zsuzsa the Unlisted.')).toBeVisible();
		await expect(sheet(page).getByText('3 of 5')).toBeVisible();
	});

	await test.step('a card that was begun loses nothing; one that was opened by mistake leads back to the list', async () => {
		const making = page.getByRole('dialog', { name: 'Add a card' });
		const sayWhich = page.getByRole('button', { name: 'Choose the card' });
		await sheet(page).getByRole('button', { name: 'Add a card' }).click();
		await making.getByRole('button', { name: 'Close' }).click();
		await sayWhich.click();
		await expect(field(page)).toBeVisible();

		await field(page).fill('Zsuzsa');
		await sheet(page).getByRole('button', { name: 'Add “Zsuzsa”' }).click();
		await making.getByText('Gangrel', { exact: true }).click();
		await making.getByRole('button', { name: 'Close' }).click();
		await sayWhich.click();
		await expect(making.getByLabel('Gangrel')).toBeChecked();
		await making.getByRole('button', { name: 'Back to the list' }).click();
		await field(page).fill('Zsuzsanna');
		await sheet(page).getByRole('button', { name: 'Add “Zsuzsanna”' }).click();
		await expect(making.getByLabel('Name', { exact: true })).toHaveValue('Zsuzsanna');
		await expect(making.getByLabel('Gangrel')).toBeChecked();
	});
});

test('what lies on the table is set right, and any step taken back', async ({ page }) => {
	await boxGame(page);
	await fillQueue(page);

	await test.step('any step is taken back, with what it takes back shown first', async () => {
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page
			.getByRole('dialog', { name: 'The table' })
			.getByRole('button', { name: /^What happened/ })
			.click();
		const past = page.getByRole('dialog', { name: 'What happened' });
		const back = past.getByRole('button', { name: /^Undo back to here: .+ came into the queue\./ });
		await expect(back).toHaveCount(5);
		await back.nth(2).click();
		const taking = page.getByRole('dialog', { name: 'Undo 3 steps?' });
		await expect(taking.getByRole('listitem')).toHaveCount(3);
		expect(await faultsOn(page)).toEqual([]);
		await taking.getByRole('button', { name: 'Undo 3 steps' }).click();
		await expect(page.getByText('Undid 3 steps.')).toBeVisible();
		await expect(rows(page).first()).toContainText('came last time');
		await fillQueue(page, 3);
	});

	await test.step('the board is right: set by hand, with what it changes said before', async () => {
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: /^Correct the table/ })
			.click();
		const all = page.getByRole('dialog', { name: 'Correct the table' });
		await all.getByRole('button', { name: 'Of Clans High and Low' }).click();
		const board = page.getByRole('dialog', { name: 'Of Clans High and Low' });
		await board.getByRole('button', { name: /^More: Token/ }).click();
		await board.getByRole('button', { name: /^More: Token/ }).click();
		await expect(board.getByText('2 spaces towards the elitist end.')).toBeVisible();
		await board.getByText('We forgot it').click();
		expect(await faultsOn(page)).toEqual([]);
		await board.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText('Of Clans High and Low corrected.')).toBeVisible();

		// What cannot be is said at its field, before anything is sent.
		const toTheTurn = async (): Promise<void> => {
			await page.getByRole('button', { name: 'Table menu' }).click();
			await page
				.getByRole('dialog')
				.getByRole('button', { name: /^Correct the table/ })
				.click();
			await all.getByRole('button', { name: 'Turn, round, first player' }).click();
		};
		await toTheTurn();
		const turn = page.getByRole('dialog', { name: 'Turn, round, first player' });
		await turn.getByLabel('Round', { exact: true }).fill('20');
		await turn.getByLabel('Round', { exact: true }).blur();
		await expect(turn.getByText('This chapter has 10 rounds.')).toBeVisible();
		await expect(turn.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

		// Whoever closes it to look at the table finds it as it was; whoever leaves it be does not.
		await turn.getByRole('button', { name: 'Close' }).click();
		await toTheTurn();
		await expect(turn.getByText('Your unsaved changes are still here.')).toBeVisible();
		await expect(turn.getByLabel('Round', { exact: true })).toHaveValue('20');
		await turn.getByRole('button', { name: 'Cancel' }).click();
		await all.getByRole('button', { name: 'Turn, round, first player' }).click();
		await expect(turn.getByLabel('Round', { exact: true })).toHaveValue('1');
		await turn.getByRole('button', { name: 'Cancel' }).click();
		await all.getByRole('button', { name: 'Close' }).click();

		// From the thing itself, and from the toast back again.
		await page.getByRole('button', { name: 'Correct this: the queue' }).click();
		const queue = page.getByRole('dialog', { name: 'The queue' });
		const gone = queue.getByRole('button', { name: /^Remove / });
		await gone.first().click();
		await expect(gone).toHaveCount(4);
		await queue.getByRole('button', { name: 'Save', exact: true }).click();
		const toast = page.getByRole('status').filter({ hasText: 'The queue corrected.' });
		await expect(toast).toBeVisible();
		await toast.getByRole('button', { name: 'Undo', exact: true }).last().click();
		await expect(page.getByText('Undid 1 step.')).toBeVisible();
	});

	await test.step('a scheme that is in no list is made in the hand that holds it', async () => {
		if (await page.getByRole('button', { name: 'Schemes', exact: true }).isVisible())
			await page.getByRole('button', { name: 'Schemes', exact: true }).click();
		const hand = page.getByRole('region', { name: 'Player 1’s hand' });
		await expect(hand.getByText('2 schemes are held as real cards.')).toBeVisible();
		await hand.getByRole('button', { name: 'Add a scheme' }).click();
		const making = page.getByRole('dialog', { name: 'Add a scheme for Player 1' });
		await making.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(making.getByText('Say what it does, in up to 600 letters.')).toBeVisible();
		await making.getByLabel('Name', { exact: true }).fill('The Long Whisper');
		await making.getByRole('button', { name: 'More: Scholarly' }).click();
		await making.getByLabel('What it does').fill('Each opponent loses 1 power.');
		await making.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText('Card added.')).toBeVisible();
		// Nobody can lead it yet, so it lies there folded.
		await hand.getByRole('heading', { name: 'The Long Whisper' }).click();
		await expect(hand.getByText('Each opponent loses 1 power.')).toBeVisible();
	});
});

test('a box whose cards nobody wrote down is played all the same: whoever comes is written down as they come', async ({
	page
}) => {
	const host = await settle(page);
	const { id, players } = await begin(page, host);
	await page.goto(`/heritage/chronicles/${id}/chapters/1/set-up`);
	await waitForHydration(page);
	await expect(page.getByText('No characters from your box have been entered yet.')).toBeVisible();
	await page.getByRole('button', { name: 'Set up the table' }).click();
	const missing = page.getByRole('alert');
	await expect(missing).toContainText('Something is missing');
	await page
		.getByRole('region', { name: 'Clans' })
		.getByRole('button', { name: players[0] ?? '', exact: true })
		.click();
	for (const [index, clan] of ['Tremere', 'Ventrue'].entries()) {
		const player = players[index] ?? '';
		await page
			.getByRole('group', { name: `Clan of ${player}` })
			.getByText(clan)
			.click();
		await page.getByRole('button', { name: `Add the ${clan} leader` }).click();
		const leader = page.getByRole('dialog', { name: `${clan} leader` });
		await leader.getByLabel('Name').fill(`Leader of the ${clan}`);
		for (const sign of ['Elitist', 'Calm', 'North', 'Wealthy'])
			await leader.getByText(sign, { exact: true }).click();
		await leader.getByRole('button', { name: 'Use this leader' }).click();
		await expect(leader).toBeHidden();
	}
	// What was missing is ticked off, and stays where it stood.
	await expect(page.getByText('Everything here is fixed')).toBeVisible();
	await page.getByRole('button', { name: 'Set up the table' }).click();
	await page.waitForURL(/\/table$/);
	await waitForHydration(page);
	for (const player of [players[1], players[0]]) {
		await expect(page.getByRole('heading', { name: `does ${player} start` })).toBeVisible();
		await page.getByRole('button', { name: 'Calm', exact: true }).click();
	}

	await expect(sheet(page).getByText('1 of 5')).toBeVisible();
	await expect(sheet(page).getByText(/^No more cards in the list/)).toBeVisible();
	expect(await faultsOn(page)).toEqual([]);
	for (const name of ['Lucita', 'Anatole']) {
		await field(page).fill(name);
		await page.keyboard.press('Enter');
		const making = page.getByRole('dialog', { name: 'Add a card' });
		for (const sign of ['Lasombra', 'Elitist', 'Cruel', 'South', 'Warlike'])
			await making.getByText(sign, { exact: true }).click();
		await making.getByRole('button', { name: 'Save and choose' }).click();
		await expect(sheet(page).getByText(`Added ${name}.`)).toBeVisible();
	}
	await expect(sheet(page).getByText('3 of 5')).toBeVisible();
	await sheet(page).getByRole('button', { name: 'No cards left' }).click();
	await expect(page.getByRole('button', { name: 'Tap one to recruit' })).toBeVisible();
	await expect(page.getByText('Anatole').first()).toBeVisible();
});
