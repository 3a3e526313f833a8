import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, type Seeded } from './support/seeded.ts';
import { PLAYERS, TITLE } from './support/story.ts';

test.use({ javaScriptEnabled: false });

/** What each page that only shows things has to show, below the address of a chronicle. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
	'': [TITLE, 'Standings', ...PLAYERS, 'Latest in the ledger'],
	'/box': ['Ability stickers', '8 of 9', 'An oath on cold iron', 'Poisoned cup'],
	'/chapters/1': [
		'The silent bishop',
		'The player with fewer claimed missions ranks higher.',
		'The burning archive',
		'Poisoned cup'
	],
	'/chapters/1/aftermath': ['Aftermath'],
	'/characters': ['Konrad the ferryman', 'Lorenzo', 'in the haven of Mira'],
	'/characters?q=candle': ['Ekaterina Wladimirowna, called the Candle', '1 of 7'],
	'/characters/agathe': ['Sister Agathe', 'Reads the stars', 'Its life'],
	'/ledger': ['24 events', 'The chronicle'],
	'/ledger?verify=1': ['The ledger is intact'],
	'/notes': ['Chiara brings the candles next time.', 'On chapter 1'],
	'/players': ['Isabeau', 'Brother Anselm', 'Donna Fiamma', 'The tower over the ford'],
	'/players/s2': ['Brother Anselm', 'Friend of the See', 'The cellar', 'Sister Agathe'],
	'/prologue': ['Everyone is ready', 'The cellar'],
	'/timeline': ['The Beast Within', '2026', 'Still to come']
};

async function expectShown(page: Page, address: string, words: readonly string[]): Promise<void> {
	await page.goto(address);
	const content = page.locator('#content');
	for (const word of words) await expect(content, address).toContainText(word);
}

const home = ({ story }: Seeded): string => `/heritage/chronicles/${story}`;

test('whatever only shows things shows them without a script', async ({ page, seeded }) => {
	for (const [below, words] of Object.entries(SHOWN))
		await test.step(below, () => expectShown(page, `${home(seeded)}${below}`, words));
	await expectShown(page, '/heritage/codex', ['Aftermath', 'Primogen']);
	await expectShown(page, '/groups', ['The Thursday table', TITLE]);
	await expectShown(page, `/groups/${seeded.group}`, ['Members', TITLE, 'Invitations']);
});

test('one finds the way through a chronicle by its links', async ({ page, seeded }) => {
	await page.goto(`/groups/${seeded.group}`);
	await page.getByRole('link', { name: TITLE }).click();
	await page.getByRole('link', { name: 'Register' }).click();
	await page.getByRole('link', { name: 'Sister Agathe' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sister Agathe' })).toBeVisible();
	await page.getByRole('link', { name: 'Timeline' }).click();
	await page
		.getByRole('link', { name: /Chapter 1\b/ })
		.first()
		.click();
	await expect(page.getByText('The silent bishop').first()).toBeVisible();
});

test.describe('with nobody signed in', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('account, group, sign out and sign in are native forms', async ({ page, complaints }) => {
		const name = `Otto ${randomBytes(4).toString('hex')}`;
		const password = 'seven lamps over Lisbon';
		await page.goto('/sign-up');
		await page.getByLabel('Name', { exact: true }).fill(name);
		await page.getByLabel('Password', { exact: true }).fill('short');
		await page.getByRole('button', { name: 'Create the account' }).click();
		await expect(page.getByLabel('Name', { exact: true }), 'nothing typed is lost').toHaveValue(
			name
		);
		expect(complaints.splice(0).join(), 'Chromium notes a refused form').toContain('400');
		await page.getByLabel('Password', { exact: true }).fill(password);
		await page.getByRole('button', { name: 'Create the account' }).click();
		await expect(page.locator('ol code')).toHaveCount(10);
		await page.getByLabel('I have put them somewhere safe').check();
		await page.getByRole('button', { name: 'Continue' }).click();
		await page.getByLabel('Name of the group').fill('By candle light');
		await page.getByRole('button', { name: 'Create group' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('By candle light');

		await page.goto('/sign-out');
		await page.getByRole('button', { name: 'Sign out here' }).click();
		await page.goto('/groups');
		await page.getByLabel('Name', { exact: true }).fill(name);
		await page.getByLabel('Password', { exact: true }).fill(password);
		await page.getByRole('button', { name: 'Sign in' }).click();
		await expect(page.getByText('By candle light')).toBeVisible();
	});
});
