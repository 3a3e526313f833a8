import type { Locator, Page } from '@playwright/test';
import { mostKilobytes } from '../support/live-pages.ts';
import { countOf, held } from '../unit/vendetta/evening.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';
import { expectOnly, OFF } from './support/waiting.ts';
import { weighing } from './support/weight.ts';

/** What lies on the table after round 3, in the order of the fields. */
const TABLE = [
	{ name: 'Ada', figures: [10, 10, 1], tokens: 0 },
	{ name: 'Ben', figures: [11, 14, 0], tokens: 2 },
	{ name: 'Cleo', figures: [10, 12, 2], tokens: 1 },
	{ name: 'Dora', figures: [13, 9, 1], tokens: 1 }
] as const;
const FIGURES = ['pool', 'alliance', 'drained'] as const;
const NAMES = TABLE.map(({ name }) => name);
const MOST_TAPS = 60;

/** A thumb that counts what it does: a tap or a digit each. */
class CountingThumb {
	readonly #page: Page;
	did = 0;

	constructor(page: Page) {
		this.#page = page;
	}

	async tap(what: Locator): Promise<void> {
		await what.tap();
		this.did += 1;
	}

	async type(figure: number): Promise<void> {
		for (const digit of String(figure)) {
			await this.#page.keyboard.press(digit);
			this.did += 1;
		}
	}
}

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const choice = (page: Page, name: string, value: string | number): Locator =>
	page.locator(`label:has(input[name="${name}"][value="${value}"])`);
const total = (page: Page, name: string): Locator =>
	page.getByRole('button', { name: new RegExp(`^${name}(, total)?: `) });

async function begun({ keeper }: Seeded, page: Page): Promise<string> {
	const id = await keeper.beginEvening('A night by thumb', NAMES);
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	return id;
}

/** Types the whole table with the keys of the phone, and saves nothing yet. */
async function countedBy(thumb: CountingThumb, page: Page): Promise<void> {
	for (const [index, { figures, tokens }] of TABLE.entries()) {
		for (const [at, figure] of figures.entries()) {
			await thumb.tap(field(page, `s${index + 1}.${FIGURES[at] ?? ''}`));
			await thumb.type(figure);
		}
		if (tokens > 0) await thumb.tap(choice(page, `s${index + 1}.tokens`, tokens));
	}
}

const save = (page: Page): Locator => page.getByRole('button', { name: 'Save the count' });

