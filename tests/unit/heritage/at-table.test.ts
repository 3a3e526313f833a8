import { describe, expect, test } from 'vitest';
import { given } from '../../../src/lib/games/core/testing.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { CommandOf } from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { refusals } from '../../../src/lib/games/heritage/refusals.ts';
import { tableRefusals } from '../../../src/lib/games/heritage/table/refusals.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import type { TableCommand } from '../../../src/lib/games/heritage/table/commands.ts';
import type { Setting } from '../../../src/lib/games/heritage/table/setting.ts';
import {
	CLEAR,
	happened,
	LEADER,
	recorded,
	recordedAnyway,
	settled,
	slip,
	stateAfter
} from './table.ts';
import { character, setting } from './table/kit.ts';

const atTable = (command: TableCommand): CommandOf<'ActAtTable'> => ({
	type: 'ActAtTable',
	command
});

/** The table of a chapter as the tests' chronicle could set it. */
const laid = (more: Partial<Setting> = {}, retainers = retainersOf(settled())): Setting => {
	const plain = setting(2, { chapter: 1, ...more });
	const seats = plain.seats.map((seat) => ({ ...seat, retainer: retainers[seat.seat] ?? null }));
	const cast = [
		...plain.cast,
		...Object.values(retainers).flatMap((id) => (id ? [character(id)] : []))
	];
	return { ...plain, seats, cast };
};

function retainersOf(history: readonly Event[]): Record<string, string | null> {
	const { players } = stateAfter([...history]);
	return Object.fromEntries(
		Object.values(players).map(({ seat, haven }) => [seat, haven?.retainer ?? null])
	);
}

const set = (more: Partial<Setting> = {}) =>
	atTable({ type: 'SetTable', setting: { ...laid(), ...more } });

/** The chronicle after its table was set, with what the boards ask still open. */
function atPlay(history = settled(), command = set()): readonly Event[] {
	const state = stateAfter([...history]);
	const decision = heritage.decide(state, command, { chance: { below: () => 0 }, sealed: null });
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	return decision.events;
}

describe('the table of a chronicle', () => {
	test('is set for the next chapter and stops at the first question', () => {
		const events = atPlay();
		expect(events.every(({ type }) => type === 'HappenedAtTable')).toBe(true);
		const { table } = stateAfter([...settled(), ...events]);
		expect(table?.chapter).toBe(1);
		expect(table?.question).not.toBeNull();
	});

	test('takes what is done there by the rules of the table', () => {
		given(heritage, ...settled(), ...atPlay())
			.when(atTable({ type: 'EndTurn', seat: 's1' }))
			.thenRefused('question-open');
		given(heritage, ...settled())
			.when(atTable({ type: 'EndTurn', seat: 's1' }))
			.thenRefused('table-empty');
	});

	test('is not laid out anew before what was played there is recorded', () => {
		const state = stateAfter([...settled(), ...atPlay()]);
		if (!state.table) throw new Error('a table is laid out');
		const over = { ...state, table: { ...state.table, phase: 'finished' as const } };
		const decision = heritage.decide(over, set(), { chance: { below: () => 0 }, sealed: null });
		expect(decision.accepted ? null : decision.refusal.reason).toBe('table-set');
	});

	test('is over once its chapter is recorded, and the next one is laid out anew', () => {
		const history = happened([recordedAnyway(1, CLEAR)], [...settled(), ...atPlay()]);
		given(heritage, ...history)
			.when(
				atTable({ type: 'CorrectTable', corrections: [{ set: 'nothing-under-way' }], reason: 'x' })
			)
			.thenRefused('table-empty');
		const between = happened(
			[{ type: 'FinishAftermath', chapter: 1, leaveOpen: true, eraDraw: null }],
			history
		);
		const second = atTable({
			type: 'SetTable',
			setting: laid({ chapter: 2 }, retainersOf(between))
		});
		const after = fold(heritage.evolve, stateAfter(between), atPlay(between, second));
		expect(after.table?.chapter).toBe(2);
	});

	test('in a file is decided anew, all events of a command together', () => {
		const state = stateAfter(settled());
		const events = atPlay();
		expect(heritage.findFault(state, events)).toBeNull();
		expect(heritage.findFault(state, events.slice(0, -1))).toBe('not-what-follows');
		expect(
			heritage.findFault(state, [...events, { type: 'NoteWritten', chapter: null, text: '' }])
		).toBe('not-what-follows');
		expect(heritage.findFault(heritage.initial, events)).toBe('not-started');
		expect(heritage.findFault(stateAfter([...settled(), ...events]), events)).toBe('table-set');
	});

	test('names the rule that each fact follows', () => {
		const rules = atPlay().map((event) => heritage.ruleOf(event));
		expect(rules.some((rule) => rule !== null)).toBe(true);
	});
});

