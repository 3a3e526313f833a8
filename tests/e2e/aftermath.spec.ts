import type { Page } from '@playwright/test';
import type { ChapterRecord } from '../../src/lib/games/heritage/shapes.ts';
import type { Keeper } from './support/keeper.ts';
import { FIRST_EVENING, PLAYERS, PROLOGUES } from './support/story.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { faultsOn } from './support/axe.ts';

const SEATS = ['s1', 's2'];

/** A chronicle whose first chapter came out of our sealed deck and was played; two claimed its missions. */
async function played(keeper: Keeper): Promise<string> {
	const id = await keeper.begin('A sealed evening', PLAYERS, PROLOGUES);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	await keeper.wish(id, { type: 'OpenChapter', chapter: 1, early: false });
	const [opened] = await keeper.happened(id, 'ChapterOpened');
	const missions = (opened?.missions ?? []).map(({ id: mission, name }, index) => ({
		id: mission,
		name,
		claimant: SEATS[Math.min(index, 1)] ?? null
	}));
	const record: ChapterRecord = { ...FIRST_EVENING, missions, primogen: null };
	await keeper.send(id, { type: 'RecordChapter', chapter: 1, record });
	return id;
}

const tap = async (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name }).first().click();

test('the aftermath turns the sealed cards one by one', async ({ page, seeded }) => {
	const id = await played(seeded.keeper);
	await page.goto(`/chronicles/${id}/chapters/1/aftermath?at=overview`);
	await waitForHydration(page);
	await expect(page.getByText('The other side of the card')).toBeVisible();
	await tap(page, 'Turn the card over');
	await expect(page.getByText('Lies in the haven; played once')).toBeVisible();
	expect(await faultsOn(page)).toEqual([]);

	const [opened] = await seeded.keeper.happened(id, 'ChapterOpened');
	for (const [index, mission] of (opened?.missions ?? []).entries()) {
		await page.goto(`/chronicles/${id}/chapters/1/aftermath?at=mission:${mission.id}`);
		await waitForHydration(page);
		await expect(page.getByText('The back of the mission')).toBeVisible();
		await tap(page, 'Read it aloud');
		const choices = page.getByRole('radio');
		await expect(choices).toHaveCount(2);
		await expect(page.getByText('The reward', { exact: true })).toHaveCount(0);
		if (index === 0) expect(await faultsOn(page)).toEqual([]);
		await choices.nth(index % 2).check({ force: true });
		await tap(page, 'So be it');
		await expect(page.getByText('The reward', { exact: true })).toBeVisible();
		if (index === 0) expect(await faultsOn(page)).toEqual([]);
	}
	const resolved = await seeded.keeper.happened(id, 'MissionResolved');
	expect(resolved.map(({ decided }) => decided)).toEqual(
		(opened?.missions ?? []).map((_, index) => (index % 2 === 0 ? 'first' : 'second'))
	);
});
