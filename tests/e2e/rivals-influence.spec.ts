import type { Page } from '@playwright/test';
import { fourPhonesOf } from './support/rivals-phones.ts';
import { expect, test } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

/* Titles and Conspiracies with the box: who pays what, and who knows which card lies face down. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const prestige = (page: Page) => page.getByRole('group', { name: /: Prestige$/ });
const titles = (page: Page) => page.getByRole('region', { name: 'Titles' });
const conspiracy = (page: Page) => page.getByRole('article', { name: /Conspiracy$/ });

async function more(page: Page, what: string, times = 1): Promise<void> {
	for (let tap = 0; tap < times; tap++) await button(page, `More: ${what}`).tap();
}

test('a Title is paid for part by part, and a Conspiracy hits only who paid nothing', async ({
	page,
	browser,
	seeded
}, info) => {
	test.setTimeout(240_000);
	const phones = await fourPhonesOf(page, browser, seeded, info);
	for (const [name, phone] of phones) {
		await button(phone, `Leader for ${name}`).tap();
		await phone.getByRole('button', { name: '5', exact: true }).tap();
		await expect(prestige(phone)).toContainText('15');
	}
	await button(page, 'Begin the first turn').tap();
	await expect(page.getByText('Turn up 4 City cards')).toBeVisible();
	const active = await page.getByRole('region', { name: 'Turn' }).locator('strong').textContent();
	const own = phones.get(active ?? '') ?? page;
	const [friend, foe, other] = [...phones].filter(([name]) => name !== active);
	if (!friend || !foe || !other) throw new Error('Four phones are needed.');
	await button(own, `Recruit for ${active ?? ''}`).tap();
	await own.getByRole('dialog').getByRole('button', { name: '3', exact: true }).tap();
	await button(own, 'Action Phase').tap();

	await test.step('R62: the Leader’s Influence and Prestige pay for a Title', async () => {
		await button(own, 'Play a Title').tap();
		const sheet = own.getByRole('dialog', { name: /plays a Title/ });
		await sheet.getByText(/’s Leader/).tap();
		await sheet.getByLabel('Name of the Title').fill('Keeper of Elysium');
		await more(own, 'Influence it gives');
		await sheet.getByLabel('Leader exerts Influence').tap();
		await expect(sheet.getByText(/’s Leader .*1 = 1 of 2 Influence$/)).toBeVisible();
		await expect(button(own, 'Play the Title')).toHaveAttribute(
			'data-why',
			'The Title asks 2 Influence and you have 1. Exert more.'
		);
		await more(own, 'Prestige spent');
		await expect(sheet.getByText(/Prestige 1 = 2 of 2 Influence$/)).toBeVisible();
		await expectUsable(own);
		await button(own, 'Play the Title').tap();
		await expect(sheet).toHaveCount(0);
		for (const phone of phones.values())
			await expect(titles(phone)).toContainText('Keeper of Elysium');
		await expect(prestige(own)).toContainText('11');
	});

	await test.step('a card lies face down, and nobody is told its name', async () => {
		await button(own, 'Lay a Conspiracy').tap();
		const sheet = own.getByRole('dialog', { name: /lays a Conspiracy/ });
		await expect(sheet.getByRole('textbox')).toHaveCount(0);
		await sheet.getByRole('button', { name: /Vampire 2/ }).tap();
		await expect(prestige(own)).toContainText('10');
		await expect(conspiracy(foe[1])).toContainText('No foe has seen it');
		await expect(button(foe[1], /adds 1 Prestige$/)).toHaveCount(0);
	});

	await test.step('a foe who has seen it adds 1 a turn', async () => {
		await button(own, `Show it to ${friend[0]}`).tap();
		await button(friend[1], `${friend[0]} adds 1 Prestige`).tap();
		await expect(prestige(friend[1])).toContainText('14');
		await expect(button(friend[1], `${friend[0]} adds 1 Prestige`)).toHaveAttribute(
			'data-why',
			/added 1 Prestige this turn/
		);
		await expectUsable(friend[1]);
		await expect(conspiracy(foe[1])).toContainText('2 Prestige');
	});

	await test.step('who paid cannot be hit; once it resolves, its name is in the history', async () => {
		await button(own, 'Resolve it…').tap();
		const sheet = own.getByRole('dialog', { name: /resolves a Conspiracy/ });
		await sheet.getByLabel('Name of the card').fill('Lost Glory');
		await expect(sheet.getByLabel(friend[0])).toBeDisabled();
		await sheet.getByLabel(foe[0]).tap();
		await expectUsable(own);
		await sheet.getByRole('button', { name: 'Resolve it' }).tap();
		await expect(conspiracy(other[1])).toHaveCount(0);
		await foe[1].getByText('History').tap();
		await expect(foe[1].getByText(`${active ?? ''} resolves Lost Glory`)).toBeVisible();
	});

	for (const phone of phones.values()) if (phone !== page) await phone.context().close();
});