describe('what a table leaves behind once its chapter is recorded', () => {
	const letter = { id: 'a1', name: 'Letter', when: 'own-turn', effects: [] } as const;
	const kept = { ...letter, id: 'a2' };
	const history = happened(
		[
			{
				type: 'CorrectHaven',
				seat: 's1',
				haven: {
					name: 'H',
					retainer: null,
					leaders: [],
					assets: [slip('a1'), slip('a2')],
					obligations: []
				},
				reason: 'as it is'
			}
		],
		settled()
	);
	const plain = laid({}, retainersOf(history));
	const [first, second] = plain.seats;
	const atTheTable = (chapter: number): readonly Event[] =>
		[
			{
				type: 'TableSet' as const,
				setting: {
					...plain,
					chapter,
					seats: [
						...(first
							? [
									{
										...first,
										assets: [
											{ ...letter, effects: [] },
											{ ...kept, effects: [] }
										]
									}
								]
							: []),
						...(second ? [second] : [])
					]
				}
			},
			{ type: 'CharacterBanished' as const, character: 'c7' },
			{ type: 'AssetPlayed' as const, seat: 's1', asset: 'a1', bearer: 'l1' }
		].map((event) => ({ type: 'HappenedAtTable', event }));
	const after = (chapter: number, ...more: readonly Event[]) =>
		stateAfter(happened([recordedAnyway(1)], [...history, ...atTheTable(chapter), ...more]));

	test('who was banished is out of the chronicle, and a played asset is gone', () => {
		expect(after(1).banished).toEqual(['c7']);
		expect(after(1).players['s1']?.haven?.assets).toEqual([slip('a2')]);
	});

	test('an asset is gone that was set as played by hand, and stays where it was not played after all', () => {
		const assets = [letter, kept].map((card) => ({ ...card, effects: [] }));
		const byHand = (played: string[]): Event => ({
			type: 'HappenedAtTable',
			event: {
				type: 'TableCorrected',
				corrections: [{ set: 'assets', seat: 's1', assets, played }],
				reason: 'Our board says otherwise'
			}
		});
		const left = (played: string[]) => after(1, byHand(played)).players['s1']?.haven?.assets;
		expect(left(['a1', 'a2'])).toEqual([]);
		expect(left(['a2'])).toEqual([slip('a1')]);
		expect(left([])).toEqual([slip('a1'), slip('a2')]);
	});

	test('an asset that is left out of the chapter stays in the haven, and one that is added does not come into it', () => {
		const byHand = (assets: readonly string[], played: string[]): Event => ({
			type: 'HappenedAtTable',
			event: {
				type: 'TableCorrected',
				corrections: [
					{
						set: 'assets',
						seat: 's1',
						assets: assets.map((id) => ({ ...letter, id, effects: [] })),
						played
					}
				],
				reason: 'Our board says otherwise'
			}
		});
		const left = (assets: readonly string[], played: string[]) =>
			after(1, byHand(assets, played)).players['s1']?.haven?.assets;
		expect(left(['a1', 'crown'], ['a1'])).toEqual([slip('a2')]);
		expect(left(['a1', 'crown'], ['a1', 'crown'])).toEqual([slip('a2')]);
	});

	test('but nothing of the table of another chapter', () => {
		expect(after(2).banished).toEqual([]);
		expect(after(2).players['s1']?.haven?.assets).toEqual([slip('a1'), slip('a2')]);
	});
});

