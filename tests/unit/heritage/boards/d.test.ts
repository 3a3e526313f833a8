import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules as d } from '../../../../src/lib/games/heritage/boards/d/rules.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { ARCHETYPES, CLASSES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import {
	answer,
	BOTH,
	character,
	go,
	joined,
	rulesOf,
	setting,
	tableWith,
	vampire
} from '../table/kit.ts';
import {
	activated,
	afterClasses,
	boardRules,
	complaint,
	onBoard,
	said,
	settled
} from './resolving.ts';

const NO_VERDICTS = { elitist: 0, egalitarian: 0 };
const EMPTY = { judices: {}, verdicts: NO_VERDICTS };
/** Elitist archetypes `e1` … `e4`, egalitarian ones `g1` … `g4`, in the order of the archetypes. */
const JUDGES = CLASSES.flatMap((side) =>
	ARCHETYPES.map((archetype, index) =>
		character(`${side === 'elitist' ? 'e' : 'g'}${index + 1}`, { class: side, archetype })
	)
);

/** The eight judges-to-be at the first seat, and `c1`, `c2` at the second. */
function court(corrections: readonly Correction[] = [], players = 2, more = {}) {
	const laid = setting(players, more);
	return tableWith(
		[
			...JUDGES.map(({ id }) => joined('s1', id, 'l1')),
			joined('s2', 'c1', 'l2'),
			joined('s2', 'c2', 'l2'),
			...corrections
		],
		{ ...laid, cast: [...laid.cast, ...JUDGES] }
	);
}

const table = court();
const infamy = (id: string, amount: number, more = {}) =>
	vampire(id, id.startsWith('l') ? null : 'l2', { infamy: amount, ...more });
/** Two judges, so that the next new one holds the trial. */
const TWO = { judices: { warlike: 'elitist', scholarly: 'egalitarian' }, verdicts: NO_VERDICTS };
const fall = (name: string): Task => ({ kind: 'fall', vampire: name, sacrifice: true });

test('it is what the timeline says', () => {
	const { id, name, category, eras } = TIMELINE.D;
	expect(d).toMatchObject({ id, name, category, eras });
	expect(d.endRound).toBeUndefined();
	expect(d.worthOfPlayer).toBeUndefined();
});

test('it begins without judges and verdicts', () => {
	expect(settled(d.setUp(table))).toEqual(EMPTY);
});

describe('an activated class', () => {
	test.each(JUDGES.map((card) => [card.id, card.archetype, card.class]))(
		'of %s sends the %s token to the judices on the %s side',
		(name, archetype, side) => {
			expect(activated(d, table, EMPTY, side, name)).toEqual({
				state: { judices: { [archetype]: side }, verdicts: NO_VERDICTS }
			});
		}
	);

	test('a second judge joins the first', () => {
		expect(afterClasses(d, table, EMPTY, 'e1', 'g2')).toEqual(TWO);
	});

	test('a token that judges already stays, is flipped to match, and makes no trial', () => {
		expect(activated(d, table, TWO, 'egalitarian', 'g1')).toEqual({
			state: {
				judices: { warlike: 'egalitarian', scholarly: 'egalitarian' },
				verdicts: NO_VERDICTS
			}
		});
		expect(activated(d, table, TWO, 'elitist', 'e1')).toEqual({ state: TWO });
	});

	test('changed by an effect without a vampire does nothing: it has no archetype', () => {
		expect(activated(d, table, TWO, 'elitist')).toEqual({ state: TWO });
	});

	test('is no temperament', () => {
		expect(() => activated(d, table, EMPTY, 'calm', 'e1')).toThrow(
			'calm is none of elitist, egalitarian'
		);
	});
});

describe('a trial', () => {
	test.each([
		[['e1', 'e2', 'e3'], { elitist: 1, egalitarian: 0 }],
		[['e1', 'e2', 'g3'], { elitist: 1, egalitarian: 0 }],
		[['g1', 'e2', 'e4'], { elitist: 1, egalitarian: 0 }],
		[['e1', 'g2', 'g3'], { elitist: 0, egalitarian: 1 }],
		[['g1', 'g4', 'e2'], { elitist: 0, egalitarian: 1 }],
		[['g1', 'g2', 'g3'], { elitist: 0, egalitarian: 1 }],
		// Flipped before the third one comes.
		[['e1', 'g2', 'g1', 'e3'], { elitist: 0, egalitarian: 1 }]
	])('of %j gives the verdict to the side with most judges, and the judices empty', (names, to) => {
		expect(afterClasses(d, table, EMPTY, ...names)).toEqual({ judices: {}, verdicts: to });
	});

	test('adds to the verdicts that were given', () => {
		const before = { ...TWO, verdicts: { elitist: 2, egalitarian: 3 } };
		expect(activated(d, table, before, 'elitist', 'e3').state).toEqual({
			judices: {},
			verdicts: { elitist: 3, egalitarian: 3 }
		});
		expect(activated(d, table, before, 'egalitarian', 'g3').state).toEqual({
			judices: {},
			verdicts: { elitist: 2, egalitarian: 4 }
		});
	});

	const taken = (corrections: readonly Correction[], players = 2) =>
		activated(d, court(corrections, players), TWO, 'elitist', 'e3').next;

	test.each([
		['nobody has infamy', [], []],
		['one has a single infamy', [infamy('c1', 1)], [fall('c1')]],
		['one has more than another', [infamy('c1', 2), infamy('c2', 3)], [fall('c2')]],
		['the leader has most', [infamy('l2', 2), infamy('c1', 1)], [fall('l2')]],
		['most is in torpor', [infamy('c1', 5, { torpor: true }), infamy('c2', 1)], [fall('c2')]],
		['all infamy is in torpor', [infamy('c1', 5, { torpor: true })], []],
		[
			'who is in torpor has as much',
			[infamy('c1', 2, { torpor: true }), infamy('c2', 2)],
			[fall('c2')]
		]
	])('when %s', (_, corrections, next) => {
		expect(taken(corrections)).toEqual(next);
	});

	test.each([2, 3, 4])('sees all bloodlines of %i players', (players) => {
		const last = `l${players}`;
		expect(taken([vampire(last, null, { infamy: 2 }), infamy('c1', 1)], players)).toEqual([
			fall(last)
		]);
	});
});

