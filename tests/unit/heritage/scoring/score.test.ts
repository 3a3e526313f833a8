import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { beganBy, recordOf } from '../../../../src/lib/games/heritage/chapter/as-record.ts';
import { tiedForFirst } from '../../../../src/lib/games/heritage/chapter/scoring.ts';
import { chapterRecordSchema } from '../../../../src/lib/games/heritage/record-shapes.ts';
import { outcomeOf } from '../../../../src/lib/games/heritage/standings/outcome.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { answer, BOTH, go, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { claimed, ENDING, mission, powers } from './kit.ts';
import { classBoard, mapBoard, TOYS } from './toys.ts';

const score = { kind: 'score' } as const;

function table(
	dealer: Dealer,
	power: readonly number[],
	claims: readonly string[] = [],
	firstPlayer = 's1',
	chapter: number | null = 1
): Table {
	const missions = claims.map((_, index) => mission(`m${index}`));
	const laid = setting(power.length, { dealer, missions, firstPlayer, chapter });
	return tableWith(
		powers(...power),
		laid,
		...claims.map((seat, index) => claimed(`m${index}`, seat))
	);
}

describe.each(BOTH)('the count of a chapter, dealt by the %s', (dealer) => {
	const scored = (now: Table) => go(ENDING, now, [score]).events;

	test('more points first, and the chapter is over', () => {
		const after = go(ENDING, table(dealer, [4, 9, 7]), [score]);
		expect(after.events).toEqual([
			{
				type: 'ChapterScored',
				totals: { s1: 4, s2: 9, s3: 7 },
				order: ['s2', 's3', 's1'],
				ties: []
			}
		]);
		expect(after.table).toMatchObject({ phase: 'finished', turn: null });
	});

	test('boards count', () => {
		const now = tableWith(
			powers(1, 3),
			setting(2, { dealer }),
			classBoard(2),
			mapBoard({ s1: 9, s2: -2 })
		);
		expect(scored(now)).toMatchObject([{ totals: { s1: 12, s2: 3 } }]);
	});

	test('a tie for first goes to fewer claimed missions, without a draw', () => {
		expect(scored(table(dealer, [5, 5, 1], ['s1', 's3']))).toEqual([
			{
				type: 'ChapterScored',
				totals: { s1: 5, s2: 5, s3: 1 },
				order: ['s2', 's1', 's3'],
				ties: [{ place: 1, seats: ['s2', 's1'], by: 'fewer-missions' }]
			}
		]);
	});

	test('still level: the primogen decide', () => {
		const asked = go(ENDING, table(dealer, [5, 5, 1]), [score]);
		expect(asked.table.question?.prompt).toBe('declare-an-archetype');
		const { table: second } = answer(ENDING, asked.table, ['wealthy']);
		const { events } = answer(ENDING, second, ['warlike'], {
			lots: [dealer === 'box' ? 'warlike' : 'c1']
		});
		expect(events.slice(-2)).toEqual([
			{
				type: 'PrimogenConsulted',
				mission: null,
				draw: { declared: { s1: 'wealthy', s2: 'warlike' }, shown: 'warlike', winner: 's2' }
			},
			{
				type: 'ChapterScored',
				totals: { s1: 5, s2: 5, s3: 1 },
				order: ['s2', 's1', 's3'],
				ties: [{ place: 1, seats: ['s2', 's1'], by: 'primogen-draw' }]
			}
		]);
	});

	test('a stand-alone mission brings power and loses the tie', () => {
		const now = table(dealer, [3, 5], ['s1'], 's1', null);
		expect(scored(now)).toEqual([
			{
				type: 'ChapterScored',
				totals: { s1: 5, s2: 5 },
				order: ['s2', 's1'],
				ties: [{ place: 1, seats: ['s2', 's1'], by: 'fewer-missions' }]
			}
		]);
	});

	test('who is tied, in turn order', () => {
		expect(tiedForFirst(table(dealer, [5, 1, 5], [], 's2'), TOYS)).toEqual(['s3', 's1']);
		expect(tiedForFirst(table(dealer, [5, 1, 6]), TOYS)).toEqual(['s3']);
	});
});

