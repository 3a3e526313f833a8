import type { Locator, Page } from '@playwright/test';
import { logEvening } from './support/evening.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { PLAYERS } from './support/story.ts';

/*
 * How things look, on a phone: compared with the pictures beside this file. After a change that is meant,
 * make new ones and look at them: CONTRIBUTING says how.
 */

test.use({ deviceScaleFactor: 2 });

const THEMES = ['dark', 'light'] as const;

/** One that differs does not keep the others from being looked at. */
const pictured = expect.configure({ soft: true, timeout: 30_000 });

const SECTIONS = [
	'words',
	'reading',
	'icons',
	'forms',
	'people',
	'lists',
	'messages',
	'overlays',
	'places'
];

const BOARDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/** Still, with every letter there. */
async function settle(page: Page): Promise<void> {
	await waitForHydration(page);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.evaluate(() => document.fonts.ready);
}

/** Who is signed in, who wrote a line and when: another name and another minute in each run. */
const changing = (page: Page): Locator[] => [
	page.locator('header a[href="/account"]'),
	page.locator('li > p.note', { has: page.locator('time') })
];

/** Takes pictures of what is on a page, in both lights. */
async function inBothThemes(page: Page, taking: (theme: string) => Promise<void>): Promise<void> {
	for (const colorScheme of THEMES) {
		await page.emulateMedia({ colorScheme });
		await taking(colorScheme);
	}
}

test('the house style', async ({ page }) => {
	await page.goto('/design?era=1');
	await settle(page);
	const sections = page.locator('.design section[id]');
	const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
	expect(ids, 'a picture for each section').toEqual(SECTIONS);
	await inBothThemes(page, async (theme) => {
		for (const id of SECTIONS)
			await pictured(page.locator(`#${id}`)).toHaveScreenshot(`design-${id}-${theme}.png`);
	});
});

test.describe('for a stranger', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('the way in', async ({ page }) => {
		for (const [address, picture] of [
			['/', 'start'],
			['/heritage/play', 'play']
		] as const) {
			await page.goto(address);
			await settle(page);
			await inBothThemes(page, (theme) =>
				pictured(page).toHaveScreenshot(`${picture}-${theme}.png`)
			);
		}
	});
});

test('the battlegrounds', async ({ page }) => {
	await page.goto('/heritage/design/boards?era=1');
	await settle(page);
	await expect(page.locator('[aria-busy]'), 'every picture has come').toHaveCount(0);
	const sections = page.locator('.design section[id]');
	const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
	expect(ids, 'a picture for each section').toEqual(BOARDS.map((letter) => `board-${letter}`));
	await inBothThemes(page, async (theme) => {
		for (const letter of BOARDS)
			await pictured(page.locator(`#board-${letter}`))
				// Few letters, much ground: what matters here is small.
				.toHaveScreenshot(`board-${letter}-${theme}.png`, { maxDiffPixelRatio: 0.005 });
	});
});

test('bloodlines of one, twelve and sixty', async ({ page }) => {
	await page.goto('/heritage/design/bloodlines');
	await settle(page);
	await expect(page.getByRole('tree')).toHaveCount(3);
	await inBothThemes(page, async (theme) => {
		for (const id of ['one', 'twelve', 'sixty'])
			await pictured(page.locator(`#${id}`)).toHaveScreenshot(`bloodline-${id}-${theme}.png`);
	});
});

test('a chronicle of three chapters', async ({ page, seeded }) => {
	await page.goto(`/heritage/chronicles/${seeded.story}`);
	await settle(page);
	await inBothThemes(page, (theme) =>
		pictured(page).toHaveScreenshot(`chronicle-${theme}.png`, { mask: changing(page) })
	);
});

test('a chapter that is being set up', async ({ page, seeded }) => {
	await page.goto(`/heritage/chronicles/${seeded.story}/chapters/4/set-up`);
	await settle(page);
	const [, bart = '', chiara = ''] = PLAYERS;
	await page.getByRole('button', { name: `Clan of ${chiara}` }).click();
	await page
		.getByRole('group', { name: `Clan of ${chiara}` })
		.getByText('Ventrue')
		.click();
	const clans = page.getByRole('heading', { name: 'Clans' });
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	await expect(page.getByText(bart).first()).toBeVisible();
	await clans.evaluate((title) => title.scrollIntoView({ block: 'start', behavior: 'instant' }));
	await inBothThemes(page, (theme) =>
		pictured(page).toHaveScreenshot(`set-up-${theme}.png`, { mask: changing(page) })
	);
});

test('a quick log, half filled', async ({ page, seeded }) => {
	await page.goto(`/heritage/chronicles/${seeded.story}/chapters/4/record`);
	await settle(page);
	await page.getByLabel('Played on').fill('2026-10-24');
	const [mira = '', bart = '', chiara = ''] = PLAYERS;
	await logEvening(page, {
		players: [
			{ name: mira, clan: 'Ventrue', points: { Power: 6, Boons: 2 } },
			{ name: bart, clan: 'Brujah', points: { Power: 9, Infamy: 3 } },
			{ name: chiara, clan: 'Nosferatu', points: { Power: 4 } }
		],
		first: chiara,
		missions: { 'The silent bishop': bart }
	});
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	const points = page.getByRole('heading', { name: 'Points' });
	await points.evaluate((title) => title.scrollIntoView({ block: 'start', behavior: 'instant' }));
	await inBothThemes(page, (theme) =>
		pictured(page).toHaveScreenshot(`record-${theme}.png`, { mask: changing(page) })
	);
});
