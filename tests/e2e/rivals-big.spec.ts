import type { Command } from '../../src/lib/games/rivals/commands.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { uniqueName } from './support/table.ts';

/* A match on a television: everybody reads it from a chair away, and nothing on it is secret. */

const leaders: readonly Command[] = ['s1', 's2', 's3', 's4'].map((seat, at) => ({
	type: 'Recruit',
	seat,
	bp: 4 + at,
	leader: true
}));

/** Four coteries, a Title, a Conspiracy, and an attack whose cards lie face down. */
const UNDER_WAY: readonly Command[] = [
	{ type: 'SetFirst', first: 's1' },
	...leaders,
	{ type: 'Recruit', seat: 's1', bp: 3, name: 'Mara' },
	{ type: 'Recruit', seat: 's1', bp: 2, name: 'Iris' },
	{ type: 'Recruit', seat: 's2', bp: 2, name: 'Kit' },
	{ type: 'Recruit', seat: 's3', bp: 5, name: 'Zoe' },
	{ type: 'FellVampire', vampire: 's3v2', to: 'torpor', by: 's1' },
	{ type: 'GoOn', from: null, to: 'phase' },
	{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'phase' },
	{ type: 'LayConspiracy', vampire: null },
	{ type: 'ShowConspiracy', conspiracy: 'c1', to: ['s2'] },
	{ type: 'ChangePrestige', seat: 's2', by: -11 },
	{ type: 'ChangeAgenda', seat: 's1', by: 10 },
	{ type: 'MoveVampires', vampires: ['s1v2', 's1v3'], to: null },
	{
		type: 'BeginAttack',
		attacker: 's1v2',
		target: { mortal: { kind: 'vagrant', blood: 2, agenda: 1 } },
		intel: [],
		as: 'physical',
		card: 'down'
	}
];

for (const [width, height] of [
	[1440, 900],
	[1920, 1080]
] as const)
	test(`a big screen of ${width} by ${height} shows four coteries without scrolling @wide`, async ({
		page,
		seeded
	}) => {
		await page.setViewportSize({ width, height });
		const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => uniqueName(name));
		const id = await seeded.keeper.beginMatch(uniqueName('Television'), people, UNDER_WAY);
		await page.goto(`/rivals/matches/${id}?big`);
		await waitForHydration(page);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(
			'Action Phase, 1 action left'
		);
		await expect(page.getByRole('article')).toHaveCount(4);
		for (const name of people) await expect(page.getByRole('article', { name })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Attack' })).toContainText('a card face down');
		await expect(page.getByRole('article').getByText('Close to 13')).toBeVisible();
		await expect(page.getByText('Conspiracy 1 Prestige')).toBeVisible();
		await expect(page.getByRole('img', { name: /^Rivals: / })).toBeVisible();
		// Nobody taps here: full screen, and the way back.
		await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
		const over = await page.evaluate(
			() => document.documentElement.scrollHeight - document.documentElement.clientHeight
		);
		expect(over).toBeLessThanOrEqual(0);
	});

test('a Scheme on a big screen shows what was said, and no stake before all have answered @wide', async ({
	page,
	seeded
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const people = ['Ada', 'Ben'].map((name) => uniqueName(name));
	const begun: readonly Command[] = [
		{ type: 'SetFirst', first: 's1' },
		...leaders.slice(0, 2),
		{ type: 'GoOn', from: null, to: 'phase' },
		{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'phase' },
		{ type: 'PlayScheme', vampire: null, name: 'Free Money' }
	];
	const id = await seeded.keeper.beginMatch(uniqueName('Scheme'), people, begun);
	await page.goto(`/rivals/matches/${id}?big`);
	await waitForHydration(page);
	const scheme = page.getByRole('region', { name: 'Scheme' });
	await expect(scheme).toContainText('Free Money');
	await expect(scheme).toContainText('YES 0 so far');
	await expect(page.getByText(/answers\.$/)).toBeVisible();
});
