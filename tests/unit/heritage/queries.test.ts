import { describe, expect, test } from 'vitest';
import {
	battlegroundsOf,
	BATTLEGROUNDS,
	exchangedAfter
} from '../../../src/lib/games/heritage/boards/timeline.ts';
import { aftermathSteps, openSteps } from '../../../src/lib/games/heritage/chronicle/steps.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { namesIn } from '../../../src/lib/games/heritage/naming.ts';
import { characterLife } from '../../../src/lib/games/heritage/register/life.ts';
import {
	isAncilla,
	stickersOf,
	whereIs
} from '../../../src/lib/games/heritage/register/whereabouts.ts';
import { changesBetween } from '../../../src/lib/games/heritage/standings/changes.ts';
import { standings } from '../../../src/lib/games/heritage/standings/standings.ts';
import { DEFAULT_TRAITS } from '../../../src/lib/games/heritage/traits.ts';
import { ERAS } from '../../../src/lib/games/heritage/vocabulary.ts';
import { entered, entry } from './cases/beginnings.ts';
import {
	character,
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
	stateAfter,
	sticker
} from './table.ts';

const after = (events: ReturnType<typeof settled>, ...commands: Command[]) =>
	stateAfter(happened(commands, events));

describe('standings', () => {
	test('by chapters won, with points and place of each chapter', () => {
		const rows = standings(stateAfter(played(CLEAR, CLEAR)));
		expect(rows[0]).toEqual({
			seat: 's1',
			wins: 2,
			missions: 0,
			erasDominated: 0,
			dots: 5,
			chapterPoints: [
				{ chapter: 1, points: 20, place: 1 },
				{ chapter: 2, points: 20, place: 1 }
			],
			place: 1
		});
		expect(rows[1]).toMatchObject({ seat: 's2', wins: 0, missions: 2, place: 2 });
	});

	test('who stayed away has neither points nor place; who is level shares one', () => {
		const rows = standings(after(settled(4), recorded(1)));
		expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
			['s1', 1],
			['s2', 2],
			['s3', 2],
			['s4', 2]
		]);
		expect(rows[2]?.chapterPoints).toEqual([{ chapter: 1, points: null, place: null }]);
	});

	test('what was before a late entry counts; eras part whom wins do not, then dots', () => {
		const state = after(
			[],
			entry({
				players: [
					entered('s1', {}, { wins: 2, missionsThisEra: 1 }),
					entered('s2', {}, { wins: 2 })
				],
				eras: [{ era: 1, seat: 's2', by: null }]
			})
		);
		expect(standings(state).map(({ seat, place }) => [seat, place])).toEqual([
			['s2', 1],
			['s1', 2]
		]);
		expect(standings(state)[1]?.missions).toBe(1);
	});
});

