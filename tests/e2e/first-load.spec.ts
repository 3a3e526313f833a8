import type { Page } from '@playwright/test';
import {
	battlegroundsOf,
	type Battleground
} from '../../src/lib/games/heritage/boards/timeline.ts';
import type { Era } from '../../src/lib/games/heritage/vocabulary.ts';
import { LIVE_PAGES, mostKilobytes } from '../support/live-pages.ts';
import { boardsIn } from './support/board-files.ts';
import { openingNight } from './support/laid.ts';
import { playedOn } from './support/played-on.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { Thumb } from './support/thumb.ts';
import { scriptsOf, weighing } from './support/weight.ts';

const boardsOf = (era: Era): readonly Battleground[] => Object.values(battlegroundsOf(era, {}));
const lettersOf = (era: Era): string[] =>
	boardsOf(era)
		.map(({ id }) => id)
		.sort();

/** A live table of the first era in play, by the route that shows it: where it lies. */
const TABLES: Readonly<Record<string, (page: Page, seeded: Seeded) => Promise<string>>> = {
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/table': async (_, { keeper }) => {
		const id = await keeper.begin('A table that is weighed', PLAYERS, PROLOGUES);
		await keeper.layOut(id, 1, openingNight(PLAYERS.length));
		await playedOn(keeper, id, ({ phase }) => phase === 'play');
		return `/heritage/chronicles/${id}/chapters/1/table`;
	},
	'/heritage/games/[game]': (_, seeded) => gameOf(seeded, 1),
	'/heritage/play/[local]': async (page) => {
		await page.goto('/heritage/play');
		await waitForHydration(page);
		await page.getByRole('button', { name: '2 players' }).click();
		await page.waitForURL(/\/play\/.+/);
		await waitForHydration(page);
		// Until all three boards lie there.
		await new Thumb(page).playUntil(page.getByText('Round 1 of'));
		return new URL(page.url()).pathname;
	}
};

const gameOf = async ({ keeper }: Seeded, era: Era): Promise<string> => {
	const played = gameUpTo({ era, at: 'turn', round: 2 });
	return `/heritage/games/${await keeper.bring(`A night in era ${era}`, played)}`;
};

test('no page with a live table is forgotten here', () => {
	expect(Object.keys(TABLES).sort()).toEqual(LIVE_PAGES);
});

/** Every place of a table and every board of it, in full and where it is set by hand. */
async function openAll(page: Page, era: Era): Promise<void> {
	for (const place of ['Bloodline', 'Schemes', 'Points', 'Table']) {
		await page.getByRole('button', { name: place, exact: true }).click();
		await expect(page.getByRole('button', { name: place, exact: true })).toBeVisible();
	}
	for (const { name } of boardsOf(era)) {
		await page.getByRole('button', { name: `${name}, in full` }).click();
		await page.getByRole('button', { name: `Correct this: ${name}` }).click();
		const sheets = page.getByRole('dialog');
		const form = sheets.filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
		await expect(form.locator('fieldset, input[type="number"], select').first()).toBeVisible();
		await form.getByRole('button', { name: 'Cancel' }).click();
		await expect(form).toHaveCount(0);
		if (await sheets.first().isVisible()) await page.keyboard.press('Escape');
		await expect(sheets).toHaveCount(0);
	}
}

async function expectBoardsOf(page: Page, era: Era): Promise<void> {
	const letters = lettersOf(era);
	expect(boardsIn(await scriptsOf(page))).toEqual({ rules: letters, pictures: letters });
}

const FETCHES = 'fetches its own boards and no others, whatever is opened';

for (const [route, lies] of Object.entries(TABLES)) {
	test(`${route} comes with three boards, and is light`, async ({ page, seeded }) => {
		await page.goto(await lies(page, seeded));
		await waitForHydration(page);
		const weigh = await weighing(page);
		for (const { name } of boardsOf(1))
			await expect(page.getByRole('img', { name }).first()).toBeVisible();
		const weighs = await weigh();
		await expectBoardsOf(page, 1);
		expect(weighs, 'kB of scripts').toBeLessThanOrEqual(mostKilobytes(route));
		if (route === '/heritage/games/[game]')
			await test.step(`a table of era 1 ${FETCHES}`, async () => {
				await openAll(page, 1);
				await expectBoardsOf(page, 1);
			});
	});
}

test(`a table of each later era ${FETCHES}`, async ({ page, seeded }) => {
	for (const era of [3, 4, 7] as const)
		await test.step(`era ${era}`, async () => {
			await page.goto(await gameOf(seeded, era));
			await waitForHydration(page);
			await openAll(page, era);
			await expectBoardsOf(page, era);
		});
});
