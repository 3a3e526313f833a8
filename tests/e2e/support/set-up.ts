import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './test.ts';

/** How a chapter is to be set up: who plays which clan, from the youngest to the oldest, and who deals. */
interface Wanted {
	readonly clans: Readonly<Record<string, string>>;
	readonly dealer: 'app' | 'box';
}

const DEALER = {
	app: 'Elysium: it shuffles, draws and deals',
	box: 'The box: you draw real cards and enter them'
};

/** From the page of a chronicle to the table of its first chapter, with our own cards, by what can be tapped. */
export async function layOutFirstChapter(page: Page, { clans, dealer }: Wanted): Promise<void> {
	await page.getByRole('link', { name: 'Play chapter 1 live' }).tap();
	await page.waitForURL(/\/set-up$/);
	await waitForHydration(page);
	const cards = page.getByRole('region', { name: 'Cards' });
	await cards.getByText(/ deals?.*, with /).tap();
	await cards.getByText(DEALER[dealer]).tap();
	await cards.getByText('The open set that comes with Elysium').tap();
	const ages = page.getByRole('region', { name: 'Clans' });
	for (const name of Object.keys(clans).slice(0, -1))
		await ages.getByRole('button', { name, exact: true }).tap();
	for (const [name, clan] of Object.entries(clans)) {
		await page
			.getByRole('group', { name: `Clan of ${name}` })
			.getByText(clan)
			.tap();
		// One of two sides leads; who chose opens the clans of the next.
		await page
			.getByRole('group', { name: `Leader of ${name}` })
			.getByRole('button')
			.first()
			.tap();
	}
	await expect(page.getByRole('group', { name: /^Clan of/ })).toHaveCount(0);
	await page.getByRole('button', { name: 'Set up the table' }).tap();
	if (dealer === 'app') {
		await page.waitForURL(/\/mixing$/);
		await waitForHydration(page);
		await page.getByRole('button', { name: 'Deal now' }).tap();
	}
	await page.waitForURL(/\/table$/);
	await waitForHydration(page);
}
