import type { Page } from '@playwright/test';
import type { Keeper } from './support/keeper.ts';
import { levelTo } from './support/level-on.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { PLAYERS } from './support/story.ts';
import { expectUsable } from './support/usable.ts';

const ARCHETYPES = ['warlike', 'wealthy', 'scholarly'] as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the entry of a draw to the page of it; it is held by the table's device, and its own way leads back. */
async function drawnByElysium(page: Page, keeper: Keeper, back: RegExp): Promise<void> {
	await button(page, 'Draw with Elysium').click();
	await page.waitForURL(/\/draws\/[^/]+$/);
	await waitForHydration(page);
	await keeper.draw(page.url().split('/').at(-1) ?? '', ARCHETYPES, 'ended');
	await page.reload();
	await waitForHydration(page);
	await page.getByRole('link', { name: back }).click();
	await waitForHydration(page);
}

/** What each declared, and what showed, as real cards have it. */
async function toldOfRealCards(page: Page): Promise<void> {
	for (const [index, archetype] of ['Warlike', 'Wealthy', 'Scholarly'].entries())
		await page
			.getByRole('group', { name: `${PLAYERS[index] ?? ''} declares` })
			.getByText(archetype)
			.click();
	await page.getByRole('group', { name: 'What came up first?' }).getByText('Wealthy').click();
}

test('an era that nothing parts is drawn for, provably or with real cards', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await levelTo(keeper, 'A level era', 3);
	await page.goto(`/heritage/chronicles/${id}/chapters/3/aftermath?at=finish`);
	await waitForHydration(page);
	await button(page, /^Close with/).click();
	await expect(page.getByText('Say who won the primogen draw.')).toBeVisible();
	await drawnByElysium(page, keeper, /^Go to the end of era I/);
	await expect(page.getByText('the proof is kept with this')).toBeVisible();
	await expectUsable(page);
	await button(page, 'Enter real cards instead').click();
	await toldOfRealCards(page);
	await button(page, /^Close with/).click();
	await expect(page.getByRole('heading', { name: 'The chapter is closed' })).toBeVisible();
	const [, , finished] = await keeper.happened(id, 'AftermathFinished');
	expect(finished?.dominance).toMatchObject({ era: 1, seat: 's2', by: 'primogen-draw' });
});

test('the whole chronicle, where nothing parts the first, too', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await levelTo(keeper, 'Seven level centuries', 21);
	await page.goto(`/heritage/chronicles/${id}/end`);
	await waitForHydration(page);
	await counted(page);
	await expect(page.getByText('on points and on chapters won')).toBeVisible();
	await toldOfRealCards(page);
	await expectUsable(page);
	await drawnByElysium(page, keeper, /^Go to the end of the chronicle/);
	await counted(page);
	await expect(page.getByText('the proof is kept with this')).toBeVisible();
	await button(page, 'End the chronicle').click();
	await expect(button(page, 'End the chronicle')).toHaveCount(0);
	const [ended] = await keeper.happened(id, 'ChronicleEnded');
	expect(ended).toMatchObject({ by: 'primogen-draw', draw: { proof: { format: 'elysium-draw' } } });
});

async function counted(page: Page): Promise<void> {
	await button(page, 'Start the count').click();
	for (let told = 1; told < PLAYERS.length; told++) await button(page, 'Next player').click();
}
