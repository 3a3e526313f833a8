import { describe, expect, test } from 'vitest';
import { answersTo, holds } from '../../../../src/lib/games/heritage/chronicle-deck/answers.ts';
import type { Condition } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { toldOf, withSeats } from '../../../../src/lib/games/heritage/chronicle-deck/meant.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { ChapterRecord } from '../../../../src/lib/games/heritage/record-shapes.ts';
import { choose, front, opens, reads } from '../deck-kit.ts';
import {
	character,
	CLEAR,
	finished,
	happened,
	mission,
	record,
	recorded,
	scored,
	settled,
	slip,
	stateAfter
} from '../table.ts';

/** s1 is a Brujah, s2 a Gangrel. */
const won = (victor: 's1' | 's2', by = 10, changes: Partial<ChapterRecord> = {}) =>
	record(
		['s1', 's2'].map((seat) => scored(seat, seat === victor ? 10 + by : 10)),
		{ missions: [mission('m1', victor)], ...changes }
	);
const after = (records: readonly ChapterRecord[], ...more: readonly Command[]) =>
	stateAfter(
		happened(
			[
				...records.flatMap((one, index) => [recorded(index + 1, one), finished(index + 1)]),
				...more
			],
			settled()
		)
	);
const drawn = record([scored('s1', 5), scored('s2', 5)], {
	primogen: { declared: {}, shown: null, winner: 's2' }
});
const fallen = (s1: number, s2: number) =>
	record(
		[scored('s1', 20), scored('s2', 10)].map((one, index) => ({
			...one,
			bloodline: ['anna', 'bela', 'carlo', 'dora']
				.slice(index * 2, index * 2 + (index === 0 ? s1 : s2))
				.map((id) => ({ character: id, torpor: true }))
		}))
	);
const led = (...leaders: readonly string[]) =>
	record(
		['s1', 's2'].map((seat, index) => scored(seat, 10 - index, { leader: leaders[index] ?? '' }))
	);
const leaders = ['warlike', 'wealthy'].map((archetype): Command => ({
	type: 'RegisterCharacter',
	character: character(archetype, {
		name: `The ${archetype}`,
		kind: 'leader',
		archetype: archetype as 'warlike' | 'wealthy'
	})
}));
const decided = stateAfter(
	happened(
		[
			choose(),
			opens(1, 'deck', { missions: [front('m1', { card: 110 }), front('m2', { card: 120 })] }),
			recorded(1),
			reads(),
			{
				type: 'ResolveMission',
				chapter: 1,
				mission: 'm1',
				decision: 'Spared',
				reward: null,
				from: 'deck',
				decided: 'second',
				outcome: ''
			}
		],
		settled()
	)
);
const indebted = (...counts: readonly number[]) =>
	counts.map((count, index): Command => ({
		type: 'CorrectHaven',
		seat: `s${index + 1}`,
		haven: {
			name: 'H',
			retainer: null,
			leaders: [],
			assets: [],
			obligations: Array.from({ length: count }, (_, at) => slip(`o${index}-${at}`))
		},
		reason: 'the box'
	}));
const banned = (...ids: readonly string[]) =>
	ids.map((id): Command => ({ type: 'BanishCharacter', character: id, reason: 'ash' }));

/** What is asked, where it holds, and where it does not. */
type Row = [Condition, ReturnType<typeof after>, ReturnType<typeof after>];

test.each<Row>([
	[{ is: 'always' }, after([]), null as never],
	[{ is: 'victor-of-clan', chapter: 1, clan: 'brujah' }, after([won('s1')]), after([won('s2')])],
	[{ is: 'decided-by-draw', chapter: 1 }, after([drawn]), after([won('s2')])],
	[{ is: 'close', chapter: 1, within: 3 }, after([won('s1', 3)]), after([won('s1', 4)])],
	[{ is: 'landslide', chapter: 1, by: 4 }, after([won('s1', 4)]), after([won('s1', 3)])],
	[
		{ is: 'victor-again', chapter: 2 },
		after([won('s1'), won('s1')]),
		after([won('s1'), won('s2')])
	],
	[
		{ is: 'vanquished-again', chapter: 2 },
		after([won('s1'), won('s1')]),
		after([won('s1'), won('s2')])
	],
	[{ is: 'risen', chapter: 2 }, after([won('s1'), won('s2')]), after([won('s1'), won('s1')])],
	[{ is: 'mission', card: 110, decided: 'second' }, decided, after([])],
	[{ is: 'mission', card: 120, decided: 'unclaimed' }, decided, null as never],
	[
		{ is: 'dominated', era: 1 },
		after([won('s1'), won('s1'), won('s1')]),
		after([won('s1'), won('s1')])
	],
	[
		{ is: 'dominated-again', era: 2 },
		after(Array.from({ length: 6 }, () => won('s1'))),
		after([
			...Array.from({ length: 3 }, () => won('s2')),
			...Array.from({ length: 3 }, () => won('s1'))
		])
	],
	[
		{ is: 'dominated-by-the-weakest', era: 1 },
		after([CLEAR, CLEAR, CLEAR]),
		after([won('s1'), won('s1'), won('s1')])
	],
	[
		{ is: 'banished', least: 2 },
		after([], ...banned('anna', 'bela')),
		after([], ...banned('anna'))
	],
	[{ is: 'betrayed', chapter: 1, least: 2 }, after([fallen(0, 2)]), after([fallen(1, 2)])],
	[{ is: 'indebted', least: 2 }, after([], ...indebted(0, 2)), after([], ...indebted(1, 1))],
	[
		{ is: 'leaders-alike', chapter: 1, archetype: 'warlike' },
		stateAfter(happened([...leaders, recorded(1, led('The warlike', 'The warlike'))], settled())),
		stateAfter(happened([...leaders, recorded(1, led('The warlike', 'The wealthy'))], settled()))
	]
])('$is is asked of the chronicle: %#', (condition, there, elsewhere) => {
	expect(holds(there, condition)).toBe(true);
	if (elsewhere) expect(holds(elsewhere, condition)).toBe(false);
});

