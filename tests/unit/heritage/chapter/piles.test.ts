import { describe, expect, test } from 'vitest';
import { pileTasks } from '../../../../src/lib/games/heritage/chapter/piles.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, go, rulesOf, setting, tableWith } from '../table/kit.ts';
import { scheme } from './chapter-kit.ts';

const rules = rulesOf(pileTasks);
const basics = setting()
	.cast.filter(({ kind }) => kind !== 'leader')
	.map(({ id }) => id);
/** All but these lie on the discards. */
const leaving = (deck: readonly string[], queue: readonly string[]): readonly Correction[] => [
	{ set: 'queue', queue: [...queue] },
	{
		set: 'piles',
		discards: basics.filter((id) => !deck.includes(id) && !queue.includes(id)),
		banished: []
	}
];

describe.each(BOTH)('the queue, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const came = (characters: readonly string[]) =>
		characters.map((character) => ({ type: 'QueueRefilled', character }));
	const facts = (events: readonly { readonly type: string }[]) =>
		events.filter(({ type }) => !type.startsWith('Question'));

	const filled = (table: Table, characters: readonly string[]) =>
		go(rules, table, [{ kind: 'fill-queue' }], { characters });

	test('refills from the left until it is full', () => {
		const table = tableWith([{ set: 'queue', queue: ['c1', 'c2'] }], laid);
		const { events, table: after } = filled(table, ['c7', 'c8', 'c9', 'c10']);
		expect(facts(events)).toEqual(came(['c7', 'c8', 'c9']));
		expect(after.queue).toEqual(['c9', 'c8', 'c7', 'c1', 'c2']);
	});

	test('that is full asks for nobody', () => {
		const queue = ['c1', 'c2', 'c3', 'c4', 'c5'];
		const table = tableWith([{ set: 'queue', queue }], laid);
		expect(go(rules, table, [{ kind: 'fill-queue' }], { characters: ['c6'] }).events).toEqual([]);
	});

	test('stays short when no card is left anywhere', () => {
		const table = tableWith(
			[
				{ set: 'queue', queue: ['c1'] },
				{ set: 'piles', discards: [], banished: basics.slice(1) }
			],
			laid
		);
		expect(table.deck).toEqual([]);
		const { events, table: after } = filled(table, []);
		expect(facts(events)).toEqual([]);
		expect(after.queue).toEqual(['c1']);
	});

	test('takes up the discards when the last card of the deck has come', () => {
		const table = tableWith(leaving(['c20'], ['c1', 'c2', 'c3']), laid);
		const { events, table: after } = filled(table, ['c20', 'c5']);
		expect(facts(events)).toEqual([
			...came(['c20']),
			{ type: 'DeckShuffled', discards: true },
			...came(['c5'])
		]);
		expect(after.queue).toEqual(['c5', 'c20', 'c1', 'c2', 'c3']);
		expect([after.discards, after.deck.length, after.shuffles]).toEqual([[], 15, 1]);
	});

	test('that says no card came takes up the discards, then stays short', () => {
		const table = tableWith(leaving(['c20'], ['c1', 'c2', 'c3', 'c4']), laid);
		const { events, table: after } = filled(table, []);
		expect(facts(events)).toEqual([{ type: 'DeckShuffled', discards: true }]);
		expect(after.queue).toHaveLength(4);
	});
});

describe('a box asks which character came, and none is an answer', () => {
	test('among those nobody has seen', () => {
		const table = tableWith(leaving(['c19', 'c20'], ['c1']));
		const asked: unknown[] = [];
		go(rules, table, [{ kind: 'fill-queue' }], { characters: ['c20'] }).events.forEach((event) => {
			if (event.type === 'QuestionAsked') asked.push(event.question);
		});
		expect(asked[0]).toEqual({
			id: 0,
			seat: null,
			prompt: 'which-character-came',
			about: {},
			options: ['c19', 'c20'],
			least: 0,
			most: 1
		});
	});
});

describe('a box whose cards nobody wrote down', () => {
	const table = tableWith([{ set: 'piles', discards: [], banished: basics }]);

	test('is asked all the same, for whoever came can be added', () => {
		const { events } = go(rules, table, [{ kind: 'fill-queue' }]);
		const asked = events.find(({ type }) => type === 'QuestionAsked');
		expect(asked).toMatchObject({
			question: { prompt: 'which-character-came', options: [], least: 0, most: 1 }
		});
	});

	test('where nobody came, is asked once and not for each empty place', () => {
		const { events } = go(rules, table, [{ kind: 'fill-queue' }]);
		expect(events.filter(({ type }) => type === 'QuestionAsked')).toHaveLength(1);
	});
});

describe.each(BOTH)('clan schemes, dealt by the %s', (dealer) => {
	const schemes = [scheme('one', ['warlike']), scheme('two', ['warlike'])];
	const table = (hands: 'hidden' | 'open', more: Partial<Setting> = {}) =>
		tableWith([], setting(2, { dealer, schemes, ruleset: { ...DEFAULT_RULESET, hands }, ...more }));
	const drawing = (amount: number) => [{ kind: 'draw-scheme', seat: 's1', amount }] as const;
	const facts = (events: readonly { readonly type: string }[]) =>
		events.filter(({ type }) => type === 'SchemeDrawn');

	test('come face down into a hidden hand', () => {
		const { events, table: after } = go(rules, table('hidden'), drawing(2), {
			schemes: [['0'], ['1']]
		});
		expect(facts(events)).toEqual([
			{ type: 'SchemeDrawn', seat: 's1', position: 0, scheme: null },
			{ type: 'SchemeDrawn', seat: 's1', position: 1, scheme: null }
		]);
		expect(after.hands['s1']).toEqual({
			drawn: 2,
			held: [
				{ position: 0, scheme: null },
				{ position: 1, scheme: null }
			]
		});
	});

	test('come with their face into an open hand', () => {
		const faces =
			dealer === 'app'
				? [
						['0', 'two'],
						['1', 'one']
					]
				: [['two'], ['one']];
		const { events } = go(rules, table('open'), drawing(2), { schemes: faces });
		expect(facts(events)).toEqual([
			{ type: 'SchemeDrawn', seat: 's1', position: 0, scheme: 'two' },
			{ type: 'SchemeDrawn', seat: 's1', position: 1, scheme: 'one' }
		]);
	});

	test('come one by one, no more than are wanted', () => {
		const { events } = go(rules, table('hidden'), drawing(1), { schemes: [['0'], ['1']] });
		expect(facts(events)).toHaveLength(1);
	});

	test('do nothing when none is left', () => {
		const { events } = go(rules, table('hidden', { schemes: [] }), drawing(2));
		expect(events).toEqual([]);
	});
});
