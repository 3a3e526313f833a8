import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProgram } from '../bench/program.ts';
import { about, device, putData } from '../support/left-by-0-1-0.ts';
import { playedAlone } from './support/laid-alone.ts';
import { gameUpTo } from './support/played-to.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { Thumb } from './support/thumb.ts';
import { expectUsable } from './support/usable.ts';

const NOBODY = { cookies: [], origins: [] };

/** From the first page to a dealt table, in two taps. */
async function twoTaps(page: Page, home = '/'): Promise<void> {
	await page.goto(home);
	await waitForHydration(page);
	await page.getByRole('link', { name: 'Play now on this device' }).click();
	await page.getByRole('button', { name: '3 players' }).click();
	await page.waitForURL(/\/play\/\w+$/);
	await expect(question(page)).toBeVisible();
}

/* The first thing a table in the first era asks of everybody. */
const question = (page: Page) =>
	page.getByRole('heading', { name: 'Which side of the morality token' });
const calm = (page: Page) => page.getByRole('button', { name: 'Calm', exact: true });
/** Whoever is asked answers; the next one is asked. */
async function answer(page: Page): Promise<void> {
	const before = await question(page).textContent();
	await calm(page).click();
	await expect(question(page)).not.toHaveText(before ?? '');
}

test.describe('without an account', () => {
	test.use({ storageState: NOBODY });

	test('two taps lead to a dealt table, from which nothing is lost', async ({ page }) => {
		await twoTaps(page);

		await test.step('the table is for everyone, in the dark and in the light', async () => {
			await expectUsable(page);
		});

		await test.step('a reload in the middle loses nothing', async () => {
			await answer(page);
			const before = await question(page).textContent();
			await page.reload();
			await expect(question(page)).toHaveText(before ?? '');
			await answer(page);
			await page.goto('/');
			await page.getByRole('link', { name: 'Continue your game' }).click();
			await expect(question(page)).not.toHaveText(before ?? '');
		});

		await test.step('its people get their names at the table', async () => {
			await page.getByRole('button', { name: 'Menu' }).click();
			await page.getByText('Rename the game and its players').click();
			for (const [index, name] of ['Mira', 'Vlad', 'Mo'].entries())
				await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name);
			await page.getByRole('button', { name: 'Save names' }).click();
			await expect(question(page)).toHaveText(/does (Mira|Vlad|Mo) start with/);
			await page.reload();
			await expect(question(page)).toHaveText(/does (Mira|Vlad|Mo) start with/);
		});

		await test.step('who wants it in a group signs in first, and comes back to it', async () => {
			const here = new URL(page.url()).pathname;
			await page.getByRole('button', { name: 'Menu' }).click();
			await page.getByRole('link', { name: 'Move to a group' }).click();
			await page.waitForURL(`**/sign-in?next=${encodeURIComponent(`${here}/move`)}`);
		});
	});

	test('it is played in a home network too, where the browser trusts nothing', async ({
		page,
		lanURL
	}) => {
		await twoTaps(page, lanURL);
		await answer(page);
	});

	test('an era, clans and names are chosen first where somebody wants to', async ({ page }) => {
		await page.goto('/heritage/play');
		await waitForHydration(page);
		await page.getByText('Choose era, clans').click();
		await page.getByText('2 players', { exact: true }).last().click();
		await page.getByLabel('Player 1', { exact: true }).fill('Mira');
		await page.getByLabel('Clan of player 1').selectOption('tremere');
		await page.getByText('1492–1588').click();
		await expect(page.getByText('On the table: The Inquisition')).toBeVisible();
		await page.getByRole('button', { name: 'Deal this table' }).click();
		await page.waitForURL(/\/play\/\w+$/);
		await expect(page.getByRole('button', { name: /Mira/ }).first()).toBeVisible();
		await page.goto('/heritage/play');
		await expect(page.getByText(/Mira and Player 2 · era III/)).toBeVisible();
		await page.getByText('Choose era, clans').click();
		await expect(page.getByLabel('Player 1', { exact: true }), 'nobody is asked twice').toHaveValue(
			'Mira'
		);
	});

	test('who plays with a box types in its leaders and missions', async ({ page }) => {
		await page.goto('/heritage/play');
		await waitForHydration(page);
		await page.getByText('Choose era, clans').click();
		await page.getByText('2 players', { exact: true }).last().click();
		await page.getByLabel('Player 1', { exact: true }).fill('Mira');
		await page.getByText('The box. You draw real cards').click();
		await expect(page.getByText('Choose Mira’s clan first.')).toBeVisible();
		await page.getByLabel('Clan of player 1').selectOption('tremere');
		await page.getByRole('button', { name: 'Type in Mira’s Tremere leader' }).click();
		const sheet = page.getByRole('dialog', { name: 'Tremere leader' });
		await sheet.getByRole('button', { name: 'Use this leader' }).click();
		await expect(sheet.getByText('Enter the name on the card.')).toBeVisible();
		await sheet.getByLabel('Name').fill('Aurelia');
		for (const sign of ['Elitist', 'Cruel', 'East', 'Scholarly'])
			await sheet.getByText(sign, { exact: true }).click();
		await sheet.getByRole('button', { name: 'Use this leader' }).click();
		await expect(page.getByRole('button', { name: 'Aurelia' })).toBeVisible();
		await page.getByText('The cards on your table').click();
		await page.getByRole('button', { name: 'Type one in' }).click();
		await page.getByLabel('Name of mission 1').fill('A door left open');
		await expectUsable(page);
		await page.getByRole('button', { name: 'Lay this table out' }).click();
		await page.waitForURL(/\/play\/\w+$/);
		await page.getByRole('navigation').getByText('Points').click();
		await expect(page.getByRole('heading', { name: 'A door left open' })).toBeVisible();
		await page.getByRole('navigation').getByText('Bloodline').click();
		await expect(page.getByRole('treeitem', { name: /Aurelia/ })).toBeVisible();
	});

	test('a game gets another name, is deleted, and comes back', async ({ page }) => {
		await twoTaps(page);
		await page.goto('/heritage/play');
		const row = page.getByRole('listitem').filter({ hasText: 'era I,' });
		await row.getByRole('button', { name: /^Rename/ }).click();
		await page.getByLabel('Name of the game').fill('By the fire');
		await page.getByRole('button', { name: 'Rename', exact: true }).click();
		await expect(row.getByRole('link', { name: 'By the fire' })).toBeVisible();
		await row.getByRole('button', { name: 'Delete By the fire' }).click();
		const dialog = page.getByRole('dialog', { name: 'Delete this game?' });
		await expect(dialog).toContainText('Player 1, Player 2 and Player 3');
		await dialog.getByRole('button', { name: 'Delete' }).click();
		await expect(row).toHaveCount(0);
		await page.getByRole('button', { name: 'Bring it back' }).click();
		await row.getByRole('link', { name: 'By the fire' }).click();
		await expect(question(page)).toBeVisible();
	});

	test('of two tabs the one that is behind is shown what happened', async ({ page, context }) => {
		await twoTaps(page);
		const other = await context.newPage();
		await other.goto(page.url());
		await expect(question(other)).toBeVisible();
		await answer(page);
		const after = await question(page).textContent();
		await calm(other).click();
		await expect(other.getByRole('alert')).toContainText('another tab');
		await expect(question(other)).toHaveText(after ?? '');
		await other.close();
	});

	test('where nothing can be kept the game goes on, and says so', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(window, 'indexedDB', {
				value: {
					open: () => {
						throw new DOMException('no', 'SecurityError');
					}
				}
			});
		});
		await twoTaps(page);
		await expect(page.getByText('This browser cannot save the game')).toBeVisible();
		await answer(page);
	});
});

