import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';

/* A match on one device: it names its decks, moves into a group, and counts there. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a match of a device moves into a group, and its decks have a win rate there', async ({
	page,
	seeded
}) => {
	const name = uniqueName('Moved');
	const group = await seeded.keeper.foundGroup(name);

	await test.step('two play on this device, each with a deck', async () => {
		await page.goto('/rivals/play');
		await waitForHydration(page);
		await page.getByLabel('Player 1').fill('Ada');
		await page.getByLabel('Player 2').fill('Ben');
		await page.getByText('Which decks?').tap();
		await page.getByLabel('Deck of Ada').fill('Night Court');
		await page.getByLabel('Deck of Ben').fill('Red Velvet');
		await expectUsable(page);
		await button(page, 'Start the match').tap();
		for (const who of ['Ada', 'Ben']) {
			await button(page, `Leader for ${who}`).tap();
			await page.getByRole('dialog').getByRole('button', { name: '5', exact: true }).tap();
			await expect(page.getByRole('dialog')).toHaveCount(0);
		}
		await button(page, 'Begin the first turn').tap();
		for (let tap = 0; tap < 13; tap++) await button(page, 'Ada: 1 Agenda more').tap();
		await button(page, 'End it: Ada wins').tap();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada won with 13 Agenda');
		await expect(page.getByText('Night Court')).toBeVisible();
	});

	await test.step('it moves into the group as it was played', async () => {
		await page.goto(`/rivals/groups/${group}/matches`);
		await waitForHydration(page);
		await page.getByRole('link', { name: 'Move one here' }).tap();
		await page.waitForURL(/\/matches\/bring$/);
		await waitForHydration(page);
		await expectUsable(page);
		await button(page, `Move it to ${name}`).tap();
		await page.waitForURL(/\/rivals\/matches\/[\w-]+$/);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada won with 13 Agenda');
	});

	await test.step('the league counts it, with how sure a rate of one match is', async () => {
		await page.goto(`/rivals/groups/${group}/matches`);
		const decks = page.getByRole('region', { name: 'Decks' });
		await expect(decks.getByRole('row', { name: /Night Court/ })).toContainText('100 %');
		await expect(decks.getByRole('row', { name: /Night Court/ })).toContainText('21–100 %');
		await expect(decks.getByRole('row', { name: /Red Velvet/ })).toContainText('0–79 %');
		await expectUsable(page);
	});

	await test.step('what moved is not offered again', async () => {
		await page.goto(`/rivals/groups/${group}/matches/bring`);
		await waitForHydration(page);
		await expect(page.getByText('No match on this device')).toBeVisible();
	});
});
