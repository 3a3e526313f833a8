import type { Browser, Page } from '@playwright/test';
import type { deviceOf } from './support/device.ts';
import { withThreeGuests } from './support/guests.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';
import { expectOnly, OFF } from './support/waiting.ts';

/* A match of Rivals with the box: on one phone in the middle of the table, and on four phones. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const counter = (page: Page, who: string, what: string) =>
	page.getByRole('group', { name: `${who}: ${what}` });

/** Two taps from the group: start a match, and start it. */
async function startMatch(page: Page, group: string): Promise<void> {
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	await page
		.getByRole('link', { name: /^Start a match/ })
		.first()
		.click();
	await page.waitForURL(/rivals\/groups\/[\w-]+\/matches\/new/);
	await waitForHydration(page);
}

/** Names in place of members, who sit clockwise. */
async function typeNames(page: Page, names: readonly string[]): Promise<void> {
	for (const [nth, name] of names.entries()) {
		const field = page.locator(`[name="table.${nth}.name"]`);
		if ((await field.count()) === 0) await button(page, /^Add/).click();
		await field.fill(name);
	}
}

async function begin(page: Page): Promise<void> {
	await button(page, 'Start the match').click();
	await page.waitForURL(/\/rivals\/matches\/[\w-]+$/);
	await waitForHydration(page);
}

/** Taps the Blood Potency of a Leader for a player. */
async function recruitLeader(page: Page, who: string, bp: number): Promise<void> {
	await button(page, `Leader for ${who}`).tap();
	const sheet = page.getByRole('dialog', { name: `${who}’s Leader` });
	await sheet.getByRole('button', { name: String(bp), exact: true }).tap();
	await expect(sheet).toHaveCount(0);
}

test('three play on one phone: Rivals, Leaders, counters, a knock-out, and who won why', async ({
	page,
	seeded
}) => {
	const group = await seeded.keeper.foundGroup(uniqueName('One phone'));
	await startMatch(page, group);
	await typeNames(page, ['Ada', 'Ben', 'Cleo']);
	await expectUsable(page);
	await begin(page);
	const rivals = page.getByRole('img', { name: /^Rivals: / });
	const hunts = (await rivals.getAttribute('aria-label')) ?? '';
	await test.step('one ring, in words and as a picture', () => {
		expect(hunts).toMatch(/^Rivals: (\w+ hunts \w+(, | and |\.)){3}$/);
	});
	for (const [who, bp] of [
		['Ada', 7],
		['Ben', 5],
		['Cleo', 4]
	] as const)
		await recruitLeader(page, who, bp);
	await expect(counter(page, 'Ada', 'Prestige')).toContainText('13');
	await expectUsable(page);

	await test.step('taps on a number add up to one change, shown for five seconds, undone at once', async () => {
		await button(page, 'Begin the first turn').tap();
		await expect(page.getByText('Turn up 3 City cards')).toBeVisible();
		// What the Leader cost was shown, too.
		await expect(page.locator('[data-change]')).toHaveCount(0);
		const less = button(page, 'Ben: 1 Prestige less');
		for (let tap = 0; tap < 3; tap++) await less.tap();
		await expect(counter(page, 'Ben', 'Prestige')).toContainText('12');
		await expect(counter(page, 'Ben', 'Prestige').locator('[data-change]')).toHaveText('−3');
		await expect(counter(page, 'Ben', 'Prestige').locator('[data-change]')).toHaveCount(0, {
			timeout: 8_000
		});
		await button(page, 'Undo').tap();
		await expect(counter(page, 'Ben', 'Prestige')).toContainText('15');
	});

	await test.step('the phone lies in the middle: each panel is turned', async () => {
		await button(page, 'Table').tap();
		await expect(button(page, 'List view')).toBeVisible();
		const more = button(page, 'Cleo: 1 Agenda more');
		for (let tap = 0; tap < 10; tap++) await more.tap();
		await expect(counter(page, 'Cleo', 'Agenda')).toContainText('Close to 13');
		await expectUsable(page);
		await button(page, 'List view').tap();
	});

	await test.step('who wins if somebody falls now', async () => {
		await button(page, 'Menu').tap();
		await button(page, 'Who wins if…').tap();
		const forecast = page.getByRole('dialog', { name: 'Who wins if…' });
		await expect(forecast.getByRole('heading', { level: 3 })).toHaveCount(3);
		await expect(forecast.getByText(/wins$/)).toHaveCount(9);
		await expectUsable(page);
		await forecast.getByRole('button', { name: 'Close' }).tap();
	});

	await test.step('a vampire falls, and its player with it', async () => {
		const [, hunter = ''] = /(\w+) hunts Ben/.exec(hunts) ?? [];
		await button(page, /^Leader: 5 of 5 Blood/).tap();
		const vampire = page.getByRole('dialog', { name: 'Ben’s Leader' });
		await vampire.getByRole('button', { name: 'Send to torpor' }).tap();
		await vampire.getByRole('button', { name: `${hunter} (+1 Agenda)` }).tap();
		await expect(button(page, /^Leader: 1 of 5 Blood, in torpor/)).toBeVisible();
		const over = page.getByRole('region', { name: 'Is the match over?' });
		await expect(over).toContainText('Ben has no active vampire');
		await over.getByText(hunter, { exact: true }).tap();
		await expectUsable(page);
		await over.getByRole('button', { name: `End it: ${hunter} wins` }).tap();
		await expect(
			page.getByRole('heading', { level: 1, name: `${hunter} won by knocking out Ben` })
		).toBeVisible();
		await expect(page.getByText('Knocked out by', { exact: false }).first()).toBeVisible();
		await expectUsable(page);
	});

	await test.step('history in words, and the league', async () => {
		await page.getByText('History', { exact: true }).tap();
		await expect(page.getByText('Ben: −3 Prestige').first()).toBeVisible();
		await page.getByRole('link', { name: 'League' }).click();
		await page.waitForURL(/\/rivals\/groups\/[\w-]+\/matches$/);
		await expect(page.getByText('1 match played to an end.', { exact: false })).toBeVisible();
		await expectUsable(page);
	});
});