test('a game goes into a group, is played on there, and the copy says so', async ({
	page,
	seeded
}) => {
	await twoTaps(page);
	await answer(page);
	const here = page.url();
	const before = await question(page).textContent();
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('link', { name: 'Move to a group' }).click();
	await page.getByText('The Thursday table').click();
	await expectUsable(page);
	await page.getByRole('button', { name: 'Move it there' }).click();
	await page.waitForURL(/\/games\/[\w-]+$/);
	await expect(question(page)).toHaveText(before ?? '');
	await answer(page);
	await page.getByRole('button', { name: 'Menu' }).click();
	await expect(
		page.getByText('dealt on a device, where nobody can verify the shuffle')
	).toBeVisible();

	const there = page.url();
	const log = await seeded.keeper.api.get(`/api/logs/${there.split('/').at(-1) ?? ''}/events`);
	const { events } = (await log.json()) as { events: { event: { type: string } }[] };
	expect(events[0]?.event.type).toBe('GameBrought');

	await page.goto(`/groups/${seeded.group}`);
	await expect(page.getByRole('list', { name: 'Single games' }).getByRole('link')).not.toHaveCount(
		0
	);

	await page.goto(here);
	await expect(page.getByText('This game moved into a group')).toBeVisible();
	await page.getByRole('link', { name: 'Open it' }).click();
	await page.waitForURL(there);
});

