import { expect, test, waitForHydration } from './support/seeded.ts';
import { LONG } from '../support/long.ts';
import { PLAYERS } from './support/story.ts';
import { openChapter, recordChapter, walkAftermath } from './support/told-by-thumb.ts';
import { toldTo } from './support/told-on.ts';
import { expectUsable } from './support/usable.ts';

/* Seven hundred years as a group lives through them, each card of the sealed deck turned by hand. */

const TWO = ['Mira', 'Vlad'];

/** The chapters of the first era that are told by thumb; those before are sent. */
const BY_THUMB = LONG ? [1, 2, 3] : [3];

test('two play sealed chapters and the end of an era, and the other phone sees each card turn', async ({
	page,
	browser,
	seeded
}) => {
	const { keeper } = seeded;
	const id = await toldTo(keeper, 'From Clermont on', 3 - BY_THUMB.length, TWO);
	const home = `/heritage/chronicles/${id}`;

	await page.goto(`/groups/${keeper.group}`);
	await waitForHydration(page);
	// Unfolded already where nobody else is there yet.
	const invite = page.getByRole('button', { name: 'Make a link' });
	if (!(await invite.isVisible())) await page.getByText('Invite someone…').click();
	await invite.click();
	const link = await page.getByLabel('Link', { exact: true }).inputValue();
	const other = await browser.newPage({ storageState: { cookies: [], origins: [] } });
	await other.goto(link);
	await other.getByLabel('Your name').fill('Vlad');
	await other.getByRole('button', { name: 'Join as a guest' }).click();
	await expect(other.getByRole('heading', { name: 'Members' })).toBeVisible();

	for (const chapter of BY_THUMB) {
		await test.step(`chapter ${chapter}`, async () => {
			await openChapter(page, home, chapter);
			await recordChapter(page, home, chapter, {
				players: TWO,
				clans: [['Ventrue', 'Brujah', 'Gangrel'][chapter - 1] ?? '', 'Tremere'],
				power: chapter === 2 ? [9, 14] : [15, 8],
				claims: chapter === 3 ? ['Mira', 'Mira', 'Mira'] : ['Vlad', 'Mira']
			});
			const asset = other.getByText('Kept in the haven. Play it once');
			await other.goto(`${home}/chapters/${chapter}/aftermath?at=overview`);
			await expect(other.getByText('The other side of the card')).toBeVisible();
			await expect(asset).toBeHidden();
			await walkAftermath(page, page.getByText('Kept in the haven. Play it once'));
			await expect(asset, 'on the other phone, which nobody touched').toBeVisible();
			await walkAftermath(page);
			await expect(other.getByRole('heading', { name: 'The chapter is closed' })).toBeVisible();
		});
	}

	await test.step('the end of the era', async () => {
		await page.getByRole('link', { name: 'Go to the end of era I', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mira/);
		await page.getByRole('link', { name: 'On to: Scoring' }).click();
		await page.getByRole('button', { name: 'Break the seal' }).click();
		await page
			.getByRole('button', { name: /^Choose/ })
			.first()
			.click();
		await page.getByRole('link', { name: 'On to: Battleground' }).click();
		await page.getByRole('link', { name: 'Back to the chronicle' }).click();
		await expect(page.getByRole('link', { name: 'Open chapter 4' })).toBeVisible();
	});
	await other.close();
});

test('the last chapter is played, the chronicle is counted, and whoever won reads the last card', async ({
	page,
	seeded
}) => {
	const id = await toldTo(seeded.keeper, 'All seven eras', 20);
	const home = `/heritage/chronicles/${id}`;
	await openChapter(page, home, 21);
	await recordChapter(page, home, 21, {
		players: PLAYERS,
		clans: ['Ventrue', 'Tremere', 'Gangrel'],
		power: [7, 19, 4],
		claims: [PLAYERS[1] ?? '']
	});
	await walkAftermath(page);
	await page.getByRole('link', { name: 'Go to the end of era VII' }).click();

	await test.step('the last era has its scoring and no battleground', async () => {
		await page.getByRole('link', { name: 'On to: Scoring' }).click();
		await page.getByRole('button', { name: 'Break the seal' }).click();
		await page
			.getByRole('button', { name: /^Choose/ })
			.first()
			.click();
		await page.getByRole('link', { name: 'Go to the end of the chronicle' }).click();
	});

	await test.step('counted from the last place up', async () => {
		await page.getByRole('button', { name: 'Start the count' }).click();
		await page.getByRole('button', { name: 'Next player' }).click();
		await expect(page.getByText('2 of 3 counted')).toBeVisible();
		await page.getByRole('button', { name: 'Next player' }).click();
		await expect(page.getByText('21 chapters won × 3')).toBeVisible();
		await expectUsable(page);
		await page.getByRole('button', { name: 'End the chronicle' }).click();
	});

	await test.step('the last card', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bartholomäus/);
		await page.getByRole('button', { name: 'Break the seal' }).click();
		await expect(page.getByRole('heading', { name: 'The Back Cover' })).toBeVisible();
		await expectUsable(page);
	});

	await page.goto(`/heritage/chronicles/${id}`);
	await expect(page.getByRole('link', { name: 'Look back on seven eras' })).toBeVisible();
});
