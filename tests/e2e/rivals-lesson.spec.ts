import type { Page } from '@playwright/test';
import { attended } from './support/kept-pages.ts';
import { test as returning } from './support/returning.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectUsable } from './support/usable.ts';
import { expectOnly, OFF } from './support/waiting.ts';

/*
 * The match that teaches Rivals, for somebody who never saw the game: begun from the first page, played as the coach says,
 * and won alone.
 */

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
const foot = (page: Page) => page.locator('.foot');
const inPlay = (page: Page, name: string) =>
	page.locator('.middle .tiles').getByRole('button', { name });
const ways = (page: Page) => page.getByRole('dialog').locator('[data-part="ways"]');
const form = (page: Page) => page.getByRole('dialog').locator('[data-part="attack-form"]');

/** Reads what is only to be read, as it is said. */
async function read(page: Page, ...says: readonly (string | RegExp)[]): Promise<void> {
	for (const one of says) {
		await expect(coach(page)).toContainText(one);
		await coach(page).getByRole('button', { name: 'Next' }).tap();
	}
}

async function attack(page: Page, ...chosen: readonly string[]): Promise<void> {
	await foot(page).getByRole('button', { name: 'Attack …' }).tap();
	for (const one of chosen) await form(page).getByText(one).first().tap();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Attack for \d+ damage$/ })
		.tap();
}

async function endTurn(page: Page): Promise<void> {
	await foot(page).getByRole('button', { name: 'End turn' }).tap();
}

async function draw(page: Page): Promise<void> {
	const hand = foot(page).getByRole('list', { name: 'Your hand' }).getByRole('listitem');
	for (const _ of ['one', 'another']) {
		const held = await hand.count();
		await foot(page)
			.getByRole('button', { name: /^Library/ })
			.tap();
		await expect(hand).toHaveCount(held + 1);
	}
}

