import type { Page } from '@playwright/test';
import type { Json } from '../../src/lib/games/core/json.ts';
import { sealUnder } from '../../src/lib/server/vault/passphrase.ts';
import { openingNight } from './support/laid.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { expectUsable } from './support/usable.ts';

const PASSPHRASE = 'candle harbour winter oath';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a file on the page that takes it in; ends where its sealed part is asked for. */
async function chooseFile(page: Page, group: string, file: string): Promise<void> {
	await page.goto(`/groups/${group}/import`);
	await waitForHydration(page);
	await expect(page.getByLabel('Passphrase of the file')).toHaveCount(0);
	await page.getByLabel('File', { exact: true }).setInputFiles(file);
	await expect(page.getByRole('heading', { name: 'This file holds sealed cards' })).toBeVisible();
}

/** Takes a chronicle in again with an expansion, of which some cards are gone; answers where it is. */
async function withLamps(
	page: Page,
	{ keeper }: Seeded,
	first: string,
	group: string,
	lacks: number[]
): Promise<string> {
	const file = (await (await keeper.api.get(`/heritage/chronicles/${first}/export`)).json()) as {
		header: { chronicle: string };
		chain: { head: string };
		events: Json;
	};
	const { events, chain, ...opening } = file;
	const boundTo = { chronicle: file.header.chronicle, head: chain.head };
	const lamps = { id: 'lamps', name: 'Lamps', licence: 'CC0 1.0', numbers: lacks };
	const content: Json = {
		dealing: null,
		pack: null,
		expansions: { expansions: [lamps], cards: [], ...(lacks.length > 0 && { lacks }) }
	};
	const sealed = await sealUnder(PASSPHRASE, boundTo, content);
	await page.goto(`/groups/${group}/import`);
	await waitForHydration(page);
	await page.getByLabel('File', { exact: true }).setInputFiles({
		name: 'lamps.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify({ ...opening, sealed, events, chain }))
	});
	await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
	await button(page, 'Read the file').click();
	await page.getByRole('link', { name: 'Open the chronicle' }).click();
	await page.waitForURL(/\/chronicles\/(?!import)[^/]+$/);
	return new URL(page.url()).pathname;
}

test('what is sealed goes along under a passphrase, and the rest without it', async ({
	page,
	seeded
}, info) => {
	const { keeper, group } = seeded;
	const first = await keeper.begin('A chapter that moves house', PLAYERS, PROLOGUES);
	const id = (await withLamps(page, seeded, first, group, [])).split('/').at(-1) ?? '';
	await keeper.layOut(id, 1, openingNight(PLAYERS.length));
	const file = info.outputPath('sealed.json');

	await test.step('the settings say before what is in the file, and take no short passphrase', async () => {
		await page.goto(`/heritage/chronicles/${id}/settings`);
		await waitForHydration(page);
		await page.getByText('Include sealed cards…').click();
		const along = page.getByRole('region', { name: 'Export', exact: true });
		await expect(along.getByRole('listitem')).toHaveText([
			'the expansions of the open chronicle that were imported here'
		]);
		await expect(along.getByText('so that nobody can read another player’s hand')).toBeVisible();
		const answer = await page.request.post(`/heritage/chronicles/${id}/export`, {
			form: { passphrase: 'short' },
			headers: { origin: new URL(page.url()).origin },
			maxRedirects: 0
		});
		expect(answer.headers()['location']).toBe(
			`/heritage/chronicles/${id}/settings?sealed=passphrase#export`
		);
		await page.getByLabel('Passphrase for this file').fill(PASSPHRASE);
		const download = page.waitForEvent('download');
		await button(page, 'Export with sealed cards').click();
		const taken = await download;
		expect(taken.suggestedFilename()).toMatch(/^elysium-a-chapter-that-moves-house-\d+\.json$/);
		await taken.saveAs(file);
	});

	await test.step('a wrong passphrase is said beside its field, and the file stays chosen', async () => {
		await chooseFile(page, group, file);
		await page.getByLabel('Passphrase of the file').fill(`${PASSPHRASE}s`);
		await button(page, 'Read the file').click();
		await expect(page.getByRole('link', { name: /^This passphrase does not open/ })).toBeVisible();
		await expectUsable(page);
	});

	await test.step('the right one takes the cards in, and no hand: the box deals on', async () => {
		await page.getByLabel('Passphrase of the file').fill(PASSPHRASE);
		await button(page, 'Read the file').click();
		await expect(page.getByText('The file is intact')).toBeVisible();
		await expect(page.getByText('From here on the box deals')).toBeVisible();
	});

	await test.step('without it the rest is taken in, and the box deals on', async () => {
		await chooseFile(page, group, file);
		await button(page, 'Import without the sealed cards').click();
		await expect(page.getByText('From here on the box deals')).toBeVisible();
		await expectUsable(page);
		await page.getByRole('link', { name: 'Open the chronicle' }).click();
		await page.waitForURL(/\/chronicles\/[^/]+$/);
	});
});

test('of cards that are not all there, the settings say so before the rest is taken along', async ({
	page,
	seeded
}) => {
	const { keeper, group } = seeded;
	const first = await keeper.begin('A card was lost on the way', PLAYERS, PROLOGUES);
	await keeper.wish(first, { type: 'ChooseDeck', deck: 'open' });
	const home = await withLamps(page, seeded, first, group, [235]);

	await page.goto(`${home}/settings`);
	await waitForHydration(page);
	await page.getByText('Include sealed cards…').click();
	const along = page.getByRole('region', { name: 'Export', exact: true });
	await expect(along.getByRole('listitem')).toHaveCount(1);
	await expect(along.getByText('The file has all others')).toBeVisible();
	await expectUsable(page);

	await page.goto(`${home}/deck`);
	await expect(page.getByText('An imported card is missing.')).toBeVisible();
	await expectUsable(page);
});
