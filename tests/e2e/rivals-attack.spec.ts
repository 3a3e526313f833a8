import type { Page } from '@playwright/test';
import type { Command } from '../../src/lib/games/rivals/commands.ts';
import { deviceOf } from './support/device.ts';
import { joinAsGuest, makeLink } from './support/invitation.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';
import { expectUsable } from './support/usable.ts';

/* A guided attack with the box on the table: the attacker and the defender, each on a phone. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const attack = (page: Page) => page.getByRole('region', { name: /^Mara attacks/ });

/** Ada and Ben have two vampires each, Mara stands in the Streets, and it is Ada’s second turn. */
const EVENING: readonly Command[] = [
	{ type: 'ChangeSetting', setting: { title: 'A night', depth: 'guided' }, of: 0 },
	{ type: 'SetFirst', first: 's1' },
	{ type: 'Recruit', seat: 's1', bp: 5, name: 'Mara', leader: true },
	{ type: 'Recruit', seat: 's1', bp: 4, name: 'Iris' },
	{ type: 'Recruit', seat: 's2', bp: 5, name: 'Zoe', leader: true },
	{ type: 'Recruit', seat: 's2', bp: 4, name: 'Hugo' },
	...(
		[
			['s1v1', 'Mara', 5, 1, 2],
			['s1v2', 'Iris', 4, 0, 1],
			['s2v1', 'Zoe', 5, 1, 1],
			['s2v2', 'Hugo', 4, 2, 0]
		] as const
	).map(([vampire, name, bp, physical, social]): Command => ({
		type: 'DescribeVampire',
		vampire,
		name,
		bp,
		facts: { physical, social, mental: 0 }
	})),
	{ type: 'GoOn', from: null, to: 'phase' },
	{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'turn' },
	{ type: 'GoOn', from: { number: 2, phase: 'beginning' }, to: 'turn' },
	{ type: 'GoOn', from: { number: 3, phase: 'beginning' }, to: 'phase' },
	{ type: 'MoveVampires', vampires: ['s1v1', 's1v2'], to: null }
];

/** Tells how many taps it took. */
function counting() {
	let taps = 0;
	return {
		tap: async (one: ReturnType<Page['getByRole']>): Promise<void> => {
			await one.tap();
			taps += 1;
		},
		taken: () => taps
	};
}

