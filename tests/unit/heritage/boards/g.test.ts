import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules as a } from '../../../../src/lib/games/heritage/boards/a/rules.ts';
import { rules as g } from '../../../../src/lib/games/heritage/boards/g/rules.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { usurpedOnBoards } from '../../../../src/lib/games/heritage/boards/usurped.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { CLASSES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { BOTH, character, go, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';
import { activated, boardRules, complaint, onBoard, said, settled } from './resolving.ts';

type Titles = readonly (string | null)[];
const at = (elitist: number, egalitarian: number, titles: Titles = []) => ({
	tokens: { elitist, egalitarian },
	titles
});

/** Elitist `e1`, `e2` and `l1`; egalitarian `g1`, `g2` and `l2`; the first of each pair at s1, the second at s2. */
function court(corrections: readonly Correction[] = [], players = 2, more = {}) {
	const laid = setting(players, more);
	const commoner = { class: 'egalitarian' } as const;
	return tableWith(
		[
			joined('s1', 'e1', 'l1'),
			joined('s2', 'e2', 'l2'),
			joined('s1', 'g1', 'l1'),
			joined('s2', 'g2', 'l2'),
			vampire('l1', null),
			vampire('l2', null),
			...corrections
		],
		{
			...laid,
			cast: [
				...laid.cast.map((card) => (card.id === 'l2' ? { ...card, ...commoner } : card)),
				character('e1'),
				character('e2'),
				character('g1', commoner),
				character('g2', commoner)
			]
		}
	);
}

const power = (id: string, amount: number, more = {}): Correction => {
	const sire = id.startsWith('l') ? null : id.endsWith('1') ? 'l1' : 'l2';
	return vampire(id, sire, { power: amount, ...more });
};
const honoured = (name: string) => [{ type: 'TokensChanged', vampire: name, power: 1, infamy: 0 }];
/** The fourth activation of two players, by a class: the vote. */
const vote = (
	corrections: readonly Correction[],
	before = at(2, 1),
	attribute = 'egalitarian',
	players = 2
) => activated(g, court(corrections, players), before, attribute, 'g1');
/** Who took the title of the vote. */
const elected = (
	corrections: readonly Correction[],
	before = at(2, 1),
	attribute = 'egalitarian'
) => (vote(corrections, before, attribute).state as ReturnType<typeof at>).titles.at(-1);

test('it is what the timeline says', () => {
	const { id, name, category, eras } = TIMELINE.G;
	expect(g).toMatchObject({ id, name, category, eras });
	expect(g.endRound).toBeUndefined();
	expect(g.worthOfPlayer).toBeUndefined();
});

test('it begins without tokens and titles', () => {
	expect(settled(g.setUp(court()))).toEqual(at(0, 0));
});

describe('an activated class', () => {
	test.each([
		['elitist', at(0, 0), at(1, 0)],
		['egalitarian', at(0, 0), at(0, 1)],
		['elitist', at(1, 1), at(2, 1)],
		['egalitarian', at(0, 2, ['e1']), at(0, 3, ['e1'])]
	])('%s adds a token to its side', (attribute, before, after) => {
		expect(activated(g, court(), before, attribute, 'e1')).toEqual({ state: after });
		// An effect without a vampire changes the board all the same.
		expect(activated(g, court(), before, attribute)).toEqual({ state: after });
	});

	test('is no direction', () => {
		expect(() => activated(g, court(), at(0, 0), 'west', 'e1')).toThrow(
			'west is none of elitist, egalitarian'
		);
	});

	test.each([2, 3, 4])('the vote of %i players comes with twice as many activations', (players) => {
		const table = court([power('e1', 9)], players);
		const before = at(2 * players - 2, 0);
		const quiet = activated(g, table, before, 'elitist', 'e1');
		expect(quiet).toEqual({ state: at(2 * players - 1, 0) });
		expect(activated(g, table, quiet.state, 'elitist', 'e1').state).toEqual(at(0, 0, ['e1']));
	});

	test('with more tokens than that, laid by hand, the vote comes at once', () => {
		expect(activated(g, court([power('e1', 1)]), at(6, 0), 'elitist', 'e1').state).toEqual(
			at(0, 0, ['e1'])
		);
	});

	test("does nothing after the prince's vote", () => {
		const over = at(0, 0, ['e1', null, 'g1', null]);
		expect(activated(g, court(), over, 'elitist', 'e1')).toEqual({ state: over });
	});
});

describe('hold vote', () => {
	test('tokens alone make a side heavier; without power its vampires are tied', () => {
		expect(elected([power('e1', 0), vampire('e2', 'l2', { torpor: true })], at(3, 0))).toBeNull();
		expect(vote([power('e1', 1)], at(1, 2)).state).toEqual(at(0, 0, [null]));
	});

	test.each([
		['tokens outweigh power', [power('e1', 1)], at(3, 0), 'e1'],
		['power outweighs tokens', [power('g1', 3)], at(3, 0), 'g1'],
		['power and tokens level: nobody', [power('g1', 2)], at(3, 0), null],
		['power on both sides', [power('e1', 2), power('g1', 3)], at(2, 1), 'g1'],
		['power on both sides, level: nobody', [power('e1', 2), power('g1', 2)], at(2, 1), null],
		['leaders weigh and stand as any other', [power('l2', 3)], at(3, 0), 'l2'],
		['bloodlines add up', [power('g1', 1), power('g2', 2)], at(3, 0), 'g2']
	])('%s', (_, corrections, before, title) => {
		expect(elected(corrections, before)).toBe(title);
	});

	test.each([2, 3, 4])('everyone of %i players weighs', (players) => {
		const before = at(2 * players - 1, 0);
		const strong = players === 2 ? 'g2' : `l${players}`;
		const table = court([power(strong, 2 * players)], players);
		const side = strong === 'g2' ? 'egalitarian' : 'elitist';
		expect(activated(g, table, before, side, 'g1').state).toEqual(at(0, 0, [strong]));
	});

	test('power in torpor is ignored', () => {
		expect(elected([power('g1', 9, { torpor: true }), power('e1', 1)], at(3, 0))).toBe('e1');
	});

	test('power of who has a title is ignored', () => {
		const before = at(3, 0, ['g1']);
		expect(elected([power('g1', 9), power('e1', 1)], before)).toBe('e1');
	});
});

describe('lay claim', () => {
	test.each([
		['most power', [power('e1', 2), power('e2', 3)], 'e2'],
		['one power more than nobody', [power('l1', 1)], 'l1'],
		['tied for most: nobody', [power('e1', 2), power('e2', 2)], null],
		['tied without power: nobody', [], null],
		['tied below the most', [power('e1', 1), power('e2', 1), power('l1', 2)], 'l1'],
		['tied with who is in torpor', [power('e1', 2), power('e2', 2, { torpor: true })], 'e1'],
		['power of the other side', [power('e1', 1), power('g1', 1)], 'e1']
	])('%s', (_, corrections, title) => {
		expect(elected(corrections, at(3, 0), 'elitist')).toBe(title);
	});

	test('the only one of the side takes it without power', () => {
		const asleep = [power('e2', 0, { torpor: true })];
		expect(elected(asleep, at(3, 0, ['l1']), 'elitist')).toBe('e1');
	});

	test('whoever has a title does not stand again, nor ties', () => {
		expect(elected([power('e1', 3), power('e2', 1)], at(3, 0, ['e1']), 'elitist')).toBe('e2');
		expect(elected([power('e1', 3), power('e2', 3)], at(3, 0, ['e1']), 'elitist')).toBe('e2');
	});

	test('nobody of the heavier side is left: no title', () => {
		const asleep = ['e1', 'e2'].map((name) => power(name, 0, { torpor: true }));
		const { state, events = [] } = vote(asleep, at(3, 0, ['l1']), 'elitist');
		expect(state).toEqual(at(0, 0, ['l1', null]));
		expect(events).toEqual([]);
	});
});

describe('titles', () => {
	test.each([
		['sheriff', []],
		['harpy', [null]],
		['seneschal', ['l2', null]]
	])('the %s gains 1 power at once, and tokens are reset', (_, titles) => {
		expect(vote([power('e1', 1)], at(3, 0, titles), 'elitist')).toEqual({
			state: at(0, 0, [...titles, 'e1']),
			events: honoured('e1')
		});
	});

	test('the prince gains none', () => {
		expect(vote([power('e1', 1)], at(3, 0, [null, null, null]), 'elitist')).toEqual({
			state: at(0, 0, [null, null, null, 'e1'])
		});
	});

	test('a title that nobody gets is gone: tokens are reset and the next one is up', () => {
		expect(vote([], at(1, 2), 'elitist')).toEqual({ state: at(0, 0, [null]) });
	});
});

describe.each(BOTH)('dealt by the %s', (dealer) => {
	test('a court from the first activation to the prince asks nothing of anybody', () => {
		const table = evolveTable(
			court([power('e1', 2), power('e2', 1)], 2, { dealer }),
			onBoard(g, at(0, 0))
		);
		const one = { kind: 'modify', vampire: 'e1', seat: 's1', attribute: 'elitist' } as const;
		const { events, table: after } = go(
			rulesOf(boardRules(g)),
			table,
			Array.from({ length: 17 }, () => one)
		);
		// Who is left for the prince's vote is egalitarian, and the elitist side is heavier.
		expect(after.boards.class?.state).toEqual(at(0, 0, ['e1', 'e2', 'l1', null]));
		expect(events.filter(({ type }) => type !== 'BoardChanged')).toEqual([
			...honoured('e1'),
			...honoured('e2'),
			...honoured('l1')
		]);
	});
});

describe('worth', () => {
	const crowned = (prince: string | null) => at(0, 0, [null, null, null, prince]);
	const nobody = 'The court has no prince, so nobody scores here.';
	const asleep = court([power('e1', 0, { torpor: true })]);

	test.each([
		['before the vote', court(), at(3, 0, ['e2', null, 'e1']), 'e1', 0, nobody],
		['no prince was made', court(), crowned(null), 'e1', 0, nobody],
		['the prince is gone', court(), crowned('c1'), 'e1', 0, nobody],
		[
			'the prince is in torpor',
			asleep,
			crowned('e1'),
			'e2',
			0,
			'e1 is prince but is in torpor, so nobody scores here.'
		],
		[
			'the prince itself',
			court(),
			crowned('e1'),
			'e1',
			2,
			'Prince e1 is elitist: each elitist vampire is worth 2.'
		],
		[
			'of the class of a rival prince',
			court(),
			crowned('g2'),
			'g1',
			2,
			'Prince g2 is egalitarian: each egalitarian vampire is worth 2.'
		],
		[
			'of the other class',
			court(),
			crowned('g2'),
			'e2',
			0,
			'Prince g2 is egalitarian, and e2 is not.'
		]
	])('%s', (_, table, state, name, points, sentence) => {
		const worth = g.worth(table, state, 's1', name);
		expect(worth.points).toBe(points);
		expect(said(g, worth)).toBe(sentence);
	});
});

describe('usurped', () => {
	const usurped = (vampire: string, table = court()) =>
		usurpedOnBoards({ G: g }, table, [{ vampire, by: 'c1' }]);
	const titled = evolveTable(court(), onBoard(g, at(1, 2, ['e1', null, 'g1'])));

	test('a title passes to who takes the place of its holder', () => {
		expect(usurped('g1', titled)).toEqual([
			{ type: 'BoardChanged', category: 'class', state: at(1, 2, ['e1', null, 'c1']) }
		]);
	});

	test('several at once pass on together', () => {
		const both = [
			{ vampire: 'e1', by: 'c1' },
			{ vampire: 'g1', by: 'c2' }
		];
		expect(usurpedOnBoards({ G: g }, titled, both)).toEqual([
			{ type: 'BoardChanged', category: 'class', state: at(1, 2, ['c1', null, 'c2']) }
		]);
	});

	test('of somebody without a title nothing changes', () => {
		expect(usurped('e2', titled)).toEqual([]);
	});

	test('nor on a table without boards, or on a board where nobody holds anything', () => {
		expect(usurped('g1')).toEqual([]);
		expect(usurpedOnBoards({}, titled, [{ vampire: 'g1', by: 'c1' }])).toEqual([]);
		expect(usurpedOnBoards({ G: a }, titled, [{ vampire: 'g1', by: 'c1' }])).toEqual([]);
	});
});

describe('by hand', () => {
	test.each([
		[at(0, 0)],
		[at(7, 0, ['e1'])],
		[at(3, 4, ['e1', null, null])],
		[at(0, 0, [null, null, 'g1', 'e1'])]
	])('%j may lie there', (state) => {
		expect(complaint(g, state)).toBeNull();
	});

	test.each([
		[at(8, 0), 'there are fewer than 8 politics tokens between two votes'],
		[at(4, 4), 'there are fewer than 8 politics tokens between two votes'],
		[at(-1, 0), 'politics tokens are never below 0'],
		[at(0.5, 0), 'politics tokens are counted in whole numbers'],
		[{ tokens: { elitist: 'two', egalitarian: 0 }, titles: [] }, 'politics tokens are counted'],
		[
			{ tokens: { elitist: 1 }, titles: [] },
			'politics tokens lie on the elitist and the egalitarian side'
		],
		[at(0, 0, ['e1', 'e1']), 'nobody holds two titles'],
		[at(0, 0, [null, null, null, null, null]), 'there are 4 titles'],
		[
			at(1, 0, [null, null, null, null]),
			'once the prince was voted on, no politics tokens are laid'
		],
		[
			{ tokens: { elitist: 0, egalitarian: 0 }, titles: 'e1' },
			'titles are listed from the sheriff on'
		],
		[at(0, 0, ['Prince of Prague']), 'a title is held by a vampire, or by nobody'],
		[{ tokens: { elitist: 0, egalitarian: 0 } }, 'it holds politics tokens and titles']
	])('%j cannot lie there', (state, problem) => {
		expect(complaint(g, state)).toBe(problem);
	});
});

test('whatever is activated, a vote comes every so many activations, resets the tokens, and four are held', () => {
	const table = court([power('e1', 2), power('g1', 2), power('g2', 1)]);
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...CLASSES), { maxLength: 24 }), (classes) => {
			let state = at(0, 0);
			for (const [index, attribute] of classes.entries()) {
				state = activated(g, table, state, attribute, 'e1').state as typeof state;
				const votes = Math.min(4, Math.floor((index + 1) / 4));
				expect(state.titles).toHaveLength(votes);
				expect(state.tokens.elitist + state.tokens.egalitarian).toBe(
					votes === 4 ? 0 : (index + 1) % 4
				);
				expect(complaint(g, state)).toBeNull();
			}
		})
	);
});
