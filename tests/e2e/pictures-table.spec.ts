import type { Page } from '@playwright/test';
import { gameUpTo, type Moment } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';

/*
 * How the live table looks, on a phone and on a wide screen, at moments of games that are the same each time.
 * Compared like the other pictures: CONTRIBUTING says how new ones are made.
 */

test.use({ deviceScaleFactor: 2 });

const THEMES = ['dark', 'light'] as const;

/** One that differs does not keep the others from being looked at. */
const pictured = expect.configure({ soft: true, timeout: 30_000 });

const LONG = {
	s1: 'Bartholomäus von Hohenstein-Löwenthal',
	s2: 'Wilhelmina-Alexandrina',
	s3: 'Mo',
	s4: 'Die Hüterin der Schlüssel'
};
const THREE = { s1: 'Ada', s2: 'Bo', s3: 'Cleo' };

/** Opens a game at a moment of it, as it lies in a group: every seat is played there. */
async function open(page: Page, game: string): Promise<void> {
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	await expect(page.locator(':is([aria-busy="true"], .coming)')).toHaveCount(0);
	await page.evaluate(() => document.fonts.ready);
}

/** Takes the picture in both lights; few letters, much ground: what matters here is small. */
async function bothThemes(page: Page, picture: string): Promise<void> {
	for (const colorScheme of THEMES) {
		await page.emulateMedia({ colorScheme });
		await pictured(page).toHaveScreenshot(`table-${picture}-${colorScheme}.png`, {
			maxDiffPixelRatio: 0.02
		});
	}
}

const SIZES = [
	{ size: 'phone', use: {} },
	{
		size: 'wide',
		use: {
			viewport: { width: 1440, height: 900 },
			deviceScaleFactor: 1,
			hasTouch: false,
			isMobile: false
		}
	}
] as const;

/** Each with the heading that says it is the moment that was meant. */
const MOMENTS: readonly {
	readonly name: string;
	readonly moment: Moment;
	readonly people?: Readonly<Record<string, string>>;
	readonly heading: RegExp;
}[] = [
	{ name: 'set-up', moment: { at: 'set-up' }, heading: / to choose$/ },
	{ name: 'first-turn', moment: { at: 'turn', round: 1 }, heading: /’s turn$/ },
	{ name: 'mid-game', moment: { at: 'turn', round: 6 }, heading: /’s turn$/ },
	{
		name: 'overfull',
		moment: { at: 'turn', round: 10, players: 4, era: 7 },
		people: LONG,
		heading: /’s turn$/
	},
	{ name: 'result', moment: { at: 'end' }, heading: / prevails$/ }
];

for (const { size, use } of SIZES)
	test.describe(`on a ${size} screen`, () => {
		test.use(use);

		for (const { name, moment, people = THREE, heading } of MOMENTS)
			test(name, async ({ page, seeded }) => {
				await open(page, await seeded.keeper.bring('By candle-light', gameUpTo(moment), people));
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
				await bothThemes(page, `${name}-${size}`);
			});

		test('what a recruit would do', async ({ page, seeded }) => {
			const game = gameUpTo({ at: 'turn', round: 3 });
			await open(page, await seeded.keeper.bring('Under whom', game, THREE));
			await page.locator('[data-recruit]').last().click();
			await page.locator('[data-vampire].possible').first().click();
			const sheet = page.getByRole('dialog');
			await expect(sheet.getByRole('region', { name: 'Points' })).toBeVisible();
			await expect(page.locator(':is([aria-busy="true"], .coming)')).toHaveCount(0);
			await bothThemes(page, `recruit-${size}`);
		});
	});
