import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules as b } from '../../../../src/lib/games/heritage/boards/b/rules.ts';
import { rules as h } from '../../../../src/lib/games/heritage/boards/h/rules.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { TEMPERAMENTS, type Temperament } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import { answer, BOTH, go, joined, rulesOf, setting, tableWith } from '../table/kit.ts';
import { activated, boardRules, complaint, onBoard, said, settled, tokens } from './resolving.ts';

/* Two boards with a morality token a player: what lets it climb on one lets it fall on the other. */

type Activation = readonly [
	space: number,
	side: Temperament,
	attribute: Temperament,
	to: number,
	after: Temperament,
	draws: boolean
];

interface Track {
	readonly id: 'B' | 'H';
	readonly rules: typeof b | typeof h;
	/** Where a token of the same side is moved from, and to: onto a space that draws a scheme. */
	readonly from: number;
	readonly onto: number;
	readonly activations: readonly Activation[];
	readonly taken: readonly (readonly [spaces: readonly number[], holder: string, seat: string])[];
	readonly tied: readonly (readonly [spaces: readonly number[], holder: string])[];
	/** With these the first seat, which has the marker, would take it. */
	readonly leading: readonly number[];
}

const TRACKS: readonly Track[] = [
	{
		id: 'B',
		rules: b,
		from: 3,
		onto: 4,
		activations: [
			[1, 'calm', 'calm', 2, 'calm', false],
			[2, 'calm', 'calm', 3, 'calm', false],
			[3, 'calm', 'calm', 4, 'calm', true],
			[4, 'calm', 'calm', 5, 'calm', false],
			[5, 'calm', 'calm', 6, 'calm', true],
			[6, 'calm', 'calm', 6, 'calm', false],
			[1, 'calm', 'cruel', 1, 'calm', false],
			[2, 'calm', 'cruel', 1, 'cruel', false],
			[3, 'calm', 'cruel', 2, 'cruel', false],
			[4, 'calm', 'cruel', 3, 'cruel', false],
			[5, 'calm', 'cruel', 4, 'cruel', true],
			[6, 'calm', 'cruel', 5, 'cruel', false],
			[1, 'cruel', 'calm', 1, 'cruel', false],
			[2, 'cruel', 'calm', 1, 'calm', false],
			[3, 'cruel', 'calm', 2, 'calm', false],
			[4, 'cruel', 'calm', 3, 'calm', false],
			[5, 'cruel', 'calm', 4, 'calm', true],
			[6, 'cruel', 'calm', 5, 'calm', false],
			[1, 'cruel', 'cruel', 2, 'cruel', false],
			[2, 'cruel', 'cruel', 3, 'cruel', false],
			[3, 'cruel', 'cruel', 4, 'cruel', true],
			[4, 'cruel', 'cruel', 5, 'cruel', false],
			[5, 'cruel', 'cruel', 6, 'cruel', true],
			[6, 'cruel', 'cruel', 6, 'cruel', false]
		],
		taken: [
			[[4, 3], 's2', 's1'],
			[[3, 4], 's1', 's2'],
			[[2, 1], 's2', 's1'],
			[[5, 5, 6], 's1', 's3'],
			[[1, 1, 1, 2], 's1', 's4']
		],
		tied: [
			[[4, 4], 's2'],
			[[5, 3, 5], 's2'],
			[[3, 3, 3, 3], 's4']
		],
		leading: [6, 3]
	},
	{
		id: 'H',
		rules: h,
		from: 4,
		onto: 3,
		activations: [
			[1, 'calm', 'calm', 1, 'calm', false],
			[2, 'calm', 'calm', 1, 'calm', false],
			[3, 'calm', 'calm', 2, 'calm', false],
			[4, 'calm', 'calm', 3, 'calm', true],
			[5, 'calm', 'calm', 4, 'calm', false],
			[6, 'calm', 'calm', 5, 'calm', true],
			[1, 'calm', 'cruel', 2, 'cruel', false],
			[2, 'calm', 'cruel', 3, 'cruel', true],
			[3, 'calm', 'cruel', 4, 'cruel', false],
			[4, 'calm', 'cruel', 5, 'cruel', true],
			[5, 'calm', 'cruel', 6, 'cruel', false],
			[6, 'calm', 'cruel', 6, 'calm', false],
			[1, 'cruel', 'calm', 2, 'calm', false],
			[2, 'cruel', 'calm', 3, 'calm', true],
			[3, 'cruel', 'calm', 4, 'calm', false],
			[4, 'cruel', 'calm', 5, 'calm', true],
			[5, 'cruel', 'calm', 6, 'calm', false],
			[6, 'cruel', 'calm', 6, 'cruel', false],
			[1, 'cruel', 'cruel', 1, 'cruel', false],
			[2, 'cruel', 'cruel', 1, 'cruel', false],
			[3, 'cruel', 'cruel', 2, 'cruel', false],
			[4, 'cruel', 'cruel', 3, 'cruel', true],
			[5, 'cruel', 'cruel', 4, 'cruel', false],
			[6, 'cruel', 'cruel', 5, 'cruel', true]
		],
		taken: [
			[[3, 4], 's2', 's1'],
			[[4, 3], 's1', 's2'],
			[[5, 6], 's2', 's1'],
			[[2, 2, 1], 's1', 's3'],
			[[6, 6, 6, 5], 's1', 's4']
		],
		tied: [
			[[3, 3], 's2'],
			[[2, 3, 2], 's2'],
			[[3, 3, 3, 3], 's4']
		],
		leading: [1, 3]
	}
];