/** The keeper and three guests, each on a phone of their own. */
async function fourPhones(
	page: Page,
	browser: Browser,
	seeded: Seeded,
	info: Parameters<typeof deviceOf>[0]
): Promise<readonly Page[]> {
	const { group, guests } = await withThreeGuests(page, browser, seeded, info);
	await startMatch(page, group);
	await begin(page);
	const phones = [page, ...guests];
	for (const phone of guests) {
		await phone.goto(page.url());
		await waitForHydration(phone);
	}
	return phones;
}

test('four count on four phones; one loses the network, and nothing is lost', async ({
	page,
	browser,
	seeded,
	complaints
}, info) => {
	const phones = await fourPhones(page, browser, seeded, info);
	const [, away, watching] = phones;
	if (!away || !watching) throw new Error('four phones');
	/** The numbers of the own seat are large on each phone. */
	const own = (phone: Page) => phone.getByRole('group', { name: /: Prestige$/ });
	for (const phone of phones) await expect(own(phone)).toHaveCount(1);
	const name =
		/^(.+): Prestige$/.exec((await own(away).getAttribute('aria-label')) ?? '')?.[1] ?? '';
	await expectUsable(away);

	await test.step('what one taps, all see, with its change', async () => {
		await button(away, `${name}: 1 Prestige less`).tap();
		await expect(own(away)).toContainText('19');
		await expect(watching.getByRole('button', { name: new RegExp(name) })).toContainText('19');
	});

	await test.step('off the network it counts on, and sends once it is back', async () => {
		await away.context().setOffline(true);
		for (let tap = 0; tap < 4; tap++) await button(away, `${name}: 1 Prestige less`).tap();
		await expect(own(away)).toContainText('15');
		await expect(away.getByText('Not sent yet')).toBeVisible();
		// Somebody else counts on meanwhile.
		await button(page, 'Begin the first turn').tap();
		await away.context().setOffline(false);
		await expect(away.getByText('Not sent yet')).toHaveCount(0);
		await expect(watching.getByRole('button', { name: new RegExp(name) })).toContainText('15');
		await expect(away.getByText('Beginning Phase')).toBeVisible();
	});

	for (const phone of phones.slice(1)) await phone.context().close();
	expectOnly(complaints, OFF);
});
