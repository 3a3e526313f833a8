import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './test.ts';

/* A chapter of the sealed deck from its opening to the end of its aftermath, by what a person sees and taps. */

/** What leads on in an aftermath, the first that is there. */
const ONWARD: readonly (string | RegExp)[] = [
	'Turn the card over',
	'Read it aloud',
	'Confirm',
	'No sticker this time',
	'Leave it empty',
	/ stays$/,
	/^Close with \d+ left open$/,
	/^Close chapter \d+$/,
	/^Next/
];
const MOST_TAPS = 80;
const BUSY = ':is([aria-busy="true"], .working, .coming)';

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await waitForHydration(page);
}

/** Breaks the seal of a chapter; ends where its text and missions can be read. */
export async function openChapter(page: Page, home: string, chapter: number): Promise<void> {
	await open(page, home);
	await page.getByRole('link', { name: `Open chapter ${chapter}`, exact: true }).click();
	await page.waitForURL(new RegExp(`/chapters/${chapter}/open$`));
	await page.getByRole('button', { name: /Break the seal/ }).click();
	await expect(page.getByRole('list', { name: 'Missions of the chapter' })).toBeVisible();
}

/** What two made of a chapter: clans and power in turn order, and who claimed its first missions. */
export interface Evening {
	readonly players: readonly string[];
	readonly clans: readonly string[];
	readonly power: readonly number[];
	readonly claims: readonly string[];
}

/** Writes down a chapter that was played without the phone; ends at its aftermath. */
export async function recordChapter(
	page: Page,
	home: string,
	chapter: number,
	{ players, clans, power, claims }: Evening
): Promise<void> {
	await open(page, `${home}/chapters/${chapter}/record`);
	for (const [index, player] of players.entries()) {
		const choice = page.getByRole('group', { name: `Clan of ${player}` });
		await choice.getByText(clans[index] ?? '', { exact: true }).click();
	}
	const points = page.getByRole('group', { name: /^Power / });
	for (const [index, player] of players.entries())
		await points.getByLabel(player, { exact: true }).fill(String(power[index] ?? 0));
	const first = page.getByRole('group', { name: 'First player' });
	await first.getByText(players[0] ?? '', { exact: true }).click();
	for (const [index, player] of claims.entries()) {
		const mission = page.getByRole('group', { name: /^Who claimed / }).nth(index);
		await mission.getByText(player, { exact: true }).click();
	}
	await page.getByRole('button', { name: `Record chapter ${chapter}` }).click();
	await page.waitForURL(/\/aftermath/);
}

/**
 * Walks an aftermath to its end: sealed cards are turned, the first choice of each mission is taken, nothing is stuck
 * on anybody.
 */
export async function walkAftermath(
	page: Page,
	reached = page.getByRole('heading', { name: 'The chapter is closed' })
): Promise<void> {
	for (let taps = 0; taps < MOST_TAPS; taps++) {
		await waitForHydration(page);
		await expect(async () => {
			if (!(await reached.isVisible())) await leadOn(page);
		}).toPass({ timeout: 30_000 });
		if (await reached.isVisible()) return;
	}
	throw new Error(`After ${MOST_TAPS} taps the aftermath still goes on.`);
}

const checked = async (choice: Locator): Promise<boolean> =>
	(await choice.evaluateAll((all) => all.filter((one) => one.matches(':checked')).length)) > 0;

/** Takes the first choice where there is one, and taps what leads on. */
async function leadOn(page: Page): Promise<void> {
	const choice = page.locator('main').getByRole('radio');
	if ((await choice.count()) > 0 && !(await checked(choice)))
		await choice.first().check({ force: true, timeout: 2_000 });
	const before = await words(page);
	for (const name of ONWARD) {
		const button = page.getByRole('button', { name, exact: typeof name === 'string' });
		const link = page.getByRole('link', { name, exact: typeof name === 'string' });
		const onward = button.or(link).first();
		if (!(await onward.isVisible()) || !(await onward.isEnabled())) continue;
		await onward.click({ timeout: 3_000 });
		await expect
			.poll(() => words(page), { message: `“${String(name)}” leads on` })
			.not.toBe(before);
		await expect(page.locator(BUSY)).toHaveCount(0);
		return;
	}
	throw new Error(`Nothing leads on at ${page.url()}:\n${before}`);
}

const words = (page: Page): Promise<string> => page.locator('main').innerText();
