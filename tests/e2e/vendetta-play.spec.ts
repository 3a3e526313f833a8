import type { Locator, Page } from '@playwright/test';
import { usableBy } from '../../src/lib/games/vendetta/table/turns.ts';
import { playerOf } from '../../src/lib/games/vendetta/table/where.ts';
import { attended } from './support/kept-pages.ts';
import { expect, test as returning } from './support/returning.ts';
import { test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';
import { openKept, playedUntil } from './support/vendetta-kept.ts';
import { VendettaThumb } from './support/vendetta-thumb.ts';
import { weighing } from './support/weight.ts';

const NOBODY = { cookies: [], origins: [] };
/** All that a game fetches before anything is tapped, in kilobytes of a thousand bytes. */
const MOST_KILOBYTES = 130;
/** Besides, what decides a command: fetched with the first move, or once the page is at rest. */
const MOST_AFTER_A_MOVE = 170;
/** What goes on by itself is no screen to be examined. */
const PASSING = ['telling'];

const finalCount = (page: Page) => page.getByRole('heading', { level: 2, name: 'Final count' });
const round = (page: Page, n: number) =>
	page.getByRole('heading', { level: 1, name: new RegExp(`^Round ${n}`) });

async function dealt(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Deal the cards' }).click();
	await page.waitForURL(/\/vendetta\/play\/\w+$/);
	await waitForHydration(page);
}

/** Fails unless all of it is on the screen, as it is seen and not as it is laid out, and a finger in its middle hits it. */
async function expectUnderThumb(what: Locator): Promise<void> {
	const where = () =>
		what.evaluate((element) => {
			const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
			const seen = visualViewport ?? { offsetLeft: 0, offsetTop: 0, width: 0, height: 0 };
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			return {
				isSeen:
					left >= seen.offsetLeft &&
					top >= seen.offsetTop &&
					right <= seen.offsetLeft + seen.width &&
					bottom <= seen.offsetTop + seen.height,
				isHit: element.contains(hit)
			};
		});
	await expect.poll(where).toEqual({ isSeen: true, isHit: true });
}

/** Where a finger would land: nothing is scrolled for it. */
async function touch(page: Page, what: Locator): Promise<void> {
	const box = await what.boundingBox();
	if (!box) throw new Error('it is not on the screen');
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

returning.describe('off the network', () => {
	returning.use({ storageState: NOBODY });

	/** Begins a game of one person against two computers, on a device that has lost its network. */
	async function beginOffline(page: Page): Promise<VendettaThumb> {
		await page.goto('/');
		await attended(page);
		await page.context().setOffline(true);
		await page.goto('/');
		await waitForHydration(page);
		// Other games can be played on this phone, too.
		await page.locator('a[href="/vendetta/play"]').click();
		await dealt(page);
		return new VendettaThumb(page);
	}

	const onlyOffline = (complaints: string[]) => {
		const others = complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(one));
		complaints.splice(0, complaints.length, ...others);
	};

	returning(
		'one person plays a round against two computers, and a reload loses nothing',
		async ({ page, complaints }) => {
			const thumb = await beginOffline(page);
			await thumb.playUntil(round(page, 2));
			await page.reload();
			await expect(round(page, 2)).toBeVisible();
			expect(thumb.did.cards).toBeGreaterThanOrEqual(3);
			expect(thumb.did.handOvers, 'one person hands the phone to nobody').toBe(0);
			onlyOffline(complaints);
		}
	);

	returning(
		'one person plays a whole game against two computers',
		{ tag: '@long' },
		async ({ page, complaints }) => {
			const thumb = await beginOffline(page);
			await thumb.playUntil(finalCount(page));
			// Three rounds of three Locations, and 3 + 4 + 5 turns.
			expect(thumb.did.cards).toBeGreaterThanOrEqual(12);
			onlyOffline(complaints);
		}
	);
});

test.describe('on one phone', () => {
	test.use({ storageState: NOBODY });

	test('two people and the computer pass the phone round, and every screen is for everyone', async ({
		page
	}) => {
		await page.goto('/vendetta/play');
		await waitForHydration(page);
		await expectUsable(page);
		await page.getByLabel('Name of player 1').fill('Ada');
		await page.getByLabel('Name of player 2').fill('Ben');
		await page.getByLabel('Who plays seat 2').selectOption('person');
		await page.getByLabel('Relics').check();
		await dealt(page);
		const thumb = new VendettaThumb(page, async (screen) => {
			if (!PASSING.includes(screen)) await test.step(screen, () => expectUsable(page));
		});
		await thumb.playUntil(round(page, 2));
		expect(thumb.did.handOvers).toBeGreaterThan(3);
		// Three turns of two people, one played again after the undo, and what cards let them play besides.
		expect(thumb.did.cards).toBeGreaterThanOrEqual(7);
		expect(thumb.did.undone).toBe(1);
	});

	test('a game ends with its count, its course and its history', async ({ page }) => {
		const game = playedUntil(
			({ round, stage, conflict }) =>
				round === 3 &&
				stage === 'resolution' &&
				conflict?.location === 'haven' &&
				conflict.step === 'withdraw'
		);
		await openKept(page, game);
		await new VendettaThumb(page).playUntil(finalCount(page));
		await page.getByRole('button', { name: 'Show all' }).click();
		await expect(page.getByRole('heading', { name: /the new Prince$/ })).toBeVisible();
		await expect(page.getByRole('row').nth(1)).toContainText('place 1');
		await page.getByText('As a table').click();
		// Before round 1, and after three Locations in each of three rounds.
		await expect(
			page.getByRole('region', { name: 'Influence over the game' }).getByRole('row')
		).toHaveCount(1 + 1 + 3 * 3);
		await expectUsable(page);
		await page.getByRole('button', { name: 'Menu' }).click();
		await expectUsable(page);
		await page.getByRole('button', { name: 'History' }).click();
		await expect(page.getByRole('dialog').getByText('Round 3 begins.')).toBeVisible();
		await expectUsable(page);
		await page.getByRole('button', { name: 'Close' }).click();
		await page.getByRole('button', { name: 'Play again' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Set-up' })).toBeVisible();
	});

	test('a hand that nobody holds is covered', async ({ page }) => {
		await page.goto('/vendetta/play');
		await waitForHydration(page);
		await page.getByLabel('Who plays seat 2').selectOption('person');
		await page.getByLabel('Who plays seat 3').selectOption('person');
		await dealt(page);
		const thumb = new VendettaThumb(page);
		await thumb.playUntil(page.getByRole('button', { name: /show my hand$/ }));
		const hand = page.getByRole('list', { name: /^Hand of/ });
		await expect(hand).toHaveCount(0);
		await page.getByRole('button', { name: 'Hold to look' }).hover();
		await page.mouse.down();
		await expect(hand).toBeVisible();
		await page.mouse.up();
		await expect(hand).toHaveCount(0);
		await page.getByRole('button', { name: 'Hold to look' }).focus();
		await page.keyboard.down(' ');
		await expect(hand).toBeVisible();
		await page.keyboard.up(' ');
		await expect(hand).toHaveCount(0);
		await page.getByRole('button', { name: /show my hand$/ }).click();
		await expect(hand).toBeVisible();
		await page.getByRole('button', { name: 'Cover the hand' }).click();
		await expect(hand).toHaveCount(0);
	});

	test('a game is light as long as nobody moves', async ({ page }) => {
		await page.goto('/vendetta/play');
		await waitForHydration(page);
		for (const seat of [2, 3])
			await page.getByLabel(`Who plays seat ${seat}`).selectOption('person');
		await dealt(page);
		await page.goto(page.url());
		await waitForHydration(page);
		const weigh = await weighing(page);
		expect(await weigh(), 'kB of scripts').toBeLessThanOrEqual(MOST_KILOBYTES);
		// Where somebody moves, the rules come too.
		await page.locator('section li button:enabled').first().click();
		await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
		const more = await weighing(page);
		expect(await more(), 'kB of scripts after a move').toBeLessThanOrEqual(MOST_AFTER_A_MOVE);
	});

	test('in round 3, with a long Alliance and a tip, a card is still played with one finger', async ({
		page
	}) => {
		const game = playedUntil(
			(table) =>
				table.round === 3 &&
				table.turn?.seat === 's1' &&
				table.turn.played === null &&
				table.question === null &&
				usableBy(table, 's1').length > 0 &&
				new Set(playerOf(table, 's1').alliance).size > 2 &&
				playerOf(table, 's1').hand > 4
		);
		await page.addInitScript(() => localStorage.setItem('elysium:explain:vendetta', 'on'));
		await openKept(page, game);
		const card = page.getByRole('button', { name: /: play it$/ }).first();
		for (const size of [
			{ width: 390, height: 844 },
			{ width: 360, height: 640 }
		]) {
			await page.setViewportSize(size);
			// Tips are fetched with the first touch.
			await page.getByText(/^Turn 1 of/).tap();
			await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
			await expectUnderThumb(card);
			await card.tap();
			await expectUnderThumb(page.getByRole('button', { name: /^Play at / }));
			await page.getByRole('button', { name: 'Close' }).tap();
		}
		await card.tap();
		const play = page.getByRole('button', { name: /^Play at / });
		await expectUnderThumb(play);
		await touch(page, play);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('a game that is not here says so', async ({ page }) => {
		await page.goto('/vendetta/play/nowhere');
		await expect(page.getByText('This game is not on this device')).toBeVisible();
		await expectUsable(page);
	});
});
