import { EXAMPLE } from '../../src/lib/ui/rivals/decks/example.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

test('a deck of a group has versions, and is secret until its owner shows it', async ({
	page,
	seeded
}) => {
	await page.goto(`/rivals/groups/${seeded.group}/decks/new`);
	await waitForHydration(page);
	await page.getByRole('textbox', { name: 'What do you call it?' }).fill('A court by day');
	const list = page.getByRole('textbox', { name: 'Deck list' });
	await list.fill(EXAMPLE.replace('3× Safe House', 'three Safe Houses'));
	await page.getByRole('button', { name: 'Keep this deck' }).tap();
	await expect(
		page.getByText('1 line could not be read. Mend the list first.').first()
	).toBeVisible();
	await expect(list).toHaveValue(/three Safe Houses/);
	await list.fill(EXAMPLE);
	await page.getByRole('button', { name: 'Keep this deck' }).tap();

	await expect(page.getByRole('heading', { level: 1, name: 'A court by day' })).toBeVisible();
	await expect(page.getByText('Only you can read it.')).toBeVisible();
	const typed = page.getByRole('textbox', { name: 'Deck list' });
	await typed.fill(
		(await typed.inputValue()).replace('3× Safe House', '2× Safe House\n1× Bolt Hole')
	);
	await page.getByRole('textbox', { name: /What did you change/ }).fill('One way out');
	await page.getByRole('button', { name: 'Save as version 2' }).tap();
	const versions = page.getByRole('region', { name: 'Versions' });
	await expect(versions.getByText('Version 2 (now)')).toBeVisible();
	await expect(versions.getByText('Safe House: 3 → 2')).toBeVisible();
	await expect(versions.getByText('+ 1× Bolt Hole')).toBeVisible();
	await expectUsable(page);

	await page.getByRole('button', { name: 'Go back to version 1' }).tap();
	await expect(typed).not.toHaveValue(/Bolt Hole/);
	await page.getByRole('button', { name: 'Redo what was undone' }).tap();
	await expect(typed).toHaveValue(/Bolt Hole/);

	await page.getByRole('button', { name: 'Show the list…' }).tap();
	await page.getByRole('dialog').getByRole('button', { name: 'Show it', exact: true }).tap();
	await expect(page.getByText('Everyone in the group can read it.')).toBeVisible();
});
