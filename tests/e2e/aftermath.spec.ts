import type { Page } from '@playwright/test';
import type { ChapterRecord } from '../../src/lib/games/heritage/record-shapes.ts';
import type { Keeper } from './support/keeper.ts';
import { FIRST_EVENING, PLAYERS, PROLOGUES } from './support/story.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { faultsOn } from './support/axe.ts';
import { expectUsable } from './support/usable.ts';

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

test('a mission that was read is asked as it was, once the group goes over to its own box', async ({
	page,
	seeded
}) => {
	const { keeper } = seeded;
	const id = await played(keeper);
	const [opened] = await keeper.happened(id, 'ChapterOpened');
	const mission = opened?.missions[0]?.id ?? '';
	await keeper.wish(id, { type: 'ReadMission', chapter: 1, mission });
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'box' });
	const [told] = await keeper.happened(id, 'MissionRead');
	const way = told?.read.choices[1].text ?? '';

	await page.goto(`/heritage/chronicles/${id}/chapters/1/aftermath?at=mission:${mission}`);
	await waitForHydration(page);
	await expect(page.getByText(told?.read.question ?? '')).toBeVisible();
	await page.getByRole('radio').nth(1).check({ force: true });
	const chosen = page.getByLabel('What was chosen');
	await expect(chosen).toHaveValue(way);
	await expectUsable(page);
	// In other words it is no longer one of the two as it was read.
	await chosen.fill('We let the door stand open.');
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
	await tap(page, 'The choice is made');
	await tap(page, 'Break the seal');
	await expect(page.getByText('The reward', { exact: true })).toBeVisible();
});

const tap = async (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name }).first().click();

test('the aftermath turns the sealed cards one by one', async ({ page, seeded }) => {
	const id = await played(seeded.keeper);
	await page.goto(`/heritage/chronicles/${id}/chapters/1/aftermath?at=overview`);
	await waitForHydration(page);
	await expect(page.getByText('The other side of the card')).toBeVisible();
	await tap(page, 'Turn the card over');
	await expect(page.getByText('Kept in the haven. Play it once')).toBeVisible();
	expect(await faultsOn(page)).toEqual([]);

	const [opened] = await seeded.keeper.happened(id, 'ChapterOpened');
	for (const [index, mission] of (opened?.missions ?? []).entries()) {
		await page.goto(`/heritage/chronicles/${id}/chapters/1/aftermath?at=mission:${mission.id}`);
		await waitForHydration(page);
		await expect(page.getByText('The back of the mission')).toBeVisible();
		await tap(page, 'Read it aloud');
		const choices = page.getByRole('radio');
		await expect(choices).toHaveCount(2);
		await expect(page.getByText('The reward', { exact: true })).toHaveCount(0);
		if (index === 0) expect(await faultsOn(page)).toEqual([]);
		await choices.nth(index % 2).check({ force: true });
		await tap(page, 'Confirm');
		await expect(page.getByText('The reward', { exact: true })).toBeVisible();
		if (index === 0) expect(await faultsOn(page)).toEqual([]);
	}
	const resolved = await seeded.keeper.happened(id, 'MissionResolved');
	expect(resolved.map(({ decided }) => decided)).toEqual(
		(opened?.missions ?? []).map((_, index) => (index % 2 === 0 ? 'first' : 'second'))
	);
});
