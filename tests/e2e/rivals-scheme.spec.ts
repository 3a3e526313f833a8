import type { Page } from '@playwright/test';
import { fourPhonesOf } from './support/rivals-phones.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

/* A Scheme with the box: each phone seals what its player stakes, and all stakes open together. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const scheme = (page: Page) => page.getByRole('region', { name: 'Scheme', exact: true });
const prestige = (page: Page) => page.getByRole('group', { name: /: Prestige$/ });

async function more(page: Page, what: string, times: number): Promise<void> {
	for (let tap = 0; tap < times; tap++) await button(page, `More: ${what}`).tap();
}

test('four answer a Scheme on four phones; fists stay closed until the last has answered', async ({
	page,
	browser,
	seeded
}, info) => {
	const phones = await fourPhonesOf(page, browser, seeded, info);
	for (const [name, phone] of phones) {
		await button(phone, `Leader for ${name}`).tap();
		await phone.getByRole('button', { name: '5', exact: true }).tap();
		await expect(prestige(phone)).toContainText('15');
	}
	await button(page, 'Begin the first turn').tap();
	await button(page, 'Action Phase').tap();
	await button(page, 'Play a Scheme').tap();
	await page.getByLabel('Name of the card').fill('Free Money');
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /Leader/ })
		.tap();
	await expect(scheme(page)).toContainText('Free Money: YES or NO?');
	const order = await scheme(page).locator('li > strong').allTextContents();
	const phoneOf = (nth: number): Page => phones.get(order[nth] ?? '') ?? page;
	const [first, second, third, last] = [phoneOf(0), phoneOf(1), phoneOf(2), phoneOf(3)];

	await test.step('the active player says YES, with 2 in the fist', async () => {
		await first.getByLabel('A closed fist').tap();
		await more(first, 'Prestige in the fist', 2);
		await expectUsable(first);
		await button(first, 'Say: 0 for YES, with a fist').tap();
		await expect(first.getByText(/staked 2 Prestige/)).toHaveCount(0);
		await button(first, /^Show .*stake$/).tap();
		await expect(first.getByText(/staked 2 Prestige/)).toBeVisible();
		await button(first, 'Hide it').tap();
	});

	await test.step('the next says NO, with a Leader and 3 in the fist', async () => {
		await button(second, 'NO').tap();
		await second.getByLabel(/exerts Influence/).tap();
		await second.getByLabel('A closed fist').tap();
		await more(second, 'Prestige in the fist', 3);
		await button(second, 'Say: 1 for NO, with a fist').tap();
	});

	await test.step('one stays out; nobody sees what a fist holds', async () => {
		await button(third, 'Stay out').tap();
		await button(third, 'Say: Stay out').tap();
		await expect(scheme(last)).toContainText('0 for YES, with a fist');
		await expect(scheme(last)).toContainText('NO 1 so far');
		await expect(prestige(second)).toContainText('15');
		// A page that is loaded again meanwhile shows the same.
		await page.reload();
		await waitForHydration(page);
		await expect(scheme(page)).toContainText('NO 1 so far');
		const log = await last.request.get(
			new URL(last.url()).pathname.replace('/rivals/matches/', '/api/logs/') + '/events'
		);
		expect(await log.text()).not.toContain('"stake"');
	});

	await test.step('the last answer opens all of them', async () => {
		await button(last, 'YES').tap();
		await button(last, 'Say: 0 for YES').tap();
		for (const phone of phones.values())
			await expect(phone.getByText('Free Money fails, 2 to 4.')).toBeVisible();
		await expect(prestige(first)).toContainText('15');
		await expect(prestige(second)).toContainText('12');
		await expect(last.getByText(/2 choices opened as the phone of the player/)).toBeVisible();
		await first.getByText('Why?', { exact: true }).tap();
		await expect(first.getByText('pays 3 Prestige', { exact: false })).toBeVisible();
		await expectUsable(first);
	});

	await test.step('each phone says what it made of the seals', async () => {
		await button(third, 'Menu').tap();
		await button(third, 'Sealed choices').tap();
		const sheet = third.getByRole('dialog', { name: 'Sealed choices' });
		await expect(sheet.getByText('Fists and cards: verified')).toBeVisible();
		await expect(sheet.getByText('1 of 1 verified')).toHaveCount(2);
		await expectUsable(third);
	});

	for (const phone of phones.values()) if (phone !== page) await phone.context().close();
});
