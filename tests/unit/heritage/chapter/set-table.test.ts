import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { checkErasStated } from '../../../../src/lib/games/heritage/chapter/setting-checks.ts';
import { setTableDeciders } from '../../../../src/lib/games/heritage/chapter/set-table.ts';
import type { ObligationCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { RULES } from '../../../../src/lib/games/heritage/revision.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { SeatSetting, Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Era } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { BOTH, character, setting, tableWith } from '../table/kit.ts';
import { begun, deciding, openScheme, refusalOf, scheme, tasksOf } from './chapter-kit.ts';

const effects: ObligationCard['effects'] = [
	{ do: 'assign', what: 'infamy', amount: 1, to: { who: 'clan-leader' } }
];
const set = (laid: Setting, table: Table = EMPTY_TABLE) =>
	setTableDeciders.SetTable(table, { type: 'SetTable', setting: laid }, deciding());
const seatsWith = (index: number, more: Partial<SeatSetting>) =>
	setting().seats.map((seat, at) => (at === index ? { ...seat, ...more } : seat));

describe.each(BOTH)('a table, dealt by the %s', (dealer) => {
	test('is laid out whole, then queue, board by board, hands, first turn', () => {
		const laid = setting(3, { dealer, queueFirst: true });
		const beginning = set(laid);
		expect(begun(beginning).events).toEqual([{ type: 'TableSet', setting: laid }]);
		expect(tasksOf(beginning)).toEqual([
			{ kind: 'fill-queue' },
			{ kind: 'set-up-board', category: 'class', battleground: 'A' },
			{ kind: 'set-up-board', category: 'temperament', battleground: 'B' },
			{ kind: 'set-up-board', category: 'geography', battleground: 'C' },
			{ kind: 'draw-scheme', seat: 's1', amount: 2 },
			{ kind: 'draw-scheme', seat: 's2', amount: 2 },
			{ kind: 'draw-scheme', seat: 's3', amount: 2 },
			{ kind: 'begin-play' }
		]);
	});

	test('with the queue after the boards where an older game says nothing; without a first player draws one first; without schemes at the start draws none', () => {
		const laid = setting(2, {
			dealer,
			firstPlayer: null,
			ruleset: { ...DEFAULT_RULESET, startClanSchemes: 0 }
		});
		expect(tasksOf(set(laid)).map(({ kind }) => kind)).toEqual([
			'first-player',
			'set-up-board',
			'set-up-board',
			'set-up-board',
			'fill-queue',
			'begin-play'
		]);
	});

	test('carries out the obligations of the set-up, not those of each round', () => {
		const due = (id: string, when: ObligationCard['when']): ObligationCard => ({
			id,
			name: id,
			when,
			effects
		});
		const obligations = [due('now', 'set-up'), due('later', 'each-round')];
		const tasks = tasksOf(set(setting(2, { dealer, seats: seatsWith(1, { obligations }) })));
		expect(tasks.slice(-2)).toEqual([
			{
				kind: 'effects',
				effects,
				context: {
					seat: 's2',
					card: 'now',
					bearer: null,
					opponent: null,
					chosen: null,
					pack: null,
					scheme: false
				}
			},
			{ kind: 'begin-play' }
		]);
	});

	test('is not laid out over another, but over a finished one', () => {
		const laid = setting(2, { dealer });
		const playing = tableWith([], laid);
		expect(refusalOf(set(laid, playing))).toEqual(['table-set', {}, null]);
		const finished = evolveTable(playing, {
			type: 'ChapterScored',
			totals: { s1: 0, s2: 0 },
			order: ['s1', 's2'],
			ties: []
		});
		expect(refusalOf(set(laid, finished))).toBeNull();
	});
});

test('the eras that a setting states are those of the timeline', () => {
	const eras = {
		class: { from: 1, to: 1 },
		temperament: { from: 1, to: 5 },
		geography: { from: 1, to: 2 }
	} as const;
	const stated = (geography: { from: Era; to: Era }) =>
		checkErasStated({ ...setting(), eras: { ...eras, geography } }, BATTLEGROUND_MODULES, RULES);
	expect(stated(eras.geography)).toBeNull();
	expect(stated({ from: 1, to: 3 })?.refusal).toEqual({
		reason: 'eras-differ',
		about: { battleground: 'C' },
		at: 'setting.eras.geography'
	});
});

describe('a table is refused', () => {
	test('with a seat or a clan twice', () => {
		expect(refusalOf(set(setting(2, { seats: seatsWith(1, { seat: 's1' }) })))).toEqual([
			'seat-twice',
			{ seat: 's1' },
			'setting.seats.1.seat'
		]);
		expect(
			refusalOf(set(setting(2, { seats: seatsWith(1, { clan: 'brujah', leader: 'l1' }) })))
		).toEqual(['clan-twice', { clan: 'brujah' }, 'setting.seats.1.clan']);
	});

	test('with a card twice', () => {
		const twice = (id: string, at: string) => ['card-twice', { card: id }, at];
		const { cast } = setting();
		const asset = { id: 'ring', name: 'ring', when: 'own-turn', effects } as const;
		const debt = { id: 'debt', name: 'debt', when: 'set-up', effects } as const;
		const mission = { id: 'm1', name: 'm1', text: '', match: {} };
		const both = (more: Partial<SeatSetting>) =>
			setting().seats.map((seat) => ({ ...seat, ...more }));
		expect(refusalOf(set(setting(2, { cast: [...cast, character('c1')] })))).toEqual(
			twice('c1', 'setting.cast')
		);
		expect(
			refusalOf(set(setting(2, { schemes: [scheme('x', ['warlike']), openScheme('x', 'A')] })))
		).toEqual(twice('x', 'setting.schemes'));
		expect(refusalOf(set(setting(2, { missions: [mission, mission] })))).toEqual(
			twice('m1', 'setting.missions')
		);
		expect(refusalOf(set(setting(2, { seats: both({ assets: [asset] }) })))).toEqual(
			twice('ring', 'setting.seats')
		);
		expect(refusalOf(set(setting(2, { seats: both({ obligations: [debt] }) })))).toEqual(
			twice('debt', 'setting.seats')
		);
		expect(refusalOf(set(setting(2, { seats: both({ retainer: 'c1' }) })))).toEqual(
			twice('c1', 'setting.seats')
		);
	});

	test('with a leader that is none of the clan', () => {
		const led = (leader: string) => refusalOf(set(setting(2, { seats: seatsWith(1, { leader }) })));
		expect(led('nobody')).toEqual(['unknown-card', { card: 'nobody' }, 'setting.seats.1.leader']);
		const wrong = (leader: string) => [
			'leader-of-another-clan',
			{ character: leader, clan: 'gangrel' },
			'setting.seats.1.leader'
		];
		expect(led('c1')).toEqual(wrong('c1'));
		expect(led('l1')).toEqual(wrong('l1'));
	});

	test('with a retainer who is not there, or a leader', () => {
		const kept = (retainer: string) =>
			refusalOf(set(setting(2, { seats: seatsWith(0, { retainer }) })));
		expect(kept('c1')).toBeNull();
		expect(kept('nobody')).toEqual([
			'unknown-card',
			{ card: 'nobody' },
			'setting.seats.0.retainer'
		]);
		expect(kept('l2')).toEqual([
			'leader-not-retained',
			{ character: 'l2' },
			'setting.seats.0.retainer'
		]);
	});

	test('with a board that is unknown, of another category or of another era', () => {
		const boards = { class: 'A', temperament: 'B', geography: 'C' };
		const withBoards = (more: Partial<typeof boards>, era: Setting['era'] = 1) =>
			refusalOf(set(setting(2, { era, battlegrounds: { ...boards, ...more } })));
		expect(withBoards({ class: 'Z' })).toEqual([
			'unknown-battleground',
			{ battleground: 'Z', category: 'class' },
			'setting.battlegrounds.class'
		]);
		expect(withBoards({ geography: 'B' })).toEqual([
			'unknown-battleground',
			{ battleground: 'B', category: 'geography' },
			'setting.battlegrounds.geography'
		]);
		expect(withBoards({}, 2)).toBeNull();
		expect(withBoards({}, 3)).toEqual([
			'battleground-of-another-era',
			{ battleground: 'A', era: 3 },
			'setting.battlegrounds.class'
		]);
	});

	test('in the era of another chapter', () => {
		expect(refusalOf(set(setting(2, { chapter: 3 })))).toBeNull();
		expect(refusalOf(set(setting(2, { chapter: 4 })))).toEqual([
			'chapter-of-another-era',
			{ chapter: 4, era: 1 },
			'setting.era'
		]);
	});

	test('with a first player who does not play', () => {
		expect(refusalOf(set(setting(2, { firstPlayer: 's2' })))).toBeNull();
		expect(refusalOf(set(setting(2, { firstPlayer: 's3' })))).toEqual([
			'first-player-not-playing',
			{ seat: 's3' },
			'setting.firstPlayer'
		]);
	});
});
