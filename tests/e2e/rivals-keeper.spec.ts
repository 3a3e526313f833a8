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

test('the City: cards turned up one by one, attacked, and antagonists in the End Phase', async ({
	page,
	seeded
}, info) => {
	const before = EVENING.slice(0, -2);
	const match = await seeded.keeper.beginMatch('City', ['Ada', 'Ben', 'Cleo'], before);
	await page.goto(`/rivals/matches/${match}`);
	await waitForHydration(page);
	const city = page.getByRole('region', { name: 'The Streets' });

	await test.step('an Agent is typed once, with its numbers', async () => {
		await city.getByRole('button', { name: 'Turn up a City card' }).tap();
		const sheet = dialog(page, 'Which City card came up?');
		await sheet.getByText('Antagonist', { exact: true }).tap();
		await sheet.getByLabel('Name').fill('Agent');
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('turn-city.png') });
		await sheet.getByRole('button', { name: 'Turn up Agent' }).tap();
		await expect(city.getByRole('button', { name: /Agent.*1 damage/ })).toBeVisible();
		await expect(city.getByText('City Deck 22, discard 0, burned 0')).toBeVisible();
	});

	await test.step('another copy comes with one tap, by a card text, and an Event is burned', async () => {
		await city.getByText('Piles, Retainers, and cards by text').tap();
		await city.getByRole('button', { name: 'A card comes by a text' }).tap();
		const sheet = dialog(page, 'Which City card came up?');
		await sheet.getByText('Citizen', { exact: true }).tap();
		await sheet.getByLabel('Name').fill('Clerk');
		await sheet.getByRole('button', { name: 'More: Its Agenda' }).tap();
		await sheet.getByRole('button', { name: 'Turn up Clerk' }).tap();
		await city.getByRole('button', { name: 'A card comes by a text' }).tap();
		await dialog(page, 'Which City card came up?')
			.getByRole('button', { name: 'Turn up Event' })
			.tap();
		await city.getByRole('button', { name: 'Event is resolved: burn it' }).tap();
		await expect(city.getByText('City Deck 20, discard 0, burned 1')).toBeVisible();
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('city.png'), fullPage: true });
		const size = page.viewportSize() ?? { width: 390, height: 844 };
		await page.setViewportSize({ width: 360, height: 740 });
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('city-narrow.png') });
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.screenshot({ path: info.outputPath('city-wide.png') });
		await page.setViewportSize(size);
	});

	await test.step('Mara attacks the Clerk from its card', async () => {
		await button(page, 'Action Phase').tap();
		await button(page, /^Mara/).tap();
		await dialog(page, 'Mara').getByRole('button', { name: 'Move to The Streets' }).tap();
		await city.getByRole('button', { name: /^Clerk/ }).tap();
		await dialog(page, 'Clerk').getByRole('button', { name: 'Attack with Mara' }).tap();
		const start = dialog(page, 'Mara attacks');
		await expect(start.getByText('Clerk, 1 Blood')).toBeVisible();
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('city-attack.png') });
		await start.getByRole('button', { name: 'Announce the attack' }).tap();
		const attack = page.getByRole('region', { name: 'Mara attacks Clerk' });
		await attack.getByRole('button', { name: /^Apply/ }).tap();
		await expect(city.getByText('City Deck 20, discard 0, burned 2')).toBeVisible();
	});

	await test.step('the Agent strikes in the End Phase, once', async () => {
		await button(page, 'End Phase').tap();
		await expect(page.getByText('1 Aggravated damage, Intel 1.', { exact: false })).toBeVisible();
		await button(page, 'More: On Mara').tap();
		await page.screenshot({ path: info.outputPath('antagonists.png') });
		await button(page, 'Place it').tap();
		await expect(button(page, /^Mara: 4 of 5 Blood/)).toBeVisible();
		await expect(button(page, 'Place it')).toHaveCount(0);
	});

	await test.step('another match of the group knows both names', async () => {
		const next = await seeded.keeper.beginMatch('Next', ['Ada', 'Ben', 'Cleo'], before);
		await page.goto(`/rivals/matches/${next}`);
		await waitForHydration(page);
		await city.getByRole('button', { name: 'Turn up a City card' }).tap();
		await dialog(page, 'Which City card came up?')
			.getByRole('button', { name: /^Agent/ })
			.tap();
		await expect(city.getByRole('button', { name: /Agent.*Intel \+1/ })).toBeVisible();
	});
});

