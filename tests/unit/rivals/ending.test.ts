import { describe, expect, test } from 'vitest';
import { endingOf } from '../../../src/lib/games/rivals/ending/ending.ts';
import { forecastOf } from '../../../src/lib/games/rivals/ending/forecast.ts';
import { newMatch, type Match, type RivalOf } from '../../../src/lib/games/rivals/match/state.ts';
import { after, matchOf, seatIds, whyNot } from './playing.ts';

/** Seats with these numbers, the active one first named: [Agenda, Prestige] each. */
function table(
	numbers: readonly (readonly [agenda: number, prestige: number])[],
	rivals: RivalOf,
	active = 's1'
): Match {
	const order = seatIds(numbers.length);
	const match = newMatch(order, rivals);
	return {
		...match,
		turn: { number: 1, seat: active, phase: 'action', actionsLeft: 2 },
		seats: Object.fromEntries(
			order.map((seat, at) => {
				const [agenda = 0, prestige = 20] = numbers[at] ?? [];
				return [seat, { agenda, prestige, begun: true, vampires: [] }];
			})
		)
	};
}

const RING3 = { s1: 's2', s2: 's3', s3: 's1' };
const RING4 = { s1: 's2', s2: 's3', s3: 's4', s4: 's1' };
const TWO = { s1: 's2', s2: 's1' };

describe('how to win', () => {
	test('(a) 13 Agenda points', () => {
		const result = endingOf(
			table(
				[
					[12, 5],
					[13, 5],
					[0, 5]
				],
				RING3
			),
			[]
		);
		expect(result).toMatchObject({ winner: 's2', decided: 'agenda', level: [] });
	});
	test('(b) knocking out the own Rival, with however little Agenda', () => {
		const result = endingOf(
			table(
				[
					[0, 1],
					[12, 0],
					[12, 20]
				],
				RING3
			),
			[{ seat: 's2', by: 's1' }]
		);
		expect(result).toMatchObject({ winner: 's1', decided: 'rival', gains: [] });
		expect(result.agenda).toEqual({ s1: 0, s2: 0, s3: 12 });
	});
	test('(c) by another: the hunter gains 3, then the most Agenda', () => {
		const result = endingOf(
			table(
				[
					[4, 5],
					[9, 0],
					[6, 5]
				],
				RING3
			),
			[{ seat: 's2', by: 's3' }]
		);
		expect(result).toMatchObject({
			winner: 's1',
			decided: 'most',
			gains: [{ seat: 's1', rival: 's2' }]
		});
		expect(result.agenda).toEqual({ s1: 7, s2: 0, s3: 6 });
	});
	test('two claims: the active player first', () => {
		const both = [
			[13, 9],
			[3, 0],
			[4, 2]
		] as const;
		// s1 has 13; s3 knocks out s2, who is not the Rival of s3 in this ring, but is in the other.
		const other = { s3: 's2', s2: 's1', s1: 's3' };
		const falls = [{ seat: 's2', by: 's3' }];
		expect(endingOf(table(both, other, 's3'), falls)).toMatchObject({
			winner: 's3',
			decided: 'rival',
			broken: 'active'
		});
		expect(endingOf(table(both, other, 's2'), falls)).toMatchObject({
			winner: 's1',
			decided: 'agenda',
			broken: 'prestige'
		});
	});
	test('level in Prestige too: the highest number', () => {
		const result = endingOf(
			table(
				[
					[13, 7],
					[13, 7],
					[0, 9]
				],
				RING3,
				's3'
			),
			[]
		);
		expect(result).toMatchObject({ winner: 's2', level: ['s1', 's2'], broken: 'order' });
	});
});

test('R78 an Event knocks out a seat: hunter 9, another 11, and 12 wins', () => {
	const result = endingOf(
		table(
			[
				[9, 5],
				[8, 0],
				[11, 5]
			],
			RING3
		),
		[{ seat: 's2', by: null }]
	);
	expect(result).toMatchObject({ winner: 's1', decided: 'most' });
	expect(result.agenda['s1']).toBe(12);
});

