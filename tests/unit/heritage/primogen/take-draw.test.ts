import { describe, expect, test } from 'vitest';
import { pending } from '../../../../src/lib/games/core/run/request.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { absentDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { isTieSound } from '../../../../src/lib/games/heritage/draw/tie.ts';
import { tieOf } from '../../../../src/lib/games/heritage/primogen/take-draw.ts';
import type { PrimogenResult } from '../../../../src/lib/games/heritage/record-shapes.ts';
import type { TableCommandOf } from '../../../../src/lib/games/heritage/table/commands.ts';
import { decideWith, findTableFault } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { powers } from '../scoring/kit.ts';
import { BOTH, go, rulesOf, setting, tableWith } from '../table/kit.ts';
import { resolvers } from '../../../../src/lib/games/heritage/table/assembly.ts';

const RULES = rulesOf(resolvers, BATTLEGROUND_MODULES);
/** Level at the end of a chapter, and asked what each declares; the counting waits behind it. */
function asked(dealer: 'app' | 'box', players = 2): Table {
	const corrections = powers(...Array.from({ length: players }, () => 5));
	const table = tableWith(corrections, setting(players, { dealer, chapter: 1 }));
	return go(RULES, table, [{ kind: 'primogen', mission: null, declared: {} }, { kind: 'score' }])
		.table;
}

const HELD: PrimogenResult = {
	declared: { s1: 'warlike', s2: 'wealthy' },
	shown: 'wealthy',
	winner: 's2'
};
const take = (
	draw: PrimogenResult = HELD,
	mission: string | null = null
): TableCommandOf<'TakeDraw'> => ({ type: 'TakeDraw', mission, draw });
const taken = (table: Table, command = take()) =>
	decideWith(BATTLEGROUND_MODULES, table, command, absentDealer);

describe.each(BOTH)('a draw that was held elsewhere, at a table dealt by the %s', (dealer) => {
	test('settles the tie, and the counting goes on', () => {
		const table = asked(dealer);
		expect(table.question?.prompt).toBe('declare-an-archetype');
		const after = taken(table);
		if (!after.accepted) throw new Error(after.refusal.reason);
		expect(after.events[0]).toEqual({
			type: 'PrimogenConsulted',
			mission: null,
			draw: HELD,
			taken: true
		});
		expect(after.events.at(-1)).toMatchObject({ type: 'ChapterScored', order: ['s2', 's1'] });
		expect(after.table.question).toBeNull();
		expect(findTableFault(BATTLEGROUND_MODULES, table, after.events)).toBeNull();
	});

	test.each([
		['among others', { ...HELD, declared: { s1: 'warlike' } }],
		['by who is not tied', { ...HELD, winner: 's3' }],
		['by what another declared', { ...HELD, winner: 's1' }],
		['by one archetype for both', { ...HELD, declared: { s1: 'wealthy', s2: 'wealthy' } }]
	] as const)('is not taken where it was won %s', (_, draw) => {
		const after = taken(asked(dealer), take(draw as PrimogenResult));
		expect(after.accepted ? null : after.refusal.reason).toBe('draw-among-others');
	});

	test('is not taken for another tie, or where nobody waits for one', () => {
		const reason = (table: Table, command = take()) => {
			const after = taken(table, command);
			return after.accepted ? null : after.refusal.reason;
		};
		expect(reason(asked(dealer), take(HELD, 'm1'))).toBe('no-tie-here');
		const quiet = tableWith([], setting(2, { dealer }));
		expect(reason(quiet)).toBe('no-tie-here');
		expect(
			reason({ ...quiet, resolution: { tasks: [pending({ kind: 'score' })], triggered: [] } })
		).toBe('no-tie-here');
	});
});

test('the figures of a tie lead to who is tied', () => {
	const table = asked('app', 3);
	const { seats, level } = tieOf(table, BATTLEGROUND_MODULES, null);
	expect(seats).toEqual(['s1', 's2', 's3']);
	expect(new Set(level.map(({ count }) => count)).size).toBe(1);
	const over = { kind: 'chapter', chapter: 1 } as const;
	expect(isTieSound({ over, seats: [...seats], level: [...level] })).toBe(true);
});
