import type { Page } from '@playwright/test';
import { tableNow } from '../../src/lib/games/heritage/chronicle/at-table-happened.ts';
import { openSteps } from '../../src/lib/games/heritage/chronicle/steps.ts';
import { prologue } from '../unit/heritage/table.ts';
import { hurryRivals } from './support/alone.ts';
import { faultsOn } from './support/axe.ts';
import { openingNight } from './support/laid.ts';
import { People } from './support/people.ts';
import { idIn } from './support/place.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';
import { expectUsable } from './support/usable.ts';

/* Seats of a chronicle that code plays on the server. */

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
const PEOPLE = ['s1', 's2'];
const toMove = (state: Parameters<typeof tableNow>[0]) => {
	const { question, turn } = tableNow(state);
	return question ? question.seat : turn?.seat;
};

/** Founds a chronicle of three on its page; code plays the third seat. Its prologue, code writes. */
async function found(page: Page, group: string): Promise<string> {
	await page.goto(`/heritage/groups/${group}/chronicles/new`);
	await waitForHydration(page);
	await page.getByLabel('Player 1', { exact: true }).fill('Mira');
	await page.getByLabel('Player 2', { exact: true }).fill('Ben');
	await expect(page.getByRole('radio', { name: /^The box\./ })).toBeChecked();
	await button(page, 'Add a computer player').click();
	// It has a name then, and Elysium deals, which is said.
	await expect(page.getByLabel('Who sits there as player 3')).toHaveValue('computer-medium');
	await expect(page.getByText('Elysium deals, because the computer plays.')).toBeVisible();
	await expect(page.getByRole('radio', { name: /^The box\./ })).toBeDisabled();
	await expect(page.getByLabel('Player 3', { exact: true })).toHaveValue('Ilse');
	await expect(page.getByRole('radio', { name: /^Elysium\./ })).toBeChecked();
	await page.getByText('The open chronicle.').click();
	expect(await faultsOn(page)).toEqual([]);
	await expectUsable(page);
	await button(page, 'Start the chronicle').click();
	await page.waitForURL(/\/prologue$/);
	return idIn(page.url());
}

test(
	'a chronicle of three, one of them code: from its founding through an aftermath',
	{ tag: '@long' },
	async ({ page, seeded }) => {
		const { keeper } = seeded;
		const id = await found(page, await keeper.foundGroup('A keeper and the computer'));
		const home = `/heritage/chronicles/${id}`;
		const people = new People(keeper, id, PEOPLE);

		await test.step('code writes its prologue', async () => {
			for (const seat of PEOPLE) await keeper.send(id, prologue(seat));
			await people.playUntil(({ phase }) => phase === 'between');
			await page.goto(`${home}/players`);
			await waitForHydration(page);
			await expect(
				page.getByText('Played by the computer (medium)', { exact: true })
			).toBeVisible();
			await expect(page.getByText('Ilse is played by the computer (medium).')).toBeVisible();
			expect(await faultsOn(page)).toEqual([]);
		});

		await test.step('it plays at the table, and says what it does', async () => {
			await keeper.wish(id, { type: 'OpenChapter', chapter: 1, early: false });
			await keeper.layOut(id, 1, openingNight(3));
			await page.goto(`${home}/chapters/1/table`);
			await waitForHydration(page);
			await people.playUntil((state) => toMove(state) === 's3');
			await people.playUntil((state) =>
				state.course.steps.some(
					([first]) => first?.type === 'CharacterRecruited' && first.seat === 's3'
				)
			);
			await expect(page.getByText(/Ilse recruited /).first()).toBeVisible();
			await expectUsable(page);
			expect(await faultsOn(page)).toEqual([]);
			await people.playUntil((state) => tableNow(state).phase === 'finished');
			await expect(button(page, /^Record chapter 1/)).toBeVisible();
			await button(page, /^Record chapter 1/).click();
			await page.waitForURL(/\/aftermath/);
		});

		await test.step('it takes part in the aftermath', async () => {
			await people.playUntil((state) => openSteps(state).length === 0);
			const { aftermath } = (await people.state()).chapters[0] ?? {};
			expect(aftermath?.stickers).toHaveProperty('s3');
			expect(aftermath?.retainers).toHaveProperty('s3');
			await page.goto(`${home}/chapters/1/aftermath?at=retainer:s3`);
			await waitForHydration(page);
			await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilse');
			expect(await faultsOn(page)).toEqual([]);
			await keeper.send(id, {
				type: 'FinishAftermath',
				chapter: 1,
				leaveOpen: false,
				eraDraw: null
			});
			expect((await people.state()).phase).toBe('between');
		});
	}
);

test(
	'a person takes over a seat that code plays, and gives it back',
	{ tag: '@wide' },
	async ({ page, seeded, isMobile }) => {
		const { keeper } = seeded;
		const id = await keeper.begin('A seat to take over', ['Mira', 'Ben', 'Ilse'], [], {
			dealer: 'app'
		});
		for (const seat of [...PEOPLE, 's3']) await keeper.send(id, prologue(seat));
		await keeper.layOut(id, 1, openingNight(3));
		await keeper.send(id, { type: 'GiveSeatToRival', seat: 's3', strength: 'easy' });
		const people = new People(keeper, id, PEOPLE);
		await people.playUntil((state) => tableNow(state).phase === 'play' && toMove(state) === 's1');

		await page.goto(`/heritage/chronicles/${id}/chapters/1/table`);
		await waitForHydration(page);
		const hand = () => page.request.get(`/api/logs/${id}/hands/s3`);
		expect((await hand()).status(), 'nobody sees its hand').toBe(404);
		await button(page, 'Table menu').click();
		const menu = page.getByRole('dialog');
		await expect(menu.getByText('Ilse is played by the computer (easy).')).toBeVisible();
		expect(await faultsOn(page)).toEqual([]);
		if (isMobile) expect(await smallTargets(page)).toEqual([]);
		await button(page, 'Take Ilse’s seat back').click();
		await expect.poll(async () => (await people.state()).rivals).toEqual({});
		expect((await hand()).status(), 'whoever plays it now sees its hand').toBe(200);

		await test.step('and code plays it again', async () => {
			await page.reload();
			await waitForHydration(page);
			await button(page, 'Table menu').click();
			await page.getByText('Let the computer play a seat…').click();
			await page.getByText('Strong', { exact: true }).click();
			await button(page, 'Let the computer play for Ilse').click();
			await expect
				.poll(async () => (await people.state()).rivals)
				.toEqual({ s3: { strength: 'strong' } });
		});
	}
);