test.each<Condition>([
	{ is: 'victor-of-clan', chapter: 9, clan: 'brujah' },
	{ is: 'decided-by-draw', chapter: 9 },
	{ is: 'close', chapter: 9, within: 99 },
	{ is: 'landslide', chapter: 9, by: 1 },
	{ is: 'victor-again', chapter: 9 },
	{ is: 'victor-again', chapter: 1 },
	{ is: 'vanquished-again', chapter: 9 },
	{ is: 'risen', chapter: 9 },
	{ is: 'betrayed', chapter: 9, least: 1 },
	{ is: 'leaders-alike', chapter: 9, archetype: 'warlike' },
	{ is: 'dominated-again', era: 5 },
	{ is: 'dominated-by-the-weakest', era: 5 },
	{ is: 'mission', card: 910, decided: 'unclaimed' }
])('what is not known does not hold: %j', (condition) => {
	expect(holds(after([won('s1')]), condition)).toBe(false);
});

describe('a mission counts as unclaimed', () => {
	const opened = (from: 'deck' | 'table', ...then: readonly Command[]) =>
		stateAfter(
			happened(
				[
					choose(from === 'deck' ? undefined : { kind: 'box' }),
					opens(1, from, { missions: [front('m1', { card: 110 }), front('m2', { card: 120 })] }),
					...then
				],
				settled()
			)
		);
	const byTheBox: Command = {
		type: 'ResolveMission',
		chapter: 1,
		mission: 'm1',
		decision: 'As the box says',
		reward: null
	};

	test.each([
		['nobody claimed it', 120, opened('deck', recorded(1)), true],
		['it was claimed and may still be decided', 110, opened('deck', recorded(1)), false],
		['it was left open for good', 110, opened('deck', recorded(1), finished(1)), true],
		['it lies open and was not played for', 110, opened('deck'), false],
		[
			'one of its ways was taken, nobody wrote which',
			110,
			opened('table', recorded(1), byTheBox),
			false
		]
	])('%s', (_, card, state, counts) => {
		expect(holds(state, { is: 'mission', card, decided: 'unclaimed' })).toBe(counts);
	});
});

describe('a story that means somebody', () => {
	test.each([
		['{victor} won over {vanquished}.', after([won('s2')]), '{s2} won over {s1}.'],
		['{dominant} ruled.', after([CLEAR, CLEAR, CLEAR]), '{s2} ruled.'],
		['{indebted} owed.', after([], ...indebted(0, 1)), '{s2} owed.'],
		['{decided:110} chose.', decided, '{s2} chose.']
	])('%s', (text, state, told) => {
		expect(withSeats(state, text)).toBe(told);
	});

	test.each([
		['{victor} won.', after([])],
		['{dominant} ruled.', after([CLEAR])],
		['{indebted} owed.', after([], ...indebted(1, 1))],
		['{decided:120} chose.', decided]
	])('who is not known is not told of: %s', (text, state) => {
		expect(withSeats(state, text)).toBeNull();
		expect(toldOf(state, text)).toMatch(/^somebody /);
	});
});

describe('the debts of somebody who dropped out', () => {
	/** s3 owes most and leaves; s2 owes more than s1. */
	const left = (...counts: readonly number[]) =>
		stateAfter(
			happened([...indebted(...counts), { type: 'LeaveChronicle', seat: 's3' }], settled(3))
		);

	test('wait in the haven, and the story does not count them', () => {
		expect(holds(left(0, 1, 4), { is: 'indebted', least: 2 })).toBe(false);
		expect(holds(left(0, 2, 4), { is: 'indebted', least: 2 })).toBe(true);
	});

	test('take nobody’s place in it: who owes most is one of those at the table', () => {
		expect(withSeats(left(0, 1, 4), '{indebted} owed.')).toBe('{s2} owed.');
		expect(withSeats(left(0, 2, 2), '{indebted} owed.')).toBe('{s2} owed.');
		expect(withSeats(left(0, 0, 4), '{indebted} owed.')).toBeNull();
	});

	test('count again with the return', () => {
		const back: Command = { type: 'ReturnToChronicle', seat: 's3', dots: {} };
		const before = happened(
			[...indebted(0, 1, 4), { type: 'LeaveChronicle', seat: 's3' }, back],
			settled(3)
		);
		expect(withSeats(stateAfter(before), '{indebted} owed.')).toBe('{s3} owed.');
	});
});

test('of each group the first answer is told that holds and means nobody unknown', () => {
	const when: [Condition] = [{ is: 'always' }];
	const told = answersTo(after([won('s1')]), [
		[
			{ when: [{ is: 'victor-of-clan', chapter: 1, clan: 'gangrel' }], text: 'The Gangrel won.' },
			{ when, text: '{dominant} ruled.' },
			{ when, text: '{victor} won.' },
			{ when, text: 'Nobody came.' }
		],
		[{ when: [{ is: 'always' }, { is: 'banished', least: 1 }], text: 'Ashes.' }],
		[{ when, text: 'Snow.' }]
	]);
	expect(told).toEqual(['{s1} won.', 'Snow.']);
});
