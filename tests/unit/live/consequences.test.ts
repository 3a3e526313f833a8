import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES as battlegrounds } from '../../../src/lib/games/heritage/boards/registry.ts';
import { change } from '../../../src/lib/games/heritage/bloodline/bloodline.ts';
import {
	recruitCommands,
	recruitMoves
} from '../../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { pointsOf } from '../../../src/lib/games/heritage/chapter/points.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import { foresee } from '../../../src/lib/ui/heritage/table/foresee.ts';
import {
	consequencesOf,
	pointsInTheEnd,
	whysOf
} from '../../../src/lib/ui/heritage/table/plan/consequences.ts';
import { lateTable } from './kit.ts';

const late = lateTable();
const seat = late.turn?.seat ?? '';
const [first] = recruitCommands(recruitMoves(late, seat));
if (!first) throw new Error('somebody can be recruited in the last round');
const after = foresee(battlegrounds, late, [first]).table;
const all = consequencesOf(battlegrounds, late, after, seat);

function withLeader(table: Table, to: Parameters<typeof change>[2]): Table {
	const bloodline = table.bloodlines[seat];
	if (!bloodline) throw new Error(`nobody plays at ${seat}`);
	const bloodlines = { ...table.bloodlines, [seat]: change(bloodline, bloodline.leader, to) };
	return { ...table, bloodlines };
}

describe('what a recruit changes', () => {
	test('tells the points of everyone, whose recruit it is first', () => {
		expect(all.points.map((one) => one.seat)).toHaveLength(late.seats.length);
		expect(all.points[0]?.seat).toBe(seat);
		for (const { seat: of, before: was, after: is } of all.points) {
			expect(was).toBe(pointsOf(late, battlegrounds)[of]?.total);
			expect(is).toBe(pointsOf(after, battlegrounds)[of]?.total);
		}
	});

	test('each source and each reason adds up to the difference', () => {
		for (const change of all.points) {
			const bySource = change.sources.reduce((sum, { before, after }) => sum + after - before, 0);
			const byReason = whysOf(change, ({ line }) => line.why).reduce((sum, { by }) => sum + by, 0);
			expect(bySource).toBe(change.after - change.before);
			expect(byReason).toBe(change.after - change.before);
		}
	});

	test('every board either changes or stays', () => {
		const changed = all.boards.map(({ category }) => category);
		expect([...changed, ...all.still].toSorted()).toEqual(['class', 'geography', 'temperament']);
		for (const { category, before } of all.boards) {
			expect(before).toEqual(late.boards[category]?.state);
			expect(after.boards[category]?.state).not.toEqual(before);
		}
	});

	test('the recruit is one who joined', () => {
		expect(all.bearers).toContainEqual(
			expect.objectContaining({ vampire: first.character, joined: true, seat })
		);
	});
});

describe('what a vampire bears', () => {
	const leader = late.bloodlines[seat]?.leader ?? '';
	const { power = 0 } = late.bloodlines[seat]?.vampires[leader] ?? {};
	const wounded = withLeader(late, { power: power + 2, torpor: true });

	test('is told token by token', () => {
		const { bearers, boards } = consequencesOf(battlegrounds, late, wounded, seat);
		expect(boards).toEqual([]);
		expect(bearers).toEqual([
			{
				vampire: leader,
				seat,
				joined: false,
				tokens: [{ token: 'power', before: power, after: power + 2 }],
				torpor: 'falls',
				exhausted: null
			}
		]);
	});

	test('nothing changes on the same table', () => {
		const nothing = consequencesOf(battlegrounds, late, late, seat);
		expect(nothing.bearers).toEqual([]);
		expect(nothing.missions).toEqual([]);
		expect(nothing.points.every(({ sources }) => sources.length === 0)).toBe(true);
	});
});

test('a mission is touched where another bloodline would claim it, or comes closer', () => {
	const mission = {
		id: 'most-awake',
		name: 'Most awake',
		text: '',
		match: { clan: late.cast[first.character]?.clan }
	};
	const before: Table = {
		...late,
		missions: [{ ...mission, match: mission.match.clan ? { clan: mission.match.clan } : {} }]
	};
	const recruited = foresee(battlegrounds, before, [first]).table;
	const [touched] = consequencesOf(battlegrounds, before, recruited, seat).missions;
	expect(touched?.mission).toBe('most-awake');
	expect(touched?.counts[seat]).toBeGreaterThan(0);
});

test('a total that is the same in every end is told as it ends, with its reasons', () => {
	const still = consequencesOf(battlegrounds, late, late, seat).points;
	const ended = all.points;
	const [own, ...others] = ended;
	if (!own || own.before === own.after) throw new Error('the recruit changes its points');
	const totals = {
		[seat]: { worst: own.after, best: own.after },
		...Object.fromEntries(
			others.map((one) => [one.seat, { worst: one.after - 3, best: one.after + 1 }])
		)
	};
	const told = pointsInTheEnd(still, ended, totals);
	expect(told[0]).toEqual({ ...own, varies: false, isEnd: true });
	for (const [at, one] of told.slice(1).entries())
		expect(one).toEqual({ ...still[at + 1], varies: true, isEnd: false });
});
