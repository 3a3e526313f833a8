import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { canonicalJson, type Json } from '../../../../src/lib/games/core/json.ts';
import { appDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { schemesOf } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import { handOf } from '../../../../src/lib/games/heritage/dealing/own-hand.ts';
import {
	isSealedFor,
	markOf,
	NOTHING_SEALED,
	sealedSchema,
	type Sealed
} from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import type { AssetCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { createTableGame } from '../../../../src/lib/games/heritage/table/engine.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Deal } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { scheme, TOYS } from '../chapter/chapter-kit.ts';
import { setting, tableWith } from '../table/kit.ts';

const [low, high] = [{ below: () => 0 }, { below: (limit: number) => limit - 1 }];
const schemes = ['a1', 'b2', 'c3', 'd4'].map((id) => scheme(id, ['warlike']));
const laid = (more: Partial<Setting> = {}) => setting(2, { dealer: 'app', schemes, ...more });
const drawn = (...faces: readonly (string | null)[]) =>
	faces
		.map((face, position): TableEvent => ({
			type: 'SchemeDrawn',
			seat: 's1',
			position,
			scheme: face
		}))
		.reduce(evolveTable, tableWith([], laid()));
const spent = (table: Table, ...gone: string[]) =>
	evolveTable(table, {
		type: 'TableCorrected',
		corrections: [{ set: 'spent', schemes: gone }],
		reason: 'a test'
	});

describe('what was dealt once', () => {
	test('is a hand’s again after a face was laid elsewhere and that was taken back', () => {
		const dealer = appDealer(
			{ ...NOTHING_SEALED, schemes: { s1: [['a1', 'b2', 'c3', 'd4']] } },
			low
		);
		const hand = drawn(null, null);
		expect(dealer.orderOf(hand, schemesOf('s1'))).toEqual(['a1', 'b2', 'c3', 'd4']);
		const mended = dealer.orderOf(spent(hand, 'a1'), schemesOf('s1'));
		expect(mended).toEqual(['d4', 'b2', 'c3']);
		expect(dealer.orderOf(hand, schemesOf('s1'))).toEqual(['a1', 'b2', 'c3', 'd4']);
		const again = appDealer(dealer.sealed(), high);
		expect(again.orderOf(spent(hand, 'a1'), schemesOf('s1'))).toEqual(mended);
		expect(again.sealed()).toBe(dealer.sealed());
	});

	test('is a lot that falls the same, also beside another one of its name', () => {
		const lot = (...options: string[]): Deal => ({
			deal: 'one-of',
			prompt: 'who-goes-first',
			about: {},
			options
		});
		const table = tableWith([], laid());
		const dealer = appDealer(NOTHING_SEALED, low);
		const falls = (one: typeof dealer) =>
			[lot('s1', 's2', 's3'), lot('s2', 's3'), lot('s3')].map((deal) => one.deal(table, deal));
		const fell = falls(dealer);
		expect(fell).toEqual([{ choice: ['s1'] }, { choice: ['s2'] }, { choice: ['s3'] }]);
		expect(falls(appDealer(dealer.sealed(), high))).toEqual(fell);
	});
});

const game = createTableGame(TOYS);
const set = (more: Partial<Setting> = {}): TableCommand => ({
	type: 'SetTable',
	setting: laid(more)
});

/** What comes of a command with what lies sealed, and what lies sealed afterwards. */
function decided(table: Table, command: TableCommand, sealed: Json, chance = seededChance(1)) {
	const decision = game.decide(table, command, { chance, sealed });
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	return {
		events: decision.events,
		table: fold(game.evolve, table, decision.events),
		sealed: decision.sealed ?? sealed
	};
}

describe('a table laid out again', () => {
	const first = decided(EMPTY_TABLE, set(), null);

	test('is dealt as before when it was taken back', () => {
		const again = decided(EMPTY_TABLE, set(), first.sealed, seededChance(2));
		expect(again.events).toEqual(first.events);
		expect(again.sealed).toEqual(first.sealed);
	});

	test('is dealt anew with another setting, or after it was played to its end', () => {
		const other = decided(EMPTY_TABLE, set({ chapter: 1 }), first.sealed, seededChance(2));
		const anew = decided(EMPTY_TABLE, set({ chapter: 1 }), null, seededChance(2));
		expect(other).toEqual(anew);
		const finished: Table = { ...first.table, phase: 'finished' };
		const rematch = decided(finished, set(), first.sealed, seededChance(2));
		expect(rematch.events).toEqual(decided(EMPTY_TABLE, set(), null, seededChance(2)).events);
	});

	test('tells by players, chapter and readings whose cards those are', () => {
		const { table } = first;
		expect(markOf(table)).toBe(markOf(laid()));
		expect(markOf(spent(table, 'a1'))).toBe(markOf(table));
		const { ruleset } = laid();
		for (const more of [
			{ chapter: 2 },
			{ era: 2 as const },
			{ ruleset: { ...ruleset, queueSize: 6 } },
			{ seats: laid().seats.slice(1) }
		])
			expect(markOf(laid(more))).not.toBe(markOf(table));
	});

	test('is the same whatever is set right in a haven, also where an older mark told of that', () => {
		const { table } = first;
		const asset: AssetCard = { id: 'x1', name: 'A key', when: 'own-turn', effects: [] };
		const seats = table.seats.map((seat) => ({ ...seat, assets: [asset], obligations: [] }));
		const corrected = { ...table, seats };
		expect(markOf(corrected)).toBe(markOf(table));
		const { chapter, era, ruleset } = table;
		const older = canonicalJson({ chapter, era, ruleset, seats: table.seats });
		expect(older).not.toBe(markOf(table));
		expect(isSealedFor(older, markOf(corrected))).toBe(true);
		expect(isSealedFor('of something else', markOf(table))).toBe(false);
		const sealed = v.parse(sealedSchema, first.sealed);
		const faces = (at: Table) => handOf(at, sealed, 's1').map(({ scheme }) => scheme);
		expect(faces(table).length).toBeGreaterThan(0);
		expect(faces(table)).not.toContain(null);
		expect(faces(corrected)).toEqual(faces(table));
	});
});

describe('a table handed from one dealer to another', () => {
	const handed = (dealer: 'box' | 'app'): TableCommand => ({
		type: 'ChangeDealer',
		dealer,
		reason: 'a test'
	});
	const first = decided(EMPTY_TABLE, set({ schemes: [] }), null);
	const boxed = decided(first.table, handed('box'), first.sealed);
	const recruit: TableCommand = {
		type: 'Recruit',
		seat: 's1',
		character: first.table.queue.at(-1) ?? '',
		sire: 'l1',
		paid: {}
	};

	test('and back deals on in the order it had', () => {
		const back = decided(boxed.table, handed('app'), boxed.sealed, seededChance(2));
		const [on, before] = [back, first].map(({ table, sealed }) =>
			decided(table, recruit, sealed, seededChance(3))
		);
		expect(on?.events).toEqual(before?.events);
		expect(on?.events.some(({ type }) => type === 'QueueRefilled')).toBe(true);
	});

	test('deals nothing of the table before', () => {
		const foreign = { ...NOTHING_SEALED, of: 'another', orders: { 0: ['c1'] } };
		expect(decided(boxed.table, handed('app'), foreign).sealed).toEqual({
			...NOTHING_SEALED,
			of: markOf(first.table)
		});
	});
});

describe('what was sealed before it said whose table it was', () => {
	const old = { orders: { 0: ['c1'] }, schemes: { s1: ['a1', 'b2'] }, lots: { k: 's1' } };

	test('is read as it was meant', () => {
		expect(v.parse(sealedSchema, old)).toEqual({
			of: null,
			orders: { 0: ['c1'] },
			schemes: { s1: [['a1', 'b2']] },
			lots: { k: ['s1'] }
		});
	});

	test('is sealed in the same form still', () => {
		const { table, sealed } = decided(EMPTY_TABLE, set(), null);
		const { orders, schemes: hands, ...rest } = v.parse(sealedSchema, sealed);
		expect(sealed).toEqual({ orders, schemes: hands, ...rest });
		expect(rest).toEqual({ of: markOf(table), lots: rest.lots });
		expect(orders['0']).toEqual(expect.arrayContaining([...table.deck]));
		expect(hands.s1?.map((order) => [...order].sort())).toEqual([['a1', 'b2', 'c3', 'd4']]);
	});

	test('is the table’s that goes on with it', () => {
		const { table, sealed } = decided(EMPTY_TABLE, set(), null);
		const { of: _, ...rest } = sealed as Sealed;
		const recruit: TableCommand = {
			type: 'Recruit',
			seat: 's1',
			character: table.queue.at(-1) ?? '',
			sire: 'l1',
			paid: {}
		};
		const on = decided(table, recruit, rest, seededChance(5));
		expect(on.events).toEqual(decided(table, recruit, sealed, seededChance(6)).events);
		const anew = decided(table, recruit, { ...NOTHING_SEALED }, seededChance(5));
		expect(anew.sealed).toMatchObject({ of: markOf(table) });
	});
});

describe('a hand as its holder sees it', () => {
	const sealed: Sealed = { ...NOTHING_SEALED, schemes: { s1: [['a1', 'b2', 'c3', 'd4']] } };
	const hand = drawn(null, 'b2', null);
	const faces = (table: Table, known = sealed) =>
		handOf(table, known, 's1').map(({ scheme }) => scheme);

	test('has the faces that were dealt, each at its position', () => {
		expect(handOf(hand, sealed, 's1')).toEqual([
			{ position: 0, scheme: 'a1' },
			{ position: 1, scheme: 'b2' },
			{ position: 2, scheme: 'c3' }
		]);
		expect(faces(hand, { ...sealed, of: markOf(hand) })).toEqual(['a1', 'b2', 'c3']);
	});

	test('goes by the order that can be so', () => {
		const [one, other] = [
			['a1', 'b2', 'c3', 'd4'],
			['d4', 'b2', 'c3']
		];
		const both: Sealed = { ...sealed, schemes: { s1: [one ?? [], other ?? []] } };
		expect(faces(hand, both)).toEqual(['a1', 'b2', 'c3']);
		expect(faces(spent(hand, 'a1'), both)).toEqual(['d4', 'b2', 'c3']);
	});

	test('knows no face that nobody dealt, or that has come to light elsewhere', () => {
		expect(faces(hand, NOTHING_SEALED)).toEqual([null, 'b2', null]);
		expect(faces(spent(hand, 'a1'))).toEqual([null, 'b2', 'c3']);
		expect(handOf(hand, sealed, 's2')).toEqual([]);
		expect(handOf(hand, sealed, 's9')).toEqual([]);
	});

	test('has only what lies openly when the box deals, or when what is sealed is of another table', () => {
		expect(faces({ ...hand, dealer: 'box' })).toEqual([null, 'b2', null]);
		expect(faces(hand, { ...sealed, of: 'another' })).toEqual([null, 'b2', null]);
	});
});
