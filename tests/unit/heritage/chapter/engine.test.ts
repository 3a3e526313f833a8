import { describe, expect, test } from 'vitest';
import { scriptedChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { markOf, NOTHING_SEALED } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { createTableGame } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { tableRefusals } from '../../../../src/lib/games/heritage/table/refusals.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, setting } from '../table/kit.ts';
import { scheme, TOYS } from './chapter-kit.ts';
import { Sitting } from './sitting.ts';

const game = createTableGame(TOYS);
const first = { below: () => 0 };
const schemes = ['one', 'two', 'three'].map((id) => scheme(id, ['warlike']));
const laid = (dealer: 'box' | 'app') => setting(2, { dealer, schemes, firstPlayer: null });
/** A round with a scheme and an answer to nobody, and the tables between its commands. */
const round = (dealer: 'box' | 'app') => {
	const sitting = new Sitting(laid(dealer));
	sitting.does({ type: 'PlayScheme', seat: 's1', scheme: 'one', leader: 'l1', borrowed: [] });
	sitting.passes('s1');
	sitting.passes('s2');
	return sitting;
};

describe('what is sealed', () => {
	const set: TableCommand = { type: 'SetTable', setting: laid('app') };

	test('is needed where the app deals, once the command is carried out', () => {
		const [box, app] = [new Sitting(laid('box')).table, new Sitting(laid('app')).table];
		const end: TableCommand = { type: 'EndTurn', seat: 's1' };
		const change = (dealer: 'box' | 'app'): TableCommand => ({
			type: 'ChangeDealer',
			dealer,
			reason: 'a test'
		});
		expect(game.needsSealed(EMPTY_TABLE, set)).toBe(true);
		expect(game.needsSealed(EMPTY_TABLE, { type: 'SetTable', setting: laid('box') })).toBe(false);
		expect([game.needsSealed(box, end), game.needsSealed(app, end)]).toEqual([false, true]);
		expect(game.needsSealed(box, change('app'))).toBe(true);
		expect(game.needsSealed(app, change('box'))).toBe(false);
	});

	test('is not known on a phone: what has to be dealt waits for who deals', () => {
		const decision = game.decide(EMPTY_TABLE, set, { chance: scriptedChance([]) });
		expect(decision).toEqual({
			accepted: false,
			refusal: { reason: 'dealer-needed', about: {} }
		});
	});

	test('is not needed for what deals nothing', () => {
		const { table } = new Sitting(laid('app'));
		const decision = game.decide(
			{ ...table, turn: table.turn && { ...table.turn, recruit: 'done' } },
			{ type: 'EndTurn', seat: 's1' },
			{ chance: scriptedChance([]) }
		);
		expect(decision.accepted).toBe(true);
	});

	test('comes back when something was dealt anew, and only then', () => {
		const dealt = game.decide(EMPTY_TABLE, set, { chance: first, sealed: null });
		const sealed = dealt.accepted ? dealt.sealed : undefined;
		expect(sealed).toMatchObject({ lots: expect.anything(), orders: { 0: expect.anything() } });
		const table = fold(game.evolve, EMPTY_TABLE, dealt.accepted ? dealt.events : []);
		const recruit: TableCommand = {
			type: 'Recruit',
			seat: table.turn?.seat ?? '',
			character: table.queue[4] ?? '',
			sire: table.bloodlines[table.turn?.seat ?? '']?.leader ?? '',
			paid: {}
		};
		const again = game.decide(table, recruit, {
			chance: scriptedChance([]),
			...(sealed !== undefined && { sealed })
		});
		expect(again.accepted && again.sealed).toBeUndefined();
	});

	test('of an older chapter is nothing to a new one', () => {
		const old: Json = {
			...NOTHING_SEALED,
			orders: { 0: ['c20', 'c19', 'c18', 'c17', 'c16', ...laid('app').cast.map(({ id }) => id)] }
		};
		const dealt = (sealed: Json) => {
			const decision = game.decide(EMPTY_TABLE, set, { chance: first, sealed });
			return decision.accepted ? decision : null;
		};
		expect(dealt(old)?.events).toEqual(dealt(null)?.events);
	});

	test('that no dealer ever wrote is a fault, not a game', () => {
		const { table } = new Sitting(laid('app'));
		const recruit: TableCommand = {
			type: 'Recruit',
			seat: 's1',
			character: table.queue[4] ?? '',
			sire: 'l1',
			paid: {}
		};
		expect(() => game.decide(table, recruit, { chance: first, sealed: 'nonsense' })).toThrow();
	});
});

describe.each(BOTH)('a log from elsewhere, dealt by the %s', (dealer) => {
	/** The fault of each command on the table before it, as it was logged or as a hand changed it. */
	const faults = (change: (events: readonly TableEvent[]) => readonly TableEvent[]) => {
		let table: Table = EMPTY_TABLE;
		return round(dealer).log.map((events) => {
			const fault = game.findFault(table, change(events));
			table = fold(game.evolve, table, events);
			return fault;
		});
	};

	test('has no fault as it happened', () => {
		const found = faults((events) => events);
		expect(found.length).toBeGreaterThan(5);
		expect(new Set(found)).toEqual(new Set([null]));
	});

	test('has one when an event is missing, is there twice, or comes first that follows', () => {
		expect(faults((events) => events.slice(1))).not.toContain(null);
		expect(faults((events) => [...events, ...events.slice(-1)])).not.toContain(null);
		expect(faults(() => [])[0]).toBe('not-what-follows');
		expect(game.findFault(EMPTY_TABLE, [{ type: 'PlayBegan' }])).toBe('not-what-follows');
	});

	test('has the refusal that its intention would have met', () => {
		const { table } = round(dealer);
		const ended: TableEvent = { type: 'TurnEnded', seat: table.turn?.seat ?? '' };
		expect(game.findFault(table, [ended])).toBe('recruit-open');
	});
});

describe('cards that go in circles', () => {
	/** Everyone suffers, and by that everyone suffers: three times as much with each level. */
	const ring = (levels: number): Effect => ({
		do: 'kiss-the-ring',
		suffer: [levels === 1 ? { do: 'additional-scheme' } : ring(levels - 1)]
	});
	const table = (levels: number) => {
		const card = scheme('ring', ['warlike'], [ring(levels)]);
		const ruleset = { ...DEFAULT_RULESET, startBoons: 0, queueSize: 3 };
		return new Sitting(setting(4, { dealer: 'app', schemes: [card], ruleset }));
	};
	const play = {
		type: 'PlayScheme',
		seat: 's1',
		scheme: 'ring',
		leader: 'l1',
		borrowed: []
	} as const;

	test('are stopped before they fill a log or a day', () => {
		expect(table(9).refuses(play)).toBe('too-much-at-once');
	});

	test('are carried out while they come to an end', () => {
		expect(table(3).refuses(play)).toBeNull();
	});
});

describe('another dealer in the midst of a question', () => {
	test('deals what the box was asked for', () => {
		const asked = game.decide(
			EMPTY_TABLE,
			{ type: 'SetTable', setting: setting(2) },
			{ chance: first }
		);
		const table = fold(game.evolve, EMPTY_TABLE, asked.accepted ? asked.events : []);
		expect(table.question?.prompt).toBe('which-character-came');
		const changed = game.decide(
			table,
			{ type: 'ChangeDealer', dealer: 'app', reason: 'the box is at home' },
			{ chance: first, sealed: null }
		);
		const after = fold(game.evolve, table, changed.accepted ? changed.events : []);
		expect([after.phase, after.question, after.queue.length]).toEqual(['play', null, 5]);
	});

	test('never deals from what lay sealed of an older chapter, whose order everybody has seen', () => {
		const old: Json = { ...NOTHING_SEALED, orders: { 0: setting(2).cast.map(({ id }) => id) } };
		const { table } = new Sitting(setting(2));
		const taken = game.decide(
			{ ...table, dealer: 'box' },
			{ type: 'ChangeDealer', dealer: 'app', reason: 'a test' },
			{ chance: first, sealed: old }
		);
		expect(taken.accepted && taken.sealed).toEqual({ ...NOTHING_SEALED, of: markOf(table) });
	});
});

test('every event cites a rule or none, every refusal has its sentence, a chapter closes when it is scored', () => {
	const events = BOTH.flatMap((dealer) => round(dealer).log.flat());
	for (const event of events) expect(game.ruleOf(event)).not.toBeUndefined();
	expect(game.ruleOf({ type: 'PlayBegan' })).toBe('rulebook: Set-up');
	expect(game.sentences).toBe(tableRefusals);
	expect(game.closesChapter({ type: 'PlayBegan' })).toBe(false);
	expect(
		game.closesChapter({ type: 'ChapterScored', totals: {}, order: ['s1', 's2'], ties: [] })
	).toBe(true);
});
