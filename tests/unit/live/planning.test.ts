import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asIfNext } from '../../../src/lib/games/heritage/chapter/next-turn.ts';
import { recruitMoves } from '../../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { recruitOf } from '../../../src/lib/ui/heritage/table/gains.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { Plan } from '../../../src/lib/ui/heritage/table/plan.svelte.ts';
import { Screen } from '../../../src/lib/ui/heritage/table/screen/screen.svelte.ts';
import { pressed } from '../../../src/lib/ui/heritage/table/screen/shortcuts.ts';
import { liveTable } from './kit.ts';

const NOTHING = { kind: 'nothing' } as const;
const P = { key: 'p', target: null } as KeyboardEvent;

beforeEach(() => {
	vi.stubGlobal('Element', EventTarget);
	vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => void vi.unstubAllGlobals());

test('a plan is tried out on the table as if it were another seat’s turn, and the real one stays', async () => {
	const { live } = await liveTable();
	const before = live.table;
	const seat = before.seats.map((one) => one.seat).find((one) => one !== before.turn?.seat) ?? '';
	const table = asIfNext(before, seat)?.table ?? before;
	const moves = recruitMoves(table, seat);
	const free = moves.characters.findLast(({ cost }) => cost === 0);
	const command = recruitOf(moves, free?.character ?? '', moves.sires[0] ?? '');
	if (!command) throw new Error('somebody can be recruited');
	expect(new Plan(live, command).foreseen.refusal?.reason).toBe('not-your-turn');
	const plan = new Plan(live, command, { tried: { seat, table: () => table } });
	expect(plan.seat).toBe(seat);
	expect(plan.foreseen.refusal).toBeNull();
	expect(plan.foreseen.table.bloodlines[seat]?.vampires).toHaveProperty(command.character);
	expect(live.table).toBe(before);
});

/** The same table, on a device that plays these seats. */
async function screenOf(mine: readonly string[], writes = true): Promise<Screen> {
	const { live, log } = await liveTable();
	const sittings = live.sittings.map((one) => ({ ...one, mine: mine.includes(one.seat) }));
	const { battlegrounds } = live;
	return new Screen(new LiveTable({ battlegrounds, sittings, link: log, writes }));
}

test('a key opens it for the seat that is looked at, or for one of this device', async () => {
	const shared = await screenOf(['s1', 's2', 's3']);
	shared.lookAt('s2');
	expect(pressed(P, shared, NOTHING)).toBe(true);
	expect(shared.planFor).toBe('s2');
	shared.stopPlanning();
	expect(shared.planFor).toBeNull();

	const own = await screenOf(['s3']);
	own.lookAt('s1');
	expect(pressed(P, own, NOTHING)).toBe(true);
	expect(own.planFor).toBe('s3');
});

test('who plays no seat, or may change nothing, plans nothing', async () => {
	for (const screen of [await screenOf([]), await screenOf(['s1'], false)]) {
		expect(screen.planner).toBeNull();
		expect(pressed(P, screen, NOTHING)).toBe(false);
		expect(screen.planFor).toBeNull();
	}
});