describe.each(BOTH)('tied for most infamy, dealt by the %s', (dealer) => {
	const rules = rulesOf({
		...boardRules(d),
		fall: (_, { vampire: name, sacrifice }) => {
			expect(sacrifice).toBe(true);
			return atOnce({ events: [{ type: 'VampireFell', vampire: name, insteadOf: null }] });
		}
	});
	const tied = (firstPlayer: string) => {
		const at = evolveTable(
			court(
				[infamy('c1', 2), infamy('c2', 2), vampire('e1', 'l1', { infamy: 2 }), infamy('l2', 1)],
				2,
				{ dealer, firstPlayer }
			),
			onBoard(d, TWO)
		);
		return go(rules, at, [{ kind: 'modify', vampire: 'e3', seat: 's1', attribute: 'elitist' }]);
	};

	test.each(['s1', 's2'])('the player whose turn it is picks: %s', (seat) => {
		const asked = tied(seat);
		expect(asked.table.question).toMatchObject({
			seat,
			prompt: 'whom-the-trial-takes',
			options: ['e1', 'c1', 'c2'],
			least: 1,
			most: 1
		});
		const { events, table: after } = answer(rules, asked.table, ['c2']);
		expect(events.slice(1)).toEqual([
			{
				type: 'BoardChanged',
				category: 'class',
				state: { judices: {}, verdicts: { elitist: 1, egalitarian: 0 } }
			},
			{ type: 'VampireFell', vampire: 'c2', insteadOf: null }
		]);
		expect(after.bloodlines['s2']?.vampires['c2']?.torpor).toBe(true);
	});
});

describe('worth', () => {
	test.each([
		[0, 0, 'e1', 0, 'Verdicts are tied, so nobody scores here.'],
		[2, 2, 'g1', 0, 'Verdicts are tied, so nobody scores here.'],
		[1, 0, 'e1', 1, 'The elitist side leads 1 to 0 in verdicts: each elitist vampire is worth 1.'],
		[1, 0, 'g1', 0, 'The elitist side leads 1 to 0 in verdicts, and g1 is not on it.'],
		[
			2,
			5,
			'g1',
			1,
			'The egalitarian side leads 5 to 2 in verdicts: each egalitarian vampire is worth 1.'
		],
		[2, 5, 'e1', 0, 'The egalitarian side leads 5 to 2 in verdicts, and e1 is not on it.']
	])('%i to %i: %s brings %i', (elitist, egalitarian, name, points, sentence) => {
		const state = { judices: {}, verdicts: { elitist, egalitarian } };
		const worth = d.worth(table, state, 's1', name);
		expect(worth.points).toBe(points);
		expect(said(d, worth)).toBe(sentence);
	});
});

describe('by hand', () => {
	test.each([
		[EMPTY],
		[TWO],
		[{ judices: { clandestine: 'elitist', wealthy: 'elitist' }, verdicts: NO_VERDICTS }],
		[{ judices: {}, verdicts: { elitist: 99, egalitarian: 7 } }]
	])('%j may lie there', (state) => {
		expect(complaint(d, state)).toBeNull();
	});

	test.each([
		[
			{ ...TWO, judices: { ...TWO.judices, wealthy: 'elitist' } },
			'with three judges the trial is held and the judices are empty again'
		],
		[
			{ judices: { noble: 'elitist' }, verdicts: NO_VERDICTS },
			'only tokens of warlike, scholarly, clandestine, wealthy judge'
		],
		[{ judices: { warlike: 'calm' }, verdicts: NO_VERDICTS }, 'a judge is elitist or egalitarian'],
		[{ judices: {}, verdicts: { elitist: -1, egalitarian: 0 } }, 'verdicts are never below 0'],
		[{ judices: {}, verdicts: { elitist: 100, egalitarian: 0 } }, 'at most 99 verdicts'],
		[
			{ judices: {}, verdicts: { elitist: 0, egalitarian: 0.5 } },
			'verdicts are counted in whole numbers'
		],
		[{ judices: {}, verdicts: { elitist: 'many', egalitarian: 0 } }, 'verdicts are counted'],
		[
			{ judices: {}, verdicts: { elitist: 0 } },
			'verdicts are counted for the elitist and the egalitarian side'
		],
		[{ verdicts: NO_VERDICTS }, 'it holds judges and verdicts']
	])('%j cannot lie there', (state, problem) => {
		expect(complaint(d, state)).toBe(problem);
	});
});

test('whoever is activated, there are never three judges afterwards, and each trial is one verdict', () => {
	const names = JUDGES.map(({ id }) => id);
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...names), { maxLength: 60 }), (activations) => {
			let state = EMPTY;
			for (const name of activations) {
				const before = state;
				state = afterClasses(d, table, before, name) as typeof EMPTY;
				expect(complaint(d, state)).toBeNull();
				const given = (of: typeof EMPTY) => of.verdicts.elitist + of.verdicts.egalitarian;
				const trial = given(state) - given(before);
				expect([0, 1]).toContain(trial);
				if (trial === 1) expect(state.judices).toEqual({});
				else expect(Object.keys(state.judices).length).toBeGreaterThan(0);
			}
		})
	);
});