test('a game that is over shows its result, and that nobody can check its chance', async ({
	page,
	seeded
}) => {
	const game = await seeded.keeper.bring('Down to the last round', playedAlone());
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	await expect(page.getByRole('heading', { name: /prevails$/ })).toBeVisible();
	await expect(page.getByText('were dealt on a device').first()).toBeVisible();
	await page.getByRole('button', { name: 'Look at the table' }).click();
	await expect(page.getByRole('heading', { name: 'The queue' })).toBeVisible();
});

test('a result is saved as lines and as an image', async ({ page, seeded }) => {
	const people = { s1: 'Ada', s2: 'Bo', s3: 'Cleo' };
	const game = await seeded.keeper.bring('Worth keeping', gameUpTo({ at: 'end' }), people);
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	const saved = async (as: RegExp) => {
		await page.getByRole('button', { name: 'Save picture' }).click();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: as }).click()
		]);
		return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
	};
	const lines = await saved(/^Save as SVG/);
	expect(lines.name).toMatch(/\.svg$/);
	for (const who of Object.values(people)) expect(lines.bytes.toString()).toContain(who);
	const image = await saved(/^Save as PNG/);
	expect(image.name).toMatch(/\.png$/);
	expect(image.bytes.subarray(1, 4).toString()).toBe('PNG');
	expect(image.bytes.readUInt32BE(16), 'twice as wide as the picture').toBe(1440);
});

test('a single game of a group is deleted by its name', async ({ page, seeded }) => {
	const game = await seeded.keeper.bring('One night only');
	await page.goto(`/heritage/games/${game}`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByText('Delete this game…').click();
	await page.getByRole('button', { name: 'Delete the game' }).click();
	await expect(page.getByText('This does not match')).toBeVisible();
	await page.getByLabel(/To delete it/).fill('One night only');
	await page.getByRole('button', { name: 'Delete the game' }).click();
	await page.waitForURL(/\/groups\/\w+$/);
	await expect(page.getByRole('link', { name: 'One night only' })).toHaveCount(0);
});

test('what 0.1.0 kept on a device goes on: its game, and what waited to be sent', async ({
	browser
}) => {
	const folder = mkdtempSync(join(tmpdir(), 'elysium-0-1-0-'));
	putData(folder);
	const program = await startProgram(folder);
	const { game, keeper, password } = about;
	const context = await browser.newContext({ baseURL: program.url, storageState: NOBODY });
	try {
		const page = await context.newPage();
		await page.goto('/sign-in');
		await page.getByLabel('Name', { exact: true }).fill(keeper.name);
		await page.getByLabel('Password', { exact: true }).fill(password);
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.waitForURL((url) => url.pathname !== '/sign-in');
		await page.evaluate(async ({ databases, localStorage: marks }) => {
			Object.assign(localStorage, marks);
			for (const { name, version, stores } of databases)
				await new Promise<void>((resolve, reject) => {
					const opening = indexedDB.open(name, version);
					opening.onerror = () => reject(opening.error);
					opening.onupgradeneeded = () => {
						for (const { name: store, keyPath, records } of stores) {
							const made = opening.result.createObjectStore(store, { keyPath });
							for (const record of records) made.put(record);
						}
					};
					opening.onsuccess = () => {
						opening.result.close();
						resolve();
					};
				});
		}, device());

		await page.goto('/heritage/play');
		await page.locator(`a[href="/heritage/play/${about.device.game}"]`).first().click();
		await page.waitForURL(`**/heritage/play/${about.device.game}`);
		await waitForHydration(page);
		const thumb = new Thumb(page);
		await thumb.playUntil(() => thumb.did.turns === 1);

		await page.goto(`/heritage/games/${game.id}`);
		const waits = page.getByRole('button', { name: /^Waiting to send/ });
		await expect(waits).toHaveAccessibleName('Waiting to send: 2 steps were sent.');
		const answer = await page.request.get(`/api/logs/${game.id}/events?after=${game.version}`);
		const { events } = (await answer.json()) as { events: readonly { command: string }[] };
		expect([...new Set(events.map(({ command }) => command))]).toEqual(about.device.waiting);
	} finally {
		await context.close();
		await program.stop();
		rmSync(folder, { recursive: true });
	}
});
