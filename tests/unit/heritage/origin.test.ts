import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { plays } from './arbitraries.ts';
import { open } from './cases/aftermath.ts';
import {
	CLEAR,
	finished,
	happened,
	mission,
	played,
	record,
	recorded,
	scored,
	settled,
	slip,
	start,
	stateAfter,
	sticker
} from './table.ts';
import { runs } from '../../support/long.ts';

function firstFault(events: readonly Event[]): string | null {
	let state = heritage.initial;
	for (const event of events) {
		const fault = heritage.findFault(state, [event]);
		if (fault !== null) return fault;
		state = heritage.evolve(state, event);
	}
	return null;
}

vi.setConfig({ testTimeout: 60_000 });

test('what this chronicle decided itself never has a fault', () => {
	fc.assert(
		fc.property(plays(120), ({ events }) => {
			expect(firstFault(events)).toBeNull();
		}),
		{ numRuns: runs(50) }
	);
});

const level = record([scored('s3', 9), scored('s4', 8)]);
const primogen = { declared: { s1: 'warlike' as const }, shown: 'warlike' as const, winner: 's1' };

test('nor has an era that the primogen decided, nor a correction that kept it', () => {
	const events = happened(
		[
			recorded(1, record([scored('s1', 9), scored('s2', 8)])),
			finished(1),
			recorded(2, record([scored('s1', 8), scored('s2', 9)])),
			finished(2),
			recorded(3, level),
			{ ...finished(3), eraDraw: primogen },
			{
				type: 'CorrectChapter',
				chapter: 3,
				record: { ...level, notes: 'late' },
				eraDraw: null,
				reason: 'a note'
			}
		],
		settled(4)
	);
	expect(events.at(-1)).toMatchObject({ dominance: { by: 'primogen-draw', seat: 's1' } });
	expect(firstFault(events)).toBeNull();
});

test('a command leads to one event, never to none or two', () => {
	const renamed: Event = { type: 'ChronicleRenamed', title: 'Twice' };
	expect(heritage.findFault(stateAfter(settled()), [renamed])).toBeNull();
	for (const events of [[], [renamed, renamed]])
		expect(heritage.findFault(stateAfter(settled()), events)).toBe('not-what-follows');
});

const chapter = 1;
const drawnGain = (id: string): Event => ({
	type: 'ObligationsResolved',
	chapter,
	gained: { seat: 's1', obligation: slip(id), drawn: true },
	lost: []
});
const outcome = { totals: {}, missions: {}, order: ['s2', 's1'], ties: [] };

test.each<[string, readonly Event[], Event, string]>([
	['nothing before the beginning', [], { type: 'ChronicleRenamed', title: 'X' }, 'not-started'],
	['a second beginning', settled(), { ...start(2), type: 'ChronicleStarted' }, 'already-started'],
	[
		'an outcome that does not follow from its record',
		settled(),
		{ type: 'ChapterRecorded', chapter, record: CLEAR, outcome },
		'not-what-follows'
	],
	[
		'an overview taken by somebody else',
		open(),
		{
			type: 'OverviewResolved',
			chapter,
			victor: 's2',
			vanquished: 's1',
			asset: null,
			scheme: null
		},
		'not-what-follows'
	],
	[
		'a mission of somebody else',
		open(),
		{
			type: 'MissionResolved',
			chapter,
			mission: 'm1',
			claimant: 's1',
			decision: '',
			reward: null
		},
		'not-what-follows'
	],
	['a draw from an empty supply', open(), drawnGain('o1'), 'obligation-supply-empty'],
	[
		'a draw of what did not lie there',
		happened([{ type: 'StockObligation', obligation: slip('o2') }], open()),
		drawnGain('o1'),
		'not-what-follows'
	],
	[
		'a loss out of an empty haven',
		open(),
		{
			type: 'ObligationsResolved',
			chapter,
			gained: null,
			lost: [{ seat: 's2', obligation: slip('o1'), drawn: true }]
		},
		'not-what-follows'
	],
	[
		'a sticker on nobody',
		open(),
		{ type: 'StickerPlaced', chapter, seat: 's1', character: 'nobody', sticker: sticker('k1') },
		'unknown-character'
	],
	[
		'an era dominated before it is over',
		open(),
		{
			type: 'AftermathFinished',
			chapter,
			leftOpen: [],
			dominance: { era: 1, seat: 's1', by: 'most-missions' }
		},
		'steps-open'
	],
	[
		'a draw for an era that was clear',
		played(CLEAR),
		{
			type: 'ChapterCorrected',
			chapter,
			record: { ...CLEAR, missions: [mission('m1', 's1')] },
			outcome,
			dominance: { era: 1, seat: 's1', by: 'primogen-draw' },
			reason: 'forged'
		},
		'era-draw-not-needed'
	],
	[
		'a banished leader',
		settled(),
		{ type: 'CharacterBanished', character: 'leader', reason: 'forged' },
		'leader-not-banished'
	]
])('%s is found out: %#', (_name, history, event, fault) => {
	expect(heritage.findFault(stateAfter(history), [event])).toBe(fault);
	expect(() => fold(heritage.evolve, stateAfter(history), [event])).not.toThrow();
});
