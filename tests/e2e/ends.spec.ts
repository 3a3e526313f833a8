import { expect, test, waitForHydration } from './support/seeded.ts';
import { PLAYERS, STORY } from './support/story.ts';
import { toldTo } from './support/told-on.ts';
import { expectUsable } from './support/usable.ts';

test('an era ends: who dominated it chooses what dots are worth, and a battleground comes', async ({
	page,
	seeded
}) => {
	const id = await toldTo(seeded.keeper, 'The first era', 3);
	await page.goto(`/heritage/chronicles/${id}`);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'The end of era I' }).click();

	await test.step('it says who dominated, and why', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bartholomäus/);
		await expect(page.getByText('With 3 missions claimed in its three chapters')).toBeVisible();
		await expect(page.getByRole('row', { name: /^Mira/ })).toContainText('0');
	});

	await test.step('two cards come to light, and one is chosen', async () => {
		await page.getByRole('link', { name: 'On to: Scoring' }).click();
		await expect(page.getByText('Two unread cards')).toBeVisible();
		await expect(page.getByRole('link', { name: /^On to/ })).toHaveCount(0);
		await page.getByRole('button', { name: 'Break the seal' }).click();
		await expect(page.getByRole('article')).toHaveCount(2);
		// Donna Fiamma of Chiara has two dots in charm and three in wealth.
		const card = page.getByRole('article').filter({ hasText: 'Valour or Charm' });
		await expect(card.locator('dl > div', { hasText: 'Chiara' })).toContainText(
			'Charm: 2 dots × 2'
		);
		await expectUsable(page);
		await card.getByRole('button', { name: /^Choose/ }).click();
		await expect(card.getByText('Chosen')).toBeVisible();
	});

	await test.step('another may still be chosen instead', async () => {
		await page.getByRole('button', { name: /^Choose instead/ }).click();
		await expect(
			page.getByRole('article').filter({ hasText: 'Cunning or Wealth' }).getByText('Chosen')
		).toBeVisible();
	});

	await test.step('the battleground that comes is introduced', async () => {
		await page.getByRole('link', { name: 'On to: Battleground' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'The Inquisition takes its place'
		);
		await expect(page.getByRole('img', { name: 'The Inquisition' })).toBeVisible();
		await page.getByRole('link', { name: 'Back to the chronicle' }).click();
		await expect(page.getByRole('link', { name: 'Open chapter 4' })).toBeVisible();
	});
});

test('what is decided about an era on another phone turns this page, too', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await toldTo(keeper, 'Four phones', 3);
	await page.goto(`/heritage/chronicles/${id}/eras/1?at=scoring`);
	await waitForHydration(page);
	await expect(page.getByText('Two unread cards')).toBeVisible();
	await page.getByRole('button', { name: 'Break the seal' }).focus();
	await keeper.wish(id, { type: 'OfferScoring', era: 1 });
	await expect(page.getByRole('article')).toHaveCount(2);
	// The button is gone with what it asked: whoever goes by keys goes on where it was.
	await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
	const [offered] = await keeper.happened(id, 'ScoringOffered');
	await keeper.send(id, {
		type: 'ChooseScoring',
		era: 1,
		card: offered?.cards[0]?.id ?? ''
	});
	await expect(page.getByText('This choice counts at the end of the chronicle.')).toBeVisible();
});

test('a group with a box types which card was chosen', async ({ page, seeded }) => {
	const id = await seeded.keeper.begin('Out of the box', PLAYERS, STORY);
	await page.goto(`/heritage/chronicles/${id}/eras/1?at=scoring`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'This one was chosen' }).click();
	await expect(page.getByText('Enter the name of the card.')).toBeVisible();
	await page.getByLabel('Name', { exact: true }).fill('The century of lore');
	await page.getByLabel('One trait').selectOption({ label: 'Lore' });
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The century of lore');
	await page.getByRole('button', { name: 'This one was chosen' }).click();
	const card = page.getByRole('article', { name: 'The century of lore' });
	await expect(card.getByText('Chosen')).toBeVisible();
	await expect(card).toContainText('Lore: 4 dots × 2');
});