test('the flow of a turn: recruited from the list, moved together, mended, and who knocked somebody out', async ({
	page,
	seeded
}, info) => {
	const match = await seeded.keeper.beginMatch(
		'Flow',
		['Ada', 'Ben', 'Cleo'],
		[
			...EVENING.slice(0, -1),
			{ type: 'ChangeBlood', vampire: 's1v1', by: -2 },
			{ type: 'ChangeBlood', vampire: 's2v1', by: -4 }
		]
	);
	await page.goto(`/rivals/matches/${match}`);
	await waitForHydration(page);
	const actions = page.getByRole('region', { name: 'Ada: 2 actions left' });

	await test.step('a vampire is typed as it is recruited, and it takes an action', async () => {
		await actions.getByRole('button', { name: 'Recruit' }).tap();
		const sheet = dialog(page, 'Ada recruits');
		await sheet.getByLabel('Name').fill('Iris');
		await sheet.getByRole('group', { name: 'Physical' }).getByText('1', { exact: true }).tap();
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('recruit.png') });
		await sheet.getByRole('button', { name: '3', exact: true }).tap();
		await expect(page.getByRole('region', { name: 'Ada: 1 action left' })).toBeVisible();
		await expect(button(page, /^Iris: 3 of 3 Blood, Haven/)).toBeVisible();
	});

	await test.step('both move to the Streets as one party', async () => {
		await button(page, 'Move').tap();
		const sheet = dialog(page, 'Move to The Streets');
		await sheet.getByRole('checkbox', { name: /^Mara/ }).tap();
		await sheet.getByRole('checkbox', { name: /^Iris/ }).tap();
		await page.screenshot({ path: info.outputPath('move.png') });
		await sheet.getByRole('button', { name: 'Move', exact: true }).tap();
		await expect(button(page, /^Mara: 3 of 5 Blood, The Streets$/)).toBeVisible();
		await expect(button(page, /^Iris: 3 of 3 Blood, The Streets$/)).toBeVisible();
		await page.screenshot({ path: info.outputPath('action-phase.png'), fullPage: true });
	});

	await test.step('Mara fells Zoe, the last of Ben: the end knows by whom', async () => {
		await button(page, /^Mara/).tap();
		await dialog(page, 'Mara').getByRole('button', { name: 'Attack', exact: true }).tap();
		const start = dialog(page, 'Mara attacks');
		await start.getByText('Zoe, 1 of 5 Blood').tap();
		await start.getByText('Social', { exact: true }).tap();
		await start.getByRole('button', { name: 'Announce the attack' }).tap();
		const attack = page.getByRole('region', { name: 'Mara attacks Zoe' });
		await attack.getByRole('button', { name: /^No Block/ }).tap();
		await attack.getByRole('button', { name: 'Card text…' }).tap();
		const texts = dialog(page, 'Card text');
		await texts.getByText('More damage: none').tap();
		await texts.getByRole('button', { name: 'More: More damage' }).tap();
		await texts.getByRole('button', { name: 'Save', exact: true }).tap();
		await attack.getByRole('button', { name: 'Apply: 1 damage' }).tap();
		const end = page.getByRole('region', { name: 'Is the match over?' });
		await expect(end.getByRole('radio', { name: 'Ada' })).toBeChecked();
		await expect(end.getByRole('button', { name: 'End it: Ada wins' })).toBeVisible();
		await page.screenshot({ path: info.outputPath('knocked-out.png') });
		await button(page, 'Undo').tap();
		await expect(end).toHaveCount(0);
	});

	await test.step('in the End Phase a discard mends Mara', async () => {
		await button(page, 'End Phase').tap();
		const end = page.getByRole('region', { name: 'End Phase of Ada' });
		await end.getByText('Mara, 3 of 5 Blood').tap();
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('end-phase.png') });
		await end.getByRole('button', { name: 'Discard 1 card: mend' }).tap();
		await expect(button(page, /^Mara: 4 of 5 Blood/)).toBeVisible();
	});

	await test.step('another match of the group recruits Iris with one tap', async () => {
		const next = await seeded.keeper.beginMatch(
			'Next',
			['Ada', 'Ben'],
			[{ type: 'ChangeSetting', setting: { title: 'Next', depth: 'guided' }, of: 0 }]
		);
		await page.goto(`/rivals/matches/${next}`);
		await waitForHydration(page);
		await button(page, /^Leader.*for Ada$/).tap();
		await dialog(page, 'Ada’s Leader').getByRole('button', { name: 'Iris, BP 3' }).tap();
		await button(page, /^Iris: 3 of 3 Blood/).tap();
		await expect(dialog(page, 'Iris').getByText(/Physical 1/)).toBeVisible();
	});
});