describe('a table that does not fit', () => {
	const refused = (command: CommandOf<'ActAtTable'>, history = settled()) =>
		given(heritage, ...history).when(command);

	test('the chapter: none, a later one, while an aftermath is open', () => {
		refused(set({ chapter: null })).thenRefused('table-without-chapter');
		refused(set({ chapter: 2 })).thenRefused('chapter-not-next');
		refused(set(), happened([recorded(1)], settled())).thenRefused('chapter-already-recorded');
		refused(set({ chapter: 2 }), happened([recorded(1)], settled())).thenRefused('aftermath-open');
	});

	test('another era, other readings', () => {
		refused(set({ era: 2 })).thenRefused('era-of-another-chapter');
		refused(set({ ruleset: { ...DEFAULT_RULESET, queueSize: 6 } })).thenRefused('readings-differ');
	});

	test('who does not sit here, and whose haven is another', () => {
		const [first, second] = laid().seats;
		if (!first || !second) throw new Error('two seats are laid');
		refused(set({ seats: [first, { ...second, seat: 's7' }] })).thenRefused('unknown-seat');
		const other = first.retainer === null ? 'c1' : null;
		refused(set({ seats: [{ ...first, retainer: other }, second] })).thenRefused('haven-differs');
		const asset = { id: 'letter', name: 'Letter', when: 'own-turn' } as const;
		const effects = [{ do: 'additional-scheme' as const }];
		refused(set({ seats: [{ ...first, assets: [{ ...asset, effects }] }, second] })).thenRefused(
			'asset-not-in-haven'
		);
		refused(
			set({
				seats: [
					{ ...first, obligations: [{ id: 'debt', name: 'Debt', when: 'set-up', effects }] },
					second
				]
			})
		).thenRefused('obligation-not-in-haven');
	});

	test('who was banished, and a leader who serves another', () => {
		const banished = happened(
			[{ type: 'BanishCharacter', character: 'bela', reason: 'ash' }],
			settled()
		);
		const cast = [...laid().cast, character('bela')];
		refused(set({ cast }), banished).thenRefused('character-banished');
		const home = happened(
			[
				{
					type: 'CorrectHaven',
					seat: 's2',
					haven: {
						name: 'H',
						retainer: retainersOf(settled())['s2'] ?? null,
						leaders: [LEADER.id],
						assets: [slip('a1')],
						obligations: []
					},
					reason: 'as it is'
				}
			],
			settled()
		);
		const [first, second] = laid().seats;
		if (!first || !second) throw new Error('two seats are laid');
		refused(set({ seats: [{ ...first, leader: LEADER.id }, second] }), home).thenRefused(
			'leader-has-a-home'
		);
	});
});

describe('who deals', () => {
	const commandOf = (dealer: 'box' | 'app') => set({ dealer });

	test('what is sealed is needed only when the app deals', () => {
		const state = stateAfter(settled());
		expect(heritage.needsSealed(state, commandOf('app'))).toBe(true);
		expect(heritage.needsSealed(state, commandOf('box'))).toBe(false);
		expect(heritage.needsSealed(state, recorded(1))).toBe(false);
	});

	test('a phone that knows nothing of it is told so', () => {
		// The boards' questions come first: until they are answered nothing is dealt.
		const state = stateAfter([...settled(), ...atPlay(settled(), commandOf('app'))]);
		expect(state.table?.dealer).toBe('app');
		const question = state.table?.question;
		if (!question) throw new Error('a side is asked for');
		let now = state;
		for (;;) {
			const asked = now.table?.question;
			if (!asked) throw new Error('it was dealt without who deals');
			const answer = atTable({
				type: 'AnswerQuestion',
				question: asked.id,
				seat: asked.seat,
				choice: asked.options.slice(0, 1),
				note: ''
			});
			const decision = heritage.decide(now, answer, { chance: { below: () => 0 } });
			if (!decision.accepted) {
				expect(decision.refusal.reason).toBe('dealer-needed');
				break;
			}
			now = fold(heritage.evolve, now, decision.events);
		}
	});
});

describe('reasons that the chronicle and its table share', () => {
	const holes = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map(([, hole]) => hole);

	test('name the same, so that either sentence can be filled', () => {
		for (const [reason, sentence] of Object.entries(tableRefusals)) {
			const said = Object.entries(refusals).find(([key]) => key === reason)?.[1] ?? '';
			for (const hole of holes(said)) expect(holes(sentence), reason).toContain(hole);
		}
	});
});
