import type { Page } from '@playwright/test';
import { entryOf } from '../../src/lib/games/heritage/chronicle/cast-registered.ts';
import { openCharacters } from '../../src/lib/games/heritage/open/open-set.ts';
import type { AdviceChoice } from '../../src/lib/games/heritage/vocabulary.ts';
import { faultsOn } from './support/axe.ts';
import { openingNight } from './support/laid.ts';
import type { Keeper } from './support/keeper.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';
import { FIRST_EVENING, PLAYERS, PROLOGUES } from './support/story.ts';
import { expectUsable } from './support/usable.ts';

/* Between two chapters: which of two choices does better in evenings that code plays. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whom the first player recruited. */
const RECRUIT = openCharacters.find(({ kind }) => kind === 'basic') ?? notThere();

function notThere(): never {
	throw new Error('the set has no characters');
}

/** A chronicle whose first chapter is recorded, at a table that chose this of advice. */
async function recorded(keeper: Keeper, advice: AdviceChoice): Promise<string> {
	const id = await keeper.begin('Two ways', PLAYERS, PROLOGUES);
	await keeper.send(id, { type: 'RegisterCharacter', character: entryOf(RECRUIT) });
	await keeper.layOut(id, 1, openingNight(PLAYERS.length));
	await keeper.send(id, { type: 'ActAtTable', command: { type: 'AllowAdvice', advice } });
	await keeper.send(id, {
		type: 'RecordChapter',
		chapter: 1,
		record: {
			...FIRST_EVENING,
			players: FIRST_EVENING.players.map((player, at) =>
				at === 0 ? { ...player, bloodline: [{ character: RECRUIT.id, torpor: false }] } : player
			)
		},
		replacesTable: true,
		by: ['s1', 's2', 's3']
	});
	return id;
}

async function chooseRetainer(page: Page, chronicle: string): Promise<void> {
	await page.goto(`/heritage/chronicles/${chronicle}/chapters/1/aftermath?at=retainer:s1`);
	await waitForHydration(page);
	await button(page, 'Choose the vampire').click();
	const sheet = page.getByRole('dialog', { name: 'Who moves in?' });
	await sheet.getByRole('button', { name: new RegExp(RECRUIT.name) }).click();
	await expect(sheet).toBeHidden();
	await expect(button(page, 'Nobody')).toBeVisible();
}

test(
	'who is about to choose a retainer tries both ways out, and stops it',
	{ tag: '@wide' },
	async ({ page, seeded, isMobile }) => {
		await chooseRetainer(page, await recorded(seeded.keeper, 'open'));
		await button(page, 'Try both out').click();
		const trying = page.getByRole('region', { name: 'Trying both out' });
		await expect(trying.getByRole('progressbar')).toBeVisible();
		await expect(trying.getByText(/of 600 games\.$/).first()).toBeVisible();
		await expect(
			trying.getByText(/^So far, \d+ of 600 games: .* ended better in \d+, .* in \d+\.$/)
		).toBeVisible({ timeout: 180_000 });
		expect(await faultsOn(page)).toEqual([]);
		if (isMobile) expect(await smallTargets(page)).toEqual([]);
		await expectUsable(page);
		await button(page, 'Stop').click();
		await expect(trying.getByRole('progressbar')).toHaveCount(0);
		await expect(button(page, 'Try both out again')).toBeVisible();
		await button(page, 'Move in').click();
		await expect(page).not.toHaveURL(/retainer(:|%3A)s1/);
	}
);

test('where the table lets no code advise, nothing is tried out', async ({ page, seeded }) => {
	await chooseRetainer(page, await recorded(seeded.keeper, 'off'));
	await expect(button(page, 'Move in')).toBeVisible();
	await expect(button(page, 'Try both out')).toHaveCount(0);
});
