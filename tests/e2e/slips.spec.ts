import type { Page } from '@playwright/test';
import type { Setting } from '../../src/lib/games/heritage/table/setting.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

/* Assets, obligations and boons as the box has them, set at the table itself. */

const PEOPLE = { s1: 'Ada', s2: 'Bo', s3: 'Cleo' };

/** Everybody has an asset and an obligation. */
const brought = (setting: Setting): Setting => ({
	...setting,
	seats: setting.seats.map((one) => ({
		...one,
		assets: [
			{
				id: `key-${one.seat}`,
				name: `The Key of ${PEOPLE[one.seat as keyof typeof PEOPLE]}`,
				when: 'own-turn',
				effects: [{ do: 'gain', what: 'power', amount: 2 }]
			}
		],
		obligations: [
			{
				id: `debt-${one.seat}`,
				name: `The Debt of ${PEOPLE[one.seat as keyof typeof PEOPLE]}`,
				when: 'each-round',
				effects: [{ do: 'assign', what: 'infamy', amount: 1, to: { who: 'clan-leader' } }]
			}
		]
	}))
});

/** The schemes of whoever is looked at, in the second round; answers who that is. */
async function openSchemes(page: Page, { keeper }: Seeded): Promise<string> {
	const game = gameUpTo({ at: 'turn', round: 2 }, brought);
	await page.goto(`/heritage/games/${await keeper.bring('What is owed', game, PEOPLE)}`);
	await waitForHydration(page);
	await page.getByRole('navigation').getByRole('button', { name: 'Schemes' }).click();
	const debt = page.getByRole('heading', { name: /^The Debt of / });
	return (await debt.innerText()).replace('The Debt of ', '');
}

const correct = (page: Page, what: string) =>
	page.getByRole('button', { name: `Correct this: ${what}` }).click();

test('an asset that was not played after all is set so at the table, and taken back', async ({
	page,
	seeded
}) => {
	const name = await openSchemes(page, seeded);
	const assets = page.getByRole('region', { name: 'Assets' });
	const key = assets.getByRole('heading', { name: `The Key of ${name}` });
	const played = assets.getByText(`Played: The Key of ${name}.`);
	await expect(played).toBeVisible();
	await expect(key).toBeHidden();

	await correct(page, `${name}’s assets`);
	const sheet = page.getByRole('dialog', { name: `${name}’s assets` });
	await expect(sheet.getByText('Nothing has changed yet.')).toBeVisible();
	const place = sheet.getByLabel(`The Key of ${name}`);
	await expect(place.getByRole('option')).toHaveText(['Still to be played', 'Already played']);
	await place.selectOption('Still to be played');
	await expectUsable(page);
	await sheet.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(key).toBeVisible();
	await expect(assets.getByRole('button', { name: 'Play it' })).toBeVisible();
	await expect(played).toBeHidden();

	// It is in reach also above a sheet that was opened since, and hides nothing of what the sheet ends with.
	await correct(page, `${name}’s assets`);
	await expect(sheet).toBeVisible();
	const toast = page.getByRole('status').filter({ hasText: `${name}’s assets corrected.` });
	await toast.getByRole('button', { name: 'Undo', exact: true }).last().click();
	await expect(sheet).toBeVisible();
	await sheet.getByRole('button', { name: 'Close' }).click();
	await expect(played).toBeVisible();
	await expect(key).toBeHidden();
});

test('which obligations hold is set at the table, also one that no list names', async ({
	page,
	seeded
}) => {
	const name = await openSchemes(page, seeded);
	await correct(page, `${name}’s obligations`);
	const sheet = page.getByRole('dialog', { name: `${name}’s obligations` });
	await sheet.getByLabel(`The Debt of ${name} applies`).selectOption('Not in this chapter');
	await sheet.getByText('Add an obligation').click();
	await sheet.getByLabel('Name').fill('The Old Vow');
	await sheet.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(sheet.getByText('Say what it does, in up to 600 letters.')).toBeVisible();
	await sheet.getByLabel('What it does').fill('Say your true name aloud.');
	await expectUsable(page);
	await sheet.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(sheet).toBeHidden();

	const owed = page.getByRole('region', { name: 'Obligations' });
	await expect(owed.getByRole('heading', { level: 3 })).toHaveText(['The Old Vow']);
	await expect(owed.getByText('Say your true name aloud.')).toBeVisible();
	await expect(owed.getByText('Applies at the end of each round.')).toBeVisible();
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page
		.getByRole('dialog', { name: 'The table' })
		.getByRole('button', { name: /^What happened/ })
		.click();
	await expect(
		page.getByText(`Set: the obligations of ${name} (“The Old Vow”).`).first()
	).toBeVisible();
});

test('boons that lie elsewhere are set one after the other', async ({
	page,
	seeded: { keeper }
}) => {
	const game = gameUpTo({ at: 'turn', round: 3 });
	await page.goto(`/heritage/games/${await keeper.bring('Who owes whom', game, PEOPLE)}`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('dialog').getByText('Correct the table').first().click();
	const sheet = page.getByRole('dialog');
	const bloodline = sheet.getByRole('heading', { name: 'Ada' }).locator('xpath=following::ul[1]');
	await bloodline.getByRole('button').first().click();
	const more = sheet.getByLabel('Bring a boon here');
	for (const moved of [1, 2]) {
		await more.focus();
		await more.selectOption({ index: 1 });
		await expect(sheet.getByRole('button', { name: /^Undo: a boon/ })).toHaveCount(moved);
		await expect(more).toHaveValue('');
		await expect(more).toBeFocused();
	}
});
