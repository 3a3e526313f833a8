import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { given } from '../../../src/lib/games/core/testing.ts';
import { countedAs } from '../../../src/lib/games/vendetta/count/counting.ts';
import type { FinalCount } from '../../../src/lib/games/vendetta/count/shapes.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import type { Setting } from '../../../src/lib/games/vendetta/setting.ts';
import { MOST_CHANGES } from '../../../src/lib/games/vendetta/state.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { begin, countOf, held, seatIds, setting } from './evening.ts';

const begun = (seats: number, change: Partial<Setting> = {}): VendettaEvent => ({
	type: 'EveningBegun',
	seats: seatIds(seats),
	setting: setting(seats, change)
});
const counted = (count: FinalCount, seats = 3, teams = false) =>
	countedAs({ seats: seatIds(seats), teams }, count);

const FIRST = countOf([held(9), held(12), held(10)]);
const SECOND = countOf([held(9), held(12), held(13)]);
const RECORDED: VendettaEvent = { type: 'CountRecorded', ...counted(FIRST) };
const CORRECTED: VendettaEvent = { type: 'CountCorrected', ...counted(SECOND) };

const stateAfter = (...events: VendettaEvent[]) => fold(vendetta.evolve, vendetta.initial, events);

describe('an evening begins [SETUP]', () => {
	it.each([3, 4, 5])('%i play each for themselves', (seats) =>
		given(vendetta).when(begin(seats)).then(begun(seats))
	);
	it.each([4, 6])('%i play in teams of two', (seats) =>
		given(vendetta)
			.when(begin(seats, { teams: true }))
			.then(begun(seats, { teams: true }))
	);
	it.each([
		[2, false, 'needs-three'],
		[2, true, 'needs-three'],
		[6, false, 'six-in-teams'],
		[7, true, 'six-at-most'],
		[3, true, 'teams-need-even'],
		[5, true, 'teams-need-even']
	] as const)('%i in teams: %s, refused as %s', (seats, teams, reason) =>
		given(vendetta).when(begin(seats, { teams })).thenRefused(reason)
	);

	it('says what is wrong in the words of the table', () => {
		expect(vendetta.sentences['needs-three']).toMatch(/^Vendetta needs three\./);
		expect(vendetta.sentences['six-in-teams']).toMatch(/^Six play as three teams\./);
		expect(vendetta.sentences['teams-need-even']).toMatch(/^Teams need four or six\./);
	});

	it('each with a clan of their own', () => {
		const clans = { s1: 'brujah', s2: 'brujah', s3: 'ventrue' } as const;
		given(vendetta).when(begin(3, { clans })).thenRefused('clan-taken');
		given(vendetta)
			.when(begin(3, { clans: { s1: 'brujah', s3: 'ventrue' } }))
			.thenRefused('clan-missing');
		given(vendetta)
			.when(begin(3, { clans: { ...setting(3).clans, s4: 'ventrue' } }))
			.thenRefused('no-such-seat');
	});

	it('once, and at its seats in their order', () => {
		given(vendetta, begun(3)).when(begin(3)).thenRefused('evening-here-already');
		given(vendetta)
			.when({ ...begin(3), seats: ['s1', 's3', 's2'] })
			.thenRefused('no-such-seat');
		given(vendetta).when({ type: 'RecordCount', count: FIRST }).thenRefused('no-evening');
	});
});

