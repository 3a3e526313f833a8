import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'svelte/server';
import { asIfNext } from '../../../../../src/lib/games/heritage/chapter/next-turn.ts';
import { ended } from '../../../../../src/lib/ui/heritage/table/ends.ts';
import { candidatesOf } from '../../../../../src/lib/ui/heritage/table/planning/candidates.ts';
import { keepPlans } from '../../../../../src/lib/ui/heritage/table/planning/kept-plans.ts';
import { optionsOf } from '../../../../../src/lib/ui/heritage/table/planning/options.ts';
import OptionsBoard from '../../../../../src/lib/ui/heritage/table/planning/OptionsBoard.svelte';
import PlanningSheet from '../../../../../src/lib/ui/heritage/table/planning/PlanningSheet.svelte';
import PlaceBar from '../../../../../src/lib/ui/heritage/table/screen/PlaceBar.svelte';
import { Screen } from '../../../../../src/lib/ui/heritage/table/screen/screen.svelte.ts';
import { liveTable } from '../../../live/kit.ts';

afterEach(() => void vi.unstubAllGlobals());

/** As it is read, without its markup. */
const read = (body: string): string =>
	body
		.replace(/<!--.*?-->/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

/** The table, what another than whose turn it is may do next, and a recruit of theirs. */
async function another() {
	const { live } = await liveTable();
	const seat = live.table.seats.map((one) => one.seat).find((one) => one !== live.toMove) ?? '';
	const table = asIfNext(live.table, seat)?.table ?? live.table;
	const options = ended(optionsOf({ battlegrounds: live.battlegrounds, table, seat, hand: [] }));
	const [row] = options.rows;
	const [[sire = ''] = []] = options.columns;
	const worth = row?.cells[0]?.worth;
	if (!row || !worth) throw new Error('somebody can be recruited');
	const candidates = candidatesOf(table, seat, live.names);
	return { live, seat, options, candidates, recruit: { character: row.character, sire, worth } };
}

test('each cell says whom it means, what it brings, and to whom', async () => {
	const { live, options, candidates, recruit } = await another();
	const chosen = { character: recruit.character, sire: recruit.sire };
	const props = { live, options, candidates, chosen, busy: false, choose: () => undefined };
	const { body } = render(OptionsBoard, { props });
	const { character } = live.names;
	expect(read(body)).toMatch(
		new RegExp(
			`${character(chosen.character)} under ${character(chosen.sire)}: points \\S+,.*power`
		)
	);
	expect(body.match(/class="cell[^>]*aria-pressed="true"/g)).toHaveLength(1);
	expect(body.match(/<th scope="row"/g)).toHaveLength(candidates.length);
	expect(body).toMatch(/aria-pressed="true"[^>]*>Points/);
});

test('whom a seat cannot have says why', async () => {
	const { live, seat, options, recruit } = await another();
	const candidates = [{ character: recruit.character, whyNot: 'costs 2 power, you have 1' }];
	const props = { live, options, candidates, chosen: null, busy: false, choose: () => undefined };
	expect(seat).not.toBe(live.toMove);
	expect(render(OptionsBoard, { props }).body).toContain('data-why="Costs 2 power, you have 1."');
});

test('the sheet says whose turn it plans, and shows what was kept before', async () => {
	const { live, seat, recruit } = await another();
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	});
	keepPlans({ person: live.person, log: live.log, chapter: live.table.chapter, seat }, [
		{ name: 'If nobody else does', ...recruit }
	]);
	const props = { live, screen: new Screen(live), seat };
	const words = read(render(PlanningSheet, { props }).body);
	expect(words).toContain(`Plan ${live.names.seat(seat)}’s next turn`);
	expect(words).toContain('As if it were your turn now.');
	expect(words).toContain('If nobody else does');
	expect(words).toContain('Keep this plan');
	expect(words).not.toContain('Recruit ');
});

test('the bar offers it to who plays here, beside the places', async () => {
	const { live } = await liveTable();
	const words = read(render(PlaceBar, { props: { screen: new Screen(live) } }).body);
	expect(words.trim()).toBe('Table Bloodline Schemes Points Plan');
});
