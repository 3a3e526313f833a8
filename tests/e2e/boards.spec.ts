import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';

/* How boards are shown: tokens that move, and a list for who prefers one. */

const TITLE = 'Of Clans High and Low';

async function openBoards(page: Page): Promise<void> {
	await page.goto('/heritage/design/boards');
	await waitForHydration(page);
	await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

const token = (page: Page): Locator => page.locator('#board-A .walk .moves');

const step = (page: Page): Locator => page.getByRole('button', { name: `Next: ${TITLE}` });

/** Goes on to the next state; says which properties of the token were on the way within a second. */
async function goOn(page: Page): Promise<readonly string[]> {
	const seen = token(page).evaluate(async (moving) => {
		const begun: string[] = [];
		moving.addEventListener('transitionrun', (event) => {
			if (event instanceof TransitionEvent) begun.push(event.propertyName);
		});
		moving.setAttribute('data-watched', '');
		await new Promise((over) => setTimeout(over, 1000));
		return begun;
	});
	await expect(page.locator('[data-watched]')).toHaveCount(1);
	await step(page).click();
	return seen;
}

const left = async (page: Page): Promise<number> => (await token(page).boundingBox())?.x ?? 0;

test('boards are pictures that move, tell what they show, and can be lists', async ({ page }) => {
	await openBoards(page);

	await test.step('a token moves to where it goes', async () => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await step(page).scrollIntoViewIfNeeded();
		const before = await left(page);
		expect(await goOn(page)).toEqual(['transform']);
		expect((await left(page)) - before, 'a step to the elitists').toBeGreaterThan(20);
	});

	await test.step('who wants no motion sees it there at once', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await step(page).scrollIntoViewIfNeeded();
		const before = await left(page);
		expect(await goOn(page)).toEqual([]);
		expect(Math.abs((await left(page)) - before), 'a step, or all the way back').toBeGreaterThan(
			20
		);
	});

	await test.step('a picture tells those who listen what it shows', async () => {
		const picture = page.locator('#board-A').getByRole('img', { name: TITLE }).nth(1);
		await expect(picture).toHaveAccessibleDescription(
			/Worth: 1 point for each elitist vampire \(before: nothing while it is neutral/
		);
	});

	await test.step('a list in place of a picture, of that board alone and from then on', async () => {
		await page
			.getByRole('button', { name: `As a list: ${TITLE}` })
			.first()
			.click();
		const pictures = page.locator('#board-A svg.board');
		await expect(pictures).toHaveCount(0);
		await page.reload();
		await waitForHydration(page);
		await expect(page.locator('#board-F svg.board').first()).toBeVisible();
		await expect(pictures).toHaveCount(0);
		await page
			.getByRole('button', { name: `As a picture: ${TITLE}` })
			.first()
			.click();
		await expect(pictures.first()).toBeVisible();
	});
});