describe('the final count [END OF THE GAME]', () => {
	it('is recorded with what comes of it', () =>
		given(vendetta, begun(3)).when({ type: 'RecordCount', count: FIRST }).then(RECORDED));

	it('once; whoever comes second looks first', () =>
		given(vendetta, begun(3), RECORDED)
			.when({ type: 'RecordCount', count: SECOND })
			.thenRefused('counted-already'));

	it.each([
		['a player is missing', countOf([held(9), held(12)]), 'not-counted'],
		['there is a stranger', countOf([held(1), held(2), held(3), held(4)]), 'no-such-seat'],
		[
			'a stranger has Blood',
			countOf([held(9), held(8), held(1)], { blood: { s4: 2 } }),
			'no-such-seat'
		],
		[
			'a stranger wins ties',
			countOf([held(9), held(8), held(1)], { winsTies: ['s1', 's4'] }),
			'no-such-seat'
		],
		[
			'somebody wins ties twice',
			countOf([held(9), held(8), held(1)], { winsTies: ['s1', 's2', 's1'] }),
			'seat-twice'
		],
		[
			'a stranger went out',
			countOf([held(9), { out: 1 }, { out: 1 }], { ambition: 's1', wentOut: ['s2', 's4'] }),
			'no-such-seat'
		],
		[
			'somebody went out twice',
			countOf([held(9), { out: 1 }, { out: 1 }], { ambition: 's1', wentOut: ['s2', 's2'] }),
			'seat-twice'
		],
		['everybody is out', countOf([{ out: 1 }, { out: 2 }, { out: 3 }]), 'all-out'],
		[
			'relics were not played with',
			countOf([held(1, { relic: 2 }), held(2), held(3)]),
			'no-relics'
		],
		['Blood has to break a tie', countOf([held(9), held(9), held(1)]), 'blood-open'],
		[
			'turn order has to break a tie',
			countOf([held(9), held(9), held(1)], { blood: { s1: 2, s2: 2 } }),
			'order-open'
		],
		[
			'who holds Ambition is out',
			countOf([held(9), held(8), { out: 2 }], { ambition: 's3' }),
			'ambition-out'
		]
	] as const)('is refused where %s', (_what, count, reason) =>
		given(vendetta, begun(3)).when({ type: 'RecordCount', count }).thenRefused(reason)
	);

	it('V42: a relic counts where they are played with', () => {
		const count = countOf([held(9, { relic: 2 }), held(10), held(1)]);
		given(vendetta, begun(3, { relics: true }))
			.when({ type: 'RecordCount', count })
			.thenSatisfies(([event]) => {
				if (event?.type !== 'CountRecorded') throw new Error('it was not recorded');
				expect(event.result.places[0]).toEqual({ seats: ['s1'], total: 11, ahead: 'influence' });
			});
	});
});

describe('a correction', () => {
	it('takes the place of the count that stands', () => {
		given(vendetta, begun(3), RECORDED)
			.when({ type: 'CorrectCount', count: SECOND, of: 1 })
			.then(CORRECTED);
		expect(stateAfter(begun(3), RECORDED, CORRECTED).evening.counted?.count).toEqual(SECOND);
	});

	it('is refused where there is no count, or another one than was seen', () => {
		given(vendetta, begun(3))
			.when({ type: 'CorrectCount', count: SECOND, of: 0 })
			.thenRefused('no-count');
		given(vendetta, begun(3), RECORDED, CORRECTED)
			.when({ type: 'CorrectCount', count: FIRST, of: 1 })
			.thenRefused('changed-meanwhile');
	});

	it('that changes nothing is nothing', () =>
		given(vendetta, begun(3), RECORDED)
			.when({ type: 'CorrectCount', count: FIRST, of: 1 })
			.thenNothing());

	it('of name, clans and variants holds the count against them', () => {
		const four = countOf([held(9, { relic: 2 }), held(10), held(3), held(1)]);
		const recorded: VendettaEvent = { type: 'CountRecorded', ...counted(four, 4) };
		const change = setting(4, { title: 'Another', teams: true });
		given(vendetta, begun(4, { relics: true }), recorded)
			.when({ type: 'ChangeSetting', setting: change, of: 1 })
			.thenSatisfies(([event]) => {
				if (event?.type !== 'SettingChanged') throw new Error('it was not changed');
				expect(event.counted?.count.seats['s1']).toEqual(held(9));
				expect(event.counted?.result.places).toEqual([
					{ seats: ['s1', 's3'], total: 12, ahead: 'influence' },
					{ seats: ['s2', 's4'], total: 11, ahead: null }
				]);
			});
	});

	it('of the setting is refused where it would leave a tie open', () => {
		const four = countOf([held(9), held(10), held(2), held(1)]);
		const recorded: VendettaEvent = { type: 'CountRecorded', ...counted(four, 4) };
		given(vendetta, begun(4), recorded)
			.when({ type: 'ChangeSetting', setting: setting(4, { teams: true }), of: 1 })
			.thenRefused('level-then');
		given(vendetta, begun(3))
			.when({ type: 'ChangeSetting', setting: setting(3, { teams: true }), of: 0 })
			.thenRefused('teams-need-even');
	});
});

