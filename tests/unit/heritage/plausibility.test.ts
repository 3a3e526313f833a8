import { expect, test } from 'vitest';
import { sentenceOf } from '../../../src/lib/games/core/decision.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { hints, type HintReason } from '../../../src/lib/games/heritage/plausibility/hints.ts';
import { plausibility } from '../../../src/lib/games/heritage/plausibility/plausibility.ts';
import type { ChapterRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import { entered, entry } from './cases/beginnings.ts';
import { front, opens } from './deck-kit.ts';
import {
	character,
	CLEAR,
	finished,
	happened,
	mission,
	NO_POINTS,
	played,
	player,
	record,
	recorded,
	scored,
	settled,
	stateAfter
} from './table.ts';

type Doubt = {
	readonly given?: readonly Event[];
	readonly chapter?: number;
	readonly record: ChapterRecord;
	readonly today?: string;
	readonly at: string;
};

const pointed = (points: Partial<typeof NO_POINTS>) =>
	record([player('s1', { points: { ...NO_POINTS, power: 1, ...points } }), scored('s2', 1)]);
const led = (first: string, second: string) =>
	record([scored('s1', 2, { leader: first }), scored('s2', 1, { leader: second })]);
const noted = (...characters: string[]) =>
	record([
		scored('s1', 2, {
			bloodline: characters.map((one) => ({ character: one, torpor: false }))
		}),
		scored('s2', 1)
	]);
const dated = (date: string) => ({ ...CLEAR, date });
const next = { ...CLEAR, firstPlayer: 's2' };
const homely = () =>
	happened([
		entry({ players: [entered('s1'), entered('s2', { retainer: 'anna', leaders: ['leader'] })] })
	]);
const bonded: Command = {
	type: 'RegisterCharacter',
	character: character('bound', { bonded: true, clan: 'ventrue' })
};

/** Every hint, with a record that gives it. */
const doubts: Readonly<Record<HintReason, Doubt>> = {
	'points-above-battleground': { record: pointed({ class: 23 }), at: 'players.0.points.class' },
	'points-below-battleground': { record: pointed({ class: -1 }), at: 'players.0.points.class' },
	'points-not-of-battleground': {
		given: happened([entry({ chapter: 19 })]),
		chapter: 19,
		record: pointed({ geography: 5 }),
		at: 'players.0.points.geography'
	},
	'nothing-scored': { record: record([player('s1'), scored('s2', 1)]), at: 'players.0.points' },
	'more-boons-than-dealt': { record: pointed({ boons: 7 }), at: 'players.0.points.boons' },
	'more-missions-than-laid-out': {
		record: {
			...CLEAR,
			missions: Array.from({ length: 6 }, (_, index) => mission(`m${index}`, null))
		},
		at: 'missions'
	},
	'missions-unclaimed': { record: { ...CLEAR, missions: [mission('m1', null)] }, at: 'missions' },
	'other-missions-than-opened': {
		given: happened([opens(1, 'table')], settled()),
		record: { ...CLEAR, missions: [mission('m1', 's2')] },
		at: 'missions'
	},
	'longer-than-the-rounds': {
		record: noted(...Array.from({ length: 12 }, (_, index) => `c${index}`)),
		at: 'players.0.bloodline'
	},
	'leader-twice': { record: led('Vasili', ' vasili'), at: 'players.1.leader' },
	'leader-of-another-clan': { record: led('Leader', ''), at: 'players.0.leader' },
	'leader-of-another-haven': {
		given: homely(),
		chapter: 5,
		record: led('leader', ''),
		at: 'players.0.leader'
	},
	'retainer-of-another': {
		given: homely(),
		chapter: 5,
		record: noted('anna'),
		at: 'players.0.bloodline.0'
	},
	'bonded-to-another-clan': {
		given: happened([bonded], settled()),
		record: noted('bound'),
		at: 'players.0.bloodline.0'
	},
	'first-player-differs': { given: played(CLEAR), chapter: 2, record: CLEAR, at: 'firstPlayer' },
	'before-the-chapter-before': {
		given: played(CLEAR),
		chapter: 2,
		record: { ...next, date: '2026-01-30' },
		at: 'date'
	},
	'after-the-chapter-after': {
		given: happened([recorded(2, next), finished(2)], played(CLEAR)),
		chapter: 1,
		record: dated('2026-02-01'),
		at: 'date'
	},
	'date-to-come': { record: dated('2026-02-01'), today: '2026-01-31', at: 'date' }
};

test.each(Object.entries(doubts))('%s', (reason, doubt) => {
	const state = stateAfter(doubt.given ?? settled());
	const found = plausibility(state, doubt.chapter ?? 1, doubt.record, doubt.today ?? null);
	expect(found.map((hint) => [hint.reason, hint.at])).toContainEqual([reason, doubt.at]);
	for (const hint of found) expect(sentenceOf(hints, hint)).not.toMatch(/[{}]/);
});

test('a plausible record gives no hint', () => {
	expect(plausibility(stateAfter(settled()), 1, CLEAR, '2026-01-31')).toEqual([]);
	expect(plausibility(stateAfter(played(CLEAR)), 2, next)).toEqual([]);
	const bloodline = { ...noted('anna', 'bela'), firstPlayer: 's1' };
	expect(plausibility(stateAfter(settled()), 1, bloodline)).toEqual([]);
});

test('the missions that a chapter was opened with are plausible, however many', () => {
	const missions = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];
	const opened = opens(1, 'table', { missions: missions.map((id) => front(id)) });
	const state = stateAfter(happened([opened], settled()));
	const all = { ...CLEAR, missions: missions.map((id) => mission(id, 's1')) };
	expect(plausibility(state, 1, all)).toEqual([]);
});

test('of a recorded chapter nobody asks who lies in which haven now', () => {
	const retained = happened(
		[
			recorded(1, noted('anna')),
			{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' },
			finished(1),
			{
				type: 'CorrectHaven',
				seat: 's1',
				haven: { name: 'H', retainer: null, leaders: [], assets: [], obligations: [] },
				reason: 'the box'
			},
			{
				type: 'CorrectHaven',
				seat: 's2',
				haven: { name: 'H', retainer: 'anna', leaders: [], assets: [], obligations: [] },
				reason: 'the box'
			}
		],
		settled()
	);
	expect(plausibility(stateAfter(retained), 1, noted('anna'))).toEqual([]);
});

test('nine points of the last battleground are as it should be', () => {
	const state = stateAfter(happened([entry({ chapter: 19 })]));
	expect(plausibility(state, 19, pointed({ geography: 9 }))).toEqual([]);
});