/** Where the top of the map lay in each frame since it is watched, each place once. */
const watchMap = (page: Page) =>
	page.evaluate(() => {
		const seen: number[] = [];
		Object.assign(window, { mapTops: seen });
		const look = () => {
			const map = document.querySelector('[data-spot]')?.closest('svg');
			const top = Math.round(map?.getBoundingClientRect().top ?? -1);
			if (map && !seen.includes(top)) seen.push(top);
			requestAnimationFrame(look);
		};
		look();
	});
const mapTops = (page: Page) =>
	page.evaluate(() => (window as unknown as { mapTops: number[] }).mapTops);

test('one can follow what the computer did, and the board one answers on stays where it is', async ({
	page,
	seeded,
	isMobile
}) => {
	const { keeper } = seeded;
	const id = await keeper.begin('A turn to follow', ['Mira', 'Ilse', 'Corvin'], [], {
		dealer: 'app'
	});
	for (const seat of ['s1', 's2', 's3']) await keeper.send(id, prologue(seat));
	await page.goto(`/heritage/chronicles/${id}`);
	for (const seat of ['s2', 's3'])
		await keeper.send(id, { type: 'GiveSeatToRival', seat, strength: 'easy' });
	const table = `/heritage/chronicles/${id}/chapters/1/table`;
	const people = new People(keeper, id, ['s1']);

	await test.step('set up, it is asked neither for its age nor as a person', async () => {
		await page.goto(`/heritage/chronicles/${id}/chapters/1/set-up`);
		await waitForHydration(page);
		await expect(page.getByText('The computer chooses last. You choose for it.')).toBeVisible();
		await expect(page.getByText(/youngest/)).toHaveCount(0);
		await expect(page.getByRole('radio', { name: 'Mira' })).toBeChecked();
		await button(page, 'Clan of Ilse').click();
		await page.getByRole('group', { name: 'Clan of Ilse' }).getByText('Brujah').click();
		await expect(page.getByText('Choose a leader for Ilse.')).toBeVisible();
		await expectUsable(page);
	});

	await test.step('its moves stay as a list until they are put away', async () => {
		await keeper.layOut(id, 1, openingNight(3));
		await people.playUntil((state) => {
			const { phase, question, round } = tableNow(state);
			return phase === 'play' && round === 3 && question === null && toMove(state) === 's1';
		});
		await page.goto(table);
		await waitForHydration(page);
		await expect(page.getByText('Since your last turn:')).toBeVisible();
		const told = page.getByRole('status').getByRole('listitem');
		await expect(told.filter({ hasText: /^Corvin (recruited|played) .+\.$/ })).not.toHaveCount(0);
		await expectUsable(page);
		if (isMobile) expect(await smallTargets(page)).toEqual([]);
		await button(page, 'Why?').click();
		const reasons = page.getByRole('dialog', { name: 'Why the computer did this' });
		for (const name of ['Ilse', 'Corvin'])
			await expect(reasons.getByText(new RegExp(`^${name} .*recruited`)).first()).toBeVisible();
		await page.keyboard.press('Escape');
		await page.locator('[data-place="bloodline"]').click();
		const zoom = button(page, 'Zoom in');
		await expect(zoom).toBeVisible();
		await expect
			.poll(async () => {
				const [tool, foot] = await Promise.all([
					zoom.boundingBox(),
					page.locator('.action-bar').boundingBox()
				]);
				return (tool?.y ?? Infinity) + (tool?.height ?? 0) - (foot?.y ?? 0);
			}, 'the tools of the tree stand above the foot')
			.toBeLessThanOrEqual(0);
		await page.locator('[data-place="table"]').click();
		await button(page, 'Hide this').click();
		await expect(page.getByText('Since your last turn:')).toHaveCount(0);
	});

	await test.step('who plays alone can hurry it', async () => {
		await hurryRivals(page);
		await page.goto(table);
		await waitForHydration(page);
		const hurried = page.waitForResponse((answer) => answer.url().endsWith('/hurry'));
		await people.playUntil((state) => toMove(state) !== 's1');
		expect((await hurried).status()).toBe(200);
		await button(page, 'Table menu').click();
		await expect(page.getByLabel('Computer moves without pauses')).toBeChecked();
	});

	await test.step('a board stays where it is while its outcomes come, and after a tap', async () => {
		await page.goto('/about');
		await people.playUntil(
			(state) => tableNow(state).question?.prompt === 'which-ankh' && toMove(state) === 's1'
		);
		await page.goto(table);
		await waitForHydration(page);
		await page.locator('[data-spot]').first().waitFor();
		await watchMap(page);
		await page.locator('[data-spot]').first().click();
		await expect(page.getByText('Tap the court it moves to.')).toBeVisible();
		// Outcomes come in idle moments, and none where nothing changes.
		await page.waitForTimeout(2_000);
		expect(await mapTops(page)).toHaveLength(1);
		await expectUsable(page);
	});
});