describe('undo and redo', () => {
	it('lead back to what stood before, and on again', () => {
		const undone: VendettaEvent = { type: 'UndoneAtTable', kept: 1 };
		given(vendetta, begun(3), RECORDED, CORRECTED)
			.when({ type: 'UndoAtTable', kept: 1, of: 2 })
			.then(undone);
		const back = stateAfter(begun(3), RECORDED, CORRECTED, undone);
		expect(back.evening).toEqual(stateAfter(begun(3), RECORDED).evening);
		given(vendetta, begun(3), RECORDED, CORRECTED, undone)
			.when({ type: 'RedoAtTable' })
			.then({ type: 'RedoneAtTable' });
		const on = stateAfter(begun(3), RECORDED, CORRECTED, undone, { type: 'RedoneAtTable' });
		expect(on.evening).toEqual(stateAfter(begun(3), RECORDED, CORRECTED).evening);
	});

	it('lead back to an evening without a count, and to the setting it began with', () => {
		const changed: VendettaEvent = {
			type: 'SettingChanged',
			setting: setting(3, { title: 'Renamed' }),
			counted: null
		};
		const back = stateAfter(begun(3), changed, RECORDED, { type: 'UndoneAtTable', kept: 0 });
		expect(back.evening).toEqual({ setting: setting(3), counted: null });
	});

	it('are refused where there is nothing to undo or redo', () => {
		given(vendetta, begun(3))
			.when({ type: 'UndoAtTable', kept: 0 })
			.thenRefused('nothing-to-take-back');
		given(vendetta, begun(3), RECORDED)
			.when({ type: 'RedoAtTable' })
			.thenRefused('nothing-to-bring-back');
	});
});

describe('an evening that was changed as often as it can be', () => {
	const undoAndRedo: readonly VendettaEvent[] = [
		{ type: 'UndoneAtTable', kept: 0 },
		{ type: 'RedoneAtTable' }
	];
	const changed = (times: number): VendettaEvent[] => [
		begun(3),
		RECORDED,
		...Array.from({ length: times - 1 }, (_, at) => undoAndRedo[at % 2] ?? RECORDED)
	];

	it('takes the last change', () =>
		given(vendetta, ...changed(MOST_CHANGES - 1))
			.when({ type: 'UndoAtTable', kept: 0 })
			.then({ type: 'UndoneAtTable', kept: 0 }));

	it.each([
		{ type: 'RecordCount', count: SECOND },
		{ type: 'CorrectCount', count: SECOND, of: 0 },
		{ type: 'ChangeSetting', setting: setting(3, { title: 'Renamed' }), of: 0 },
		{ type: 'UndoAtTable', kept: 0 },
		{ type: 'RedoAtTable' }
	] as const)('takes no further $type, whatever was undone', (command) =>
		given(vendetta, ...changed(MOST_CHANGES))
			.when(command)
			.thenRefused('evening-full')
	);
});

describe('a log from elsewhere', () => {
	const faultOf = (...events: VendettaEvent[]) => {
		const last = events.at(-1);
		if (!last) throw new Error('no event');
		return vendetta.findFault(stateAfter(...events.slice(0, -1)), [last]);
	};

	it('is sound where its events are what the rules decide', () => {
		const log: VendettaEvent[] = [
			begun(3),
			RECORDED,
			CORRECTED,
			{ type: 'UndoneAtTable', kept: 1 },
			{ type: 'RedoneAtTable' }
		];
		for (const length of log.keys()) expect(faultOf(...log.slice(0, length + 1))).toBeNull();
	});

	it('is found out where another won than the count says', () => {
		const forged = {
			...RECORDED,
			result: { ...counted(FIRST).result, places: [...counted(SECOND).result.places] }
		} as VendettaEvent;
		expect(faultOf(begun(3), forged)).toBe('not-what-follows');
		expect(faultOf(begun(3), { type: 'UndoneAtTable', kept: 0 })).toBe('nothing-to-take-back');
	});

	it('I11, I12: never holds a total that is not its parts, or an order without somebody', () => {
		const { count, result } = counted(FIRST);
		const broken = (change: object) =>
			vendetta.findBroken(
				stateAfter(begun(3), {
					type: 'CountRecorded',
					count,
					result: { ...result, ...change }
				} as VendettaEvent)
			);
		expect(broken({})).toBeNull();
		expect(broken({ totals: { ...result.totals, s1: 99 } })).toBe('total-not-its-parts');
		expect(broken({ places: result.places.slice(1) })).toBe('order-not-strict');
	});
});