test('R79 seat 1 knocks out seat 2 in its turn, 10 to 10 with the hunter: most Prestige, then seat 4', () => {
	const rivals = { s4: 's2', s2: 's1', s1: 's3', s3: 's4' };
	const falls = [{ seat: 's2', by: 's1' }];
	const level = (prestige: readonly [number, number]) =>
		endingOf(
			table(
				[
					[10, prestige[0]],
					[5, 0],
					[2, 9],
					[7, prestige[1]]
				],
				rivals,
				's2'
			),
			falls
		);
	expect(level([5, 5])).toMatchObject({ winner: 's4', level: ['s1', 's4'], broken: 'order' });
	expect(level([6, 5])).toMatchObject({ winner: 's1', broken: 'prestige' });
	expect(level([5, 6])).toMatchObject({ winner: 's4', broken: 'prestige' });
});

test('R80 13 on a face-down Agenda wins: the number alone counts', () => {
	const state = after(matchOf(2), [
		{ type: 'ChangeAgenda', seat: 's2', by: 13 },
		{ type: 'EndMatch', end: 'rules', falls: [] }
	]);
	expect(state.match.result).toMatchObject({ winner: 's2', decided: 'agenda' });
});

describe('readings', () => {
	test('ownFault: knocked out by the own effect is by nobody, so the hunter gains 3', () => {
		const match = table(
			[
				[4, 5],
				[9, 0],
				[8, 5]
			],
			RING3
		);
		const own = endingOf(match, [{ seat: 's2', by: 's2' }]);
		expect(own).toMatchObject({
			winner: 's3',
			decided: 'most',
			gains: [{ seat: 's1', rival: 's2' }]
		});
		expect(own.agenda).toEqual(endingOf(match, [{ seat: 's2', by: null }]).agenda);
		expect(
			endingOf(
				table(
					[
						[0, 5],
						[9, 0]
					],
					TWO
				),
				[{ seat: 's2', by: 's2' }]
			).winner
		).toBe('s1');
	});
	test('knockedWins: both fallen, two players: the active one wins', () => {
		const falls = [
			{ seat: 's1', by: 's2' },
			{ seat: 's2', by: 's1' }
		];
		const match = (active: string) =>
			table(
				[
					[3, 0],
					[9, 0]
				],
				TWO,
				active
			);
		expect(endingOf(match('s1'), falls)).toMatchObject({
			winner: 's1',
			decided: 'rival',
			broken: 'active'
		});
		expect(endingOf(match('s2'), falls).winner).toBe('s2');
	});
	test('knockedWins: who is knocked out wins neither by 13 nor by the most', () => {
		const result = endingOf(
			table(
				[
					[13, 0],
					[2, 5],
					[3, 5]
				],
				RING3
			),
			[{ seat: 's1', by: null }]
		);
		expect(result).toMatchObject({ winner: 's3', decided: 'most' });
		expect(result.agenda).toEqual({ s1: 0, s2: 2, s3: 6 });
	});
	test('manyOut: all 0, and each hunter still in gains 3 for their own Rival', () => {
		const falls = [
			{ seat: 's2', by: null },
			{ seat: 's3', by: null }
		];
		const result = endingOf(
			table(
				[
					[4, 5],
					[9, 0],
					[9, 0],
					[6, 5]
				],
				RING4
			),
			falls
		);
		// The hunter of s3 is s2, who is out.
		expect(result.gains).toEqual([{ seat: 's1', rival: 's2' }]);
		expect(result).toMatchObject({ winner: 's1', agenda: { s1: 7, s2: 0, s3: 0, s4: 6 } });
		const pairs = { s1: 's2', s2: 's1', s3: 's4', s4: 's3' };
		const both = endingOf(
			table(
				[
					[4, 5],
					[9, 0],
					[6, 5],
					[9, 0]
				],
				pairs
			),
			[
				{ seat: 's2', by: null },
				{ seat: 's4', by: null }
			]
		);
		expect(both.agenda).toEqual({ s1: 7, s2: 0, s3: 9, s4: 0 });
		expect(both.winner).toBe('s3');
	});
	test('nobodyLeft: everybody out, and nobody by their hunter: nobody wins', () => {
		const falls = [
			{ seat: 's1', by: null },
			{ seat: 's2', by: null }
		];
		expect(
			endingOf(
				table(
					[
						[3, 0],
						[9, 0]
					],
					TWO
				),
				falls
			)
		).toMatchObject({ winner: null, decided: 'most' });
	});
	test('clock: time is up, and the most Agenda wins, ties as ever', () => {
		const match = table(
			[
				[6, 5],
				[9, 4],
				[9, 7]
			],
			RING3,
			's1'
		);
		expect(endingOf(match, [], 'time')).toMatchObject({
			winner: 's3',
			decided: 'time',
			broken: 'prestige'
		});
	});
	test('stopped: no winner', () => {
		expect(
			endingOf(
				table(
					[
						[6, 5],
						[9, 4]
					],
					TWO
				),
				[],
				'stopped'
			)
		).toMatchObject({ winner: null, decided: 'stopped' });
	});
});

