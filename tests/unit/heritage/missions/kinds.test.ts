import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	asleepFor,
	contendersFor,
	countedIn,
	countsFor,
	missionTasks
} from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { roundTasks } from '../../../../src/lib/games/heritage/chapter/round.ts';
import {
	missionCardSchema,
	type MissionCard
} from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Filter } from '../../../../src/lib/games/heritage/effects/selector.ts';
import { claimSchema, type Claim } from '../../../../src/lib/games/heritage/missions/claim.ts';
import { MISSION_COUNTS } from '../../../../src/lib/games/heritage/missions/mission-counts.ts';
import {
	countedWords,
	MISSION_WORDS,
	missionWords
} from '../../../../src/lib/games/heritage/missions/mission-words.ts';
import { openMissions } from '../../../../src/lib/games/heritage/open/open-set.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { claimed } from '../scoring/kit.ts';
import { character, go, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';

const mission = (match: Filter, claim?: Claim): MissionCard => ({
	id: 'm1',
	name: 'm1',
	text: '',
	match,
	...(claim && { claim })
});

/** Calm and elitist but for `x1` to `x5`, who are cruel. */
const CRUEL = ['x1', 'x2', 'x3', 'x4', 'x5'];

function laid(card: MissionCard, corrections: readonly Correction[], ...more: TableEvent[]) {
	const set = setting(2, { missions: [card] });
	const cast = [...set.cast, ...CRUEL.map((id) => character(id, { temperament: 'cruel' }))];
	return tableWith(corrections, { ...set, cast }, ...more);
}

const tokens = (first: number, second: number): TableEvent => ({
	type: 'BoardSet',
	category: 'temperament',
	battleground: 'B',
	state: { tokens: { s1: { space: first, side: 'calm' }, s2: { space: second, side: 'calm' } } }
});

const cruel = { temperament: 'cruel' } as const;

const CASES: readonly (readonly [
	what: string,
	card: MissionCard,
	counts: { readonly s1: number; readonly s2: number },
	contenders: readonly string[],
	corrections: readonly Correction[],
	more?: TableEvent
])[] = [
	[
		'most',
		mission(cruel),
		{ s1: 2, s2: 1 },
		['s1'],
		[joined('s1', 'x1', 'l1'), joined('s1', 'x2', 'l1'), joined('s2', 'x3', 'l2')]
	],
	[
		'fewest, who has none too',
		mission(cruel, { by: 'fewest' }),
		{ s1: 1, s2: 0 },
		['s2'],
		[joined('s1', 'x1', 'l1')]
	],
	[
		'a race that nobody has won',
		mission(cruel, { by: 'race', count: 2 }),
		{ s1: 1, s2: 0 },
		[],
		[joined('s1', 'x1', 'l1')]
	],
	[
		'a race',
		mission(cruel, { by: 'race', count: 2 }),
		{ s1: 1, s2: 2 },
		['s2'],
		[joined('s1', 'x1', 'l1'), joined('s2', 'x2', 'l2'), joined('s2', 'x3', 'l2')]
	],
	[
		'a line, not side by side, and not past a stranger',
		mission(cruel, { by: 'line' }),
		{ s1: 1, s2: 2 },
		['s2'],
		[
			joined('s1', 'x1', 'l1'),
			joined('s1', 'c1', 'x1'),
			joined('s1', 'x2', 'c1'),
			joined('s2', 'x3', 'l2'),
			joined('s2', 'x4', 'x3')
		]
	],
	[
		'pairs across generations',
		mission(cruel, { by: 'pairs', sire: { temperament: 'calm' } }),
		{ s1: 1, s2: 0 },
		['s1'],
		[joined('s1', 'x1', 'l1'), joined('s1', 'x2', 'x1'), joined('s2', 'c1', 'l2')]
	],
	[
		'pairs: who sleeps is no sire',
		mission(cruel, { by: 'pairs', sire: {} }),
		{ s1: 0, s2: 0 },
		[],
		[joined('s1', 'c1', 'l1'), joined('s1', 'x1', 'c1'), vampire('c1', 'l1', { torpor: true })]
	],
	[
		'tokens on those that match',
		mission(cruel, { by: 'tokens', token: 'power' }),
		{ s1: 3, s2: 0 },
		['s1'],
		[joined('s1', 'x1', 'l1'), vampire('x1', 'l1', { power: 3 }), vampire('l2', null, { power: 5 })]
	],
	[
		'boons',
		mission({}, { by: 'tokens', token: 'boons' }),
		{ s1: 1, s2: 2 },
		['s2'],
		[
			vampire('l1', null, { boons: ['ventrue'] }),
			vampire('l2', null, { boons: ['ventrue', 'brujah'] })
		]
	],
	[
		'without',
		mission(cruel, { by: 'without' }),
		{ s1: 0, s2: 2 },
		['s2'],
		[
			joined('s1', 'x1', 'l1'),
			joined('s1', 'c1', 'l1'),
			joined('s1', 'c2', 'l1'),
			joined('s2', 'c3', 'l2')
		]
	],
	[
		'the highest morality token',
		mission({}, { by: 'morality', end: 'highest' }),
		{ s1: 5, s2: 2 },
		['s1'],
		[],
		tokens(5, 2)
	],
	[
		'the lowest morality token',
		mission({}, { by: 'morality', end: 'lowest' }),
		{ s1: 2, s2: 5 },
		['s2'],
		[],
		tokens(5, 2)
	],
	[
		'a morality token, where the board has none',
		mission({}, { by: 'morality', end: 'lowest' }),
		{ s1: 0, s2: 0 },
		[],
		[]
	],
	['the first player marker', mission({}, { by: 'marker' }), { s1: 1, s2: 0 }, ['s1'], []]
];

describe('each kind of mission', () => {
	const cases = CASES.map(([what, card, counts, contenders, corrections, more]) => ({
		what,
		card,
		counts,
		contenders,
		corrections,
		more: more ? [more] : []
	}));

	test.each(cases)('$what', ({ card, counts, contenders, corrections, more }) => {
		const table = laid(card, corrections, ...more);
		expect(countsFor(table, 'm1')).toEqual(counts);
		expect(contendersFor(table, 'm1')).toEqual(contenders);
		for (const [seat, count] of Object.entries(counts)) {
			const parts = countedIn(table, 'm1', seat).reduce((sum, { adds }) => sum + adds, 0);
			if (MISSION_COUNTS[card.claim?.by ?? 'most'].ofBloodline) expect(parts).toBe(count);
		}
	});

	test('has a case, and a row of words and of counts', () => {
		const kinds = ['most', ...claimSchema.options.map(({ entries }) => entries.by.literal)].sort();
		expect(Object.keys(MISSION_WORDS).sort()).toEqual(kinds);
		expect(Object.keys(MISSION_COUNTS).sort()).toEqual(kinds);
		expect([...new Set(CASES.map(([, { claim }]) => claim?.by ?? 'most'))].sort()).toEqual(kinds);
	});

	test('names who sleeps only where it counts vampires', () => {
		const asleep = (card: MissionCard) =>
			asleepFor(
				laid(card, [joined('s1', 'x1', 'l1'), vampire('x1', 'l1', { torpor: true })]),
				'm1',
				's1'
			).map(({ id }) => id);
		expect(asleep(mission(cruel))).toEqual(['x1']);
		expect(asleep(mission({}, { by: 'tokens', token: 'boons' }))).toEqual(['x1']);
		expect(asleep(mission({}, { by: 'marker' }))).toEqual([]);
		expect(asleep(mission({}, { by: 'morality', end: 'lowest' }))).toEqual([]);
	});

	test('is in the open set', () => {
		const kinds = new Set(openMissions.map(({ claim }) => claim?.by ?? 'most'));
		expect([...kinds].sort()).toEqual(Object.keys(MISSION_WORDS).sort());
	});
});

describe('the words of each kind', () => {
	const rows = Object.entries(MISSION_WORDS);

	test.each(rows)(
		'%s: its example is a card, and sentences of at most 20 words say it',
		(_, row) => {
			const { match, claim } = row.example;
			const card = mission(match, claim);
			expect(v.parse(missionCardSchema, card)).toEqual(card);
			const sentences = missionWords(card).split(/(?<=\.) /);
			for (const sentence of sentences) {
				expect(sentence.split(' ').length).toBeLessThanOrEqual(20);
				expect(sentence).toMatch(/^[A-Z].*\.$/);
			}
			expect(countedWords(card)).not.toBe('');
		}
	);

	test('differ', () => {
		const said = rows.map(
			([
				,
				{
					example: { match, claim }
				}
			]) => missionWords(mission(match, claim))
		);
		expect(new Set(said).size).toBe(rows.length);
	});
});

describe('a race, as a round ends', () => {
	const RACE = mission(cruel, { by: 'race', count: 2 });
	const rules = rulesOf({ ...roundTasks, ...missionTasks }, {});
	const two = [joined('s2', 'x1', 'l2'), joined('s2', 'x2', 'l2')];
	const ends = (corrections: readonly Correction[], card = RACE) =>
		go(rules, laid(card, corrections), [{ kind: 'next-turn', after: 's2' }]);

	test('is claimed by who has enough, before the next round', () => {
		const { events, table } = ends(two);
		expect(events.map(({ type }) => type)).toEqual(['MissionClaimed', 'RoundEnded', 'TurnBegan']);
		expect(events[0]).toEqual({ ...claimed('m1', 's2'), early: true });
		expect(table.phase).toBe('play');
	});

	test('goes on while nobody has enough', () => {
		expect(ends(two.slice(1)).table.claims).toEqual({});
	});

	test('goes to whoever has most by then, not to whoever had enough first, as its words say', () => {
		const more = [joined('s1', 'x3', 'l1'), joined('s1', 'x4', 'l1'), joined('s1', 'x5', 'l1')];
		expect(ends([...two, ...more]).table.claims).toEqual({ m1: 's1' });
		expect(missionWords(RACE)).toBe(
			'Once a bloodline has 2 cruel vampires at the end of a round, the one with the most claims it. If they stay tied, the race goes on.'
		);
	});

	test('goes on while several are level', () => {
		const level = [...two, joined('s1', 'x3', 'l1'), joined('s1', 'x4', 'l1')];
		expect(ends(level).table.claims).toEqual({});
	});

	test('stays claimed when somebody else has more', () => {
		const more = [joined('s1', 'x3', 'l1'), joined('s1', 'x4', 'l1'), joined('s1', 'x5', 'l1')];
		const table = laid(RACE, [...two, ...more], claimed('m1', 's2'));
		const after = go(rules, table, [{ kind: 'next-turn', after: 's2' }]);
		expect(after.table.claims).toEqual({ m1: 's2' });
	});

	test('no other kind is claimed before the end', () => {
		expect(ends(two, mission(cruel)).table.claims).toEqual({});
	});
});