test('an attack with Block and Reaction on two phones, its sum explained, and undone as a whole', async ({
	page,
	browser,
	seeded
}, info) => {
	const group = await seeded.keeper.foundGroup(uniqueName('Attack'));
	await page.goto(`/groups/${group}`);
	await waitForHydration(page);
	const link = await makeLink(page);
	const nobody = { cookies: [], origins: [] };
	const context = await browser.newContext({ ...deviceOf(info), storageState: nobody });
	const other = await context.newPage();
	await joinAsGuest(other, link, uniqueName('Ben'));
	await page.goto(`/rivals/groups/${group}/matches/new`);
	await waitForHydration(page);
	await button(page, 'Start the match').click();
	await page.waitForURL(/\/rivals\/matches\/[\w-]+$/);
	const match = page.url().split('/').at(-1) ?? '';
	for (const command of EVENING) await seeded.keeper.send(match, command);
	for (const phone of [page, other]) {
		await phone.goto(`/rivals/matches/${match}`);
		await waitForHydration(phone);
	}

	await test.step('Mara attacks Zoe at the Haven: Intel is filled in, and what a Block would change', async () => {
		await button(page, /^Mara/).tap();
		const sheet = dialog(page, 'Mara');
		await expect(sheet.getByText(/Physical 1, Social 2/)).toBeVisible();
		await expectUsable(page);
		await sheet.getByRole('button', { name: 'Attack', exact: true }).tap();
		const start = dialog(page, 'Mara attacks');
		await start.getByText('Zoe, 5 of 5 Blood').tap();
		await expect(start.getByText('Intel 1 against Secrecy 1')).toBeVisible();
		await start.getByText('Social', { exact: true }).tap();
		await start.getByText('Face down', { exact: true }).tap();
		await expect(start.getByText('If Hugo blocks: 2 damage.')).toBeVisible();
		await expect(start.getByText('No Block: 1 damage.')).toBeVisible();
		await page.screenshot({ path: info.outputPath('start.png') });
		await expectUsable(page);
		await start.getByRole('button', { name: 'Announce the attack' }).tap();
		await expect(attack(page)).toContainText('Step 6 of 13');
		await expect(attack(page)).toContainText('Waiting for');
	});

	await test.step('the defender’s phone is asked for Block and Reaction', async () => {
		const here = attack(other);
		await expect(here).toContainText('You defend');
		await here.getByText('Hugo blocks', { exact: true }).tap();
		await here.getByText('Face down', { exact: true }).tap();
		await expectUsable(other);
		await other.screenshot({ path: info.outputPath('defend.png') });
		await here.getByRole('button', { name: 'Hugo blocks, a Reaction face down' }).tap();
		await expect(attack(page)).toContainText('Step 8 of 13');
	});

	await test.step('both cards lie open: 2 Social + 2 card − 0 Social − 1 shield, and 2 strike back', async () => {
		const here = attack(page);
		await here
			.getByRole('group', { name: 'Damage it prints' })
			.getByText('2', { exact: true })
			.tap();
		await here.getByRole('group', { name: 'Shields' }).getByText('1', { exact: true }).tap();
		await here.getByText('It strikes back').tap();
		await here
			.getByRole('group', { name: 'Damage it prints' })
			.nth(1)
			.getByText('3', { exact: true })
			.tap();
		await page.screenshot({ path: info.outputPath('reveal.png') });
		await here.getByRole('button', { name: 'Reveal', exact: true }).tap();
		for (const phone of [page, other]) {
			await expect(attack(phone).getByText('= 3', { exact: true })).toBeVisible();
			// 3 + 0 Social of Hugo, less 2 Social of Mara.
			await expect(attack(phone).getByText('= 1', { exact: true })).toBeVisible();
			const does = attack(phone).getByRole('list', { name: 'What it does' });
			await expect(does.getByText('Hugo: 4 → 1 Blood.')).toBeVisible();
		}
		await expectUsable(page);
		await here
			.getByRole('button', { name: /2 Social: why\?/ })
			.first()
			.tap();
		await expect(
			page.getByText('Mara’s Social attribute adds to the damage.', { exact: false })
		).toBeVisible();
		await page.keyboard.press('Escape');
		await page.screenshot({ path: info.outputPath('sum.png'), fullPage: true });
	});

	await test.step('it is applied at once on both phones, and one undo takes all of it back', async () => {
		await attack(page).getByRole('button', { name: 'Apply: 3 damage' }).tap();
		for (const phone of [page, other]) await expect(attack(phone)).toHaveCount(0);
		// Each phone shows its own coterie in full.
		await expect(button(page, /^Mara: 4 of 5 Blood.*exhausted/)).toBeVisible();
		await expect(button(other, /^Hugo: 1 of 4 Blood.*exhausted/)).toBeVisible();
		await expect(button(page, 'Use an action: 1 action left')).toBeVisible();
		await page.screenshot({ path: info.outputPath('after.png'), fullPage: true });
		await button(page, 'Undo').tap();
		await expect(button(page, /^Mara: 5 of 5 Blood/)).toBeVisible();
		await expect(button(page, 'Use an action: 2 actions left')).toBeVisible();
	});

	await test.step('card texts: a helper, damage to another one of the party, Agenda and Blood Potency', async () => {
		await button(page, /^Mara/).tap();
		await dialog(page, 'Mara').getByRole('button', { name: 'Attack', exact: true }).tap();
		const start = dialog(page, 'Mara attacks');
		await start.getByText('Zoe, 5 of 5 Blood').tap();
		await start.getByRole('button', { name: 'Announce the attack' }).tap();
		await attack(page).getByRole('button', { name: 'No Block, no Reaction' }).tap();
		await attack(page).getByRole('button', { name: 'Card text…' }).tap();
		const texts = dialog(page, 'Card text');
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('texts-none.png') });
		await texts.getByText('Helpers: none').tap();
		await texts.getByRole('button', { name: 'More: Iris exhausts for +' }).tap();
		await texts.getByText('Damage to others: none').tap();
		await texts.getByRole('button', { name: 'More: To Hugo' }).tap();
		await texts.getByRole('button', { name: 'More: To Hugo' }).tap();
		await texts.getByRole('button', { name: 'More: To Hugo' }).tap();
		await texts.getByText('Agenda: none').tap();
		await texts
			.getByRole('button', { name: /^More: Agenda for/ })
			.first()
			.tap();
		await texts.getByText('Blood Potency: none').tap();
		await texts.getByRole('button', { name: 'More: Mara, BP 5' }).tap();
		await texts.getByRole('button', { name: 'Mara now has BP 6' }).tap();
		await expect(texts.getByText('Blood Potency: +1')).toBeVisible();
		await page.screenshot({ path: info.outputPath('texts.png') });
		await texts.getByRole('button', { name: 'Save', exact: true }).tap();
		for (const phone of [page, other]) {
			await expect(attack(phone).getByText('Iris exhausts.')).toBeVisible();
			// 3 by text, less 2 Physical of Hugo.
			const does = attack(phone).getByRole('list', { name: 'What it does' });
			await expect(does.getByText('Hugo: 4 → 3 Blood.')).toBeVisible();
			await expect(attack(phone).getByText('Card text: 3 entered')).toBeVisible();
		}
		await expectUsable(page);
		await page.screenshot({ path: info.outputPath('texts-sum.png'), fullPage: true });
		await attack(page)
			.getByRole('button', { name: /^Apply/ })
			.tap();
		await expect(button(page, /^Iris: 4 of 4 Blood.*exhausted/)).toBeVisible();
		await button(page, 'Undo').tap();
		await button(page, 'Undo').tap();
		await expect(button(page, 'Use an action: 2 actions left')).toBeVisible();
	});

	await test.step('a plain attack takes at most 8 taps, on one phone', async () => {
		const { tap, taken } = counting();
		await tap(button(page, /^Mara/));
		await tap(dialog(page, 'Mara').getByRole('button', { name: 'Attack', exact: true }));
		const start = dialog(page, 'Mara attacks');
		await tap(start.getByText('Zoe, 5 of 5 Blood'));
		await tap(start.getByRole('button', { name: 'Announce the attack' }));
		await tap(attack(page).getByRole('button', { name: 'No Block, no Reaction' }));
		await tap(attack(page).getByRole('button', { name: /^Apply/ }));
		await expect(attack(page)).toHaveCount(0);
		await expect(button(page, 'Use an action: 1 action left')).toBeVisible();
		expect(taken()).toBeLessThanOrEqual(8);
	});

	await test.step('who is exhausted attacks no more, and says so', async () => {
		await button(page, /^Mara/).tap();
		// It looks as if it could not be tapped, and a tap says why.
		const barred = dialog(page, 'Mara').getByRole('button', { name: 'Attack', exact: true });
		// The sheet has risen by then: a tap that is forced waits for nothing.
		await expectUsable(page);
		await barred.tap({ force: true });
		await expect(page.getByText('Mara is exhausted. Choose a ready vampire.')).toBeVisible();
	});
	await context.close();
});