const table = tableWith([joined('s2', 'c1', 'l2')], setting(3));

describe.each(TRACKS)(
	'battleground $id',
	({ id: board, rules, from, onto, activations, taken, tied, leading }) => {
		test('it is what the timeline says', () => {
			const { id, name, category, eras } = TIMELINE[board];
			expect(rules).toMatchObject({ id, name, category, eras });
		});

		describe.each(BOTH)('set-up, dealt by the %s', (dealer) => {
			test.each([2, 3, 4])('%i players choose their sides in turn order', (players) => {
				const firstPlayer = 's2';
				const played = rulesOf(boardRules(rules));
				const sides = ['cruel', 'calm', 'calm', 'cruel'].slice(0, players);
				const order = ['s2', ...['s3', 's4'].slice(0, players - 2), 's1'];
				let at = go(played, tableWith([], setting(players, { dealer, firstPlayer })), [
					{ kind: 'set-up-board', category: 'temperament', battleground: board }
				]).table;
				sides.forEach((side, index) => {
					const seat = order[index];
					expect(at.question).toMatchObject({
						seat,
						prompt: 'which-side',
						about: { seat },
						options: ['calm', 'cruel'],
						least: 1,
						most: 1
					});
					at = answer(played, at, [side]).table;
				});
				expect(at.question).toBeNull();
				const chosen = order.map((seat, index) => [seat, { space: 3, side: sides[index] }]);
				expect(at.boards.temperament).toEqual({
					battleground: board,
					state: { tokens: Object.fromEntries(chosen) }
				});
			});

			test('a token that comes onto such a space draws a clan scheme for its player', () => {
				const drawing = rulesOf({
					...boardRules(rules),
					'draw-scheme': (_, { seat, amount }) =>
						atOnce({
							events: Array.from(
								{ length: amount },
								() => ({ type: 'SchemeDrawn', seat, position: 0, scheme: null }) as const
							)
						})
				});
				const state = tokens([from, 'calm'], [from, 'calm']);
				const laid = tableWith([], setting(2, { dealer }), onBoard(rules, state));
				const { events } = go(drawing, laid, [
					{ kind: 'modify', vampire: null, seat: 's1', attribute: 'calm' }
				]);
				expect(events).toEqual([
					{
						type: 'BoardChanged',
						category: 'temperament',
						state: tokens([onto, 'calm'], [from, 'calm'])
					},
					{ type: 'SchemeDrawn', seat: 's1', position: 0, scheme: null }
				]);
			});
		});

		describe('an activated temperament', () => {
			test.each(activations)(
				'on %i, %s, met by %s: to %i, %s, a scheme: %s',
				(space, side, attribute, to, after, draws) => {
					const before = tokens([2, 'calm'], [space, side], [5, 'cruel']);
					const {
						state,
						events = [],
						next = []
					} = activated(rules, table, before, attribute, 'c1');
					expect(state).toEqual(tokens([2, 'calm'], [to, after], [5, 'cruel']));
					expect(events).toEqual([]);
					expect(next).toEqual(draws ? [{ kind: 'draw-scheme', seat: 's2', amount: 1 }] : []);
				}
			);

			test('of an effect without a vampire moves the token of whose effect it is', () => {
				const before = tokens([from, 'cruel'], [from, 'cruel']);
				expect(activated(rules, table, before, 'cruel').state).toEqual(
					tokens([onto, 'cruel'], [from, 'cruel'])
				);
			});

			test('finds no token of somebody whom a correction left out', () => {
				const before = {
					tokens: { s2: { space: 3, side: 'calm' }, s3: { space: 3, side: 'calm' } }
				};
				expect(activated(rules, table, before, 'calm')).toEqual({ state: before });
			});

			test('is no class', () => {
				expect(() => activated(rules, table, tokens([3, 'calm'], [3, 'calm']), 'elitist')).toThrow(
					'elitist is none of calm, cruel'
				);
			});
		});

		describe('the end of a round', () => {
			const ended = (spaces: readonly number[], firstPlayer: string) => {
				const state = tokens(...spaces.map((space): [number, string] => [space, 'calm']));
				const at = tableWith([], setting(spaces.length, { firstPlayer }));
				const resolving = rules.endRound?.(at, state);
				if (!resolving) throw new Error('this board has an end of round');
				const { state: after, events = [], next = [] } = settled(resolving);
				expect([after, next]).toEqual([state, []]);
				return events;
			};

			test.each(taken)('%j with the marker at %s: %s takes it', (spaces, holder, seat) => {
				expect(ended(spaces, holder)).toEqual([{ type: 'FirstPlayerSet', seat }]);
			});

			test.each(tied)('%j, tied: the marker stays at %s', (spaces, holder) => {
				expect(ended(spaces, holder)).toEqual([]);
			});

			test('who has the marker already does not take it anew', () => {
				expect(ended(leading, 's1')).toEqual([]);
			});

			test('a board without tokens moves no marker', () => {
				const resolving = rules.endRound?.(table, { tokens: {} });
				expect(resolving && settled(resolving)).toEqual({ state: { tokens: {} } });
			});
		});

		describe('worth', () => {
			const ofPlayer = (space: number) => {
				const worth = rules.worthOfPlayer?.(table, tokens([3, 'calm'], [space, 'cruel']), 's2');
				if (!worth) throw new Error('this board scores for players');
				return worth;
			};

			test.each([
				[1, -1],
				[2, 0],
				[3, 1],
				[4, 2],
				[5, 3],
				[6, 4]
			])('space %i brings its player %i', (space, points) => {
				expect(ofPlayer(space).points).toBe(points);
				expect(said(rules, ofPlayer(space))).toBe(
					`s2’s morality token is on a space worth ${points}.`
				);
			});

			test('no single vampire scores', () => {
				const worth = rules.worth(table, tokens([6, 'calm'], [6, 'calm']), 's2', 'c1');
				expect(worth.points).toBe(0);
				expect(said(rules, worth)).toBe('s2’s morality token scores here, not each vampire.');
			});

			test('without a token there is nothing to score', () => {
				const worth = rules.worthOfPlayer?.(table, { tokens: {} }, 's2');
				expect(worth?.points).toBe(0);
				expect(worth && said(rules, worth)).toBe(
					's2 has no morality token here and scores nothing.'
				);
			});
		});

		describe('by hand', () => {
			test.each([1, 2, 3, 4, 5, 6])('a token may lie on %i', (space) => {
				expect(complaint(rules, tokens([space, 'calm'], [space, 'cruel']))).toBeNull();
				expect(
					complaint(rules, tokens([1, 'calm'], [1, 'calm'], [space, 'calm'], [6, 'calm']))
				).toBeNull();
			});

			const two = [1, 'calm'] as const;
			test.each([
				[tokens([0, 'calm'], two), 'the spaces go from 1 to 6'],
				[tokens([7, 'calm'], two), 'the spaces go from 1 to 6'],
				[tokens([1.5, 'calm'], two), 'a token lies on a whole space'],
				[tokens(['high', 'calm'], two), 'the space of a token is a number'],
				[tokens([1, 'roaming'], two), 'a token shows calm or cruel'],
				[{ tokens: { s1: { space: 1 }, s2: { space: 1 } } }, 'a token has a space and a side'],
				[tokens(two), 'each player has one token'],
				[tokens(two, two, two, two, two), 'each player has one token'],
				[{ tokens: 3 }, 'each player has a token'],
				[{}, 'it holds a morality token a player']
			])('%j cannot lie there', (state, problem) => {
				expect(complaint(rules, state)).toBe(problem);
			});
		});

		test('whatever is activated, no token leaves its track, and others keep their place', () => {
			const activation = fc.record({
				seat: fc.constantFrom('s1', 's2', 's3'),
				attribute: fc.constantFrom(...TEMPERAMENTS)
			});
			fc.assert(
				fc.property(fc.array(activation, { maxLength: 60 }), (activations) => {
					let spaces = { s1: from, s2: from, s3: from };
					let state = tokens([from, 'calm'], [from, 'cruel'], [from, 'calm']);
					for (const { seat, attribute } of activations) {
						const by = { seat, vampire: null, attribute };
						const after = settled(rules.modify(table, state, by)).state as typeof state;
						expect(complaint(rules, after)).toBeNull();
						for (const other of ['s1', 's2', 's3'])
							if (other !== seat) expect(after.tokens[other]).toEqual(state.tokens[other]);
						const moved = Number(after.tokens[seat]?.space) - spaces[seat];
						expect(Math.abs(moved)).toBeLessThanOrEqual(1);
						spaces = { ...spaces, [seat]: spaces[seat] + moved };
						state = after;
					}
				})
			);
		});
	}
);
