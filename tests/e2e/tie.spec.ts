import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { pointsOf } from '../../src/lib/games/heritage/chapter/points.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import { tableAfter, type Course } from '../../src/lib/games/heritage/table/course.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import type { Keeper } from './support/keeper.ts';
import { openingNight } from './support/laid.ts';
import { playedOn } from './support/played-on.ts';
import { expect, test, waitForHydration } from './support/seeded.ts';
import { PLAYERS, PROLOGUES } from './support/story.ts';
import { smallTargets } from './support/targets.ts';
import { expectUsable } from './support/usable.ts';

/** A chapter that Elysium dealt, played to its end without a draw for it: one that ends level by itself is played anew. */
async function played(keeper: Keeper, title: string): Promise<{ id: string; table: Table }> {
	const id = await keeper.begin(title, PLAYERS, PROLOGUES);
	await keeper.layOut(id, 1, openingNight(2));
	await playedOn(keeper, id);
	const answer = await keeper.api.get(`/api/logs/${id}/table`);
	const table = tableAfter(((await answer.json()) as { course: Course }).course.steps);
	const drawn = (table.result?.ties.length ?? 0) > 0;
	return drawn ? played(keeper, title) : { id, table };
}

/** Such a chapter, set level by hand: the table asks what each declares. */
async function tiedAtTheEnd(keeper: Keeper, title: string): Promise<string> {
	const { id, table } = await played(keeper, title);
	const totals = Object.entries(pointsOf(table, BATTLEGROUND_MODULES)).map(([seat, { total }]) => ({
		seat,
		total
	}));
	const most = Math.max(...totals.map(({ total }) => total));
	const corrections = totals.flatMap(({ seat, total }) => {
		const line = table.bloodlines[seat];
		const leader = line?.vampires[line.leader];
		if (!leader || total === most) return [];
		const { id: vampire, sire, infamy, boons, exhausted, torpor, enemy, absorbed } = leader;
		const power = leader.power + most - total;
		const bears = { power, infamy, boons: [...boons], exhausted, torpor, enemy };
		return [{ set: 'vampire' as const, vampire, sire, ...bears, absorbed: [...absorbed] }];
	});
	const claims = table.missions.map(({ id: mission }) => ({
		set: 'claim' as const,
		mission,
		seat: null
	}));
	const reason = 'We counted again.';
	const command: TableCommand = {
		type: 'CorrectTable',
		corrections: [...corrections, ...claims],
		reason
	};
	await keeper.send(id, { type: 'ActAtTable', command });
	return id;
}

test('a tie at a table that Elysium deals is drawn for, and the table takes the result', async ({
	page,
	seeded: { keeper }
}) => {
	const id = await tiedAtTheEnd(keeper, 'A tie at midnight');
	const table = `/heritage/chronicles/${id}/chapters/1/table`;
	const button = (name: string | RegExp) => page.getByRole('button', { name });
	await page.goto(table);
	await waitForHydration(page);
	await button(/^Draw so anyone can check it/).click();
	await expect(page.getByText('Or with real cards')).toBeVisible();
	await expectUsable(page);
	expect(await smallTargets(page)).toEqual([]);
	await button('Draw with Elysium').click();
	await page.waitForURL(/\/draws\/[^/]+$/);
	await expect(page.getByText(/with \d+ points each/)).toBeVisible();
	await keeper.draw(page.url().split('/').at(-1) ?? '', ['warlike', 'wealthy'], 'ended');

	await page.goto(table);
	await waitForHydration(page);
	await button(/^Draw so anyone can check it/).click();
	await expect(page.getByText('the proof is kept with this')).toBeVisible();
	await button('Save this draw').click();
	await expect(page.getByRole('heading', { name: / prevails$/ })).toBeVisible();
	// The phone shows it before it is written.
	await expect
		.poll(async () => (await keeper.happened(id, 'HappenedAtTable')).map(({ event }) => event))
		.toContainEqual(expect.objectContaining({ type: 'PrimogenConsulted', taken: true }));
});

test('or with real cards', async ({ page, seeded: { keeper } }) => {
	const id = await tiedAtTheEnd(keeper, 'Real cards at midnight');
	await page.goto(`/heritage/chronicles/${id}/chapters/1/table`);
	await waitForHydration(page);
	await page.getByRole('button', { name: /^Draw so anyone can check it/ }).click();
	const declares = (name: string) => page.getByRole('group', { name: `${name} declares` });
	await declares(PLAYERS[0]).getByText('Warlike').click();
	await declares(PLAYERS[1]).getByText('Wealthy').click();
	await page.getByRole('group', { name: 'What came up first?' }).getByText('Wealthy').click();
	await page.getByRole('button', { name: 'Save this draw' }).click();
	await expect(page.getByRole('heading', { name: `${PLAYERS[1]} prevails` })).toBeVisible();
});