test('the match that teaches Rivals is begun, left, taken up again, and won as the coach says', async ({
	page
}) => {
	await page.goto('/');
	await waitForHydration(page);
	await page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: 'Rivals' }) })
		.getByRole('link', { name: 'Learn by playing' })
		.tap();
	await expect(coach(page)).toContainText('You lead the Brujah');
	await expectUsable(page);
	await test.step('by keys: what leads on takes the focus and Enter', async () => {
		await coach(page).getByRole('button', { name: 'Next' }).focus();
		await page.keyboard.press('Enter');
	});
	await read(page, 'The first to 13 Agenda wins', 'Ada is your Rival', 'Ada goes first');

	await test.step('recruit, and go out', async () => {
		await read(page, 'you have 2 actions');
		await expect(coach(page)).toContainText('tap Rook Callahan');
		await expect(foot(page).locator('[data-pointed]')).toContainText('Rook Callahan');
		await foot(page).getByRole('button', { name: 'Rook Callahan' }).tap();
		await expect(page.getByRole('dialog')).toContainText('become his Blood');
		await expectUsable(page);
		await ways(page).getByRole('button', { name: 'Recruit Rook Callahan' }).tap();
		await read(page, 'Rook has 5 of 5 Blood', 'Your Haven hides your vampires');
		await inPlay(page, 'Marta Kowal').tap();
		await ways(page).getByRole('button', { name: 'Go to The Streets' }).tap();
		await inPlay(page, 'Rook Callahan').tap();
		await ways(page).getByRole('button', { name: 'with Marta Kowal' }).tap();
		await expect(coach(page)).toContainText('Now attack');
	});
	await test.step('a reload goes on where it was, and the first page leads back to it', async () => {
		await page.goto('/');
		await page.getByRole('link', { name: 'Continue your first match' }).tap();
		await expect(coach(page)).toContainText('Now attack');
	});
	await test.step('what explains can be stopped, and called back', async () => {
		for (const on of [false, true]) {
			await page.getByRole('button', { name: 'Menu' }).tap();
			await page.getByLabel('Explain this match').setChecked(on);
			await page.keyboard.press('Escape');
			await expect(coach(page)).toHaveCount(on ? 1 : 0);
		}
	});
	await test.step('an attack, its Block, its Reaction and its sum', async () => {
		await attack(page, 'Marta Kowal', 'Lucienne Abello', 'Boots First');
		await read(page, 'Teodor blocks', 'Ada plays a Reaction');
		await expect(coach(page)).toContainText('do not use it');
		await foot(page).getByRole('button', { name: 'Do not use it' }).tap();
		await expectUsable(page);
		await read(page, /^Coach ?Marta’s Physical 3, .*: 3 damage/, 'You now have 9 of 13');
		await endTurn(page);
		await draw(page);
	});
	await test.step('the other side of it', async () => {
		await foot(page).getByRole('button', { name: 'Nobody blocks' }).tap();
		await expect(coach(page)).toContainText('4 shields');
		await foot(page).locator('.options').getByRole('button', { name: 'Straight Face' }).tap();
		await read(page, ': 2 damage.', 'home and ready again');
	});
	await test.step('a Scheme', async () => {
		await foot(page).getByRole('button', { name: 'Share the Spoils' }).tap();
		await ways(page).getByRole('button', { name: 'Rook Callahan' }).tap();
		await foot(page).getByLabel('Exert Marta Kowal').check();
		await foot(page).getByLabel('Play A Word in the Right Ear').check();
		await expectUsable(page);
		await foot(page).getByRole('button', { name: 'Say YES' }).tap();
		await read(page, 'YES has 3 Influence, NO has 1');
		await foot(page).getByRole('button', { name: 'Gain 2 Prestige' }).tap();
	});
	await test.step('torpor and mending', async () => {
		await inPlay(page, 'Marta Kowal').tap();
		await ways(page).getByRole('button', { name: 'Go to The Streets' }).tap();
		await attack(page, 'Teodor Vane', 'While They Are Down');
		await foot(page).getByRole('button', { name: 'Do not use it' }).tap();
		await read(page, 'falls into torpor', 'In torpor');
		await endTurn(page);
		await expect(coach(page)).toContainText('you may mend');
		await foot(page).getByRole('button', { name: 'Mend nobody' }).tap();
		await draw(page);
	});
	await test.step('the rest is done alone', async () => {
		await read(page, 'You need 1 more Agenda: finish alone', 'Citizens');
		await expect(foot(page).getByRole('heading', { name: '2 actions left' })).toBeVisible();
		await expect(coach(page)).toHaveCount(0);
		await inPlay(page, 'Marta Kowal').tap();
		await ways(page).getByRole('button', { name: 'Go to The Streets' }).tap();
		await attack(page, 'Tram Driver', 'Boots First');
		await foot(page).getByRole('button', { name: 'Do not use it' }).tap();
		await foot(page)
			.getByRole('button', { name: /^Burn it/ })
			.tap();
		await expect(page.getByRole('heading', { level: 2, name: 'You win' })).toBeVisible();
		await expectUsable(page);
		await read(page, 'You win', 'A full match begins');
	});
	await test.step('the result is a picture to share', async () => {
		await page.getByText('The result as a picture').tap();
		await expect(page.getByRole('img', { name: /You: 13 Agenda/ })).toBeVisible();
		await expectUsable(page);
	});
	await test.step('looking back, every hand is open, and another answer is played out', async () => {
		await page.getByRole('button', { name: 'Look back' }).tap();
		await page.getByLabel('Part of the game').selectOption('Round 1, You');
		await page.getByRole('button', { name: 'Next decision' }).tap();
		await expect(page.getByRole('region', { name: 'Look back' }).getByRole('status')).toContainText(
			'Teodor Vane blocks'
		);
		const whatIf = page.getByRole('region', { name: 'What if' });
		await whatIf.getByRole('button', { name: 'What if nobody had blocked?' }).tap();
		await expect(whatIf).toContainText('Lucienne Abello would have 4 Blood, not 7.');
		await expect(whatIf).toContainText('Assumed: all others answer as they did');
		await page.getByText('All hands').tap();
		await expect(page.getByRole('list', { name: 'Hand of Ada' })).toContainText('Opening Night');
		await expectUsable(page);
	});
	await page.getByRole('link', { name: 'Play a full match' }).tap();
	await expect(
		page.getByRole('heading', { level: 1, name: 'Rivals without the box' })
	).toBeVisible();
	await test.step('it stays on this device, in both lists', async () => {
		await expect(page.getByText('You won with 13 Agenda')).toBeVisible();
		await page.goto('/rivals/play');
		await page.getByRole('link', { name: 'Your first match' }).tap();
		await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
	});
});

returning.describe('off the network', () => {
	returning.use({ storageState: { cookies: [], origins: [] } });

	returning('it begins where nobody opened it before', async ({ page, complaints }) => {
		await page.goto('/');
		await attended(page);
		await page.context().setOffline(true);
		await page.goto('/rivals/table?learn');
		await read(page, 'You lead the Brujah', 'The first to 13 Agenda wins');
		await read(page, 'Ada is your Rival', 'Ada goes first', 'you have 2 actions');
		expectOnly(complaints, OFF);
	});
});
