import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pick, scriptedChance } from '../../../src/lib/games/core/chance.ts';
import {
	accept,
	nothingToDo,
	refuse,
	sentenceOf,
	type Decision
} from '../../../src/lib/games/core/decision.ts';
import { fold, upcast, type Game, type Upcasts } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { given } from '../../../src/lib/games/core/testing.ts';

describe('chance', () => {
	test('picks what the roll says', () => {
		const chance = scriptedChance([0, 2, 4]);
		expect([1, 2, 3].map(() => pick(chance, ['a', 'b', 'c']))).toEqual(['a', 'c', 'b']);
	});

	test('a script that has run out, or an empty list, is a bug', () => {
		expect(() => scriptedChance([]).below(2)).toThrow(/only 0 rolls/);
		expect(() => pick(scriptedChance([0]), [])).toThrow(/non-empty/);
	});
});

describe('refusals', () => {
	test('say where and about what, when they know', () => {
		expect(refuse('too-late')).toEqual({ accepted: false, refusal: { reason: 'too-late' } });
		expect(refuse('too-late', { seat: 's1' }, 'seat')).toEqual({
			accepted: false,
			refusal: { reason: 'too-late', about: { seat: 's1' }, at: 'seat' }
		});
	});

	const sentences = { tied: '{seats} are tied on {points} points; {seat} waits for {nobody}.' };
	const names: Record<string, string> = { s1: 'Mira', s2: 'Jonas', s3: 'Ada' };
	const nameOf = (id: string) => names[id] ?? id;

	test('become sentences: ids get names, lists an "and", numbers stay, unknown holes show', () => {
		const about = { seats: ['s1', 's2', 's3'], points: 9, seat: 's2' };
		expect(sentenceOf(sentences, { reason: 'tied', about }, nameOf)).toBe(
			'Mira, Jonas and Ada are tied on 9 points; Jonas waits for {nobody}.'
		);
	});

	test.each([
		[[], ''],
		[['s1'], 'Mira'],
		[['s1', 's2'], 'Mira and Jonas']
	])('a list of %j reads "%s"', (who, text) => {
		const about = { who };
		expect(sentenceOf({ x: '{who}' }, { reason: 'x', about }, nameOf)).toBe(text);
	});

	test('a number can be said as boxes print it', () => {
		const refusal = { reason: 'x' as const, about: { era: 4 } };
		expect(sentenceOf({ x: 'Era {era:roman}, {era}' }, refusal)).toBe('Era IV, 4');
	});

	test('without names the ids are said', () => {
		expect(sentenceOf({ x: '{seat}' }, { reason: 'x', about: { seat: 's1' } })).toBe('s1');
	});
});

describe('upcasts', () => {
	const upcasts: Upcasts = {
		1: { name: 'titles become lists', up: (event) => ({ one: event }) },
		2: { name: 'and are counted', up: (event) => ({ two: event }) }
	};

	test.each([
		[1, 3, { two: { one: 'x' } }],
		[2, 3, { two: 'x' }],
		[3, 3, 'x']
	])('lead from schema %i to %i step by step', (from, to, expected) => {
		expect(upcast(upcasts, from, to, 'x')).toEqual(expected);
	});

	test('a missing step is a bug', () => {
		expect(() => upcast(upcasts, 1, 4, 'x')).toThrow(/from event schema 3 to 4/);
	});
});

type Count = { type: 'Count'; by: number };
type Counted = { type: 'Counted'; by: number };
const counter: Game<number, Count, Counted, 'too-much'> = {
	name: 'counter',
	schema: 1,
	folding: 1,
	rules: 1,
	initial: 0,
	commandSchema: v.object({ type: v.literal('Count'), by: v.number() }),
	eventSchema: v.object({ type: v.literal('Counted'), by: v.number() }),
	sentences: { 'too-much': 'That is too much.' },
	upcasts: {},
	decide(state, { by }, { sealed }): Decision<Counted, 'too-much'> {
		if (by === 5 && sealed !== undefined)
			return { accepted: true, events: [counted(5)], sealed: [sealed, 5] };
		if (by === 0) return nothingToDo();
		return state + by > 9 ? refuse('too-much') : accept<Counted>({ type: 'Counted', by });
	},
	evolve: (state, { by }) => state + by,
	needsSealed: () => false,
	findFault: () => null,
	findBroken: () => null,
	ruleOf: () => null,
	closesChapter: () => false
};
const counted = (by: number): Counted => ({ type: 'Counted', by });
const count = (by: number): Count => ({ type: 'Count', by });

describe('tests that read as rules can fail', () => {
	test('and pass when the rule holds', () => {
		const table = given(counter, counted(3), counted(4));
		expect(table.state).toBe(fold(counter.evolve, 0, [counted(7)]));
		table.when(count(2)).then(counted(2));
		table.when(count(3)).thenRefused('too-much');
		table.when(count(0)).thenNothing();
	});

	test('what is sealed is handed in and comes out, or stays unknown as on a phone', () => {
		const seen: (Json | undefined)[] = [];
		const look = (_events: readonly Counted[], sealed: Json | undefined) => seen.push(sealed);
		for (const sealed of [undefined, null, 'ace'])
			given(counter).when(count(5), [], sealed).thenSatisfies(look);
		given(counter).when(count(4), [], 'ace').thenSatisfies(look);
		expect(seen).toEqual([undefined, [null, 5], ['ace', 5], undefined]);
	});

	test.each<[string, () => void, RegExp]>([
		['another event', () => given(counter).when(count(2)).then(counted(3)), /events differ/],
		['one event too many', () => given(counter).when(count(2)).thenNothing(), /events differ/],
		['a refusal', () => given(counter, counted(9)).when(count(2)).then(counted(2)), /refused/],
		['no refusal', () => given(counter).when(count(2)).thenRefused('too-much'), /expected refusal/],
		[
			'another refusal',
			() =>
				given(counter, counted(9))
					.when(count(2))
					.thenRefused('other' as 'too-much'),
			/was too-much/
		]
	])('%s fails', (_name, look, message) => {
		expect(look).toThrow(message);
	});
});
