import type { Locator, Page } from '@playwright/test';
import { usableBy } from '../../src/lib/games/vendetta/table/turns.ts';
import { playerOf, seatsOf } from '../../src/lib/games/vendetta/table/where.ts';
import type { Table } from '../../src/lib/games/vendetta/table/table.ts';
import { test } from './support/seeded.ts';
import { expect } from './support/test.ts';
import { expectUsable } from './support/usable.ts';
import { openKept, openKeptAt, playedUntil } from './support/vendetta-kept.ts';

/* What somebody new to the game has to see, find and tap on a phone. */

const SIZES = [
	{ width: 390, height: 844 },
	{ width: 360, height: 640 }
];
const silent = (page: Page) =>
	page.addInitScript(() => localStorage.setItem('elysium:explain:vendetta', 'off'));

/** Fails unless all of it is on the screen, above the foot. */
async function expectAboveFoot(page: Page, what: Locator): Promise<void> {
	const foot = page.locator('.foot');
	const hidden = async () => {
		const [it, below] = [await what.boundingBox(), await foot.boundingBox()];
		return it && below ? Math.max(-it.y, it.y + it.height - below.y) : Infinity;
	};
	await expect.poll(hidden).toBeLessThanOrEqual(1);
}

const isMine = ({ turn, question, round }: Table, n: number): boolean =>
	round === n && turn?.seat === 's1' && question === null;

test.use({ storageState: { cookies: [], origins: [] } });

test('on their own turn a player sees every Location, or is led to the last one', async ({
	page
}) => {
	await silent(page);
	for (const [round, played] of [
		[1, false],
		[2, true],
		[3, true]
	] as const) {
		await page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });
		await openKept(
			page,
			playedUntil((table) => isMine(table, round) && Boolean(table.turn?.played) === played)
		);
		await expect(page.locator('[data-location]')).toHaveCount(3);
		for (const at of ['1', '2', 'haven'])
			await expectAboveFoot(page, page.locator(`[data-location="${at}"]`));
	}
	await page.setViewportSize(SIZES[1] ?? { width: 360, height: 640 });
	await page.reload();
	const lead = page.getByRole('button', { name: 'Prince’s Haven', exact: true });
	await expectUsable(page);
	await lead.tap();
	await expectAboveFoot(page, page.locator('[data-location="haven"]'));
	await expect(lead).toHaveCount(0);
});

test('“Why?” opens above the foot of the screen', async ({ page }) => {
	await silent(page);
	const game = playedUntil(({ phase, round, stage }) => {
		return phase === 'round' && round === 3 && stage === 'planning';
	});
	const full = game.steps
		.flat()
		.findIndex((event) => event.type === 'ConflictRanked' && event.ranking.length === 3);
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await openKeptAt(page, game, full);
		const why = page.locator('[data-part="ranking"] details').last();
		await why.locator('summary').tap();
		await expect(why).toHaveAttribute('open', '');
		await expectAboveFoot(page, why);
	}
});

test('a Frenzy fits above the foot, on a small phone too', async ({ page }) => {
	await silent(page);
	const game = playedUntil((table) =>
		seatsOf(table).some((seat) => playerOf(table, seat).caused > 0)
	);
	const entered = game.steps.flat().findLastIndex(({ type }) => type === 'FrenzyEntered');
	expect(entered).toBeGreaterThan(0);
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await openKeptAt(page, game, entered);
		await expect(page.getByRole('heading', { name: 'Frenzy' })).toBeVisible();
		await expectAboveFoot(page, page.locator('section[aria-labelledby="frenzy"]'));
		await expectUsable(page);
	}
});

test('what leads on stays where the thumb is while a round is resolved', async ({ page }) => {
	await silent(page);
	const game = playedUntil(({ phase, round, stage }) => {
		return phase === 'round' && round === 2 && stage === 'planning';
	});
	const events = game.steps.flat();
	await openKeptAt(
		page,
		game,
		events.findIndex((event) => event.type === 'StepBegan')
	);
	await expect(page.getByRole('button', { name: 'My cards' })).toBeVisible();
	const on = page.getByRole('button', { name: 'Go on' });
	const words = page.locator('.telling .words');
	const bottoms: number[] = [];
	for (let tap = 0; tap < 40; tap++) {
		const box = await on.boundingBox({ timeout: 2_000 }).catch(() => null);
		if (!box) break;
		bottoms.push(box.y + box.height);
		const before = await words.textContent();
		await on.tap();
		await expect(words).not.toHaveText(before ?? '');
		if (/^Round 2 begins/.test((await words.textContent()) ?? '')) break;
	}
	expect(bottoms.length).toBeGreaterThan(5);
	expect(Math.max(...bottoms) - Math.min(...bottoms), 'where “Go on” ends').toBeLessThan(2);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.getByRole('button', { name: 'History' }).tap();
	await expect(page.getByText('Newest first.')).toBeVisible();
});

test('“Undo” has its place, whether or not the turn can be ended', async ({ page }) => {
	await silent(page);
	await openKept(
		page,
		playedUntil(
			(table) =>
				isMine(table, 2) &&
				table.turn?.played === null &&
				usableBy(table, 's1').length === 0 &&
				playerOf(table, 's1').alliance.length > 0
		)
	);
	const undo = page.getByRole('button', { name: 'Undo' });
	const where = async () => (await undo.boundingBox())?.x;
	await page.getByRole('region', { name: 'Alliance' }).getByRole('button').first().tap();
	await page.getByRole('button', { name: /^Drain for/ }).tap();
	await expect(undo).toBeVisible();
	const drained = await where();
	await page
		.getByRole('button', { name: /: play it$/ })
		.first()
		.tap();
	await page.getByRole('button', { name: /^Play at / }).tap();
	await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
	if (await undo.isVisible()) expect(await where()).toBe(drained);
});