describe.each(BOTH)('a table as a record, dealt by the %s', (dealer) => {
	const drawn: TableEvent = {
		type: 'PrimogenConsulted',
		mission: null,
		draw: { declared: { s1: 'wealthy', s3: 'warlike' }, shown: 'warlike', winner: 's3' }
	};

	test('holds what the chronicle records', () => {
		const laid = setting(2, { dealer, missions: [mission('m1'), mission('m2')], chapter: 1 });
		const now = tableWith(
			[
				joined('s1', 'c1', 'l1'),
				vampire('l1', null, { power: 4, boons: ['gangrel'] }),
				vampire('c1', 'l1', { torpor: true, infamy: 9 }),
				vampire('l2', null, { infamy: 2, boons: ['brujah', 'brujah'] })
			],
			laid,
			classBoard(-1),
			mapBoard({ s2: 9 }),
			{ type: 'FirstPlayerSet', seat: 's2' },
			claimed('m1', 's2'),
			claimed('m2', null)
		);
		const record = recordOf(now, TOYS, '2026-01-31');
		expect(record).toEqual({
			date: '2026-01-31',
			players: [
				{
					seat: 's1',
					clan: 'brujah',
					leader: 'l1',
					points: { class: -1, temperament: 0, geography: 0, power: 4, boons: 1, infamy: 0 },
					bloodline: [
						{ character: 'l1', torpor: false },
						{ character: 'c1', torpor: true }
					]
				},
				{
					seat: 's2',
					clan: 'gangrel',
					leader: 'l2',
					points: { class: -1, temperament: 0, geography: 9, power: 0, boons: 2, infamy: 2 },
					bloodline: [{ character: 'l2', torpor: false }]
				}
			],
			firstPlayer: 's2',
			missions: [
				{ id: 'm1', name: 'm1', claimant: 's2' },
				{ id: 'm2', name: 'm2', claimant: null }
			],
			primogen: null,
			orderByHand: null,
			notes: ''
		});
		expect(v.is(chapterRecordSchema, record)).toBe(true);
	});

	test.each([
		['clear', table(dealer, [3, 9, 1], ['s1', 's1'])],
		['parted by missions', table(dealer, [9, 9, 9], ['s1', 's2', 's2'])],
		['level below, parted by turn order', table(dealer, [9, 4, 4], [], 's3')],
		['level at first, drawn for', tableAfter(table(dealer, [9, 1, 9]), drawn)]
	])('%s: the record comes to the same order, totals and ties', (_, now) => {
		const { events } = go(ENDING, now, [score]);
		const { totals, order, ties } = outcomeOf(recordOf(now, TOYS, '2026-01-31'));
		expect(events).toEqual([{ type: 'ChapterScored', totals, order, ties }]);
	});

	test('who really began fills the record, and ties go on by the marker of the end', () => {
		const now = table(dealer, [9, 4, 4], [], 's3');
		const course = {
			steps: [
				[
					{ type: 'PlayBegan' as const },
					{ type: 'TurnBegan' as const, seat: 's2', round: 1 },
					{ type: 'FirstPlayerSet' as const, seat: 's3' },
					{ type: 'TurnBegan' as const, seat: 's3', round: 2 }
				]
			]
		};
		const record = recordOf(now, TOYS, '2026-01-31', beganBy(course));
		expect(record).toMatchObject({ firstPlayer: 's2', markerAtEnd: 's3' });
		expect(v.is(chapterRecordSchema, record)).toBe(true);
		expect(outcomeOf(record)).toEqual(outcomeOf(recordOf(now, TOYS, '2026-01-31')));
		expect(beganBy({ steps: [] })).toBeNull();
	});

	test('a draw of others is not part of it', () => {
		const now = tableAfter(table(dealer, [9, 9, 1]), drawn);
		expect(recordOf(now, TOYS, '2026-01-31').primogen).toBeNull();
		const clear = tableAfter(table(dealer, [9, 1, 8]), drawn);
		expect(recordOf(clear, TOYS, '2026-01-31').primogen).toBeNull();
	});

	test('the power of stand-alone missions is left out', () => {
		const now = table(dealer, [3, 4], ['s1', 's1'], 's1', null);
		expect(go(ENDING, now, [score]).events).toMatchObject([{ order: ['s1', 's2'] }]);
		expect(outcomeOf(recordOf(now, TOYS, '2026-01-31'))).toMatchObject({
			totals: { s1: 3, s2: 4 },
			order: ['s2', 's1']
		});
	});
});

test('an empty table has no record', () => {
	const now = table('box', [1, 2]);
	expect(() => recordOf({ ...now, seats: [] }, TOYS, '2026-01-31')).toThrow('nobody sits');
});

function tableAfter(before: Table, ...events: readonly TableEvent[]): Table {
	return events.reduce(evolveTable, before);
}
