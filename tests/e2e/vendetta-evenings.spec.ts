import { expect, test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';
import { VendettaTable } from './support/vendetta-table.ts';

/* The evenings of a group: one that Elysium joins in the middle, and what several say of how everybody plays. */

const NAMES = ['Ada', 'Ben', 'Cleo'];

test('a group that only counts lets Elysium conduct from round 2 on, and goes back to counting', async ({
	page,
	seeded
}) => {
	const id = await seeded.keeper.beginEvening('A night that was only counted', NAMES);
	await page.goto(`/vendetta/evenings/${id}`);
	await waitForHydration(page);
	await page.getByText('Play a whole game here').tap();
	await page
		.getByRole('group', { name: 'Which round begins?' })
		.locator('label', { hasText: /^\s*2\s*$/ })
		.tap();
	await expect(page.getByRole('button', { name: 'Phones only: Elysium deals' })).toHaveCount(0);
	await expectUsable(page);
	await page.getByRole('button', { name: 'Box: conductor' }).tap();
	await expect(
		page.getByRole('heading', { name: 'Who has the Ambition token first?' })
	).toBeVisible();
	await page.locator('section .options').getByRole('button', { name: 'Ben' }).tap();
	for (const clan of ['Brujah', 'Gangrel', 'Tremere'])
		await page.locator('section li button:enabled', { hasText: clan }).tap();
	await test.step('what lies on the table is entered', async () => {
		await expect(page.getByRole('heading', { name: 'What lies on your table?' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
		await expectUsable(page);
		await page.getByRole('button', { name: 'Enter the table' }).tap();
		const sheet = page.getByRole('dialog');
		await sheet.getByLabel('Player').selectOption({ label: 'Ada' });
		await sheet.getByRole('button', { name: 'More: Influence' }).tap();
		await sheet.getByLabel('Another Ally in the Alliance').selectOption({ label: 'Ally 7' });
		await expect(sheet.getByLabel('Ally 7')).toHaveValue('alliance');
		await expectUsable(page);
		await sheet.getByRole('button', { name: 'Save' }).tap();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await page.getByRole('button', { name: 'Begin round 2' }).tap();
		await expect(page.getByRole('heading', { name: 'What does Ally 7 say?' })).toBeVisible();
	});
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.getByRole('button', { name: 'What Elysium tracks' }).tap();
	await page.getByRole('button', { name: 'Enter the final count' }).tap();
	await page.waitForURL(/\?count$/);
	await expect(page.getByRole('button', { name: 'Back to the table' })).toBeVisible();
});

test('a group sees how everybody plays, over the evenings that Elysium dealt', async ({
	page,
	seeded
}) => {
	const id = await seeded.keeper.dealEvening('A night to be learned from', NAMES);
	await new VendettaTable(seeded.keeper, id).playUntil(({ phase }) => phase === 'finished');
	await page.goto(`/vendetta/groups/${seeded.group}/evenings`);
	await waitForHydration(page);
	await page.getByText('Bluffs, Withdraws, clans and Ambition').tap();
	await expect(page.getByText(/^\d+ finished games?\./)).toBeVisible({ timeout: 60_000 });
	const players = page.getByRole('region', { name: 'How everybody plays' });
	for (const name of NAMES)
		await expect(players.getByRole('rowheader', { name, exact: true }).first()).toBeVisible();
	await expect(page.getByRole('region', { name: 'How clans do' }).getByRole('row')).not.toHaveCount(
		1
	);
	await expect(page.getByText(/^Whoever held the Ambition token/)).toBeVisible();
	await expectUsable(page);
});