test('an evening is begun on the page of its group and counted in at most 60 taps and digits', async ({
	page,
	seeded
}) => {
	// A group of its own: guests of other tests would take the seats.
	const group = await seeded.keeper.foundGroup(uniqueName('Four counts'));
	await page.goto(`/groups/${group}`);
	await page.getByRole('link', { name: 'Score an evening' }).click();
	await page.waitForURL(/evenings\/new$/);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Add a player' }).click();
	for (const [index, name] of NAMES.entries()) {
		await field(page, `table.${index}.name`).fill(name);
		await field(page, `table.${index}.clan`).selectOption({ index: index + 1 });
	}
	await page.getByRole('button', { name: 'On to the count' }).click();
	await page.waitForURL(/\/vendetta\/evenings\//);
	await waitForHydration(page);

	const thumb = new CountingThumb(page);
	await countedBy(thumb, page);
	// Ben and Cleo are level: Blood is asked for then, and of them alone.
	await thumb.tap(field(page, 'blood.s2'));
	await thumb.type(4);
	await expect(field(page, 'blood.s1')).toHaveCount(0);
	await thumb.tap(field(page, 'blood.s3'));
	await thumb.type(6);
	await expect(page.getByText('Cleo, 23')).toBeVisible();
	await thumb.tap(save(page));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleo is Prince of Chicago');
	console.log(`${thumb.did} taps and digits for four players with a tie`);
	expect(thumb.did).toBeLessThanOrEqual(MOST_TAPS);

	await expect(page.getByText('Cleo has more Blood: 6 to 4')).toBeVisible();
	await page.getByText('History', { exact: true }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Final count' })).toBeVisible();
	await page.goto(`/groups/${group}`);
	await expect(page.getByText('Cleo is Prince with 23 Influence')).toBeVisible();
});

/** What the form or the result adds, which come once the page is there. */
const FORM_KILOBYTES = 6;

test('an evening is light, with its form and with its result', async ({ page, seeded }) => {
	const [toCount = '', counted = ''] = seeded.evenings;
	for (const id of [toCount, counted]) {
		await page.goto(`/vendetta/evenings/${id}`);
		await waitForHydration(page);
		const weigh = await weighing(page);
		expect(await weigh(), 'kB of scripts').toBeLessThanOrEqual(
			mostKilobytes('/vendetta/evenings/[evening]') + FORM_KILOBYTES
		);
	}
});

test('a total grows while it is typed, and says why', async ({ page, seeded }) => {
	await begun(seeded, page);
	await field(page, 's1.pool').fill('9');
	await expect(total(page, 'Ada')).toHaveText('9');
	await field(page, 's1.alliance').fill('10');
	await choice(page, 's1.tokens', 2).click();
	await expect(total(page, 'Ada')).toHaveText('17');
	await total(page, 'Ada').click();
	for (const line of [
		'Influence in the Pool 9',
		'Alliance, not drained 10',
		'Diablerie tokens, −1 each −2'
	])
		await expect(page.locator('.popover:popover-open')).toContainText(line);
	await page.keyboard.press('Escape');
	await save(page).click();
	await expect(page.getByText('Not counted yet: Ada, Ben, Cleo, Dora.')).toBeVisible();
	await expect(field(page, 's1.drained')).toBeFocused();
	await expectUsable(page);
});

test('with the keys alone, Enter leads from figure to figure and on to what saves', async ({
	page,
	seeded
}) => {
	await begun(seeded, page);
	await field(page, 's1.pool').focus();
	for (const { figures } of TABLE.map(({ figures }, index) => ({
		// Nobody is level.
		figures: [figures[0] + 3 * index, figures[1], figures[2]]
	})))
		for (const figure of figures) {
			await page.keyboard.type(String(figure));
			await page.keyboard.press('Enter');
		}
	await expect(save(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dora is Prince of Chicago');
});

test('still level in Blood, it asks who holds the Ambition token; a third token takes out of the game', async ({
	page,
	seeded
}) => {
	await begun(seeded, page);
	await countedBy(new CountingThumb(page), page);
	await choice(page, 's4.tokens', 3).click();
	await choice(page, 's4.out', 2).click();
	for (const seat of ['s2', 's3']) await field(page, `blood.${seat}`).fill('4');
	await expect(page.getByText('Ada', { exact: true }).last()).toBeVisible();
	await expect(choice(page, 'ambition', 's4')).toHaveCount(0);
	await expectUsable(page);
	await choice(page, 'ambition', 's3').click();
	await save(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleo is Prince of Chicago');
	await expect(page.getByText('Cleo comes first in turn order')).toBeVisible();
	await expect(page.getByText('out in round 2')).toBeVisible();
});

test('what is typed is there again after a reload, and what was saved is corrected, undone and redone', async ({
	page,
	seeded
}) => {
	await begun(seeded, page);
	await countedBy(new CountingThumb(page), page);
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByText('You left this unfinished')).toBeVisible();
	await expect(field(page, 's4.pool')).toHaveValue('13');
	await field(page, 's4.pool').fill('20');
	for (const [seat, blood] of [
		['s2', '4'],
		['s3', '6']
	] as const)
		await field(page, `blood.${seat}`).fill(blood);
	await save(page).click();
	const prince = page.getByRole('heading', { level: 1 });
	await expect(prince).toHaveText('Dora is Prince of Chicago');

	await page.getByRole('button', { name: 'Correct the count' }).click();
	await expect(field(page, 's4.pool')).toHaveValue('20');
	await field(page, 's4.pool').fill('13');
	await page.getByRole('button', { name: 'Save the correction' }).click();
	await expect(prince).toHaveText('Cleo is Prince of Chicago');
	await page.getByText('History', { exact: true }).click();
	await expect(page.getByText('Dora, Pool: 20 → 13')).toBeVisible();

	await page.getByRole('button', { name: 'Undo the last step' }).click();
	await expect(prince).toHaveText('Dora is Prince of Chicago');
	await page.getByRole('button', { name: 'Redo it' }).click();
	await expect(prince).toHaveText('Cleo is Prince of Chicago');
});

test('off the network a count is kept on the device, and sent once the server can be reached', async ({
	page,
	seeded,
	complaints
}) => {
	const id = await begun(seeded, page);
	await countedBy(new CountingThumb(page), page);
	for (const [seat, blood] of [
		['s2', '4'],
		['s3', '6']
	] as const)
		await field(page, `blood.${seat}`).fill(blood);
	await expect(page.getByText('Saved. You can go on later')).toBeVisible();
	await page.context().setOffline(true);
	await save(page).click();
	const prince = page.getByRole('heading', { level: 1 });
	await expect(prince).toHaveText('Cleo is Prince of Chicago');
	await expect(page.getByText('Not sent yet')).toBeVisible();
	const { events } = (await (
		await seeded.keeper.api.get(`/api/logs/${id}/events?after=0`)
	).json()) as { events: readonly unknown[] };
	expect(events, 'only its beginning is written').toHaveLength(1);

	await page.context().setOffline(false);
	await expect(page.getByText('Not sent yet')).toHaveCount(0);
	await page.goto(`/vendetta/evenings/${id}`);
	await expect(prince).toHaveText('Cleo is Prince of Chicago');
	expectOnly(complaints, OFF);
});

test('who counts while another saves loses nothing, and is told', async ({ page, seeded }) => {
	const id = await begun(seeded, page);
	await field(page, 's1.pool').fill('9');
	const count = countOf([held(20), held(12), held(10), held(8)]);
	await seeded.keeper.send(id, { type: 'RecordCount', count });
	await expect(page.getByText('Somebody changed this evening meanwhile')).toBeVisible();
	await expect(field(page, 's1.pool')).toHaveValue('9');
	await page.getByRole('button', { name: 'Look at it' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada is Prince of Chicago');
});
