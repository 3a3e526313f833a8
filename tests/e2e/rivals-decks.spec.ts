import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { EXAMPLE } from '../../src/lib/ui/rivals/decks/example.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { smallTargets } from './support/targets.ts';
import { expectUsable } from './support/usable.ts';

const NOBODY = { cookies: [], origins: [] };
const list = (page: Page) => page.getByRole('textbox', { name: 'Deck list' });

/** A deck with a count and a fact that nobody can read, and one card too often. */
const SLIPPED = EXAMPLE.replace('3× Safe House', 'three Safe Houses')
	.replace('Odo Vane [Toreador, BP 5, Presence]', 'Odo Vane [Torador, BP 5]')
	.replace('3× Quick Hands', '4× Quick Hands');

const lineOf = (text: string): number => SLIPPED.split('\n').indexOf(text) + 1;

async function opened(page: Page, at = '/rivals/decks'): Promise<void> {
	await page.goto(at);
	await waitForHydration(page);
}

test.describe('A deck on this device', () => {
	test.use({ storageState: NOBODY });

	test('is pasted with slips, mended, checked and printed', async ({ page }) => {
		await opened(page);
		await list(page).fill(SLIPPED);

		await expect(page.getByRole('heading', { name: '2 lines not understood' })).toBeVisible();
		await expect(page.getByText('"three Safe Houses"')).toBeVisible();
		await expect(page.getByText('"Torador"')).toBeVisible();
		await expectUsable(page);
		expect(await smallTargets(page)).toEqual([]);

		await page.getByRole('button', { name: `Line ${lineOf('three Safe Houses')}` }).tap();
		const marked = await list(page).evaluate((area: HTMLTextAreaElement) =>
			area.value.slice(area.selectionStart, area.selectionEnd)
		);
		expect(marked).toBe('three Safe Houses');
		await page.keyboard.type('3x Safe House');
		await expect(page.getByRole('heading', { name: '1 line not understood' })).toBeVisible();
		await list(page).fill(
			(await list(page).inputValue()).replace('Torador, BP 5', 'Toreador, BP 5, Presence')
		);
		await expect(page.getByText('Every line was read.')).toBeVisible();

		await expect(page.getByText('4× Quick Hands.')).toBeVisible();
		await expect(page.getByText('Remove 1 copy of Quick Hands. Line 20.')).toBeVisible();
		await list(page).fill((await list(page).inputValue()).replace('4× Quick', '3× Quick'));
		await expect(page.getByText('This deck is ready to play.')).toBeVisible();

		await page.getByRole('tab', { name: 'Statistics' }).tap();
		await expect(page.getByRole('table', { name: 'Blood Potency' })).toBeVisible();
		await expect(
			page
				.getByRole('table', { name: 'At least one in hand' })
				.getByRole('row', { name: /^Attack/ })
		).toContainText('84%');
		await expectUsable(page);

		await page.getByRole('tab', { name: 'Hand' }).tap();
		await page.getByRole('button', { name: 'Deal a hand' }).tap();
		await expect(page.getByText('Leader: Mara Quill')).toBeVisible();
		await page.getByRole('button', { name: 'Draw from the Library' }).tap();
		await expect(page.getByRole('heading', { name: 'Library: 5 in hand' })).toBeVisible();

		await page.getByRole('tab', { name: 'Print' }).tap();
		await page.getByRole('button', { name: 'Registration sheet' }).tap();
		await expect(
			page.getByRole('heading', { name: 'Deck registration: Night Court' })
		).toBeVisible();
		await expectUsable(page);
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
		await expect(page.getByRole('navigation')).toBeHidden();
		await expect(page.getByText('Broken Bottle')).toBeVisible();
	});

	test('is there again after a reload, as it was typed, and goes when it is deleted', async ({
		page
	}) => {
		await opened(page);
		await list(page).fill('My deck\n\n‏3x  half a line\nand nonsense 🦇');
		await page.reload();
		await waitForHydration(page);
		await page.getByRole('button', { name: 'Open My deck' }).tap();
		await expect(list(page)).toHaveValue('My deck\n\n‏3x  half a line\nand nonsense 🦇');
		await page.getByRole('button', { name: 'All decks' }).tap();
		await page.getByRole('button', { name: 'Delete My deck' }).tap();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
		await expect(page.getByText('My deck', { exact: true })).toHaveCount(0);
		await expect(page.getByRole('button', { name: 'New deck' })).toBeVisible();
	});

	test('travels in a link and a QR code, and nobody keeps it unasked', async ({ page }) => {
		await opened(page);
		await list(page).fill(EXAMPLE);
		await page.getByRole('tab', { name: 'Share' }).tap();
		await page.getByRole('button', { name: 'Make a link and a QR code' }).tap();
		await expect(page.getByRole('img', { name: 'QR code of the deck' })).toBeVisible();
		const href = await page.getByRole('textbox', { name: 'Link' }).inputValue();
		await expectUsable(page);
		const [saved] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Save as text' }).tap()
		]);
		const text = readFileSync(await saved.path(), 'utf8');

		const elsewhere = await page.context().browser()?.newContext({ storageState: NOBODY });
		if (!elsewhere) throw new Error('no browser');
		const other = await elsewhere.newPage();
		await opened(other, href);
		await expect(other.getByText('This deck came with a link.')).toBeVisible();
		await expect(list(other)).toHaveValue(text);
		await other.goto('/rivals/decks#d=AAAA');
		await expect(other.getByText('This link holds no deck that can be read.')).toBeVisible();
		await elsewhere.close();
	});

	test('may be anything: a megabyte, a table, an empty file', async ({ page }) => {
		await opened(page);
		const file = page.getByLabel('Open a file');
		await file.setInputFiles({
			name: 'long.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from('3x Card\n'.repeat(131_072))
		});
		await expect(page.getByText('a list of at most 60,000 characters')).toBeVisible();
		await file.setInputFiles({
			name: 'deck.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from('Count,Name,Section\n3,Cold Stare,Library\n1,Mara,Cellar\n')
		});
		await expect(page.getByText('a part: Agenda, Haven, Faction or Library')).toBeVisible();
		await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('') });
		await expect(page.getByRole('heading', { name: 'What Elysium reads' })).toBeVisible();
	});
});