describe('a character', () => {
	const events = () =>
		happened(
			[
				recorded(1, {
					...record([
						scored('s1', 20, { bloodline: [{ character: 'anna', torpor: false }] }),
						scored('s2', 10)
					]),
					missions: [mission('m1', 's2')]
				}),
				{
					type: 'ResolveMission',
					chapter: 1,
					mission: 'm1',
					decision: '',
					reward: { kind: 'unlock', character: character('fresh') }
				},
				{
					type: 'PlaceSticker',
					chapter: 1,
					seat: 's1',
					character: 'anna',
					sticker: sticker('k1')
				},
				{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' },
				{ type: 'ChooseRetainer', chapter: 1, seat: 's2', character: null }
			],
			settled()
		);

	test('has a life', () => {
		const state = stateAfter(events());
		const stuck = { ...sticker('k1'), character: 'anna', chapter: 1, seat: 's1' };
		expect(characterLife(state, 'anna')).toEqual([
			{ what: 'embraced', chapter: 1, seat: 's1', clan: 'brujah', torpor: false, family: null },
			{ what: 'raised', chapter: 1, sticker: stuck },
			{ what: 'retained', chapter: 1, seat: 's1' }
		]);
		expect(characterLife(state, 'fresh')).toEqual([{ what: 'unlocked', chapter: 1, seat: 's2' }]);
		expect(characterLife(state, 'bela')).toEqual([]);
	});

	test('was raised before the log began', () => {
		const state = after(
			[],
			entry({ stickers: [{ ...sticker('k1'), character: 'anna', chapter: 2, seat: null }] })
		);
		expect(characterLife(state, 'anna').map(({ what, chapter }) => [what, chapter])).toEqual([
			['raised', 2]
		]);
	});

	test('is an ancilla by a sticker, by print or by being bonded', () => {
		const state = after(
			events(),
			{
				type: 'RegisterCharacter',
				character: character('able', { ability: 'Gain 1 power.' })
			},
			{ type: 'RegisterCharacter', character: character('sworn', { bonded: true }) }
		);
		expect(['anna', 'able', 'sworn', 'bela', 'nobody'].map((id) => isAncilla(state, id))).toEqual([
			true,
			true,
			true,
			false,
			false
		]);
		expect(stickersOf(state, 'anna').map(({ id }) => id)).toEqual(['k1']);
	});

	test('nobody knows is nowhere', () => {
		expect(whereIs(stateAfter(settled()), 'nobody')).toBeNull();
		expect(whereIs(stateAfter(settled()), 'anna')).toEqual({ place: 'deck' });
	});
});

describe('steps of the aftermath', () => {
	test('are all done once everything is answered', () => {
		const state = after(
			settled(),
			recorded(1),
			{ type: 'ResolveOverview', chapter: 1, asset: null, scheme: null },
			{ type: 'ResolveMission', chapter: 1, mission: 'm1', decision: '', reward: null },
			{ type: 'ResolveObligations', chapter: 1, gain: null, losses: [] },
			{ type: 'PassSticker', chapter: 1, seat: 's1' },
			{ type: 'PassSticker', chapter: 1, seat: 's2' },
			{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: null }
		);
		expect(openSteps(state)).toEqual([
			{ step: 'retainers', key: 'retainer:s2', seat: 's2', done: false }
		]);
		const [chapter] = state.chapters;
		expect(chapter && aftermathSteps(chapter).map(({ step }) => step)).toEqual([
			'results',
			'overview',
			'missions',
			'obligations',
			'stickers',
			'stickers',
			'retainers',
			'retainers'
		]);
	});

	test('there are none between chapters', () => {
		expect(openSteps(stateAfter(settled()))).toEqual([]);
		expect(openSteps(stateAfter(played(CLEAR)))).toEqual([]);
	});
});

describe('the preview of a correction', () => {
	const swapped = record([scored('s1', 10), scored('s2', 30)], { missions: CLEAR.missions });
	const correct = (one: typeof swapped): Command => ({
		type: 'CorrectChapter',
		chapter: 1,
		record: one,
		eraDraw: null,
		reason: 'counted again'
	});
	const settledAftermath = () =>
		happened(
			[
				{ type: 'StockObligation', obligation: slip('o1') },
				{
					type: 'CorrectHaven',
					seat: 's2',
					haven: {
						name: 'H',
						retainer: null,
						leaders: [],
						assets: [],
						obligations: [slip('o2')]
					},
					reason: 'the box'
				},
				recorded(1),
				{ type: 'ResolveOverview', chapter: 1, asset: slip('a1'), scheme: { name: 'Uprising' } },
				{ type: 'ResolveMission', chapter: 1, mission: 'm1', decision: '', reward: null },
				{
					type: 'ResolveObligations',
					chapter: 1,
					gain: { from: 'draw' },
					losses: [{ seat: 's2', obligation: null }]
				},
				{
					type: 'PlaceSticker',
					chapter: 1,
					seat: 's1',
					character: 'anna',
					sticker: sticker('k1')
				},
				{ type: 'PassSticker', chapter: 1, seat: 's2' },
				{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' }
			],
			settled()
		);

	test('says what changes, and what stays with whom it came to', () => {
		const events = settledAftermath();
		const before = stateAfter(events);
		const { changes, stays } = changesBetween(before, after(events, correct(swapped)));
		expect(changes).toEqual([
			{ what: 'total', chapter: 1, seat: 's1', from: 20, to: 10 },
			{ what: 'total', chapter: 1, seat: 's2', from: 10, to: 30 },
			{ what: 'order', chapter: 1, from: ['s1', 's2'], to: ['s2', 's1'] },
			{ what: 'wins', seat: 's2', from: 0, to: 1 },
			{ what: 'place', seat: 's2', from: 2, to: 1 },
			{ what: 'wins', seat: 's1', from: 1, to: 0 },
			{ what: 'place', seat: 's1', from: 1, to: 2 },
			{ what: 'first-player', from: 's2', to: 's1' }
		]);
		expect(stays).toEqual([
			{ what: 'asset', chapter: 1, seat: 's1', name: 'a1' },
			{ what: 'scheme', chapter: 1, seat: 's2', name: 'Uprising' },
			{ what: 'mission', chapter: 1, seat: 's2', name: 'm1' },
			{ what: 'obligation-gained', chapter: 1, seat: 's1', name: 'o1' },
			{ what: 'obligation-lost', chapter: 1, seat: 's2', name: 'o2' },
			{ what: 'sticker', chapter: 1, seat: 's1', name: 'k1' },
			{ what: 'retainer', chapter: 1, seat: 's1', name: 'anna' }
		]);
	});

	test('has nothing to say when only the notes change', () => {
		const events = settledAftermath();
		const noted = correct({ ...CLEAR, notes: 'It rained.' });
		const before = stateAfter(events);
		expect(changesBetween(before, after(events, noted))).toEqual({ changes: [], stays: [] });
	});

	test('shows the dominance of a closed era that moves', () => {
		const claimless = record([scored('s1', 20), scored('s2', 10)]);
		const events = played(CLEAR, CLEAR, claimless);
		const moved = record(CLEAR.players, { missions: [mission('m1', 's1')] });
		const state = after(
			events,
			correct({ ...moved, missions: [mission('m1', 's1'), mission('m2', 's1')] })
		);
		expect(changesBetween(stateAfter(events), state).changes).toContainEqual({
			what: 'dominance',
			era: 1,
			from: 's2',
			to: 's1'
		});
	});

	test('says that a dominance set by hand stays, and that one is gone with its era', () => {
		const byHand: Command = { type: 'CorrectDominance', era: 1, seat: 's1', reason: 'the box' };
		const set = happened([byHand], played(CLEAR, CLEAR, CLEAR));
		const { changes, stays } = changesBetween(stateAfter(set), after(set, correct(swapped)));
		expect(changes.map(({ what }) => what)).not.toContain('dominance');
		expect(stays).toContainEqual({ what: 'dominance', era: 1, seat: 's1' });
		const reopened = after(set, { type: 'ReopenAftermath', chapter: 3, reason: 'early' });
		expect(changesBetween(stateAfter(set), reopened).changes).toContainEqual({
			what: 'dominance',
			era: 1,
			from: 's1',
			to: null
		});
	});

	test('shows the next phase when an aftermath closes, and nothing stays to be told', () => {
		const events = happened([recorded(1)], settled());
		expect(changesBetween(stateAfter(events), after(events, finished(1)))).toEqual({
			changes: [{ what: 'phase', from: 'aftermath', to: 'between' }],
			stays: []
		});
	});
});

describe('the battlegrounds', () => {
	test.each([
		[1, 'ABC'],
		[2, 'DBC'],
		[3, 'DBE'],
		[4, 'DBF'],
		[5, 'GBF'],
		[6, 'GHF'],
		[7, 'GHI']
	] as const)('of era %i are %s', (era, ids) => {
		const boards = battlegroundsOf(era, {});
		expect([boards.class.id, boards.temperament.id, boards.geography.id].join('')).toBe(ids);
	});

	test('exactly one is exchanged at each change of era, none after the last', () => {
		const exchanged = ERAS.map((era) => exchangedAfter(era, {}));
		expect(
			exchanged.map((pairs) => pairs.map((one) => `${one.out.id}${one.in.id}`).join())
		).toEqual(['AD', 'CE', 'EF', 'DG', 'BH', 'FI', '']);
		expect(BATTLEGROUNDS).toHaveLength(9);
	});
});

test('names: whom the annex knows, else the sheet, else the seat; things by the group, clans by ours', () => {
	const state = stateAfter(settled(2).slice(0, -1));
	const name = namesIn(state, { s1: 'Mira' });
	expect(['s1', 's2', 'anna', 'valour', 'brujah', 'thin-blood', 'whatever'].map(name)).toEqual([
		'Mira',
		'seat 2',
		'anna',
		'Valour',
		'Brujah',
		'Thin Blood',
		'whatever'
	]);
	expect(namesIn(state)('s1')).toBe('Name of s1');
	expect(name('toString')).toBe('toString');
});

test('our traits have ids of their own, and Cruelty is among them', () => {
	expect(new Set(DEFAULT_TRAITS.map(({ id }) => id)).size).toBe(DEFAULT_TRAITS.length);
	expect(DEFAULT_TRAITS.map(({ name }) => name)).toContain('Cruelty');
});
