import type { Page } from '@playwright/test';
import type { Command } from '../../src/lib/games/rivals/commands.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { expectUsable } from './support/usable.ts';

/* A guided match of three on one phone: what belongs to a turn around its attacks. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Ada, Ben and Cleo, each with a Leader; Cleo hunts Ada, whose Mara stands in the Streets in her second turn. */
const EVENING: readonly Command[] = [
	{ type: 'ChangeSetting', setting: { title: 'Three', depth: 'guided' }, of: 0 },
	{ type: 'SetFirst', first: 's1' },
	{ type: 'SetRivals', rivals: { s1: 's2', s2: 's3', s3: 's1' } },
	{ type: 'Recruit', seat: 's1', bp: 5, name: 'Mara', leader: true },
	{ type: 'Recruit', seat: 's2', bp: 5, name: 'Zoe', leader: true },
	{ type: 'Recruit', seat: 's3', bp: 4, name: 'Kit', leader: true },
	...(
		[
			['s1v1', 'Mara', 5, 1],
			['s2v1', 'Zoe', 5, 2],
			['s3v1', 'Kit', 4, 2]
		] as const
	).map(([vampire, name, bp, physical]): Command => ({
		type: 'DescribeVampire',
		vampire,
		name,
		bp,
		facts: { physical, social: 1, mental: 0 }
	})),
	{ type: 'GoOn', from: null, to: 'phase' },
	{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'turn' },
	{ type: 'GoOn', from: { number: 2, phase: 'beginning' }, to: 'turn' },
	{ type: 'GoOn', from: { number: 3, phase: 'beginning' }, to: 'turn' },
	{ type: 'GoOn', from: { number: 4, phase: 'beginning' }, to: 'phase' },
	{ type: 'MoveVampires', vampires: ['s1v1'], to: null }
];

test('a claim of the Prince: foes answer one after the other, and one undo takes all of it back', async ({
	page,
	seeded
}, info) => {
	const match = await seeded.keeper.beginMatch('Three', ['Ada', 'Ben', 'Cleo'], EVENING);
	await page.goto(`/rivals/matches/${match}`);
	await waitForHydration(page);
	const claim = page.getByRole('region', { name: 'Mara claims the Prince of the City' });

	await test.step('the first foe is asked, and plays no card', async () => {
		await button(page, /^Mara/).tap();
		await dialog(page, 'Mara').getByRole('button', { name: 'Claim the Prince' }).tap();
		await expect(claim.getByText('Cleo: next, may play an Attack card')).toBeVisible();
		await expect(claim.getByText('Mara: 5 → 4 Blood.', { exact: false })).toBeVisible();
		await expect(claim.getByRole('group', { name: 'Attack card' })).toHaveCount(0);
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('claim.png') });
		await claim.getByRole('button', { name: 'Attack with Zoe' }).tap();
		const attack = page.getByRole('region', { name: /^Zoe attacks/ });
		await expect(attack).toContainText('Step 9 of 13');
		await page.screenshot({ path: info.outputPath('claim-attack.png'), fullPage: true });
		await attack.getByRole('button', { name: 'Apply: 1 damage' }).tap();
	});

	await test.step('the hunter lets it pass, and Mara is Prince', async () => {
		await expect(claim.getByText('Ben: attacked')).toBeVisible();
		await expect(claim.getByRole('group', { name: 'Attack card' })).toBeVisible();
		await claim.getByRole('button', { name: 'Let it pass' }).tap();
		await expect(claim).toHaveCount(0);
		await expect(button(page, /^Mara: 4 of 5 Blood.*Prince/)).toBeVisible();
		await button(page, 'Undo').tap();
		await expect(button(page, /^Mara: 5 of 5 Blood, The Streets$/)).toBeVisible();
		await expect(button(page, 'Use an action: 2 actions left')).toBeVisible();
	});
});