describe('the end is told', () => {
	const low = after(matchOf(3, { rivals: RING3 }), [
		{ type: 'ChangePrestige', seat: 's2', by: -20 },
		{ type: 'ChangeAgenda', seat: 's3', by: 9 }
	]);
	const end = (
		falls: { seat: string; by: string | null }[],
		how: 'rules' | 'time' | 'stopped' = 'rules'
	) => ({ type: 'EndMatch', end: how, falls }) as const;
	test('who has no Prestige is knocked out, and by whom is said', () => {
		expect(whyNot(low, end([]))).toBe('fell-too');
		expect(whyNot(low, end([], 'time'))).toBe('fell-by-time');
		const over = after(low, [end([{ seat: 's2', by: 's3' }])]);
		expect(over.match.result).toMatchObject({ winner: 's3', decided: 'most' });
		expect(over.match.seats['s1']?.agenda).toBe(3);
		expect(over.match.seats['s2']?.agenda).toBe(0);
		expect(after(low, [end([{ seat: 's2', by: 's1' }])]).match.result).toMatchObject({
			winner: 's1',
			decided: 'rival'
		});
	});
	test('nobody twice, no strangers, and not before the Rivals are drawn', () => {
		const fall = { seat: 's2', by: null };
		expect(whyNot(low, end([fall, fall]))).toBe('fell-twice');
		expect(whyNot(low, end([{ seat: 's2', by: 's4' }]))).toBe('no-such-seat');
		const open = after(matchOf(3), [{ type: 'ChangePrestige', seat: 's2', by: -20 }]);
		expect(whyNot(open, end([fall]))).toBe('rivals-open');
	});
	test('time ends nothing that 13 Agenda decides', () => {
		const won = after(matchOf(2), [{ type: 'ChangeAgenda', seat: 's1', by: 13 }]);
		expect(whyNot(won, end([], 'time'))).toBe('won-by-goal');
		expect(whyNot(matchOf(2), end([], 'time'))).toBeNull();
	});
});

test('the forecast says for each seat who wins if it falls to each other, or to nobody', () => {
	const match = table(
		[
			[4, 5],
			[9, 3],
			[6, 5]
		],
		RING3
	);
	const winners = forecastOf(match).map(({ seat, ways }) => [
		seat,
		ways.map(({ by, result }) => [by, result.winner])
	]);
	expect(winners).toEqual([
		[
			's1',
			[
				['s2', 's3'],
				['s3', 's3'],
				[null, 's3']
			]
		],
		[
			's2',
			[
				['s1', 's1'],
				['s3', 's1'],
				[null, 's1']
			]
		],
		[
			's3',
			[
				['s1', 's2'],
				['s2', 's2'],
				[null, 's2']
			]
		]
	]);
});
